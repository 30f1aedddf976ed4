import Graphics

extension VisualFormatParser {
  /// Passes a distance from its first hyphen to its last; its conditions, none where it is at fault.
  mutating func readPredicates() -> [Predicate] {
    let hyphen = reader.current.range
    reader.advance()
    let spacing = Predicate(
      relation: .equal, object: .constant(.standardSpacing), priority: ConstraintLimits.required,
      range: hyphen)
    do throws(ConstraintFault) {
      switch reader.kind {
      case .sign("["), .sign("|"), .end: return [spacing]
      case .sign("-"): throw twoHyphens(hyphen)
      case .sign("("):
        let predicates = try list(isSize: false)
        try closingHyphen()
        return predicates
      default:
        let predicate = try predicate(isSize: false)
        if reader.isAt(",") {
          throw ConstraintFault.syntax(
            "several conditions stand in parentheses: -(>=8,<=20)-", at: reader.current.range)
        }
        try closingHyphen()
        return [predicate].compactMap { $0 }
      }
    } catch {
      reader.report(error)
      reader.skip(to: "[", "|")
      return []
    }
  }

  private func twoHyphens(_ hyphen: Range<Int>) -> ConstraintFault {
    let range = hyphen.lowerBound..<reader.current.range.upperBound
    if case .number = reader.following.kind {
      let number = reader.text(reader.following.range)
      return .syntax("a negative distance stands in parentheses: -(-\(number.prefix(20)))-", at: range)
    }
    return .syntax("one hyphen is the standard distance, a number stands between two: -8-", at: range)
  }

  private mutating func closingHyphen() throws(ConstraintFault) {
    if reader.take("-") { return }
    let token = reader.current
    switch token.kind {
    case .end: return
    case .sign("["), .sign("|"):
      // The distance is understood; what stands behind it is read as if the hyphen were there.
      reader.report(
        .syntax("a hyphen is missing behind the distance: -8-", at: reader.lastEnd - 1..<reader.lastEnd))
    case .sign("]"): throw ConstraintFault.syntax("this ] closes nothing", at: token.range)
    default: throw unexpected(token, isSize: false, isListed: false)
    }
  }

  /// Passes conditions in parentheses, with commas between them.
  mutating func list(isSize: Bool) throws(ConstraintFault) -> [Predicate] {
    let open = reader.current.range
    reader.advance()
    if reader.isAt(")") {
      let example = isSize ? "[name(>=100)]" : "-(>=8)-"
      throw ConstraintFault.syntax(
        "the parentheses are empty; a condition stands in them: \(example)",
        at: open.lowerBound..<reader.current.range.upperBound)
    }
    var predicates: [Predicate] = []
    while true {
      if let predicate = try predicate(isSize: isSize) { predicates.append(predicate) }
      if reader.take(",") { continue }
      if reader.take(")") { return predicates }
      if isEndOfList { throw ConstraintFault.syntax("missing ); this ( is not closed", at: open) }
      throw unexpected(reader.current, isSize: isSize, isListed: true)
    }
  }

  /// Whether something stands here that no parentheses hold.
  private var isEndOfList: Bool {
    switch reader.kind {
    case .sign("]"), .sign("["), .sign("|"), .end: true
    case .sign("-"): [.sign("["), .sign("|")].contains(reader.following.kind)
    default: false
    }
  }

  /// Passes one condition; nil where only its names or numbers are at fault.
  private mutating func predicate(isSize: Bool) throws(ConstraintFault) -> Predicate? {
    let start = reader.current.range.lowerBound
    var relation = LayoutRelation.equal
    if case .relation(let sign) = reader.kind {
      guard let known = LayoutRelation(rawValue: sign) else {
        throw ConstraintFault.syntax(VisualFormatRelation.message(sign), at: reader.current.range)
      }
      relation = known
      reader.advance()
    }
    let object = try object(isSize: isSize)
    let priority = try reader.priority()
    guard let object else { return nil }
    return Predicate(
      relation: relation, object: object, priority: priority, range: start..<reader.lastEnd)
  }
}
