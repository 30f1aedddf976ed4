/// The numbers that a key takes.
package struct NumberRange: Hashable, Sendable {
  package var least: Double
  package var most: Double
  /// Whether `least` itself is left out.
  package var isAbove: Bool

  package init(_ range: ClosedRange<Double>, isAbove: Bool = false) {
    least = range.lowerBound
    most = range.upperBound
    self.isAbove = isAbove
  }

  /// A length that a screen could hold, in points.
  package static let length = NumberRange(0...10_000)
  /// A height that can be seen, in points.
  package static let height = NumberRange(0...10_000, isAbove: true)
  /// A place or a distance of either sign, in points.
  package static let coordinate = NumberRange(-10_000...10_000)
  /// What a constraint may be given as a constant.
  package static let anyConstant = NumberRange(-10_000_000...10_000_000)
  /// A share, from nothing to all.
  package static let unit = NumberRange(0...1)
  /// Points of a font.
  package static let fontSize = NumberRange(1...500)
  /// Auto Layout's priorities.
  package static let priority = NumberRange(1...1000)

  /// Whether a number is one of them.
  package func contains(_ number: Double) -> Bool {
    (isAbove ? number > least : number >= least) && number <= most
  }

  /// `from 0 to 1`, `more than 0 and at most 10000`.
  package var words: String {
    let (least, most) = (NumberText.shortest(least), NumberText.shortest(most))
    return isAbove ? "more than \(least) and at most \(most)" : "from \(least) to \(most)"
  }
}
