import Diagnostics
import Graphics

/// Names in an equation that mean nothing here, with what was likely meant.
enum EquationSlip {
  /// A name without a dot that is no metric.
  static func bareName(
    _ name: String, metrics: [String], example: LayoutAttribute, at range: Range<Int>
  ) -> ConstraintFault {
    let quoted = Quotation.quoted(name)
    if LayoutAttribute(rawValue: name) != nil {
      return .syntax("\(quoted) needs an item before it: name.\(name)", at: range)
    }
    if ["nan", "inf", "infinity"].contains(name.lowercased()) {
      return .syntax("\(quoted) is no number", at: range)
    }
    if ConstraintItem.names.contains(name) {
      return .syntax("\(quoted) needs an attribute: \(name).\(example.rawValue)", at: range)
    }
    let clause = Suggestion.clause(for: name, among: metrics)
    let hint =
      clause.isEmpty ? "; an item needs an attribute: \(Quotation.plain(name)).\(example.rawValue)" : clause
    return ConstraintFault("unknown-metric", "unknown metric \(quoted)\(hint)", at: range)
  }

  /// An unknown name behind an item's dot.
  static func attribute(_ name: String, of item: String, at range: Range<Int>) -> ConstraintFault {
    ConstraintFault(
      "unknown-attribute", "unknown attribute \(Quotation.quoted(name))\(hint(name, of: item))", at: range)
  }

  private static func hint(_ name: String, of item: String) -> String {
    let item = Quotation.plain(item)
    switch name.lowercased() {
    case "edges": return "; write one constraint each for top, leading, bottom and trailing"
    case "center", "centre": return "; write one constraint each for centerX and centerY"
    case "size": return "; write one constraint each for width and height"
    case "baseline": return "; there are firstBaseline and lastBaseline"
    case "aspectratio", "ratio": return "; write \(item).width = 16:9 * \(item).height"
    case "start": return suggested("leading")
    case "end": return suggested("trailing")
    case "x", "minx": return suggested("leading")
    case "maxx": return suggested("trailing")
    case "y", "miny": return suggested("top")
    case "maxy": return suggested("bottom")
    case "midx", "centerxanchor": return suggested("centerX")
    case "midy", "centeryanchor": return suggested("centerY")
    case "w": return suggested("width")
    case "h": return suggested("height")
    case "margins", "margin", "layoutmarginsguide", "layoutmargins":
      return "; the margins are attributes: \(item).topMargin, \(item).leadingMargin"
    default: break
    }
    let names = LayoutAttribute.allCases.map(\.rawValue)
    for plain in [String(name.dropLast(6)), String(name.dropFirst(4))] where names.contains(plain) {
      // `topAnchor`, `mas_top`.
      return suggested(plain)
    }
    let clause = Suggestion.clause(for: name, among: names)
    return clause.isEmpty
      ? "; there are \(names.prefix(12).joined(separator: ", ")) and the margins' own" : clause
  }

  private static func suggested(_ name: String) -> String { "; did you mean \"\(name)\"?" }

  /// A name with more than one dot.
  static func path(_ parts: [ConstraintToken.Part], at range: Range<Int>) -> ConstraintFault {
    let attribute = Quotation.plain(parts.last?.text ?? "")
    let plain = attribute.hasSuffix("Anchor") ? String(attribute.dropLast(6)) : attribute
    let item = Quotation.plain(parts[0].text)
    let owner = ["self", "view"].contains(item) ? "superview" : item
    let example: String
    switch parts[parts.count - 2].text {
    case "layoutMarginsGuide", "layoutMargins", "margins", "margin":
      let ofMargins = LayoutAttribute(rawValue: plain)?.ofMargins?.rawValue
      example = ofMargins.map { "\(owner).\($0)" } ?? "margins.\(plain)"
    case "safeAreaLayoutGuide", "safeArea", "safeAreaInsets": example = "safeArea.\(plain)"
    case "readableContentGuide", "readable": example = "readable.\(plain)"
    case "snp", "mas": example = "\(owner).\(plain)"
    default: example = "\(Quotation.plain(parts[parts.count - 2].text)).\(plain)"
    }
    return .syntax("an item has one dot and an attribute; did you mean \"\(example)\"?", at: range)
  }

  /// A name with an opening parenthesis behind it.
  static func call(_ parts: [ConstraintToken.Part], at range: Range<Int>) -> ConstraintFault {
    let name = parts.last?.text ?? ""
    let isCode = parts.count > 1 || LayoutAttribute(rawValue: name) != nil
    if isCode || name.hasPrefix("equal") || name.hasPrefix("constraint") {
      return .syntax("an equation calls no functions; write name.top = other.bottom + 8", at: range)
    }
    return .syntax("there are no functions here; write the sum itself: 0.5 * other.width + 4", at: range)
  }
}
