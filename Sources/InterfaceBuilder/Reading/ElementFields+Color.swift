import Markup

extension ElementFields {
  /// The colour of a property; `none` where the file sets it to nil.
  mutating func color(_ key: String) -> InterfaceColor? {
    if let color: InterfaceColor = read(child("color", key: key), { $0.colorValue() }) { return color }
    return child("nil", key: key).map { _ in .none }
  }

  /// The colour that this element is.
  mutating func colorValue() -> InterfaceColor? {
    // Both names of one colour: that of iOS 13 first, beside the one for older systems.
    let system = string("systemColor") ?? string("xcode11CocoaTouchSystemColor")
    let legacy = string("cocoaTouchSystemColor")
    let space = colorSpace()
    let channels: ColorComponents? = space.flatMap { components(in: $0) }
    var color: InterfaceColor?
    if let name = system ?? legacy {
      color = .system(name, fallback: channels)
    } else if let name = string("name") {
      color = string("catalog") == "System" ? .system(name, fallback: nil) : .named(name)
    } else {
      color = channels.map { .components($0) }
    }
    log.note(color, at: element)
    return color
  }

  private mutating func colorSpace() -> ColorSpace? {
    guard let name = string("colorSpace") else { return nil }
    if name == "catalog" { return nil }
    return ColorSpace(name: name == "custom" ? string("customColorSpace") ?? name : name)
  }

  private mutating func components(in space: ColorSpace) -> ColorComponents? {
    let alpha = number("alpha", default: 1)
    if let white = number("white") {
      return ColorComponents(space: space, channels: .white(white), alpha: alpha)
    }
    if let cyan = number("cyan") {
      let channels = ColorChannels.cmyk(
        cyan: cyan, magenta: number("magenta", default: 0), yellow: number("yellow", default: 0),
        black: number("black", default: 0))
      return ColorComponents(space: space, channels: channels, alpha: alpha)
    }
    guard let red = number("red"), let green = number("green"), let blue = number("blue") else { return nil }
    return ColorComponents(
      space: space, channels: .rgb(red: red, green: green, blue: blue), alpha: alpha)
  }
}
