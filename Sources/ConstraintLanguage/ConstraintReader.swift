/// Reads constraints as a design writes them: Apple's Visual Format Language, or one equation.
package enum ConstraintReader {
  /// Texts of more bytes are a fault: nobody writes one, and every fault in it costs a walk through it.
  package static let longest = 20_000

  /// What a text says.
  package struct Reading: Sendable {
    /// The constraints in the order of the text; with an error among the faults, only what was understood.
    package var statements: [ConstraintStatement]
    /// Each place where the name of an item stands, for the caller to look up the ids.
    package var items: [Use]
    /// The faults in the order of the text.
    package var faults: [ConstraintFault]
  }

  /// A place where an item is named.
  package struct Use: Hashable, Sendable {
    package var item: ConstraintItem
    /// UTF-8 offsets in the text.
    package var range: Range<Int>
  }

  /// Reads a text; `metrics` are the numbers that it may name.
  package static func read(_ text: String, metrics: [String: Metric] = [:]) -> Reading {
    let length = text.utf8.count
    guard length <= longest else {
      let message = "a constraint of \(length) bytes; at most \(longest) are read"
      return Reading(
        statements: [], items: [],
        faults: [ConstraintFault("constraint-too-long", message, at: 0..<length)])
    }
    return readAny(text, metrics: metrics)
  }

  /// Reads a text of any length.
  static func readAny(_ text: String, metrics: [String: Metric]) -> Reading {
    let source = TokenReader(text, metrics: metrics)
    let reading: Reading
    if source.tokens.count == 1 {
      let message = "the constraint is empty; write \"H:|-[name]-|\" or \"name.top = margins.top\""
      reading = Reading(
        statements: [], items: [], faults: [.syntax(message, at: 0..<text.utf8.count)])
    } else if isVisualFormat(source.tokens) {
      reading = VisualFormatParser.parse(source)
    } else {
      reading = EquationParser.parse(source)
    }
    var sorted = reading
    // Sorting is stable: of two faults at one place the one found first is told first.
    sorted.faults.sort { $0.range.lowerBound < $1.range.lowerBound }
    return sorted
  }

  /// Whether a text is meant as a visual format: an orientation or a dash in front, or brackets and bars
  /// before any `name.attribute`.
  private static func isVisualFormat(_ tokens: [ConstraintToken]) -> Bool {
    if case .name(let parts) = tokens[0].kind, parts.count == 1, tokens[1].kind == .sign(":"),
      parts[0].text.utf8.count <= 2, LayoutAttribute(rawValue: parts[0].text) == nil
    {
      return true
    }
    for (index, token) in tokens.enumerated() {
      switch token.kind {
      // `[a].width`: an equation with brackets too many.
      case .sign("[") where index + 3 < tokens.count && tokens[index + 2].kind == .sign("]"):
        return tokens[index + 3].kind != .sign(".")
      case .sign("["), .sign("]"), .sign("|"): return true
      case .name(let parts) where parts.count > 1: return false
      default: continue
      }
    }
    return false
  }
}
