import Bundled

/// The files that every page refers to.
package enum ReportAssets {
  /// Paths from the report's folder, with the bytes.
  package static var files: [(path: String, bytes: [UInt8])] {
    ["report.css", "report.js"].compactMap { name in
      Bundled.file("Web/" + name).map { ("assets/" + name, $0) }
    }
  }
}
