import Designs
import Diagnostics
import Report
import Staging
import Typesetting
import UIKitRules

extension Proofing {
  /// Solves what is asked and gives the views with their frames, for standard output.
  ///
  /// Without filters: each cell's first row in the normal state, in the first value of each dimension; a filter keeps
  /// all that it matches of its dimension.
  public static func layout(_ request: Request, format: LayoutFormat) -> Outcome {
    var loader = InputLoader(report: request.progress)
    loader.load(request.inputs)
    let messages = loader.messages
    if !loader.faults.isEmpty { return Outcome(status: .invalidInput, messages: messages) }
    let run: AskedRun
    do throws(Refusal) {
      run = try AskedRun(request, loader.designs)
    } catch {
      return Outcome(status: error.status, messages: messages + [error.message])
    }
    var listing = LayoutListing(format == .json ? .json : .text)
    var count = 0
    for asked in run.selection.cells {
      let loaded = loader.designs[asked.design]
      var stager = Stager(design: loaded.design, pictures: loaded.pictures, fonts: run.fonts)
      let isViewAlone = loaded.design.cells[asked.cell].canvas?.isViewAlone == true
      for preview in narrowed(asked, filters: request.filters) {
        let stage = stager.stage(preview)
        listing.add(file: loaded.name, cell: asked.id, preview, isViewAlone ? stage.ofContent : stage)
        count += 1
      }
    }
    return Outcome(status: .done, messages: messages, output: listing.output(), previewCount: count)
  }

  /// A cell's previews in the first value of each dimension that no filter names; its first row.
  private static func narrowed(_ asked: AskedCell, filters: Request.Filters) -> [Preview] {
    // A state that cannot be may stand for its traits: normal is shown whether or not the design asks for it.
    var candidates = asked.previews.map(\.preview)
    if filters.states.isEmpty { candidates = asked.combinations }
    guard let first = candidates.first?.traits else { return [] }
    var previews: [Preview] = []
    var seen = Set<Preview>()
    for candidate in candidates {
      let traits = candidate.traits
      guard candidate.row == 0,
        !filters.systems.isEmpty || traits.system == first.system,
        !filters.devices.isEmpty || traits.device == first.device,
        !filters.appearances.isEmpty || traits.appearance == first.appearance,
        !filters.contentSizes.isEmpty || traits.contentSize == first.contentSize,
        traits.legibilityWeight == first.legibilityWeight,
        !filters.directions.isEmpty || traits.direction == first.direction,
        !filters.locales.isEmpty || traits.locale == first.locale
      else { continue }
      var preview = candidate
      if filters.states.isEmpty { preview.state = .normal }
      if seen.insert(preview).inserted { previews.append(preview) }
    }
    return previews
  }
}
