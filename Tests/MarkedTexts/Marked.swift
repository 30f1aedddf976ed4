package import Diagnostics

/// A text with a mark `«code»` at each place where a diagnostic must appear.
package struct Marked {
  /// The text without its marks.
  package let bytes: [UInt8]
  /// `offset code` of each mark, in order.
  package let expected: [String]

  /// Takes the marks out of a text.
  package init(_ text: String) {
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
package func places(_ diagnostics: [Diagnostic]) -> [String] {
  diagnostics.map { "\($0.span?.start ?? 0) \($0.code)" }
}
