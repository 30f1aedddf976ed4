import Checks
import Diagnostics
import Drawing
import Graphics
import Hashing
import Report
import Staging
import UIKitRules

/// A small report put together as the pipeline does it, from stages made by hand.
struct SampleReport {
  /// Texts that stand where users' texts stand.
  struct Words {
    var title = "Truck list"
    var cell = "truck"
    var input = "truck.json"
    var matrix = "as published"
    var message =
      "the pull view is #FFFFFF, the cell and the action delete are #E0E3E8 (ΔE2000 8.7)"
    var reason = "dark appearance exists from iOS 13"
    var device = "iPhone 8"
    var locale: String?
    var plate = "035051A"
    var action = "delete"
    var family = "Inter"
  }

  var cellPage: [UInt8] = []
  var index: [UInt8] = []
  var json: [UInt8] = []
  var layout: [UInt8] = []

  init(_ words: Words = Words()) {
    let fixture = TruckFixture()
    var sources = fixture.sources
    if words.input != "truck.json" {
      sources = SourceMap()
      _ = sources.add(SourceFile(name: words.input, bytes: Array(TruckFixture.source.utf8)))
    }
    let names = PageNames([(words.cell, 1)])
    var page = CellPage(
      header: CellPage.Header(
        title: words.title, input: words.input, cell: words.cell, pages: names[0], page: 0, previewCount: 0))
    var canvas = PageCanvas(pictures: [], idPrefix: "") { _ in nil }
    var part = LayoutJSON.Part()
    var ledger = FindingLedger()
    var records: [PreviewRecord] = []
    var stages: [Stage] = []

    func draw(_ states: [CellState], _ traits: [Traits], _ matrix: String?) {
      for traits in traits {
        for state in states {
          let isWhite = traits.system >= .ios11 && traits.appearance == .light
          let stage = fixture.stage(
            state, traits,
            pullView: isWhite
              ? .white : traits.appearance.isDark ? Color(rgb: 0x1C1C1E) : TruckFixture.canvas,
            plate: words.plate, action: words.action)
          let preview = Preview(cell: 0, row: 0, state: state, traits: traits)
          var findings: [Finding] = []
          if state.isSwiped, isWhite {
            findings.append(
              Finding(
                rule: .swipeBackgroundMismatch, message: words.message, span: fixture.pullViewSpan,
                outlines: [
                  Rect(
                    x: traits.device.size.width - stage.openWidth, y: 0, width: stage.openWidth, height: 176)
                ]))
          }
          if state == .swiped, traits.system == .ios26 {
            findings.append(
              Finding(
                rule: .swipeHeightMismatch, message: "the action delete stands 15 pt above the card",
                span: fixture.cellSpan, outlines: [Rect(x: 300, y: 0, width: 40, height: 15)]))
          }
          var record = PreviewRecord(
            cell: words.cell, preview: preview, size: stage.size,
            picture: "svg/\(words.cell)/\(preview.name).svg", hash: ContentHash(of: Array(preview.name.utf8)))
          record.findings = findings.map { ledger.add($0, preview: records.count) }
          let label = PictureWords(stage).label
          let picture = canvas.inline(
            stage, label: label,
            outlines: findings.flatMap { finding in
              finding.outlines.map {
                FindingOutline(rect: $0, label: finding.rule.rawValue, severity: finding.rule.level)
              }
            })
          part.add(record.id, stage)
          records.append(record)
          stages.append(stage)
          page.entries.append(
            CellPage.Entry(
              record: record, matrix: matrix, picture: picture, surfaces: stage.surfaces, findings: findings,
              facts: stage.facts))
        }
      }
    }

    let old = [System.ios10, .ios11Xcode8, .ios11]
    draw(
      [.normal, .swiping, .swiped, .editing, .confirming], old.map { TruckFixture.traits($0, words.device) },
      words.matrix)
    draw(
      [.normal, .swiped, .fullSwipe],
      [
        TruckFixture.traits(.ios18, "iPhone 16"),
        TruckFixture.traits(.ios26, "iPhone 16", locale: words.locale),
      ],
      "today")
    draw([.normal, .swiped], [TruckFixture.traits(.ios18, "iPhone 16", .dark)], "today")
    let skipped =
      [CellState.normal, .swiped, .fullSwipe].map {
        SkippedRecord(
          cell: words.cell,
          preview: Preview(
            cell: 0, row: 0, state: $0, traits: TruckFixture.traits(.ios10, words.device, .dark)),
          reason: words.reason)
      } + [
        SkippedRecord(
          cell: words.cell,
          preview: Preview(
            cell: 0, row: 0, state: .swipedLeading, traits: TruckFixture.traits(.ios18, "iPhone 16", .dark)),
          reason: "the cell has no leading actions")
      ]
    page.skipped = skipped.map { CellPage.Skipped(record: $0, matrix: "today") }
    page.definitions = canvas.definitions
    page.header.previewCount = page.entries.count
    cellPage = page.bytes(sources: sources)
    layout = LayoutJSON.file([part])

    var contents = ReportContents(
      title: words.title, inputs: [words.input],
      fonts: [FontRecord(family: words.family, version: "3.019", hash: ContentHash(of: [1]))],
      previews: PreviewTable(records), scenes: [], skipped: skipped, findings: ledger,
      locations: Locations(sources))
    var indexCanvas = PageCanvas(pictures: [], idPrefix: "") { _ in nil }
    var scenes: [IndexPage.Scene] = []
    for traits in [
      TruckFixture.traits(.ios11, words.device), TruckFixture.traits(.ios18, "iPhone 16"),
      TruckFixture.traits(.ios18, "iPhone 16", .dark),
    ] {
      let rows = [CellState.normal, .swiped, .normal].enumerated().map { index, state in
        SceneStage.Row(stage: fixture.stage(state, traits, plate: words.plate), y: 176 * Double(index))
      }
      let scene = SceneStage(
        size: Size(width: traits.device.size.width, height: 528), backgroundColor: TruckFixture.canvas,
        views: [],
        rows: rows, facts: rows[1].stage.facts)
      let id =
        "all.ios\(traits.system.name)." + traits.device.slug + (traits.appearance.isDark ? ".dark" : "")
      let record = SceneRecord(id: id, picture: "svg/scenes/\(id).svg", size: scene.size)
      contents.scenes.append(record)
      scenes.append(
        IndexPage.Scene(
          record: record, name: "all", traits: traits, design: nil,
          picture: indexCanvas.inline(scene, label: PictureWords(scene).label), facts: scene.facts))
    }
    var indexPage = IndexPage(report: contents)
    indexPage.scenes = scenes
    indexPage.cells = [
      IndexPage.Cell(
        id: words.cell, design: nil, pages: [IndexPage.Page(file: names[0][0], previews: 0..<records.count)],
        samples: [10, 12, 13, 16].map { place in
          IndexPage.Sample(
            preview: place,
            picture: indexCanvas.inline(stages[place], label: PictureWords(stages[place]).label),
            facts: stages[place].facts)
        })
    ]
    indexPage.definitions = indexCanvas.definitions
    index = indexPage.bytes()
    json = ReportJSON.bytes(of: contents)
  }
}

extension LayoutJSON {
  /// The whole file.
  static func file(_ parts: [Part]) -> [UInt8] {
    var joint = Joint()
    return parts.enumerated().flatMap { place, part in
      joint.pieces(part, isLast: place == parts.count - 1).flatMap { $0 }
    }
  }
}
