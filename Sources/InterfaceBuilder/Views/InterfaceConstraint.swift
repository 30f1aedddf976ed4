package import Diagnostics
package import Graphics

/// A constraint: first attribute (=, <=, >=) multiplier x second attribute + constant.
package struct InterfaceConstraint: Hashable, Sendable {
  package var id: InterfaceID?
  package var first: ConstraintAnchor
  package var relation: LayoutRelation
  /// Nil for a constraint of a size to a constant.
  package var second: ConstraintAnchor?
  package var multiplier: ConstraintMultiplier
  /// In points.
  package var constant: Double
  /// 1 to 1000.
  package var priority: Double
  /// Whether the constant is UIKit's standard spacing, which is then written out.
  package var isSymbolic: Bool
  package var identifier: String?
  package var userLabel: String?
  /// Whether it is removed when the document is loaded.
  package var isPlaceholder: Bool
  package var variations: [ConstraintVariation]
  package var span: Span
}

extension InterfaceConstraint {
  /// Why UIKit throws an exception at it, in words; nil where it takes it.
  func refusal(heldBy holder: InterfaceID?) -> String? {
    let name = first.attribute.rawValue
    guard let second, multiplier.value != 0 else {
      if !first.attribute.isSize { return "\(name) is a position and needs another to be measured from" }
      return constant < 0 && relation != .greaterThanOrEqual ? "a \(name) is never negative" : nil
    }
    let isAlone = (first.item ?? holder) == (second.item ?? holder)
    if isAlone, first.attribute == second.attribute { return "\(name) is compared with itself" }
    return first.attribute.obstacle(to: second.attribute).map {
      "\(name) and \(second.attribute.rawValue) cannot be compared: \($0)"
    }
  }
}

/// An attribute of an item.
package struct ConstraintAnchor: Hashable, Sendable {
  /// Nil for the view that holds the constraint.
  package var item: InterfaceID?
  package var attribute: LayoutAttribute
}

extension LayoutAttribute {
  /// The attribute that a file names; "baseline" is the last one.
  init?(fileName: String) {
    self.init(rawValue: fileName == "baseline" ? LayoutAttribute.lastBaseline.rawValue : fileName)
  }
}

extension LayoutRelation {
  /// The files' names.
  static let fileNames = ["equal", "lessThanOrEqual", "greaterThanOrEqual"]

  /// The relation that a file names.
  init?(fileName: String) {
    switch fileName {
    case "equal": self = .equal
    case "lessThanOrEqual": self = .lessThanOrEqual
    case "greaterThanOrEqual": self = .greaterThanOrEqual
    default: return nil
    }
  }
}

/// A multiplier and how it is written: `0.5`, `1:2`, `2/3`.
package struct ConstraintMultiplier: Hashable, Sendable {
  package var value: Double
  package var text: String?

  package static let one = ConstraintMultiplier(value: 1, text: nil)

  package init(value: Double, text: String?) {
    self.value = value
    self.text = text
  }

  /// The value of a multiplier as files write it; nil where it is no number.
  init?(_ text: String) {
    guard let mark = text.firstIndex(where: { $0 == ":" || $0 == "/" }) else {
      guard let value = InterfaceNumber.double(text) else { return nil }
      self.init(value: value, text: text)
      return
    }
    guard let above = InterfaceNumber.double(text[..<mark]),
      let below = InterfaceNumber.double(text[text.index(after: mark)...]), below != 0,
      let value = InterfaceNumber.bounded(above / below)
    else { return nil }
    self.init(value: value, text: text)
  }
}

/// What a constraint takes instead for some size classes.
package struct ConstraintVariation: Hashable, Sendable {
  package var sizeClasses: SizeClasses
  package var constant: Double?
  package var priority: Double?
}
