import Diagnostics
import Graphics

/// Reads Apple's Visual Format Language.
///
/// Beyond the published grammar it takes what UIKit takes: distances with a relation or a priority and no
/// parentheses (`->=8-`, `-8@999-`).
struct VisualFormatParser {
  var reader: TokenReader
  var axis = LayoutAxis.horizontal
  /// The place before the current token.
  private var previous: Place?
  /// The conditions of the distance since `previous`, with its first hyphen; nil where none was written.
  private var distance: (predicates: [Predicate], hyphen: Range<Int>)?
  private var hasViews = false

  /// What a text says.
  static func parse(_ reader: TokenReader) -> ConstraintReader.Reading {
    var parser = VisualFormatParser(reader: reader)
    parser.orientation()
    parser.line()
    parser.finish()
    return parser.reader.reading
  }

  private init(reader: TokenReader) { self.reader = reader }

  /// Whether a distance was just read.
  var isBehindDistance: Bool { distance != nil }

  var start: LayoutAttribute { axis == .horizontal ? .leading : .top }
  var end: LayoutAttribute { axis == .horizontal ? .trailing : .bottom }
  var size: LayoutAttribute { axis == .horizontal ? .width : .height }

  private mutating func orientation() {
    guard let word = reader.current.word else {
      if reader.take(":") {
        reader.report(.syntax("an orientation is missing before the colon: H: or V:", at: 0..<reader.lastEnd))
      }
      return
    }
    let range = reader.current.range
    guard reader.following.kind == .sign(":") else {
      guard ["H", "V", "h", "v"].contains(word) else { return }
      reader.advance()
      axis = word.uppercased() == "V" ? .vertical : .horizontal
      reader.report(.syntax("a colon is missing behind the orientation: \(word.uppercased()):", at: range))
      return
    }
    reader.advance()
    reader.advance()
    axis = word.uppercased() == "V" ? .vertical : .horizontal
    if ["H", "V"].contains(word) { return }
    if ["H", "V"].contains(word.uppercased()) {
      reader.report(.syntax("an orientation is a capital letter: \(word.uppercased()):", at: range))
    } else if ["HV", "VH"].contains(word.uppercased()) {
      reader.report(
        .syntax("one format has one orientation; write two, one with H: and one with V:", at: range))
    } else {
      reader.report(
        .syntax("unknown orientation \(Quotation.quoted(word)); there are H: and V:", at: range))
    }
  }

  private mutating func line() {
    while !reader.isAtEnd {
      let range = reader.current.range
      switch reader.kind {
      case .sign("|"):
        let isFirst = previous == nil
        reader.advance()
        reach(.superview(range))
        if !isFirst { return behindLastEdge() }
      case .sign("["): reach(view() ?? .unknown(range))
      case .sign("-"): readDistance()
      default:
        stray()
        previous = .unknown(range)
        distance = nil
      }
    }
  }

  /// Joins a place to the one before it.
  private mutating func reach(_ place: Place) {
    if case .superview = place {} else { hasViews = true }
    if let previous {
      join(previous, place, distance?.predicates)
    } else if let distance {
      reader.report(
        .syntax("a distance begins at a view or at the superview's edge: |-", at: distance.hyphen))
    }
    previous = place
    distance = nil
  }

  private mutating func behindLastEdge() {
    guard !reader.isAtEnd else { return }
    let isAnother = reader.following.kind == .sign(":") || reader.isAt(",") || reader.isAt(";")
    let message =
      isAnother
      ? "one format stands in one string; write the rest as another string"
      : "the superview's edge ends the format; | stands only at its start and end"
    reader.report(.syntax(message, at: reader.current.range))
    // The names behind it are still collected, so that unknown ids are told too.
    while !reader.isAtEnd {
      reader.skip(to: "[")
      if !reader.isAtEnd { _ = view() }
    }
  }

  private mutating func readDistance() {
    let hyphen = reader.current.range
    if distance != nil {
      reader.report(.syntax("two distances follow each other; one stands between two views", at: hyphen))
    }
    distance = (readPredicates(), hyphen)
    if reader.isAtEnd {
      reader.report(.syntax("the format ends with a distance; a view or | is missing", at: hyphen))
    }
  }

  private mutating func finish() {
    if !hasViews {
      if reader.faults.isEmpty {
        reader.report(
          .syntax(
            "the format has no view; a view's id stands in brackets: H:|-[name]-|", at: 0..<reader.lastEnd))
      }
    } else if reader.statements.isEmpty, reader.faults.isEmpty {
      reader.report(
        ConstraintFault(
          "constraint-without-effect",
          "a single view without a size or the superview's edge is not constrained", at: 0..<reader.lastEnd,
          severity: .warning))
    }
  }
}
