package import Graphics

/// How wide the characters of a family are.
package enum FamilyWidths: Hashable, Sendable {
  /// By character, without kerning, as UIKit sets these families' labels.
  case characters(regular: CharacterWidths, bold: CharacterWidths)
  /// All of one width, in em.
  case uniform(Double)
  /// Inter's advances by a factor.
  case ratio(Double)
}

/// The widths of the printable ASCII characters, in thousandths of an em, from the space on.
package struct CharacterWidths: Hashable, Sendable {
  private let widths: [Int]

  private init(_ widths: [Int]) { self.widths = widths }

  /// By the width of "a": few tables have the same, and texts are looked up by it.
  package func hash(into hasher: inout Hasher) { hasher.combine(widths[0x41]) }

  /// In em; nil for a character that has none here.
  package subscript(character: UInt8) -> Double? {
    let place = Int(character) - 0x20
    return widths.indices.contains(place) ? Double(widths[place]) / 1000 : nil
  }

  // Ten stored widths of Helvetica Neue and two of its bold agree to the pixel, medium with the mean of both; signs
  // other than , - . : ( ) were not seen.

  static let helveticaNeue = CharacterWidths([
    278, 259, 426, 556, 556, 1000, 630, 278, 259, 259, 352, 600, 278, 389, 278, 333, 556, 556, 556, 556, 556,
    556, 556, 556, 556, 556, 278, 278, 600, 600, 600, 556, 800, 648, 685, 722, 704, 611, 574, 759, 722, 259,
    519, 667, 556, 871, 722, 760, 648, 760, 685, 648, 574, 722, 611, 926, 611, 648, 611, 259, 333, 259, 600,
    500, 222, 537, 593, 537, 593, 537, 296, 574, 556, 222, 222, 519, 222, 853, 556, 574, 593, 593, 333, 500,
    315, 556, 500, 758, 518, 500, 480, 333, 222, 333, 600,
  ])

  static let helveticaNeueBold = CharacterWidths([
    278, 295, 463, 556, 556, 1000, 685, 278, 296, 296, 407, 600, 278, 407, 278, 371, 556, 556, 556, 556, 556,
    556, 556, 556, 556, 556, 278, 278, 600, 600, 600, 556, 800, 685, 704, 741, 741, 648, 593, 759, 741, 295,
    556, 722, 593, 907, 741, 778, 667, 778, 722, 649, 611, 741, 630, 944, 667, 667, 648, 333, 371, 333, 600,
    500, 259, 574, 611, 574, 611, 574, 333, 611, 593, 258, 278, 574, 258, 906, 593, 611, 611, 611, 389, 537,
    352, 593, 520, 814, 537, 519, 519, 333, 222, 333, 600,
  ])

  static let helvetica = CharacterWidths([
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556,
    556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278,
    500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469,
    556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500,
    278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
  ])

  static let helveticaBold = CharacterWidths([
    278, 333, 474, 556, 556, 889, 722, 238, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556,
    556, 556, 556, 556, 556, 333, 333, 584, 584, 584, 611, 975, 722, 722, 722, 722, 667, 611, 778, 722, 278,
    556, 722, 611, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 333, 278, 333, 584,
    556, 333, 556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556, 278, 889, 611, 611, 611, 611, 389, 556,
    333, 611, 556, 778, 556, 556, 500, 389, 280, 389, 584,
  ])
}

extension FamilyWidths {
  /// The width of an ASCII character, in em; nil where it follows Inter's. Medium lies between regular and bold.
  package func width(of character: UInt8, weight: FontWeight) -> Double? {
    switch self {
    case .ratio: return nil
    case .uniform(let width): return width
    case .characters(let regular, let bold):
      guard let light = regular[character], let heavy = bold[character] else { return nil }
      return light + (heavy - light) * FamilyWidths.heaviness(weight)
    }
  }

  private static func heaviness(_ weight: FontWeight) -> Double {
    switch weight {
    case .ultraLight, .thin, .light, .regular: 0
    case .medium: 0.5
    case .semibold, .bold, .heavy, .black: 1
    }
  }
}
