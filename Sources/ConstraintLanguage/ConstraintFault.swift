package import Diagnostics

/// A fault inside a constraint's text, by the UTF-8 offsets of the text.
package struct ConstraintFault: Error, Hashable, Sendable {
  package var severity: Severity
  /// The stable name of the fault, in kebab case.
  package var code: String
  /// One line without a full stop; a suggestion stands behind a semicolon.
  package var message: String
  package var range: Range<Int>

  init(_ code: String, _ message: String, at range: Range<Int>, severity: Severity = .error) {
    self.severity = severity
    self.code = code
    self.message = message
    self.range = range
  }

  /// A fault of the form.
  static func syntax(_ message: String, at range: Range<Int>) -> ConstraintFault {
    ConstraintFault("constraint-syntax", message, at: range)
  }
}
