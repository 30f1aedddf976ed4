import Bundled

/// The files that every page refers to.
package enum ReportAssets {
  /// Paths from the report's folder, with the bytes; `withFiles` those of an index that tells of a folder's files too.
  package static func files(withFiles: Bool) -> [(path: String, bytes: [UInt8])] {
    (["report.css", "report.js"] + (withFiles ? ["files.css"] : [])).compactMap { name in
      Bundled.file("Web/" + name).map { ("assets/" + name, $0) }
    }
  }
}
