import Assets
import Checks
import Designs
import Diagnostics
import Drawing
import Files
import Report
import Staging
import Typesetting
import UIKitRules

/// The time of each stage of the pipeline on one thread, each stage run over a page of previews before the next.
struct StageTimes {
  /// In seconds. Bytes to a design and its pictures.
  var read = 0.0
  /// Data rows to stages: layout and text.
  var stage = 0.0
  var check = 0.0
  /// Stages to the pictures of pages.
  var draw = 0.0
  /// Pictures and layouts to the bytes of pages and `layout/`.
  var pages = 0.0
  /// Stages to pictures that are files of their own; no part of `--no-svg`.
  var standalone = 0.0

  /// nil where the design does not read or there is no font.
  init?(design folder: String, file: String) {
    var start = Clock.now
    func lap() -> Double {
      let now = Clock.now
      defer { start = now }
      return now - start
    }
    guard let bytes = try? FileReader.bytes(at: folder + "/" + file) else { return nil }
    var sources = SourceMap()
    let source = sources.add(SourceFile(name: file, bytes: bytes))
    guard let design = DesignReader.read(bytes, source: source).design else { return nil }
    var pictures = PictureLibrary(designFolder: folder, folders: design.assetFolders.map(\.name))
    for image in design.images {
      switch image.source {
      case .named(let name): _ = pictures.load(name, scale: 2)
      case .symbol(let name): _ = pictures.loadSymbol(name)
      }
    }
    read = lap()

    guard let fonts = try? FontLibrary(), let matrix = design.previews.first,
      let system = matrix.systems.first,
      let device = matrix.devices.first
    else { return nil }
    let all = design.cells[0].rows.indices.map {
      Preview(cell: 0, row: $0, state: .swiped, traits: Traits(system: system, device: device))
    }
    var stager = Stager(design: design, pictures: pictures, fonts: fonts)
    var canvas = PageCanvas(pictures: pictures.pictures) { _ in nil }
    var standalone = StandalonePicture(pictures: pictures.pictures)
    stage = lap()
    // Page by page as the product does, so that nothing but what it keeps is kept.
    for first in stride(from: 0, to: all.count, by: CellPage.capacity) {
      let previews = all[first..<min(first + CellPage.capacity, all.count)]
      var stages: [Stage] = []
      for preview in previews { stages.append(stager.stage(preview)) }
      stage += lap()
      let findings = zip(stages, previews).map { stage, preview in
        CellChecks.findings(in: stage, preview, of: design) + DesignChecks.findings(in: preview, of: design)
      }
      check += lap()
      makePage(stages, Array(previews), findings, &canvas, sources: sources, lap: lap)
      for stage in stages {
        let words = PictureWords(stage)
        _ = standalone.bytes(of: stage, title: words.title, description: words.description)
      }
      self.standalone += lap()
    }
  }

  private mutating func makePage(
    _ stages: [Stage], _ previews: [Preview], _ findings: [[Finding]], _ canvas: inout PageCanvas,
    sources: SourceMap, lap: () -> Double
  ) {
    canvas.restart()
    var page = CellPage(
      header: CellPage.Header(
        title: nil, input: "bench.json", cell: "card", pages: [], page: 0, previewCount: previews.count))
    for (index, stage) in stages.enumerated() {
      page.entries.append(
        CellPage.Entry(
          record: PreviewRecord(
            cell: "card", preview: previews[index], size: stage.size, picture: nil, hash: nil),
          matrix: nil, picture: canvas.inline(stage, label: PictureWords(stage).label),
          surfaces: stage.surfaces, findings: findings[index], facts: stage.facts))
    }
    page.definitions = canvas.definitions
    draw += lap()
    var layout = LayoutJSON.Part()
    for (entry, stage) in zip(page.entries, stages) { layout.add(entry.record.id, stage) }
    _ = page.bytes(sources: sources)
    pages += lap()
  }
}
