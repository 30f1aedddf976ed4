import Foundation

/// The committed report, `public/`, as the tests find it.
enum Site {
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("public", isDirectory: true)

  /// Paths of all pages below the folder, in a fixed order.
  static let pages: [String] = {
    let paths = try? FileManager.default.subpathsOfDirectory(atPath: folder.path)
    return (paths ?? []).filter { $0.hasSuffix(".html") }.sorted()
  }()

  /// Whether a machine runs the tests for others, which lets nothing be skipped.
  static let isCI = ProcessInfo.processInfo.environment["CI"] == "true"

  /// Where pictures of the pages go; nil where none are wanted.
  static let screenshots = ProcessInfo.processInfo.environment["CELLPROOF_SCREENSHOTS"]
    .map { URL(fileURLWithPath: $0, isDirectory: true) }
}
