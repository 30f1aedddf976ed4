import Graphics
import UIKitRules

/// What turns the advances of a drawn face into those of the font it stands for: a factor and a summand by character.
struct WidthTable {
  let source: WidthSource
  let hasTabularDigits: Bool
  /// By `place`.
  private var factors = [Double](repeating: 1, count: places)
  /// In em, likewise.
  private var added = [Double](repeating: 0, count: places)

  /// Latin-1 by itself; then the other letters and signs of European scripts; then all else, which other faces draw.
  private static let places = 258
  private static let european = 256
  private static let other = 257

  init(source: WidthSource, hasTabularDigits: Bool) {
    self.source = source
    self.hasTabularDigits = hasTabularDigits
    switch source {
    case .face: break
    case .system(let style): take(style)
    case .family(let widths, let weight): take(widths, weight: weight)
    }
  }

  /// The width of a character in units of its face, of the face's own advance.
  func width(_ advance: Double, of unit: UInt16, unitsPerEm: Double) -> Double {
    let place = WidthTable.place(unit)
    return advance * factors[place] + added[place] * unitsPerEm
  }

  /// What a character adds to the width of others that it is one with, likewise.
  func added(by unit: UInt16, unitsPerEm: Double) -> Double { added[WidthTable.place(unit)] * unitsPerEm }

  private static func place(_ unit: UInt16) -> Int {
    switch unit {
    case ..<256: Int(unit)
    case ..<0x300, 0x370..<0x530, 0x2010...0x2027, 0x20AC: european
    default: other
    }
  }

  private mutating func take(_ style: FaceStyle) {
    let weight = style.weight
    func own(_ character: UInt8) -> Double {
      SystemFontAdvances.added(to: character, weight: weight, isDisplay: style.isDisplay)
    }
    for character in UInt8(0x20)...0x7E { added[Int(character)] = own(character) }
    for place in 0xA0...WidthTable.european { added[place] = SystemFontAdvances.added(weight: weight) }
    for (letter, accented) in WidthTable.accented {
      for scalar in accented.unicodeScalars { added[Int(scalar.value)] = own(letter) }
    }
    if hasTabularDigits {
      let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
      let mean = digits.reduce(0) { $0 + own($1) } / Double(digits.count)
      for digit in digits { added[Int(digit)] = mean }
    }
  }

  private mutating func take(_ widths: FamilyWidths, weight: FontWeight) {
    if case .ratio(let ratio) = widths { factors = factors.map { _ in ratio } }
    func set(_ place: Int, to character: UInt8) {
      guard let width = widths.width(of: character, weight: weight) else { return }
      factors[place] = 0
      added[place] = width
    }
    for character in UInt8(0x20)...0x7E { set(Int(character), to: character) }
    for (letter, accented) in WidthTable.accented {
      for scalar in accented.unicodeScalars { set(Int(scalar.value), to: letter) }
    }
    factors[WidthTable.other] = 1
  }

  /// The letters of Latin-1 that are as wide as the letter they stand on.
  private static let accented: [(UInt8, String)] = [
    (UInt8(ascii: "A"), "ÀÁÂÃÄÅ"), (UInt8(ascii: "C"), "Ç"), (UInt8(ascii: "E"), "ÈÉÊË"),
    (UInt8(ascii: "I"), "ÌÍÎÏ"), (UInt8(ascii: "N"), "Ñ"), (UInt8(ascii: "O"), "ÒÓÔÕÖØ"),
    (UInt8(ascii: "U"), "ÙÚÛÜ"), (UInt8(ascii: "Y"), "Ý"), (UInt8(ascii: "a"), "àáâãäå"),
    (UInt8(ascii: "c"), "ç"), (UInt8(ascii: "e"), "èéêë"), (UInt8(ascii: "i"), "ìíîï"),
    (UInt8(ascii: "n"), "ñ"), (UInt8(ascii: "o"), "òóôõöø"), (UInt8(ascii: "u"), "ùúûü"),
    (UInt8(ascii: "y"), "ýÿ"), (0x20, "\u{A0}"),
  ]
}
