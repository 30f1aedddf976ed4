import Checks
import Diagnostics
import Markup
import Report
import Staging
import Testing
import UIKitRules

struct PageTests {
  private static let sample = SampleReport()
  private static var pages: [(name: String, text: String)] {
    [
      ("index", String(decoding: sample.index, as: UTF8.self)),
      ("cell", String(decoding: sample.cellPage, as: UTF8.self)),
    ]
  }

  @Test func nothingForbiddenStandsInAPage() {
    for (name, text) in Self.pages {
      for forbidden in ["style=", "<style", "data:", "http:", "https:", "javascript:", "onload", "onclick"] {
        #expect(!text.contains(forbidden), "\(forbidden) in \(name)")
      }
      #expect(text.ranges(of: "<script").count == 1)
      #expect(text.contains("assets/report.js\" defer=\"defer\"></script>"))
    }
  }

  @Test(arguments: hostileTexts) func hostileTextStaysText(_ text: String) throws {
    let plain = SampleReport.Words()
    var words = plain
    words.title = text
    words.input = text
    words.matrix = text
    words.message = text
    words.reason = text
    words.device = text
    words.locale = text
    words.plate = text
    words.action = text
    words.family = text
    let report = SampleReport(words)
    let calm = Self.sample
    for (page, reference) in [(report.index, calm.index), (report.cellPage, calm.cellPage)] {
      let outline = try Outline(page)
      // No kind of element or attribute that plain words do not bring.
      let expected = try Outline(reference)
      // An emoji alone is a picture, and that is a file named by its content.
      let hasEmoji = text.unicodeScalars.contains { $0.properties.isEmojiPresentation }
      let names = Set(outline.names).subtracting(expected.names)
      #expect(hasEmoji ? names.isSubset(of: ["image"]) : names.isEmpty)
      #expect(outline.attributes.subtracting(expected.attributes).isEmpty)
      #expect(outline.names.count { $0 == "script" } == 1)
      #expect(outline.duplicates.isEmpty)
      let html = String(decoding: page, as: UTF8.self)
      let emoji = html.ranges(of: /<image [^<>]* href="(\.\.\/)?assets\/[0-9a-f]{32}\.png"\/>/)
      #expect(emoji.count == outline.names.count { $0 == "image" })
      #expect(!html.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" && $0 != "\t" })
    }
    _ = try JSONValue(report.json)
    _ = try JSONValue(report.layout)
  }

  @Test func linksLeadSomewhere() throws {
    let index = try Outline(Self.sample.index)
    let cell = try Outline(Self.sample.cellPage)
    for link in index.links + cell.links where link.hasPrefix("#") {
      let target = String(link.dropFirst())
      #expect(index.ids.contains(target) || cell.ids.contains(target), "\(link)")
    }
    for link in cell.links where link.hasPrefix("#") {
      #expect(cell.ids.contains(String(link.dropFirst())), "\(link)")
    }
    let toCell = index.links.filter { $0.hasPrefix("cells/truck.html#") }
    #expect(!toCell.isEmpty)
    for link in toCell {
      #expect(cell.ids.contains(String(link.dropFirst("cells/truck.html#".count))), "\(link)")
    }
    #expect(cell.links.contains("../svg/truck/swiped.ios11.iphone-8.svg"))
    #expect(cell.ids.contains("truck/swiped.ios11.iphone-8"))
  }

