package import Staging

/// `layout/<cell>.json`: frames and surfaces of every preview of a cell.
///
/// Each page's worker fills a part of its own; `pieces` joins them in their order.
package enum LayoutJSON {
  /// The members of some previews of one cell.
  package struct Part: Sendable {
    fileprivate var bytes: [UInt8] = []

    package init() {}

    /// Adds the next preview, by its id in the report.
    package mutating func add(_ id: String, _ stage: Stage) {
      bytes.append(bytes.isEmpty ? "\n" : ",\n")
      bytes.append("  ")
      bytes.append(jsonString: id)
      bytes.append(": {\n    \"surfaces\": ")
      bytes.append(surfaces: stage.surfaces)
      bytes.append(",\n    \"views\": ")
      bytes.append(viewsOf: stage, indent: "      ")
      bytes.append(" }")
    }
  }

  /// The whole file in pieces, one behind the other, so that nobody holds it twice.
  package static func pieces(_ parts: some Sequence<Part>) -> [[UInt8]] {
    var pieces: [[UInt8]] = [Array("{ \"previews\": {".utf8)]
    for part in parts where !part.bytes.isEmpty {
      if pieces.count > 1 { pieces.append([UInt8(ascii: ",")]) }
      pieces.append(part.bytes)
    }
    pieces.append(Array(" } }\n".utf8))
    return pieces
  }
}
