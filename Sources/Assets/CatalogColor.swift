internal import Diagnostics
internal import Graphics
internal import JSON

/// One colour as a catalog writes it: components in a colour space, or the name of one of the system's.
enum CatalogColor {
  static func value(
    of node: Int, _ contents: CatalogContents, _ name: String, among systemColors: Set<String>?
  ) throws(AssetError) -> AssetColor.Value {
    if let reference = try contents.text("reference", of: node, named: name) {
      // UIKit's own names go without it.
      let ending = "Color"
      let short = reference.hasSuffix(ending) ? String(reference.dropLast(ending.count)) : reference
      if let systemColors, !systemColors.contains(short) {
        let place = contents.document.member("reference", of: node) ?? node
        throw contents.fault(
          "\(Quotation.quoted(reference)) is none of UIKit's colours", at: place, named: name)
      }
      return .system(short)
    }
    guard let components = contents.document.member("components", of: node) else {
      throw contents.fault("a colour needs \"components\" or a \"reference\"", at: node, named: name)
    }
    let space = try contents.text("color-space", of: node, named: name) ?? "srgb"
    // The extended spaces go beyond 0 and 1 on purpose; they are cut.
    let range = space.hasPrefix("extended") ? -10.0...10 : 0...1
    func component(_ key: String) throws(AssetError) -> Double {
      guard let value = contents.document.member(key, of: components) else {
        throw contents.fault("\"\(key)\" is missing", at: components, named: name)
      }
      guard let number = number(value, key, contents) else {
        throw contents.fault("\"\(key)\" must be a number such as 0.5, 128 or 0x80", at: value, named: name)
      }
      guard range.contains(number) else {
        throw contents.fault("\"\(key)\" is out of range", at: value, named: name)
      }
      return number
    }
    let alpha = contents.document.member("alpha", of: components) == nil ? 1 : try component("alpha")
    switch space {
    case "gray-gamma-22", "extended-gray":
      let white = try component("white")
      return .color(
        space == "extended-gray"
          ? Color(sRGB: white, white, white, alpha: alpha) : Color(grayGamma22: white, alpha: alpha))
    case "srgb", "extended-srgb":
      return .color(
        Color(sRGB: try component("red"), try component("green"), try component("blue"), alpha: alpha))
    case "extended-linear-srgb":
      return .color(
        Color(linearSRGB: try component("red"), try component("green"), try component("blue"), alpha: alpha))
    case "display-p3":
      return .color(
        Color(displayP3: try component("red"), try component("green"), try component("blue"), alpha: alpha))
    default:
      let place = contents.document.member("color-space", of: node) ?? node
      throw contents.fault(
        "the colour space must be srgb, display-p3, gray-gamma-22 or an extended one", at: place, named: name)
    }
  }

  /// `0xFF` and `255` count to 255, `0.5` and JSON's own numbers to 1; alpha always counts to 1.
  private static func number(_ node: Int, _ key: String, _ contents: CatalogContents) -> Double? {
    if contents.document.kind(node) == .number { return contents.document.number(of: node) }
    guard let text = contents.document.string(at: node), text.utf8.count <= 32 else { return nil }
    if text.hasPrefix("0x") || text.hasPrefix("0X") {
      let digits = text.dropFirst(2)
      guard (1...2).contains(digits.utf8.count), let byte = UInt8(digits, radix: 16), digits.first != "+"
      else {
        return nil
      }
      return Double(byte) / 255
    }
    guard let value = SVGNumber.number(text) else { return nil }
    let isByte = key != "alpha" && text.utf8.allSatisfy { (0x30...0x39).contains($0) }
    return isByte ? value / 255 : value
  }
}
