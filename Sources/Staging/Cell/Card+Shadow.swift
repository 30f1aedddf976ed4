import Designs
import Graphics
import UIKitRules

extension Card.Shadow {
  /// The shadow for one row in one state under some traits.
  func resolved(in scope: Scope, tint: Color, facts: inout FactSet) -> Shadow {
    let color = color.value(in: scope).color(in: scope.traits, tint: tint, facts: &facts)
    return Shadow(
      color: color.multiplyingAlpha(by: opacity.value(in: scope)), radius: radius.value(in: scope),
      offset: Point(x: x.value(in: scope), y: y.value(in: scope)))
  }
}
