package import Graphics

/// Why a system does not take an item or a constraint.
package enum LayoutFault: Error, Hashable, Sendable {
  /// A number that is not finite, or too large to calculate with.
  case number(Double)
  /// A priority outside 1 to 1000.
  case priority(Double)
  /// An item that is not in the system.
  case unknownItem(Int)
  /// A place compared with a length, or with a place on the other axis.
  case pairing(LayoutAttribute, LayoutAttribute)
  /// A place compared with a constant alone: it has no meaning without another item.
  case placeWithoutItem(LayoutAttribute)
  /// A place times zero: the same without another item.
  case placeTimesZero(LayoutAttribute)
}

extension LayoutConstraint {
  /// The greatest constant taken, in points: sums of such stay exact enough to compare.
  package static let greatestConstant = 1e12
  /// The greatest multiplier taken, for the same reason.
  package static let greatestMultiplier = 1e6

  /// What is wrong with it by itself.
  package var fault: LayoutFault? {
    guard constant.isFinite, abs(constant) <= LayoutConstraint.greatestConstant else {
      return .number(constant)
    }
    guard multiplier.isFinite, abs(multiplier) <= LayoutConstraint.greatestMultiplier else {
      return .number(multiplier)
    }
    guard priority.isValid else { return .priority(priority.value) }
    let attribute = first.attribute
    guard let second else { return attribute.isSize ? nil : .placeWithoutItem(attribute) }
    guard attribute.isSize == second.attribute.isSize,
      attribute.isSize || attribute.axis == second.attribute.axis
    else { return .pairing(attribute, second.attribute) }
    return multiplier == 0 && !attribute.isSize ? .placeTimesZero(attribute) : nil
  }
}

extension LayoutItem {
  /// What is wrong with it by itself.
  package var fault: LayoutFault? {
    let numbers = [
      intrinsicSize.horizontal, intrinsicSize.vertical, firstBaseline, lastBaseline, margins.top,
      margins.left,
      margins.bottom, margins.right, alignmentInsets.top, alignmentInsets.left, alignmentInsets.bottom,
      alignmentInsets.right,
    ]
    for case .some(let number) in numbers
    where !number.isFinite || abs(number) > LayoutConstraint.greatestConstant {
      return .number(number)
    }
    for axis in LayoutAxis.allCases {
      for priority in [hugging[axis], compressionResistance[axis]] where !priority.isValid {
        return .priority(priority.value)
      }
    }
    return nil
  }
}
