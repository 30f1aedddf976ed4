import Diagnostics

/// Relations as people write them, and what a visual format has in their place.
enum VisualFormatRelation {
  /// The relation that is meant by a sign.
  static func written(_ sign: String) -> String {
    switch sign {
    case "≥", "=>", ">", ">==": ">="
    case "≤", "=<", "<", "<==": "<="
    case ">=", "<=": sign
    default: "=="
    }
  }

  /// What is wrong with a sign.
  static func message(_ sign: String) -> String {
    switch sign {
    case "=": "write == in a visual format"
    case "!=", "≠", "!": "no constraint keeps things apart; there are ==, >= and <="
    case ">", "<": "there is no \(sign); write \(written(sign))"
    case "≥", "=>", "≤", "=<", "===": "write \(written(sign)) instead of \(sign)"
    default: "unknown relation \(Quotation.quoted(sign)); there are ==, >= and <="
    }
  }
}
