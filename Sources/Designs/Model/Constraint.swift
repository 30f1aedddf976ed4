package import Diagnostics
package import UIKitRules

/// One constraint between views of a tree: `first relation multiplier * second + constant @priority`.
package struct Constraint: Hashable, Sendable {
  /// How the two sides relate.
  package enum Relation: Hashable, Sendable {
    case equal
    case lessThanOrEqual
    case greaterThanOrEqual
  }

  /// What has attributes.
  package enum Item: Hashable, Sendable {
    /// A view by its place in the tree, which is counted in pre-order from the root, 0.
    case view(Int)
    /// The view that holds the list, by its place: what the list calls its superview. It is only measured from.
    case holder(Int)
    /// The layout margins of a view, by its place in the tree.
    case margins(Int)
    /// The safe area of a view, likewise.
    case safeArea(Int)
    /// The readable width of a view, likewise.
    case readable(Int)
    case contentView
    case cell
  }

  /// What of an item is spoken of; the names are UIKit's (NSLayoutConstraint.Attribute).
  package enum Attribute: String, CaseIterable, Hashable, Sendable {
    case left, right, leading, trailing, top, bottom, width, height, centerX, centerY
    case firstBaseline, lastBaseline
    case leftMargin, rightMargin, leadingMargin, trailingMargin, topMargin, bottomMargin
    case centerXWithinMargins, centerYWithinMargins
  }

  /// An attribute of an item.
  package struct Anchor: Hashable, Sendable {
    package var item: Item
    package var attribute: Attribute
    /// The part of the constraint's string that names it; nil where none does.
    package var span: Span?

    package init(_ item: Item, _ attribute: Attribute, span: Span? = nil) {
      self.item = item
      self.attribute = attribute
      self.span = span
    }
  }

  /// What is added to the second side.
  package enum Constant: Hashable, Sendable {
    case points(Double)
    /// The system's spacing between siblings.
    case standardSpacing
  }

  /// A metric in the constant that follows the text size.
  package struct ScaledTerm: Hashable, Sendable {
    package var length: Length
    /// What it is multiplied by.
    package var coefficient: Double

    package init(length: Length, coefficient: Double) {
      self.length = length
      self.coefficient = coefficient
    }
  }

  package var first: Anchor
  package var relation: Relation
  /// Never 0; 1 where there is no second side.
  package var multiplier: Double
  /// nil for a size that is compared with a number.
  package var second: Anchor?
  /// At the text size Large.
  package var constant: Constant
  /// What of the constant follows the text size.
  package var scaled: [ScaledTerm] = []
  /// 1 to 1000, which is required.
  package var priority: Double
  /// The part of a list's string that says it.
  package var span: Span
  /// The whole string, as messages quote it.
  package var text: String
  /// The part of it that says this constraint: of an equation all, of a format one distance or size.
  package var part: String

  package init(
    _ first: Anchor, _ relation: Relation, _ second: Anchor?, multiplier: Double, constant: Constant,
    priority: Double, span: Span, text: String, part: String
  ) {
    self.first = first
    self.relation = relation
    self.multiplier = multiplier
    self.second = second
    self.constant = constant
    self.priority = priority
    self.span = span
    self.text = text
    self.part = part
  }
}

extension Constraint {
  /// The constraint with the constant that it has under some traits.
  package func resolved(in traits: Traits, facts: inout FactSet) -> Constraint {
    guard !scaled.isEmpty, case .points(var points) = constant else { return self }
    for term in scaled {
      points += term.coefficient * (term.length.points(in: traits, facts: &facts) - term.length.value)
    }
    var resolved = self
    // Layout holds no more; what grows beyond it is as far away as can be.
    let most = NumberRange.anyConstant
    resolved.constant = .points(min(max(points, most.least), most.most))
    resolved.scaled = []
    return resolved
  }
}

/// The constraints that one view of a tree holds.
package struct ConstraintList: Sendable {
  /// The view's place in the tree.
  package var holder: Int
  package var constraints: Setting<[Constraint]>

  package init(holder: Int, constraints: Setting<[Constraint]>) {
    self.holder = holder
    self.constraints = constraints
  }
}
