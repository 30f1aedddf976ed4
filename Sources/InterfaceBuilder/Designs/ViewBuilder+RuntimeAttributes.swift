import Designs
import Graphics

extension ViewBuilder {
  /// Takes the user defined runtime attributes that show: those of the layer and of the view, and the properties that
  /// projects add under the same names for Interface Builder's sake.
  func apply(_ attributes: [RuntimeAttribute], of source: InterfaceView, to view: inout View) {
    var shadow = Card.Shadow.unseen
    for attribute in attributes {
      apply(attribute, to: &view)
      apply(attribute, to: &shadow)
    }
    // A shadow without opacity, which CALayer has as 0, is none.
    view.shadow = shadow.opacity.otherwise > 0 ? set(shadow, source) : Setting(otherwise: nil)
  }

  private func apply(_ attribute: RuntimeAttribute, to view: inout View) {
    func set<Value>(_ value: Value) -> Setting<Value> { Setting(otherwise: value, span: attribute.span) }
    switch (attribute.property, attribute.value) {
    case ("cornerRadius", .number(let radius)): view.cornerRadius = set(max(0, radius))
    case ("borderWidth", .number(let width)): view.borderWidth = set(max(0, width))
    case ("masksToBounds", .boolean(let clips)), ("clipsToBounds", .boolean(let clips)):
      view.clipsToBounds = set(clips)
    // A CALayer takes no UIColor: projects write a property of their own.
    case ("borderColor", .color(let color)), ("borderUIColor", .color(let color)),
      ("borderIBColor", .color(let color)), ("borderColorFromUIColor", .color(let color)):
      view.borderColor = set(colors.color(color))
    case ("backgroundColor", .color(let color)): view.backgroundColor = set(colors.color(color))
    default: break
    }
  }

  private func apply(_ attribute: RuntimeAttribute, to shadow: inout Card.Shadow) {
    switch (attribute.property, attribute.value) {
    case ("shadowOpacity", .number(let opacity)): shadow.opacity.otherwise = min(max(opacity, 0), 1)
    case ("shadowRadius", .number(let radius)): shadow.radius.otherwise = max(0, radius)
    case ("shadowOffset", .size(let offset)):
      shadow.x.otherwise = offset.width
      shadow.y.otherwise = offset.height
    case ("shadowColor", .color(let color)), ("shadowUIColor", .color(let color)),
      ("shadowIBColor", .color(let color)), ("shadowColorFromUIColor", .color(let color)):
      if let color = colors.color(color) { shadow.color.otherwise = color }
    default: break
    }
  }
}

extension RuntimeAttribute {
  /// What it sets, of the view or of its layer.
  fileprivate var property: Substring {
    let layer = "layer."
    return keyPath.hasPrefix(layer) ? keyPath.dropFirst(layer.count) : keyPath[...]
  }
}
