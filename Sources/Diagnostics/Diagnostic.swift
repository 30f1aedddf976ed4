/// A fault in an input: what, where, how grave, and what to do about it.
package struct Diagnostic: Hashable, Sendable {
  package var severity: Severity
  /// The stable name of the fault, in kebab case: `unknown-colour`.
  package var code: String
  /// One line without a full stop; a suggestion stands behind a semicolon.
  package var message: String
  /// Where; nil for a fault of a whole input (unreadable file).
  package var span: Span?
  /// The name of the input where there is no span.
  package var file: String?

  package init(
    _ severity: Severity, _ code: String, _ message: String, at span: Span? = nil,
    file: String? = nil
  ) {
    self.severity = severity
    self.code = code
    self.message = message
    self.span = span
    self.file = file
  }

  /// An error.
  package init(_ code: String, _ message: String, at span: Span? = nil, file: String? = nil) {
    self.init(.error, code, message, at: span, file: file)
  }
}
