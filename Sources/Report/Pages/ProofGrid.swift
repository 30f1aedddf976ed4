import Graphics
import Staging
import UIKitRules

/// The grid of a group: states across, systems and devices down.
struct ProofGrid {
  private struct Lane: Hashable {
    var system: System
    var device: Device
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
  private var states: [CellState] = []
  private var lanes: [Lane] = []
  private var slots: [Lane: [CellState: Slot]] = [:]

  init(group: ProofGroup, number: Int, page: CellPage, findings: PageFindings, notes: FactNotes) {
    self.group = group
    self.number = number
    self.page = page
    self.findings = findings
    self.notes = notes
    var seen: Set<CellState> = []
    for index in group.entries {
      let preview = page.entries[index].record.preview
      seen.insert(preview.state)
      set(.entry(index), preview)
    }
    for index in group.skipped {
      let record = page.skipped[index].record
      seen.insert(record.preview.state)
      set(.skipped(record.reason), record.preview)
    }
    states = CellState.allCases.filter(seen.contains)
    // Devices as asked, systems oldest first, whatever the page begins with.
    let devices = lanes.enumerated().reduce(into: [:]) { places, lane in
      places[lane.element.device] = places[lane.element.device] ?? lane.offset
    }
    lanes.sort {
      ($0.system.ordinal, devices[$0.device] ?? 0) < ($1.system.ordinal, devices[$1.device] ?? 0)
    }
  }

  private mutating func set(_ slot: Slot, _ preview: Preview) {
    let lane = Lane(system: preview.traits.system, device: preview.traits.device)
    if slots[lane] == nil { lanes.append(lane) }
    slots[lane, default: [:]][preview.state] = slot
  }

  func append(to out: inout [UInt8]) {
    out.append("<section class=\"group\" id=\"group-")
    out.append(number: number)
    out.append("\" aria-labelledby=\"group-")
    out.append(number: number)
    out.append("-title\">\n<h3 id=\"group-")
    out.append(number: number)
    out.append("-title\">")
    group.appendName(to: &out, withMatrix: false)
    out.append("</h3>\n<div class=\"pane\" role=\"region\" tabindex=\"0\" aria-labelledby=\"group-")
    out.append(number: number)
    out.append("-title\">\n<table class=\"sheet\" role=\"table\">\n")
    out.append("<caption class=\"unseen\">States across, systems and devices down</caption>\n")
    out.append("<thead role=\"rowgroup\"><tr role=\"row\"><td role=\"cell\"></td>")
    for state in states {
      out.append("<th scope=\"col\" role=\"columnheader\">")
      out.append(state.words)
      out.append("</th>")
    }
    out.append("</tr></thead>\n<tbody role=\"rowgroup\">\n")
    for lane in lanes { append(lane: lane, to: &out) }
    out.append("</tbody>\n</table>\n</div>\n</section>\n")
  }

  private func append(lane: Lane, to out: inout [UInt8]) {
    out.append("<tr role=\"row\"><th scope=\"row\" role=\"rowheader\"><b>")
    out.append(text: lane.system.words)
    out.append("</b> <span>")
    out.append(isolated: lane.device.name)
    out.append("</span></th>\n")
    let row = slots[lane] ?? [:]
    if let reason = commonReason(row) {
      out.append("<td class=\"void\" role=\"cell\" colspan=\"")
      out.append(number: states.count)
      out.append("\">")
      append(reason: reason, to: &out)
      out.append("</td>\n")
    } else {
      for state in states { append(slot: row[state], to: &out) }
    }
    out.append("</tr>\n")
  }

  /// The reason why none of a lane's pictures can be; nil where some can, or for several reasons.
  private func commonReason(_ row: [CellState: Slot]) -> String? {
    var common: String?
    for state in states {
      guard case .skipped(let reason)? = row[state], common == nil || common == reason else { return nil }
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
    out.append("<figure class=\"proof\" id=\"")
    out.append(anchor: record.id)
    out.append("\">\n<div class=\"plate\">")
    out.append(contentsOf: entry.picture)
    out.append("</div>\n<figcaption>\n<p class=\"name\"><a href=\"#")
    out.append(fragment: record.id)
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
