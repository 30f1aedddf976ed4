/// The numbers of an SVG, by a grammar that lets nothing else through.
enum SVGNumber {
  /// Larger ones are slips or attacks; drawings stay far below.
  private static let limit = 1e7

  /// A plain number.
  static func number(_ text: some StringProtocol) -> Double? {
    guard !text.isEmpty, text.utf8.count <= 32, text.utf8.allSatisfy(isNumberByte) else { return nil }
    guard let value = Double(text), value.isFinite, abs(value) <= limit else { return nil }
    return value
  }

  /// A length in user units: a number, or one with an absolute unit, or `em` of 16.
  static func length(_ text: String) -> Double? {
    let trimmed = trim(text)
    if let value = number(trimmed) { return value }
    for (unit, factor) in units where trimmed.hasSuffix(unit) {
      return number(trimmed.dropLast(unit.count)).map { $0 * factor }
    }
    return nil
  }

  /// A length or a percentage as it may stand in the output.
  static func lengthText(_ text: String) -> String? {
    let trimmed = trim(text)
    if trimmed.hasSuffix("%") { return number(trimmed.dropLast()) == nil ? nil : trimmed }
    if number(trimmed) != nil { return trimmed }
    return length(trimmed).map { self.text($0) }
  }

  /// A number with at most four decimals.
  static func text(_ value: Double) -> String {
    let rounded = (value * 10_000).rounded() / 10_000
    // In range: lengths are bounded, and units multiply them by less than a hundred.
    return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
  }

  /// From 0 to 1, or a percentage.
  static func fraction(_ text: some StringProtocol) -> Double? {
    let value = text.hasSuffix("%") ? number(text.dropLast()).map { $0 / 100 } : number(text)
    return value.map { min(max($0, 0), 1) }
  }

  /// Numbers with white space or commas between them; nil where anything else stands.
  static func numbers(_ text: String) -> [Double]? {
    var values: [Double] = []
    for part in text.split(whereSeparator: { $0 == "," || $0.isWhitespace }) {
      guard let value = number(part) else { return nil }
      values.append(value)
    }
    return values
  }

  /// Whether a text holds nothing but numbers, percentages and what separates them.
  static func isList(_ text: String) -> Bool {
    text.utf8.allSatisfy {
      isNumberByte($0) || isSpace($0) || $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "%")
    }
  }

  /// Whether a text holds nothing but path commands and numbers.
  static func isPath(_ text: String) -> Bool {
    text.utf8.allSatisfy { byte in
      isNumberByte(byte) || isSpace(byte) || byte == UInt8(ascii: ",") || pathCommands.contains(byte)
    }
  }

  /// Whether a text is a list of transformations.
  static func isTransform(_ text: String) -> Bool {
    var rest = text[...]
    while true {
      rest = rest.drop { $0 == "," || $0.isWhitespace }
      if rest.isEmpty { return true }
      guard let open = rest.firstIndex(of: "("), let close = rest.firstIndex(of: ")"), open < close else {
        return false
      }
      guard transformations.contains(trim(String(rest[..<open]))),
        isList(String(rest[rest.index(after: open)..<close]))
      else { return false }
      rest = rest[rest.index(after: close)...]
    }
  }

  static func trim(_ text: String) -> String {
    let bytes = Array(text.utf8)
    guard let first = bytes.firstIndex(where: { !isSpace($0) }),
      let last = bytes.lastIndex(where: { !isSpace($0) })
    else { return "" }
    return String(decoding: bytes[first...last], as: UTF8.self)
  }

  private static let units: [(String, Double)] = [
    ("px", 1), ("pt", 4.0 / 3), ("pc", 16), ("mm", 96 / 25.4), ("cm", 96 / 2.54), ("in", 96), ("rem", 16),
    ("em", 16),
  ]

  private static let transformations: Set = ["matrix", "translate", "scale", "rotate", "skewX", "skewY"]

  private static let pathCommands = Set("MmZzLlHhVvCcSsQqTtAa".utf8)

  private static func isNumberByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "+"), UInt8(ascii: "-"),
      UInt8(ascii: "e"), UInt8(ascii: "E"):
      true
    default: false
    }
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
}
