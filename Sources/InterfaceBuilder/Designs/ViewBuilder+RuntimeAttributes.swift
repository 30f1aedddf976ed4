import Designs
import Graphics

extension ViewBuilder {
  /// Takes the user defined runtime attributes that show: those of the layer and of the view, and the properties that
  /// projects add under the same names for Interface Builder's sake.
  func apply(_ attributes: [RuntimeAttribute], of source: InterfaceView, to view: inout View) {
    for attribute in attributes {
      let keyPath = attribute.keyPath
      let key = keyPath.hasPrefix("layer.") ? String(keyPath.dropFirst(6)) : keyPath
      func set<Value>(_ value: Value) -> Setting<Value> { Setting(otherwise: value, span: attribute.span) }
      switch (key, attribute.value) {
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
  }
}
