package import Checks
package import Diagnostics

/// The findings of a run, each once, with the previews that show it.
///
/// Previews are added in their order, whichever worker made them, so the numbers are the same for any number of
/// workers.
package struct FindingLedger: Sendable {
  /// A fault at one place, told in one way.
  package struct Entry: Sendable {
    package var rule: Rule
    package var message: String
    package var span: Span
    /// Further places that take part.
    package var related: [Span]
    /// Indices into the run's preview records, ascending; empty for a finding that is of no picture.
    package var previews: [Int]

    /// How grave it is.
    package var level: Severity { rule.level }
  }

  /// In the order in which they were first seen: `f1` is the first.
  package private(set) var entries: [Entry] = []
  private var numbers: [FindingKey: Int] = [:]

  package init() {}

  /// Notes a finding of the preview with that index (nil: of no picture) and gives its number, from 0.
  @discardableResult
  package mutating func add(_ finding: Finding, preview: Int?) -> Int {
    let number = number(of: FindingKey(finding), related: finding.related)
    if let preview, entries[number].previews.last != preview { entries[number].previews.append(preview) }
    return number
  }

  /// Adds what was found in the previews from an index on; theirs count from 0 in the other ledger.
  package mutating func add(_ other: FindingLedger, from start: Int) {
    for entry in other.entries {
      let number = number(
        of: FindingKey(rule: entry.rule, message: entry.message, span: entry.span), related: entry.related)
      for preview in entry.previews { entries[number].previews.append(start + preview) }
    }
  }

  private mutating func number(of key: FindingKey, related: [Span]) -> Int {
    if let known = numbers[key] { return known }
    let number = entries.count
    numbers[key] = number
    entries.append(
      Entry(rule: key.rule, message: key.message, span: key.span, related: related, previews: []))
    return number
  }

  /// How many findings there are of a level.
  package func count(of level: Severity) -> Int { entries.count { $0.level == level } }

  /// The name of a finding in `report.json`: `f1`.
  package static func id(_ number: Int) -> String { "f\(number + 1)" }
}
