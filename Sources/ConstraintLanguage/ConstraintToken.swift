/// A name, number or sign of a constraint.
struct ConstraintToken {
  /// A name without dots.
  struct Part: Equatable {
    var text: String
    var range: Range<Int>
  }

  enum Kind: Equatable {
    /// `gap`, `left.width`: names with dots between them and no blanks.
    case name([Part])
    case number(Double)
    /// Begins like a number and is none: `8px`, `0x10`.
    case malformed(String)
    /// A run of `= < > !`, or one of `≤ ≥ ≠`.
    case relation(String)
    case sign(Unicode.Scalar)
    case end
  }

  var kind: Kind
  /// UTF-8 offsets in the text.
  var range: Range<Int>

  var isNumber: Bool { if case .number = kind { true } else { false } }

  /// The single name of the token; nil for others and for names with dots.
  var word: String? {
    if case .name(let parts) = kind, parts.count == 1 { return parts[0].text }
    return nil
  }
}
