import Diagnostics

extension VisualFormatParser {
  /// Passes a view in its brackets; nil where nothing in them can be taken for one.
  mutating func view() -> Place? {
    let open = reader.current.range
    reader.advance()
    guard let (item, range) = viewName(open) else { return nil }
    reader.use(item, at: range)
    var predicates: [Predicate] = []
    do throws(ConstraintFault) {
      if reader.isAt("(") { predicates = try list(isSize: true) }
      guard !reader.take("]") else {
        measure(item, range, predicates)
        return .view(item, range)
      }
      throw behindName(open)
    } catch {
      reader.report(error)
      skipView()
      return .unknown(range)
    }
  }

  /// Passes the rest of a view at fault, up to the next one.
  private mutating func skipView() {
    reader.skip(to: "]", "[", "|")
    _ = reader.take("]")
  }

  private mutating func viewName(_ open: Range<Int>) -> (ConstraintItem, Range<Int>)? {
    let token = reader.current
    switch token.kind {
    case .name(let parts) where parts.count > 1:
      reader.report(dotted(parts, at: token.range))
      skipView()
      return nil
    case .name, .number, .malformed:
      let name = reader.text(token.range)
      // Ids may consist of digits; numbers with a point are none.
      guard !name.contains(".") else { break }
      reader.advance()
      return (ConstraintItem(named: name), token.range)
    case .sign("]"):
      reader.report(
        .syntax(
          "the brackets are empty; a view's id stands in them: [name]",
          at: open.lowerBound..<token.range.upperBound))
      reader.advance()
      return nil
    case .end, .sign("["), .sign("|"):
      reader.report(.syntax("this [ is not closed; a view's id and ] are missing", at: open))
      return nil
    case .sign("\""), .sign("'"), .sign("“"), .sign("‘"):
      reader.report(.syntax("a view's id stands in the brackets without quotation marks", at: token.range))
      skipView()
      return nil
    default: break
    }
    reader.report(
      .syntax(
        "a view's id is expected here, not \(Quotation.quoted(reader.text(token.range)))", at: token.range))
    skipView()
    return nil
  }

  /// `[name.width]`: no attributes in a format.
  private func dotted(_ parts: [ConstraintToken.Part], at range: Range<Int>) -> ConstraintFault {
    if let first = parts.first, ["self", "view"].contains(first.text) {
      let name = parts[1].text
      return .syntax("an id has no dots: [\(Quotation.plain(name))]", at: range)
    }
    return .syntax(
      "a view's id has no dots and a format no attributes; for an attribute write an equation: "
        + "name.top = other.bottom + 8", at: range)
  }

  /// What is wrong where neither `(` nor `]` follows the name.
  private func behindName(_ open: Range<Int>) -> ConstraintFault {
    let token = reader.current
    switch token.kind {
    case .end, .sign("["), .sign("|"), .sign("-"): return .syntax("missing ]; this [ is not closed", at: open)
    case .relation(let sign):
      let shown = VisualFormatRelation.written(sign)
      return .syntax("a size stands in parentheses: [name(\(shown)100)]", at: token.range)
    case .sign(":"), .number: return .syntax("a size stands in parentheses: [name(100)]", at: token.range)
    case .sign("@"):
      return .syntax("a priority stands behind a size, in its parentheses: [name(100@750)]", at: token.range)
    case .sign(","), .name:
      return .syntax("one view stands in each pair of brackets: [first]-[second]", at: token.range)
    case .sign(")"): return .syntax("this ) closes nothing", at: token.range)
    default:
      return .syntax(
        "\(Quotation.quoted(reader.text(token.range))) cannot stand in a view's brackets; a ] is expected",
        at: token.range)
    }
  }

  /// Reports what stands where a view, an edge or a distance is expected, and passes it.
  mutating func stray() {
    let token = reader.current
    reader.advance()
    let text = Quotation.quoted(reader.text(token.range))
    switch token.kind {
    case .name(let parts):
      reader.report(
        .syntax("a view's id stands in brackets: [\(Quotation.plain(parts[0].text))]", at: token.range))
    case .number where isBehindDistance:
      reader.report(.syntax("two distances follow each other; one stands between two views", at: token.range))
      skipStray()
    case .number, .malformed, .relation:
      reader.report(.syntax("a distance stands between hyphens: -8-, -(>=8)-", at: token.range))
      skipStray()
    case .sign("("):
      reader.report(
        .syntax(
          "a distance stands between hyphens, a size in its view's brackets: -(>=8)-, [name(>=8)]",
          at: token.range))
      skipStray()
    case .sign("]"): reader.report(.syntax("this ] closes nothing", at: token.range))
    case .sign(")"): reader.report(.syntax("this ) closes nothing", at: token.range))
    case .sign("@"):
      reader.report(
        .syntax("a priority stands behind a distance or a size: -8@750-, [name(100@750)]", at: token.range))
      skipStray()
    case _ where Dash.isDash(token):
      reader.report(Dash.fault(text, at: token.range))
      skipStray()
    case .sign("\""), .sign("'"), .sign("“"), .sign("‘"):
      reader.report(.syntax("a format has no quotation marks inside its string", at: token.range))
      skipStray()
    case .sign(","), .sign(";"):
      reader.report(
        .syntax("one format stands in one string; write the rest as another string", at: token.range))
      skipStray()
    case .sign(":"):
      reader.report(
        .syntax("a colon stands only behind the orientation, at the start: H: or V:", at: token.range))
    default: reader.report(.syntax("\(text) cannot stand in a visual format", at: token.range))
    }
  }

  /// Passes what belongs to a fault already told.
  private mutating func skipStray() { reader.skip(to: "[", "|") }
}
