import Foundation

/// A folder of small pages for one test, removed with it.
final class Fixture {
  let folder: URL

  init(_ files: [String: String]) throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("cellproof-pages-\(UUID().uuidString)", isDirectory: true)
    for (path, text) in files {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }

  /// One page, `index.html`, around `body`; sound but for what the body does.
  convenience init(body: String, style: String = "", head: String = "") throws {
    try self.init([
      "index.html": """
      <!doctype html><html lang="en"><head><meta charset="utf-8"><title>Fixture</title>
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <link rel="stylesheet" href="page.css">\(head)</head><body><main><h1>Fixture</h1>\(body)</main></body></html>
      """,
      "page.css": "body { font: 16px/1.4 sans-serif; margin: 16px } \(style)",
    ])
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  var page: URL { folder.appendingPathComponent("index.html") }
}
