import Files

/// The folders of a project that hold nothing of its own to draw: others' code, what was built, what is one file to
/// people. One that is named on the command line is entered all the same.
enum ProjectFolders {
  /// By name; case as on disk, since a project may well have a folder `Build` of its own.
  private static let names: [String: String] = [
    "Pods": "copies that CocoaPods makes of others' code",
    "Carthage": "what Carthage checks out and builds",
    "SourcePackages": "what Xcode checks out of others' packages",
    "DerivedData": "what Xcode builds",
    "build": "what xcodebuild builds",
    "node_modules": "what npm fetches of others' code",
    "bower_components": "what Bower fetches of others' code",
  ]

  /// By the end of the name.
  private static let kinds: [String: String] = [
    "xcodeproj": "Xcode's list of files and settings",
    "xcworkspace": "Xcode's list of projects",
    "framework": "built code",
    "xcframework": "built code",
    "app": "a built app: its documents are compiled",
    "appex": "a built extension",
    "xcarchive": "a built app",
    "dsym": "what a debugger reads of built code",
    "storyboardc": "a compiled storyboard",
    "nib": "a compiled nib",
    "docc": "documentation",
    "xcdatamodeld": "a data model",
    "xcstickers": "stickers",
    "scnassets": "three-dimensional models",
  ]

  /// By the names of the folder above and its own.
  private static let pairs: [String: String] = [
    "vendor/bundle": "what Bundler fetches of Ruby's packages"
  ]

  /// What a walk does with a folder, by its path from the folder that was named.
  static func step(_ path: String) -> FolderWalk.Step {
    let name = FilePath.name(of: path)
    let kind = FilePath.fileExtension(of: name)
    if kind == "xcassets" { return .keep }
    let pair = FilePath.name(of: FilePath.parent(of: path)) + "/" + name
    return names[name] == nil && kinds[kind] == nil && pairs[pair] == nil ? .enter : .leaveOut
  }

  /// What is left out, for people.
  static let leftOut = "Pods, Carthage, build folders and what .gitignore names are left out"
}
