import Diagnostics
import Graphics
import Hashing
import Report
import Staging
import Testing
import UIKitRules

/// Sizes that a run may reach; the bounds are far above what is measured, to catch what grows faster than its input.
struct SpeedTests {
  @Test(.timeLimit(.minutes(1))) func twentyThousandPreviewsAreWritten() throws {
    let traits = TruckFixture.traits(.ios18, "iPhone 16")
    let hash = ContentHash(of: [1])
    let previews = (0..<20_000).map { row in
      PreviewRecord(
        cell: "item", preview: Preview(cell: 0, row: row, state: .normal, traits: traits),
        size: Size(width: 393, height: 44), picture: "svg/item/normal.svg", hash: hash)
    }
    let report = ReportContents(
      title: "Items", inputs: ["a.json"], fonts: [], previews: PreviewTable(previews), scenes: [],
      skipped: [],
      findings: FindingLedger(), locations: Locations(SourceMap()))
    let clock = ContinuousClock()
    var bytes: [UInt8] = []
    let took = clock.measure { bytes = ReportJSON.bytes(of: report) }
    #expect(bytes.count > 6_000_000)
    print("report.json of 20,000: \(bytes.count) bytes in \(took)")
  }

  @Test(.timeLimit(.minutes(1))) func aFullPageIsWritten() {
    let fixture = TruckFixture()
    let traits = TruckFixture.traits(.ios18, "iPhone 16")
    let stage = fixture.stage(.swiped, traits)
    let picture = [UInt8](repeating: 0x20, count: 4000)
    var page = CellPage(
      header: CellPage.Header(
        title: "t", input: "a.json", cell: "a", pages: ["a.html"], page: 0, previewCount: 150))
    for row in 0..<CellPage.capacity {
      let record = PreviewRecord(
        cell: "a", preview: Preview(cell: 0, row: row, state: .swiped, traits: traits), size: stage.size,
        picture: nil, hash: nil)
      page.entries.append(
        CellPage.Entry(
          record: record, matrix: nil, picture: picture, surfaces: stage.surfaces, findings: [],
          facts: stage.facts))
    }
    let clock = ContinuousClock()
    var bytes: [UInt8] = []
    let took = clock.measure { bytes = page.bytes(sources: fixture.sources) }
    #expect(bytes.count < 1_200_000)
    print("a page of 150: \(bytes.count) bytes in \(took)")
  }
}
