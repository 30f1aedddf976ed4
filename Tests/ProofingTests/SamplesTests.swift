import Bundled
import Diagnostics
import Foundation
import Testing

@testable import Proofing

@Suite("The samples") struct SamplesTests {
  @Test("Each is in Resources, none is forgotten")
  func names() {
    let files = Bundled.names(under: "Designs").filter {
      $0.hasSuffix(".json") && !$0.hasPrefix(RuleDrawing.folder)
    }
    #expect(files.sorted() == Samples.names.map { "Designs/\($0).json" }.sorted())
  }

  @Test("Each reads without a fault or a note, images included")
  func readCleanly() {
    var loader = InputLoader()
    loader.load([])
    #expect((loader.faults + loader.passedOver).map(\.message) == [])
    #expect(loader.designs.map(\.name) == Samples.names.map { $0 + ".json" })
  }

  /// What the published cells are known to do wrong; nothing else may be found in them.
  private static let mistakes: [String: [String]] = {
    let truck =
      swiped(
        "truck", ["swiping", "swiped", "confirming"], on: ["ios11-xcode8.iphone-8", "ios11.iphone-8"])
      + swiped("truck", on: ["ios18.iphone-16", "ios26.iphone-16"])
    let firstTry = swiped("first-try", on: ["ios11.iphone-8", "ios18.iphone-16", "ios26.iphone-16"])
    let pattern = swiped("pattern", on: from11)
    return [
      // The first try leaves the pull view as UIKit makes it: grey beside a lone painted action. It exists from iOS 11
      // on, and on iOS 26 the table shows in its place, which has the cell's colour.
      "swipe-background-mismatch truck-card.json": Array(firstTry.prefix(2)),
      // A picture that is filled white before a clear view is drawn into it is a white block on any other cell.
      "swipe-background-mismatch row-actions.json": swiped(
        "pattern-filled-white", on: ["ios10.iphone-se", "ios11.iphone-se"]),
      // From iOS 11 on a row action takes no pattern, and blanks for 100 points give 74; blanks for 74 lose nothing.
      "pattern-unsupported truck-card.json": truck + firstTry,
      "whitespace-title-ignored truck-card.json": truck + firstTry,
      "pattern-unsupported row-actions.json": pattern + swiped("drawn", on: from11)
        + swiped("snapshot", on: from11) + swiped("pattern-filled-white", on: ["ios11.iphone-se"]),
      "whitespace-title-ignored row-actions.json": pattern,
      // What is drawn for 100 stands right of the middle of 74, unless it was moved; in a capsule of iOS 26 what is
      // drawn for a row of 100 stands below the middle too.
      "icon-off-centre truck-card.json": firstTry,
      "icon-off-centre row-actions.json": pattern + swiped("drawn", on: ["ios26.iphone-se"]),
      // The red bin is white as a template, everywhere; bin and disc keep their colours from iOS 13 on.
      "template-icon-loses-colour row-actions.json": swiped("contextual", on: from11)
        + swiped("contextual", on: ["ios11.iphone-se"])
        + swiped("contextual", ["fullSwipe"], on: ["ios26.iphone-se"]),
      // Labels that end 40 before the edge centre the mark up to iOS 12 only, those that end 52 before it from 13 on.
      "accessory-off-centre checked-cell.json": [
        "trailing-40/normal.ios13.iphone-8.row2", "trailing-52/normal.ios12.iphone-8.row2",
      ],
      // A picture of 176 for a row of 176 loses its foot in a capsule of 80.
      "full-height-design-on-26 truck-card.json": [
        "first-try/swiped.ios26.iphone-16", "truck/swiped.ios26.iphone-16",
      ],
      // At the largest text a row of 65 is too low for two texts of 63.5 and 51.5, and too narrow for the longest name.
      "overlap item-cell.json": largest("item", rows: 3)
        + ["item-on-the-cell/editing.ios26.iphone-se"],
      "clipped item-cell.json": largest("item", rows: 3),
      "truncation item-cell.json": largest("item", rows: 1),
    ].mapValues { $0.sorted() }
  }()

  /// What is too faint or too small in nearly every picture of the published cells, by cell.
  private static let readAndTouched: [String: Set<String>] = [
    // In the dark the card stays white and its letters turn white; the published cell says that it knows.
    "contrast truck-card.json": ["first-try"],
    // A red mark on the grey of selection.
    "contrast checked-cell.json": ["own-mark"],
    // Green, red and grey letters on white.
    "contrast item-cell.json": ["item", "growing-item"],
    // The label that was added to the cell.
    "not-in-content-view item-cell.json": ["item-on-the-cell"],
  ]

  private static let from11 = ["ios11.iphone-se", "ios18.iphone-se", "ios26.iphone-se"]

  /// The ids of a cell's first rows at the largest text size.
  private static func largest(_ cell: String, rows: Int) -> [String] {
    (1...rows).map { row in
      "\(cell)/normal.ios26.iphone-se.accessibilityExtraExtraExtraLarge" + (row > 1 ? ".row\(row)" : "")
    }
  }

  /// The ids of a cell's previews.
  private static func swiped(_ cell: String, _ states: [String] = ["swiped"], on lanes: [String]) -> [String]
  {
    lanes.flatMap { lane in states.map { "\(cell)/\($0).\(lane)" } }
  }

  @Test("The report finds the mistakes they teach and nothing else, and stays under 3 MB")
  func report() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "samples-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let outcome = Proofing.render(Request(), into: folder.path)
    #expect(outcome.status == .done)
    let report = try JSONDecoder().decode(
      Report.self, from: Data(contentsOf: folder.appending(path: "report.json")))
    var found: [String: [String]] = [:]
    var cells: [String: Set<String>] = [:]
    // A note at each cell that colours its pull view, whatever it looks like.
    for finding in report.findings where finding.rule != "pull-view-path" {
      let name = "\(finding.rule) \(finding.location.file)"
      if Self.readAndTouched.keys.contains(name) {
        cells[name, default: []].formUnion(finding.previews.map { String($0.prefix { $0 != "/" }) })
        continue
      }
      found["\(finding.rule) \(finding.location.file)", default: []] += finding.previews
    }
    #expect(found.mapValues { $0.sorted() } == Self.mistakes)
    #expect(cells == Self.readAndTouched)
    #expect(report.previews.count == outcome.previewCount)

    let files = try #require(
      FileManager.default.enumerator(
        at: folder, includingPropertiesForKeys: [.fileSizeKey, .isRegularFileKey]))
    var size = 0
    for case let file as URL in files {
      // What the system takes for a folder is none of the report's bytes.
      let values = try file.resourceValues(forKeys: [.fileSizeKey, .isRegularFileKey])
      if values.isRegularFile == true { size += values.fileSize ?? 0 }
    }
    #expect(size < 3_000_000)
  }

  private struct Report: Decodable {
    struct Finding: Decodable {
      struct Location: Decodable { var file: String }
      var rule: String
      var location: Location
      var previews: [String]
    }
    struct Preview: Decodable { var id: String }
    var findings: [Finding]
    var previews: [Preview]
  }
}
