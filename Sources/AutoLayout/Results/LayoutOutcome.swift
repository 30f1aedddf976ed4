package import Graphics

/// How solving ended.
package enum LayoutOutcome: Hashable, Sendable {
  case solved
  /// Required rules contradict each other; the frames are those without the broken ones.
  case unsatisfiable([LayoutConflict])
  /// There are no frames.
  case refused(LayoutLimit)
}

/// Something that layout keeps to.
package enum LayoutRule: Hashable, Sendable {
  /// A constraint, by its index.
  case constraint(Int)
  case hugging(LayoutItem.ID, LayoutAxis)
  case compressionResistance(LayoutItem.ID, LayoutAxis)
  /// That no length is negative: it is never broken.
  case length(LayoutItem.ID, LayoutAxis)
}

/// Rules that cannot all hold.
package struct LayoutConflict: Hashable, Sendable {
  /// In the order in which they were added.
  package var rules: [LayoutRule]
  /// The one that layout went on without: the constraint of them that was added last.
  package var broken: LayoutRule
  /// Whether any of them could be left out and the others hold; false only where there are too many to try.
  package var isMinimal: Bool

  /// The constraints among the rules.
  package var constraints: [Int] {
    rules.compactMap { if case .constraint(let index) = $0 { index } else { nil } }
  }
}
