import Foundation

/// A design's folder with images, and what lies around it.
final class Project {
  let root: String
  var design: String { root + "/design" }

  init() throws {
    let base = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path
    root = base + "/cellproof-assets-" + UUID().uuidString
    for folder in ["design/icons/sub", "design/more", "outside"] {
      try FileManager.default.createDirectory(
        atPath: root + "/" + folder, withIntermediateDirectories: true)
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: root) }

  /// Folders on the way are made.
  func write(_ bytes: [UInt8], _ name: String) throws {
    let folder = URL(fileURLWithPath: root + "/" + name).deletingLastPathComponent().path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data(bytes).write(to: URL(fileURLWithPath: root + "/" + name))
  }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: root + "/" + name, withDestinationPath: target)
  }
}
