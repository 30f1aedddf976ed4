import Checks
import Diagnostics
import Graphics
import Hashing
import Staging
import UIKitRules

/// `report.json`: the index for programs.
///
/// Keys are sorted and each record stands on a line of its own, so that two reports compare line by line.
package enum ReportJSON {
  /// The whole file.
  package static func bytes(of report: ReportContents) -> [UInt8] {
    var out: [UInt8] = []
    write(report, to: &out) { _ in }
    return out
  }

  /// Appends the file to `out`; `flush` is called between records and may take what is there.
  package static func write<Fault: Error>(
    _ report: ReportContents, to out: inout [UInt8], flush: (inout [UInt8]) throws(Fault) -> Void
  ) throws(Fault) {
    out.append("{\n\"findings\": ")
    let findings = report.findings.entries
    try out.append(rows: findings.indices, flush) {
      $0.append(finding: $1, findings[$1], report.locations, in: report.previews)
    }
    out.append(",\n\"fonts\": ")
    try out.append(rows: report.fonts, flush) { $0.append(font: $1) }
    out.append(",\n\"generator\": ")
    out.append(jsonString: ReportContents.generator)
    out.append(",\n\"inputs\": ")
    out.append(list: report.inputs) { $0.append(jsonString: $1) }
    out.append(",\n\"previews\": ")
    try out.append(rows: report.previews, flush) { $0.append(preview: $1) }
    out.append(",\n\"scenes\": ")
    try out.append(rows: report.scenes, flush) { $0.append(scene: $1) }
    out.append(",\n\"schemaVersion\": 1,\n\"skipped\": ")
    try out.append(rows: report.skipped, flush) { $0.append(skipped: $1) }
    out.append(",\n\"title\": ")
    out.append(jsonString: report.title)
    out.append("\n}\n")
  }
}

extension [UInt8] {
  /// A list with each element on a line of its own.
  fileprivate mutating func append<Elements: Sequence, Fault: Error>(
    rows elements: Elements, _ flush: (inout [UInt8]) throws(Fault) -> Void,
    _ write: (inout [UInt8], Elements.Element) -> Void
  ) throws(Fault) {
    append(UInt8(ascii: "["))
    var isFirst = true
    for element in elements {
      append(isFirst ? "\n" : ",\n")
      isFirst = false
      write(&self, element)
      try flush(&self)
    }
    append(isFirst ? "]" : "\n]")
  }

  fileprivate mutating func append(
    finding number: Int, _ entry: FindingLedger.Entry, _ locations: Locations, in previews: PreviewTable
  ) {
    append("{\"id\": \"")
    append(raw: FindingLedger.id(number))
    append("\", \"level\": \"")
    append(raw: entry.level.rawValue)
    append("\", \"location\": ")
    append(location: locations[entry.span])
    append(", \"message\": ")
    append(jsonString: entry.message)
    append(", \"previews\": ")
    append(list: entry.previews) { $0.append(jsonString: previews[$1].id) }
    if !entry.related.isEmpty {
      append(", \"related\": ")
      append(list: entry.related) { $0.append(location: locations[$1]) }
    }
    append(", \"rule\": \"")
    append(raw: entry.rule.rawValue)
    append("\"}")
  }

  fileprivate mutating func append(location: Location) {
    append("{\"column\": ")
    append(number: location.position.column)
    append(", \"file\": ")
    append(jsonString: location.file)
    append(", \"line\": ")
    append(number: location.position.line)
    if let object = location.object {
      append(", \"object\": ")
      append(jsonString: object)
    }
    append(", \"pointer\": ")
    append(jsonString: location.pointer)
    append("}")
  }

  fileprivate mutating func append(font: FontRecord) {
    append("{\"family\": ")
    append(jsonString: font.family)
    append(", \"hash\": \"")
    append(raw: font.hash.hex)
    append("\", \"version\": ")
    append(jsonString: font.version)
    append("}")
  }

  fileprivate mutating func append(preview record: PreviewRecord) {
    let traits = record.preview.traits
    append("{\"appearance\": \"")
    append(raw: traits.appearance.rawValue)
    append("\", \"cell\": ")
    append(jsonString: record.cell)
    append(", \"contentSize\": \"")
    append(raw: traits.contentSize.rawValue)
    append("\", \"device\": ")
    append(jsonString: traits.device.name)
    append(", \"direction\": \"")
    append(raw: traits.direction.rawValue)
    append("\", \"findings\": ")
    append(list: record.findings) { out, number in
      out.append("\"")
      out.append(raw: FindingLedger.id(number))
      out.append("\"")
    }
    append(", \"hash\": ")
    append(jsonString: record.hash?.hex)
    append(", \"height\": ")
    append(points: record.size.height)
    append(", \"id\": ")
    append(jsonString: record.id)
    append(", \"legibilityWeight\": \"")
    append(raw: traits.legibilityWeight.rawValue)
    append("\", \"locale\": ")
    append(jsonString: traits.locale)
    append(", \"row\": ")
    append(number: record.preview.row)
    append(", \"state\": \"")
    append(raw: record.preview.state.rawValue)
    append("\", \"svg\": ")
    append(jsonString: record.picture)
    append(", \"system\": \"")
    append(raw: traits.system.name)
    append("\", \"width\": ")
    append(points: record.size.width)
    append("}")
  }

  fileprivate mutating func append(scene record: SceneRecord) {
    append("{\"height\": ")
    append(points: record.size.height)
    append(", \"id\": ")
    append(jsonString: record.id)
    append(", \"svg\": ")
    append(jsonString: record.picture)
    append(", \"width\": ")
    append(points: record.size.width)
    append("}")
  }

  fileprivate mutating func append(skipped record: SkippedRecord) {
    append("{\"id\": ")
    append(jsonString: record.id)
    append(", \"reason\": ")
    append(jsonString: record.reason)
    append("}")
  }
}
