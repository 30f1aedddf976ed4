package import Graphics
package import Hashing
package import Staging

/// What the pages, the index and `report.json` tell of a preview.
package struct PreviewRecord: Sendable {
  /// The cell's id in the report: the design's, with the file's stem before it where several inputs share it.
  package let cell: String
  package let preview: Preview
  /// `truck/swiped.ios11.iphone-8`; made once, since pages, layouts and the index all name a preview by it.
  package let id: String
  /// In points.
  package var size: Size
  /// From the report's folder: `svg/truck/swiped.ios11.iphone-8.svg`, perhaps an equal picture's; nil where
  /// no pictures are written.
  package var picture: String?
  /// Of the picture's bytes; nil where none are made.
  package var hash: ContentHash?
  /// Numbers of `FindingLedger`, in its order.
  package var findings: [Int]

  package init(
    cell: String, preview: Preview, size: Size, picture: String?, hash: ContentHash?, findings: [Int] = []
  ) {
    self.cell = cell
    self.preview = preview
    id = PreviewRecord.id(cell: cell, preview)
    self.size = size
    self.picture = picture
    self.hash = hash
    self.findings = findings
  }

  /// `truck/swiped.ios11.iphone-8`.
  package static func id(cell: String, _ preview: Preview) -> String { cell + "/" + preview.name }

  /// The file of a preview's own picture, from the report's folder.
  package static func picturePath(of id: String) -> String { "svg/\(id).svg" }
}

/// A preview that was asked for and cannot be: the system has not got it.
package struct SkippedRecord: Sendable {
  package var cell: String
  package var preview: Preview
  /// One line without a full stop: `dark appearance exists from iOS 13`.
  package var reason: String

  package init(cell: String, preview: Preview, reason: String) {
    self.cell = cell
    self.preview = preview
    self.reason = reason
  }

  /// `truck/swiped.ios10.iphone-8.dark`.
  package var id: String { cell + "/" + preview.name }
}
