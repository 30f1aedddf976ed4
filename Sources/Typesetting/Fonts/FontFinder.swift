private import CFontconfig
import Graphics

/// Fonts that the system knows, through fontconfig; started by the first call.
enum FontFinder {
  /// The file of a family's style, nil where the system has no such family.
  static func path(family: String, style: FaceStyle) -> String? {
    guard let pattern = FcPatternCreate() else { return nil }
    defer { FcPatternDestroy(pattern) }
    FcPatternAddString(pattern, FC_FAMILY, family)
    FcPatternAddInteger(pattern, FC_WEIGHT, weight(style.weight))
    FcPatternAddInteger(pattern, FC_SLANT, style.isItalic ? FC_SLANT_ITALIC : FC_SLANT_ROMAN)
    FcConfigSubstitute(nil, pattern, FcMatchPattern)
    FcDefaultSubstitute(pattern)
    var result = FcResultNoMatch
    guard let match = FcFontMatch(nil, pattern, &result) else { return nil }
    defer { FcPatternDestroy(match) }
    // fontconfig always answers something; another family is no answer.
    guard string(match, FC_FAMILY) == family else { return nil }
    return string(match, FC_FILE)
  }

  private static func string(_ pattern: OpaquePointer, _ property: String) -> String? {
    var value: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(pattern, property, 0, &value) == FcResultMatch, let value else { return nil }
    return String(cString: value)
  }

  private static func weight(_ weight: FontWeight) -> Int32 {
    switch weight {
    case .ultraLight: FC_WEIGHT_THIN
    case .thin: FC_WEIGHT_EXTRALIGHT
    case .light: FC_WEIGHT_LIGHT
    case .regular: FC_WEIGHT_REGULAR
    case .medium: FC_WEIGHT_MEDIUM
    case .semibold: FC_WEIGHT_DEMIBOLD
    case .bold: FC_WEIGHT_BOLD
    case .heavy: FC_WEIGHT_EXTRABOLD
    case .black: FC_WEIGHT_BLACK
    }
  }
}
