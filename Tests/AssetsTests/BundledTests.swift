import Bundled
import Foundation
import Testing

@Suite struct BundledTests {
  /// `Resources` of the project: this file stands three levels below it.
  private var resources: String {
    var url = URL(fileURLWithPath: #filePath)
    for _ in 0..<3 { url.deleteLastPathComponent() }
    return url.appendingPathComponent("Resources").path
  }

  /// A file that was added, renamed or removed: run `Resources/embed`.
  @Test func everyFileIsBundledAsItIs() throws {
    var onDisk: [String] = []
    for folder in ["Designs", "Icons", "Schema", "Web"] {
      let walk = FileManager.default.enumerator(atPath: resources + "/" + folder)
      for case let path as String in walk ?? FileManager.DirectoryEnumerator() {
        var isFolder: ObjCBool = false
        let file = "\(resources)/\(folder)/\(path)"
        guard FileManager.default.fileExists(atPath: file, isDirectory: &isFolder), !isFolder.boolValue,
          !path.split(separator: "/").contains(where: { $0.hasPrefix(".") })
        else { continue }
        onDisk.append("\(folder)/\(path)")
      }
    }
    onDisk.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    #expect(Bundled.names() == onDisk)
    for name in onDisk {
      let bytes = try #require(FileManager.default.contents(atPath: resources + "/" + name))
      #expect(Bundled.file(name) == Array(bytes), "\(name)")
    }
  }

  @Test func namesBelowAFolder() {
    #expect(Bundled.names(under: "Icons").contains("Icons/trash.fill.svg"))
    #expect(Bundled.names(under: "Icons/") == Bundled.names(under: "Icons"))
    #expect(Bundled.names(under: "Icon") == [])
  }

  @Test(arguments: [
    "", "Icons", "Icons/", "Icons/trash", "Icons/trash.svg\0", "zzz", "\0", "Icons/trash.svgx", "/",
    "\u{10FFFF}",
  ])
  func whatIsNotThereIsNil(_ name: String) {
    #expect(Bundled.file(name) == nil)
  }
}
