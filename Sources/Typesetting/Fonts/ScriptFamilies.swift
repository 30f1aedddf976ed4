/// Which families stand in for Inter in each script, best first.
struct ScriptFamilies {
  private let named: [String: Int]
  private let prefersPictures: Bool

  init(script: UInt32, han: HanStyle, prefersPictures: Bool) {
    self.prefersPictures = prefersPictures
    let letters = ScriptFamilies.byScript[script] ?? []
    let list: [String]
    if prefersPictures {
      list = ["Noto Color Emoji"] + ScriptFamilies.signs
    } else if ScriptFamilies.eastAsian.contains(script) {
      list = han.families + ScriptFamilies.signs
    } else {
      list = letters + ScriptFamilies.signs + han.families
    }
    named = Dictionary(zip(list, list.indices)) { first, _ in first }
  }

  /// Less is better; families of equal rank are taken by name.
  func rank(of family: String, _ font: SystemFont) -> Int {
    if font.isNamed { return -1 }
    if let place = named[family] { return place }
    if font.isColored { return prefersPictures ? 1000 : 6000 }
    if font.isMonospaced { return 5000 }
    if family.hasPrefix("Noto Sans ") { return 2000 }
    if family.hasPrefix("Noto Serif ") { return 3000 }
    return 4000
  }

  /// For what belongs to no script, or for letters of Inter's scripts that it lacks.
  private static let signs = [
    "Noto Sans", "Noto Sans Symbols", "Noto Sans Symbols2", "Noto Sans Math", "Noto Music",
  ]

  private static let eastAsian = Set(
    [
      OpenTypeTag.of("Hani"), OpenTypeTag.of("Hira"), OpenTypeTag.of("Kana"), OpenTypeTag.of("Hang"),
      OpenTypeTag.of("Bopo"),
    ])

  /// Those whose first family is not the only one, or has another name than "Noto Sans" and the script's.
  private static let byScript: [UInt32: [String]] = [
    OpenTypeTag.of("Arab"): ["Noto Sans Arabic", "Noto Naskh Arabic", "Noto Kufi Arabic"],
    OpenTypeTag.of("Armn"): ["Noto Sans Armenian", "Noto Serif Armenian"],
    OpenTypeTag.of("Beng"): ["Noto Sans Bengali", "Noto Serif Bengali"],
    OpenTypeTag.of("Cans"): ["Noto Sans Canadian Aboriginal"],
    OpenTypeTag.of("Cher"): ["Noto Sans Cherokee"],
    OpenTypeTag.of("Deva"): ["Noto Sans Devanagari", "Noto Serif Devanagari"],
    OpenTypeTag.of("Ethi"): ["Noto Sans Ethiopic", "Noto Serif Ethiopic"],
    OpenTypeTag.of("Geor"): ["Noto Sans Georgian", "Noto Serif Georgian"],
    OpenTypeTag.of("Gujr"): ["Noto Sans Gujarati", "Noto Serif Gujarati"],
    OpenTypeTag.of("Guru"): ["Noto Sans Gurmukhi", "Noto Serif Gurmukhi"],
    OpenTypeTag.of("Hebr"): ["Noto Sans Hebrew", "Noto Serif Hebrew"],
    OpenTypeTag.of("Khmr"): ["Noto Sans Khmer", "Noto Serif Khmer"],
    OpenTypeTag.of("Knda"): ["Noto Sans Kannada", "Noto Serif Kannada"],
    OpenTypeTag.of("Laoo"): ["Noto Sans Lao", "Noto Serif Lao"],
    OpenTypeTag.of("Mlym"): ["Noto Sans Malayalam", "Noto Serif Malayalam"],
    OpenTypeTag.of("Mong"): ["Noto Sans Mongolian"],
    OpenTypeTag.of("Mymr"): ["Noto Sans Myanmar", "Noto Serif Myanmar"],
    OpenTypeTag.of("Orya"): ["Noto Sans Oriya"],
    OpenTypeTag.of("Sinh"): ["Noto Sans Sinhala", "Noto Serif Sinhala"],
    OpenTypeTag.of("Syrc"): ["Noto Sans Syriac"],
    OpenTypeTag.of("Taml"): ["Noto Sans Tamil", "Noto Serif Tamil"],
    OpenTypeTag.of("Telu"): ["Noto Sans Telugu", "Noto Serif Telugu"],
    OpenTypeTag.of("Thaa"): ["Noto Sans Thaana"],
    OpenTypeTag.of("Thai"): ["Noto Sans Thai", "Noto Serif Thai"],
    OpenTypeTag.of("Tibt"): ["Noto Serif Tibetan"],
  ]
}
