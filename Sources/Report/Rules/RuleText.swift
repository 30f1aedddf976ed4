/// What a rule's page says: plain text, the words in backquotes being code.
package struct RuleText: Sendable {
  /// What was found and why it matters.
  package var meaning: String
  /// On which systems it can be seen.
  package var systems: String
  /// The ways to cure it, the best first.
  package var cures: [String]

  /// The texts of a rule by its name; nil where none is written.
  package static func of(_ rule: String) -> RuleText? { all[rule] }

  /// The names of all rules with texts.
  package static var names: [String] { all.keys.sorted() }

  private static let all = surfaces.merging(actions) { first, _ in first }.merging(inputs) { first, _ in first
  }
  .merging(layout) { first, _ in first }
}
