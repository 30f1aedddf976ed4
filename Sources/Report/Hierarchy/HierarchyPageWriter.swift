import Graphics
import Staging
import UIKitRules

/// Writes a cell's page of hierarchies.
struct HierarchyPageWriter {
  /// So many views of one tree are listed; the rest is counted and stands in `layout/`.
  private static let shown = 600
  /// From so many views on, those in a view that are all as before are counted instead of listed again.
  private static let counted = 3
  /// Lists deeper than this stay at one level: no one can read them.
  private static let deepest = 30

  private let page: HierarchyPage
  private let notes: FactNotes

  init(page: HierarchyPage) {
    self.page = page
    notes = FactNotes(page.lanes.map(\.facts))
  }

  func bytes() -> [UInt8] {
    let frame = PageFrame(
      root: "../", bodyClass: "hierarchy",
      title: "\(page.cell), view hierarchy · \(page.title ?? page.input)",
      skipText: "Skip to the trees")
    var out: [UInt8] = []
    frame.open(&out)
    out.append("<h1>")
    out.append(isolated: page.cell)
    out.append("</h1>\n<p class=\"standfirst\">View hierarchy, system by system · <a href=\"../cells/")
    out.append(url: page.page)
    out.append("\">Pictures of the cell</a></p>\n")
    appendContents(to: &out)
    frame.openMain(&out, definitions: [])
    for (index, lane) in page.lanes.enumerated() {
      append(lane, before: index > 0 ? page.lanes[index - 1] : nil, number: index + 1, to: &out)
    }
    notes.appendSection(to: &out)
    frame.close(&out, layout: "layout/\(page.cell).json")
    return out
  }

  private func appendContents(to out: inout [UInt8]) {
    guard page.lanes.count > 1 else { return }
    out.append("<nav class=\"contents\" aria-label=\"Systems\"><ol>")
    for (index, lane) in page.lanes.enumerated() {
      out.append("<li><a href=\"#lane-")
      out.append(number: index + 1)
      out.append("\">")
      out.append(text: lane.preview.traits.system.words)
      out.append("</a></li>")
    }
    out.append("</ol></nav>\n")
  }

  private func append(
    _ lane: HierarchyPage.Lane, before: HierarchyPage.Lane?, number: Int, to out: inout [UInt8]
  ) {
    let changes = before.map { HierarchyChanges(from: $0, to: lane) }
    let isAsBefore = changes.map { $0.comparesFrames && $0.summary == nil } ?? false
    let system = lane.preview.traits.system.words
    out.append("<section class=\"lane\" aria-labelledby=\"lane-")
    out.append(number: number)
    out.append("\">\n<h2 id=\"lane-")
    out.append(number: number)
    out.append("\">")
    out.append(text: system)
    out.append("</h2>\n<p class=\"tally\">")
    out.append(lane.preview.state.words)
    out.append(" · ")
    out.append(isolated: lane.preview.traits.device.name)
    notes.appendMarks(lane.facts, to: &out)
    if let before, let changes {
      out.append(" · since ")
      out.append(text: before.preview.traits.system.words)
      out.append(": <b>")
      out.append(text: changes.summary ?? "nothing changed")
      out.append("</b>")
      if isAsBefore { out.append(", the tree is the one above") }
      if !changes.comparesFrames { out.append("; frames are not compared, the device is another") }
    }
    out.append("</p>\n")
    if isAsBefore {
      out.append("</section>\n")
      return
    }
    out.append(
      "<div class=\"trees\">\n<div class=\"pane\" role=\"region\" tabindex=\"0\" aria-label=\"Exploded view, "
    )
    out.append(attribute: system)
    out.append("\">\n")
    ExplodedView(lane.views, changes: changes?.changes ?? []).append(
      label: "The views of \(system) drawn apart, each with class and frame; the list says the same", to: &out
    )
    out.append("</div>\n<div class=\"pane\" role=\"region\" tabindex=\"0\" aria-label=\"View tree, ")
    out.append(attribute: system)
    out.append("\">\n")
    let unchanged = changes?.unchangedInside(lane.views) ?? []
    append(list: lane.views, changes?.changes ?? [], unchanged: unchanged, to: &out)
    if let gone = changes?.gone, !gone.isEmpty { append(gone: gone, to: &out) }
    out.append("</div>\n</div>\n</section>\n")
  }

  private func append(
    list views: [HierarchyView], _ changes: [ViewChange], unchanged: [Int], to out: inout [UInt8]
  ) {
    var depth = -1
    var next = 0
    for (index, view) in views.prefix(Self.shown).enumerated() {
      if index < next { continue }
      let own = min(view.depth, Self.deepest)
      if own > depth {
        out.append(depth < 0 ? "<ul class=\"tree\">" : "\n<ul>")
      } else {
        for _ in 0..<(depth - own) { out.append("</li></ul>") }
        out.append("</li>\n")
      }
      depth = own
      out.append("<li>")
      append(view, changes.indices.contains(index) ? changes[index] : ViewChange(), to: &out)
      if unchanged.indices.contains(index), unchanged[index] >= Self.counted {
        next = index + 1 + unchanged[index]
        out.append(" <span>· the ")
        out.append(number: unchanged[index])
        out.append(" views in it as before</span>")
      }
    }
    if depth >= 0 { for _ in 0...depth { out.append("</li></ul>") } }
    out.append("\n")
    if views.count > Self.shown {
      out.append("<p class=\"rest\">")
      out.append(raw: Decimal.grouped(views.count - Self.shown))
      out.append(" further ones are in layout/.</p>\n")
    }
  }

  private func append(_ view: HierarchyView, _ change: ViewChange, to out: inout [UInt8]) {
    out.append("<b>")
    out.append(isolated: view.className)
    out.append("</b> <span>")
    out.append(isolated: view.id)
    out.append("</span> <code>")
    out.append(frame: view.frame)
    out.append("</code>")
    if view.boundsOrigin != .zero {
      out.append(" <span>bounds from</span> <code>")
      out.append(points: view.boundsOrigin.x)
      out.append(" ")
      out.append(points: view.boundsOrigin.y)
      out.append("</code>")
    }
    if change.isEmpty { return }
    out.append(" <mark>")
    if change.isNew { out.append("new") }
    // What is new has nothing else that changed.
    var separator: StaticString = ""
    if let old = change.oldClass {
      out.append("class was ")
      out.append(isolated: old)
      separator = "; "
    }
    if let old = change.oldParent {
      out.append(separator)
      out.append("was in ")
      out.append(isolated: old)
      separator = "; "
    }
    if let old = change.oldFrame {
      out.append(separator)
      out.append("frame was ")
      out.append(frame: old)
    }
    out.append("</mark>")
  }

  private func append(gone: [HierarchyView], to out: inout [UInt8]) {
    out.append("<p class=\"gone\"><mark>gone</mark> ")
    for (index, view) in gone.prefix(Self.shown).enumerated() {
      if index > 0 { out.append(", ") }
      out.append("<b>")
      out.append(isolated: view.className)
      out.append("</b> ")
      out.append(isolated: view.id)
    }
    out.append("</p>\n")
  }
}
