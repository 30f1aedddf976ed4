/// A whole run, as `report.json` and the index tell it.
package struct ReportContents: Sendable {
  /// The version of the program; a report of another one may look different.
  package static let version = "0.1.0"
  /// The generator's name and version, as it stands in every report.
  package static let generator = "cellproof " + version

  /// The design's title; nil where it has none.
  package var title: String?
  /// The names of the inputs, as messages show them.
  package var inputs: [String]
  package var fonts: [FontRecord]
  /// In the order of the designs, their cells and their matrices.
  package var previews: PreviewTable
  package var scenes: [SceneRecord]
  package var skipped: [SkippedRecord]
  package var findings: FindingLedger
  /// Where findings stand in the inputs.
  package var locations: Locations

  package init(
    title: String?, inputs: [String], fonts: [FontRecord], previews: PreviewTable,
    scenes: [SceneRecord], skipped: [SkippedRecord], findings: FindingLedger, locations: Locations
  ) {
    self.title = title
    self.inputs = inputs
    self.fonts = fonts
    self.previews = previews
    self.scenes = scenes
    self.skipped = skipped
    self.findings = findings
    self.locations = locations
  }
}
