import Diagnostics

@testable import Designs

/// A text with a mark `«code»` at each place where a diagnostic must appear.
struct Marked {
  let bytes: [UInt8]
  /// `offset code` of each mark, in order.
  let expected: [String]

  init(_ text: String) {
    var bytes: [UInt8] = []
    var expected: [String] = []
    var rest = Substring(text)
    while let open = rest.firstIndex(of: "«"), let close = rest[open...].firstIndex(of: "»") {
      bytes += Array(rest[..<open].utf8)
      expected.append("\(bytes.count) \(rest[rest.index(after: open)..<close])")
      rest = rest[rest.index(after: close)...]
    }
    self.bytes = bytes + Array(rest.utf8)
    self.expected = expected
  }
}

/// `offset code` of diagnostics.
func places(_ diagnostics: [Diagnostic]) -> [String] {
  diagnostics.map { "\($0.span?.start ?? 0) \($0.code)" }
}

/// Reads a text as a design.
func read(_ text: String) -> (design: Design?, diagnostics: [Diagnostic]) {
  DesignReader.read(Array(text.utf8), source: SourceID(index: 0))
}

/// A diagnostic as the command prints it, for a file named `a.json`.
func printed(_ text: String) -> [String] {
  let file = SourceFile(name: "a.json", bytes: Array(text.utf8))
  return read(text).diagnostics.map { diagnostic in
    let position = file.position(at: Int(diagnostic.span?.start ?? 0))
    return "a.json:\(position.line):\(position.column): \(diagnostic.severity.rawValue): "
      + "\(diagnostic.message) [\(diagnostic.code)]"
  }
}
