package import Checks
import Diagnostics
package import Staging
package import UIKitRules

/// The page of one rule: what it means, where it shows, how to cure it, and both in pictures.
package struct RulePage: Sendable {
  /// The most pictures before the cure, and the most after it.
  package static let capacity = 6

  /// A picture of a small design that has the fault, or has it no more.
  package struct Example: Sendable {
    package var preview: Preview
    /// An `<svg>` element, from `PageCanvas.inline`.
    package var picture: [UInt8]
    package var facts: FactSet

    package init(preview: Preview, picture: [UInt8], facts: FactSet) {
      self.preview = preview
      self.picture = picture
      self.facts = facts
    }
  }

  package var rule: Rule
  /// Empty where the report has no finding of the rule, or the cure is no change that a picture shows.
  package var before: [Example] = []
  package var after: [Example] = []
  /// What the pictures refer to, from `PageCanvas.definitions`.
  package var definitions: [UInt8] = []
  /// How many findings of the rule the report has.
  package var count: Int

  package init(rule: Rule, count: Int) {
    self.rule = rule
    self.count = count
  }

  /// The page's path from the report's folder.
  package static func path(of rule: Rule) -> String { "rules/\(rule.rawValue).html" }

  /// Where a rule is explained, from the report's folder.
  static func address(of rule: Rule) -> String {
    ReadingRulesPage.rules.contains(rule) ? "\(ReadingRulesPage.path)#\(rule.rawValue)" : path(of: rule)
  }

  /// The page as HTML.
  package func bytes() -> [UInt8] { RulePageWriter(page: self).bytes() }
}
