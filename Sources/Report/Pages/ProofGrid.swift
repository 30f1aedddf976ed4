import Graphics
import Staging
import UIKitRules

/// The place of each state among all.
private let stateOrder = Dictionary(
  uniqueKeysWithValues: CellState.allCases.enumerated().map { ($0.element, $0.offset) })

/// The grid of a group: states across, systems, devices and rows down.
struct ProofGrid {
  private struct Lane: Hashable {
    var system: System
    var device: Device
    var row: Int
  }

  private enum Slot {
    case entry(Int)
    case skipped(String)
  }

  private let group: ProofGroup
  private let number: Int
  private let page: CellPage
  private let findings: PageFindings
  private let notes: FactNotes
  /// The states shown, each with its place among all.
  private var states: [(state: CellState, place: Int)] = []
  private var lanes: [Lane] = []
  private var places: [Lane: Int] = [:]
  /// For each lane, for each of `CellState.allCases`.
  private var slots: [[Slot?]] = []

  init(group: ProofGroup, number: Int, page: CellPage, findings: PageFindings, notes: FactNotes) {
    self.group = group
    self.number = number
    self.page = page
    self.findings = findings
    self.notes = notes
    for index in group.entries { set(.entry(index), page.entries[index].record.preview) }
    for index in group.skipped {
      let record = page.skipped[index].record
      set(.skipped(record.reason), record.preview)
    }
    for (place, state) in CellState.allCases.enumerated() where slots.contains(where: { $0[place] != nil }) {
      states.append((state, place))
    }
    sortLanes()
  }

  private mutating func set(_ slot: Slot, _ preview: Preview) {
    let lane = Lane(system: preview.traits.system, device: preview.traits.device, row: preview.row)
    // Pictures of a lane mostly stand together.
    var place = lanes.count - 1
    if lanes.last != lane {
      place = places[lane] ?? lanes.count
      if place == lanes.count {
        places[lane] = place
        lanes.append(lane)
        slots.append(Array(repeating: nil, count: CellState.allCases.count))
      }
    }
    slots[place][stateOrder[preview.state] ?? 0] = slot
  }

  /// Systems oldest first, devices as asked, rows in their order, whatever the page begins with.
  private mutating func sortLanes() {
    var devices: [Device: Int] = [:]
    for lane in lanes where devices[lane.device] == nil { devices[lane.device] = devices.count }
    let keys = lanes.map { ($0.system.ordinal, devices[$0.device] ?? 0, $0.row) }
    let order = lanes.indices.sorted { keys[$0] < keys[$1] }
    lanes = order.map { lanes[$0] }
    slots = order.map { slots[$0] }
  }

  /// The grid below its heading; its pane is named by the headings of matrix and group.
  func append(matrix: Int, to out: inout [UInt8]) {
    out.append("<section class=\"group\">\n<h3 id=\"group-")
    out.append(number: number)
    out.append("\">")
    group.appendName(to: &out, withMatrix: false)
    out.append("</h3>\n<div class=\"pane\" role=\"region\" tabindex=\"0\" aria-labelledby=\"matrix-")
    out.append(number: matrix)
    out.append(" group-")
    out.append(number: number)
    out.append("\">\n<table class=\"sheet\" role=\"table\">\n")
    out.append("<caption class=\"unseen\">States across, systems and devices down</caption>\n")
    out.append("<thead role=\"rowgroup\"><tr role=\"row\"><td role=\"cell\"></td>")
    for (state, _) in states {
      out.append("<th scope=\"col\" role=\"columnheader\">")
      out.append(state.words)
      out.append("</th>")
    }
    out.append("</tr></thead>\n<tbody role=\"rowgroup\">\n")
    for (lane, row) in zip(lanes, slots) { append(lane: lane, row, to: &out) }
    out.append("</tbody>\n</table>\n</div>\n</section>\n")
  }

  private func append(lane: Lane, _ row: [Slot?], to out: inout [UInt8]) {
    out.append("<tr role=\"row\"><th scope=\"row\" role=\"rowheader\"><b>")
    out.append(text: lane.system.words)
    out.append("</b> <span>")
    out.append(isolated: lane.device.name)
    if group.showsRow {
      out.append(" · Row\u{A0}")
      out.append(number: lane.row + 1)
    }
    out.append("</span></th>\n")
    if let reason = commonReason(row) {
      out.append("<td class=\"void\" role=\"cell\" colspan=\"")
      out.append(number: states.count)
      out.append("\">")
      append(reason: reason, to: &out)
      out.append("</td>\n")
    } else {
      for (_, place) in states { append(slot: row[place], to: &out) }
    }
    out.append("</tr>\n")
  }

  /// The reason why none of a lane's pictures can be; nil where some can, or for several reasons.
  private func commonReason(_ row: [Slot?]) -> String? {
    var common: String?
    for (_, place) in states {
      guard case .skipped(let reason)? = row[place], common == nil || common == reason else { return nil }
      common = reason
    }
    return common
  }

  private func append(slot: Slot?, to out: inout [UInt8]) {
    switch slot {
    case .entry(let index):
      out.append("<td role=\"cell\">")
      append(entry: index, to: &out)
    case .skipped(let reason):
      out.append("<td class=\"void\" role=\"cell\">")
      append(reason: reason, to: &out)
    case nil:
      out.append(
        "<td class=\"void\" role=\"cell\"><p aria-hidden=\"true\">–</p><p class=\"unseen\">Not on this page</p>"
      )
    }
    out.append("</td>\n")
  }

  private func append(reason: String, to out: inout [UInt8]) {
    out.append("<p><b>Skipped</b> ")
    out.append(isolated: reason)
    out.append("</p>")
  }

  private func append(entry index: Int, to out: inout [UInt8]) {
    let entry = page.entries[index]
    let record = entry.record
    let id = record.id
    out.append("<figure class=\"proof\" id=\"")
    out.append(anchor: id)
    out.append("\"")
    entry.swipe?.appendAttributes(to: &out)
    out.append(">\n<div class=\"plate\">")
    out.append(contentsOf: entry.picture)
    out.append("</div>\n<figcaption>\n<p class=\"name\"><a href=\"#")
    out.append(fragment: id)
    out.append("\">")
    out.append(nameOf: record.preview)
    out.append("<span class=\"unseen\">")
    out.append(extrasOf: record.preview)
    out.append("</span></a>")
    notes.appendMarks(entry.facts, to: &out)
    out.append("</p>\n<p class=\"size\">")
    out.append(points: record.size.width)
    out.append(" × ")
    out.append(points: record.size.height)
    out.append(" pt")
    if let picture = record.picture {
      out.append(" · <a href=\"../")
      out.append(url: picture)
      out.append("\">SVG<span class=\"unseen\"> of ")
      out.append(nameOf: record.preview)
      out.append("</span></a>")
    }
    out.append("</p>\n")
    ToneList(entry.surfaces).append(to: &out)
    findings.appendChips(of: index, to: &out)
    out.append("</figcaption>\n</figure>")
  }
}
