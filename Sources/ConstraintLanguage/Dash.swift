/// What editors and texts put in the place of a hyphen.
enum Dash {
  static func isDash(_ token: ConstraintToken) -> Bool {
    switch token.kind {
    case .sign("–"), .sign("—"), .sign("−"), .sign("‐"), .sign("‑"), .sign("―"), .sign("－"): true
    default: false
    }
  }

  /// A dash in a visual format.
  static func fault(_ quoted: String, at range: Range<Int>) -> ConstraintFault {
    .syntax("\(quoted) is not the hyphen of a distance; write -", at: range)
  }
}
