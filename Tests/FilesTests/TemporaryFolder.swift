import Foundation

/// A folder for one test, removed with the value that made it.
final class TemporaryFolder {
  let path: String

  init() throws {
    let base = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path
    path = base + "/cellproof-tests-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func at(_ name: String) -> String { path + "/" + name }

  @discardableResult
  func write(_ text: String, _ name: String) throws -> String {
    let file = at(name)
    let parent = (file as NSString).deletingLastPathComponent
    try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: file))
    return file
  }

  func text(_ name: String) -> String? {
    FileManager.default.contents(atPath: at(name)).map { String(decoding: $0, as: UTF8.self) }
  }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: at(name), withDestinationPath: target)
  }

  /// All paths below, sorted, folders with a slash behind.
  func contents(_ name: String = ".") -> [String] {
    let root = at(name)
    guard let walk = FileManager.default.enumerator(atPath: root) else { return [] }
    return walk.compactMap { $0 as? String }.map { path in
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: root + "/" + path, isDirectory: &isFolder)
      return isFolder.boolValue ? path + "/" : path
    }.sorted()
  }
}
