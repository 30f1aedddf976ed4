/// A text of a table of strings: its words, where arguments stand in them, and what depends on a number.
package struct LocalizedFormat: Hashable, Sendable {
  /// A part of the text.
  package indirect enum Part: Hashable, Sendable {
    case literal(String)
    /// The argument of an index, from 0.
    case argument(Int)
    /// One of several texts, by the number that an argument is.
    case plural(argument: Int, forms: [PluralCategory: LocalizedFormat])
  }

  package var parts: [Part]

  package init(parts: [Part]) { self.parts = parts }

  /// The text of one of Foundation's formats; what is not numbered takes the arguments from `firstArgument` on.
  package init(printf text: String, firstArgument: Int) {
    self = PrintfFormat.parse(text, ownArgument: firstArgument)
  }

  /// How many arguments the text takes.
  package var argumentCount: Int {
    parts.reduce(0) { count, part in
      switch part {
      case .literal: count
      case .argument(let index): max(count, index + 1)
      case .plural(let index, let forms):
        forms.values.reduce(max(count, index + 1)) { max($0, $1.argumentCount) }
      }
    }
  }

  /// The form that stands for all where a category has none: `other`, else the first there is.
  package static func fallback<Value>(of forms: [PluralCategory: Value]) -> Value? {
    forms[.other] ?? PluralCategory.allCases.lazy.compactMap { forms[$0] }.first
  }
}
