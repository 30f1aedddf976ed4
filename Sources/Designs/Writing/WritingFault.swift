package import Diagnostics

/// What a design holds and its text could not say.
package struct WritingFault: Error, Hashable, Sendable {
  /// What it is: `a card`.
  package var what: String
  package var span: Span

  init(_ what: String, at span: Span) {
    self.what = what
    self.span = span
  }
}
