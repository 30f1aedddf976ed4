import Foundation

/// The committed report, `public/`, as the tests find it.
enum Site {
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("public", isDirectory: true)

  /// How many of a folder's pages are looked at: the largest, which have most to go wrong, and the smallest.
  private static let pagesOfAKind = 5

  /// Paths of pages of every kind below the folder, in a fixed order. The pages of a folder are written by one writer:
  /// a few stand for all, for a browser takes seconds for each.
  static let pages: [String] = {
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
    let pages = paths.filter { $0.hasSuffix(".html") }.sorted()
    let kinds = Dictionary(grouping: pages) { $0.split(separator: "/").dropLast().joined(separator: "/") }
    return kinds.values.flatMap { pages in
      let ordered = pages.sorted { (-size(of: $0), $0) < (-size(of: $1), $1) }
      return ordered.prefix(pagesOfAKind - 1) + ordered.dropFirst(pagesOfAKind - 1).suffix(1)
    }.sorted()
  }()

  private static func size(of path: String) -> Int {
    let values = try? folder.appendingPathComponent(path).resourceValues(forKeys: [.fileSizeKey])
    return values?.fileSize ?? 0
  }

  /// Whether a machine runs the tests for others, which lets nothing be skipped.
  static let isCI = ProcessInfo.processInfo.environment["CI"] == "true"

  /// Where pictures of the pages go; nil where none are wanted.
  static let screenshots = ProcessInfo.processInfo.environment["CELLPROOF_SCREENSHOTS"]
    .map { URL(fileURLWithPath: $0, isDirectory: true) }
}
