package import Staging

/// `layout/<cell>.json`: frames and surfaces of every preview of a cell.
///
/// Each page's worker fills a part of its own; `Joint` joins them in their order.
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

  /// Puts a file together part by part, so that nobody holds it whole.
  package struct Joint: Sendable {
    private var isBegun = false
    private var hasMembers = false

    package init() {}

    /// What the next part adds to the file, in pieces.
    package mutating func pieces(_ part: Part, isLast: Bool) -> [[UInt8]] {
      var pieces: [[UInt8]] = []
      if !isBegun { pieces.append(Array("{ \"previews\": {".utf8)) }
      isBegun = true
      if !part.bytes.isEmpty {
        if hasMembers { pieces.append([UInt8(ascii: ",")]) }
        pieces.append(part.bytes)
        hasMembers = true
      }
      if isLast { pieces.append(Array(" } }\n".utf8)) }
      return pieces
    }
  }
}
