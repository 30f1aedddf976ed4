import Graphics

extension ElementFields {
  /// The font of a property.
  mutating func font(_ key: String) -> InterfaceFont? {
    read(child("fontDescription", key: key)) { $0.fontValue() }
  }

  private mutating func fontValue() -> InterfaceFont? {
    if let style = textStyle() { return InterfaceFont(.style(style)) }
    let size = fontSize("pointSize") ?? fontSize("size")
    if let name = string("name") {
      return InterfaceFont(.custom(name: name, family: string("family")), pointSize: size)
    }
    if let meta = string("metaFont") { return InterfaceFont(.meta(meta), pointSize: size) }
    let type = string("type") ?? "system"
    let weight: FontWeight? = optionalChoice("weight")
    switch type {
    case "system": return InterfaceFont(.system(weight ?? .regular), pointSize: size)
    case "boldSystem": return InterfaceFont(.system(weight ?? .bold), pointSize: size)
    case "italicSystem":
      // Upright, for want of an italic face.
      countUnsupported("type", type)
      return InterfaceFont(.system(weight ?? .regular), pointSize: size)
    default:
      log.unreadable("type", type, of: element, wanted: "system, boldSystem or italicSystem")
      return size.map { InterfaceFont(.system(weight ?? .regular), pointSize: $0) }
    }
  }

  /// The font of a fragment of attributed text.
  mutating func fragmentFont() -> InterfaceFont? {
    let size = fontSize("size")
    if let name = string("name") {
      return InterfaceFont(.custom(name: name, family: string("family")), pointSize: size)
    }
    return InterfaceFont(.meta(string("metaFont") ?? "system"), pointSize: size)
  }

  private mutating func textStyle() -> InterfaceTextStyle? {
    choice("style", words: { [] }, read: { InterfaceTextStyle(fileName: $0) })
  }

  /// Files write 0 for a size that is not theirs to give.
  private mutating func fontSize(_ name: String) -> Double? {
    guard let size = number(name), size > 0 else { return nil }
    return size
  }
}
