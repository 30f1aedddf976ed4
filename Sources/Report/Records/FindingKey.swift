import Checks
import Diagnostics

/// What makes findings of several previews one: a fault at one place, told in one way.
struct FindingKey: Hashable {
  let rule: Rule
  let message: String
  let span: Span

  init(_ finding: Finding) {
    self.init(rule: finding.rule, message: finding.message, span: finding.span)
  }

  init(rule: Rule, message: String, span: Span) {
    self.rule = rule
    self.message = message
    self.span = span
  }
}