  @Test func parsesAsHTMLToo() {
    for page in [Self.sample.index, Self.sample.cellPage] { #expect(HTMLCheck.faults(in: page).isEmpty) }
  }

  @Test func idsAreUnique() throws {
    for page in [Self.sample.index, Self.sample.cellPage] { #expect(try Outline(page).duplicates.isEmpty) }
  }

  /// A heading is at most one deeper than the one before, and the first is the only h1.
  @Test func headingsAreInOrder() throws {
    for page in [Self.sample.index, Self.sample.cellPage] {
      let levels = try Outline(page).names.compactMap { ["h1": 1, "h2": 2, "h3": 3, "h4": 4][$0] }
      #expect(levels.first == 1)
      #expect(levels.count { $0 == 1 } == 1)
      for (before, after) in zip(levels, levels.dropFirst()) { #expect(after <= before + 1) }
    }
  }

  @Test func skippedOnesStandInTheirPlaceWithTheirReason() {
    let text = Self.pages[1].text
    #expect(
      text.contains(
        "<td class=\"void\" role=\"cell\"><p><b>Skipped</b> <bdi>the cell has no leading actions</bdi></p>"))
    #expect(
      text.contains("colspan=\"4\"><p><b>Skipped</b>")
        || text.contains("<bdi>dark appearance exists from iOS 13</bdi>"))
  }

  @Test func equalSurfacesAreOnePatch() {
    let text = Self.pages[1].text
    #expect(text.contains("<bdi>cell</bdi> = <bdi>pull view</bdi> = <bdi>delete</bdi> <code>#E0E3E8</code>"))
    #expect(text.contains("<bdi>cell</bdi> = <bdi>delete</bdi> <code>#E0E3E8</code>"))
    #expect(text.contains("<bdi>pull view</bdi> <code>#FFFFFF</code>"))
  }

  @Test func everyMarkHasItsMeaning() {
    let text = Self.pages[1].text
    #expect(text.contains("†1–2 §5"))
    #expect(text.contains("From memory; no source was found that confirms it."))
    #expect(text.contains(FactID.deleteViewOffset.text.replacing("'", with: "&#39;")))
  }

  @Test func furtherPagesAreLinked() throws {
    var page = CellPage(
      header: CellPage.Header(
        title: nil, input: "a.json", cell: "a", pages: ["a.html", "a-2.html", "a-3.html"], page: 1,
        previewCount: 400))
    page.entries = []
    let links = try Outline(page.bytes(locations: Locations(SourceMap()))).links
    #expect(links.contains("a.html") && links.contains("a-3.html"))
  }

  @Test func aPageNameIsNeverTakenTwice() {
    let names = PageNames([("truck", 3), ("truck-2", 1), ("Truck-3", 2)])
    #expect(names[0] == ["truck.html", "truck-4.html", "truck-5.html"])
    #expect(names[1] == ["truck-2.html"])
    #expect(names[2] == ["Truck-3.html", "Truck-3-2.html"])
  }

  @Test func anIndexWithoutAnythingIsAPage() throws {
    let page = IndexPage(
      report: ReportContents(
        title: nil, inputs: [], fonts: [], previews: PreviewTable([]), scenes: [], skipped: [],
        findings: FindingLedger(),
        locations: Locations(SourceMap())))
    #expect(try Outline(page.bytes()).names.contains("main"))
  }

  /// A report of many findings tells a few of each rule at once, the others of them when asked, and counts the rest.
  @Test(arguments: [(60, 60, 0), (61, 60, 1), (400, 60, 340)])
  func findingsOfALongReport(count: Int, told: Int, counted: Int) throws {
    var findings = FindingLedger()
    for number in 0..<count {
      let span = Span(file: SourceID(index: 9), start: number, end: number)
      findings.add(
        Finding(rule: .truncation, message: "cut \(number)", span: span, outlines: []), preview: nil)
    }
    let page = IndexPage(
      report: ReportContents(
        title: nil, inputs: [], fonts: [], previews: PreviewTable([]), scenes: [], skipped: [],
        findings: findings, locations: Locations(SourceMap())))
    let text = String(decoding: page.bytes(), as: UTF8.self)
    #expect(text.ranges(of: "<p class=\"message\">").count == told)
    #expect(text.contains("<summary>55 more findings</summary>") == (count > 60))
    #expect(text.contains("\(counted) further ones are in report.json") == (count > 60))
  }
}

/// Rows of data are lanes of one grid, beside the systems.
@Test func rowsStandBelowEachOtherInOneGrid() throws {
  let fixture = TruckFixture()
  var page = CellPage(
    header: CellPage.Header(
      title: nil, input: "a.json", cell: "a", pages: ["a.html"], page: 0, previewCount: 4))
  for row in 0..<2 {
    for system in [System.ios18, .ios11] {
      let traits = TruckFixture.traits(system)
      let stage = fixture.stage(.normal, traits)
      let record = PreviewRecord(
        cell: "a", preview: Preview(cell: 0, row: row, state: .normal, traits: traits), size: stage.size,
        picture: nil,
        hash: nil)
      page.entries.append(
        CellPage.Entry(
          record: record, matrix: nil, picture: [], surfaces: stage.surfaces, findings: [], facts: stage.facts
        ))
    }
  }
  let text = String(decoding: page.bytes(sources: fixture.sources), as: UTF8.self)
  #expect(text.ranges(of: "<table").count == 1)
  let order = [
    "a/normal.ios11.iphone-8\"", "a/normal.ios11.iphone-8.row2\"", "a/normal.ios18.iphone-8\"",
    "a/normal.ios18.iphone-8.row2\"",
  ]
  let places = order.compactMap { text.firstRange(of: "id=\"" + $0)?.lowerBound }
  #expect(places.count == 4 && places == places.sorted())
}
