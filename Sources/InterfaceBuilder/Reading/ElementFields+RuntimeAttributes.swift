import Graphics
import Markup

extension ElementFields {
  mutating func runtimeAttributes() -> [RuntimeAttribute] {
    guard let list = child("userDefinedRuntimeAttributes") else { return [] }
    return list.elements.compactMap { element in
      var fields = ElementFields(element, log)
      guard let path = fields.string("keyPath") else { return nil }
      let value = fields.runtimeValue()
      fields.finish()
      return value.map { RuntimeAttribute(keyPath: path, value: $0, span: fields.span) }
    }
  }

  private mutating func runtimeValue() -> RuntimeValue? {
    let type = string("type") ?? "string"
    switch type {
    case "number": return (number("value") ?? value("value")).map { .number($0) }
    case "string":
      let isLocalized = flag("localized")
      return .string(longString("value") ?? "", isLocalized: isLocalized)
    case "boolean": return optionalFlag("value").map { .boolean($0) }
    case "color": return color("value").map { .color($0) }
    case "image": return image("value", catalog: "catalog").map { .image($0.name) }
    case "point": return point("value").map { .point($0) }
    case "size": return size("value").map { .size($0) }
    case "rect": return rect("value").map { .rect($0) }
    case "range": return rangeValue()
    case "nil": return .nil
    default:
      log.unreadable("type", type, of: element, wanted: "a type of values that is known")
      return nil
    }
  }

  private mutating func rangeValue() -> RuntimeValue? {
    read(child("range", key: "value")) { fields in
      .range(fields.number("location", default: 0), fields.number("length", default: 0))
    }
  }
}
