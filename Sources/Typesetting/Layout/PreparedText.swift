/// A text in UTF-16, cut into paragraphs, with what draws nothing replaced; independent of font and width.
struct PreparedText {
  let units: [UInt16]
  /// Ranges of `units` without the line ends; an end at the very end of the text opens no further line.
  let paragraphs: [Range<Int>]
  /// All in one Latin run from left to right (as long as the base direction is too).
  let isPlain: Bool
  /// Whether control characters were replaced by `PreparedText.nothing`.
  let hasControls: Bool

  /// U+2060 WORD JOINER: no width, no break, nothing drawn.
  static let nothing: UInt16 = 0x2060
  static let ellipsis: UInt16 = 0x2026
  static let hyphen: UInt16 = 0x2D
  /// Shows only where a line ends at it.
  static let softHyphen: UInt16 = 0xAD

  init(_ text: String) {
    var units = PreparedText.units(of: text)
    var paragraphs: [Range<Int>] = []
    var start = 0
    var index = 0
    var highest: UInt16 = 0
    var hasControls = false
    while index < units.count {
      let unit = units[index]
      index += 1
      switch unit {
      case 0x0A, 0x0D, 0x2028, 0x2029:
        paragraphs.append(start..<index - 1)
        if unit == 0x0D, index < units.count, units[index] == 0x0A { index += 1 }
        start = index
      case 0x09:
        // A tab is drawn as a blank: labels have no tab stops worth the name.
        units[index - 1] = 0x20
      case 0x00...0x1F, 0x7F...0x9F:
        units[index - 1] = PreparedText.nothing
        hasControls = true
      default:
        if !PreparedText.isNeutralPunctuation(unit) { highest = max(highest, unit) }
      }
    }
    if start < units.count || (paragraphs.isEmpty && !units.isEmpty) {
      paragraphs.append(start..<units.count)
    }
    self.units = units
    self.paragraphs = paragraphs
    self.hasControls = hasControls
    // Below Greek there is but Latin, and nothing that runs from right to left.
    isPlain = highest < 0x370
  }

  private static func units(of text: String) -> [UInt16] {
    // ASCII needs no transcoding.
    let units = text.utf8.withContiguousStorageIfAvailable { bytes in
      bytes.allSatisfy { $0 < 0x80 } ? bytes.map { UInt16($0) } : nil
    }
    return (units ?? nil) ?? Array(text.utf16)
  }

  /// General punctuation but for its invisible marks, and currency signs: in every script, of no direction.
  private static func isNeutralPunctuation(_ unit: UInt16) -> Bool {
    (0x2010...0x2027).contains(unit) || (0x2030...0x205F).contains(unit) || (0x20A0...0x20BF).contains(unit)
  }

  /// The characters of a range as a reader sees them.
  func text(_ range: Range<Int>) -> String { PreparedText.visible(units[range], hasControls: hasControls) }

  static func visible(_ units: ArraySlice<UInt16>, hasControls: Bool) -> String {
    String(units: hasControls ? units.filter { $0 != nothing }[...] : units)
  }

  /// Whether a unit may hang over a wrapped line's end.
  static func isBlank(_ unit: UInt16) -> Bool {
    unit == 0x20 || unit == 0x3000 || unit == 0x1680 || unit == nothing
      || (0x2000...0x200A).contains(unit) && unit != 0x2007
  }
}
