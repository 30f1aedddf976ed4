private import CFontconfig
import Graphics

/// Fonts that the system knows, through fontconfig; started by the first call.
enum FontFinder {
  /// The file of a family's style, nil where the system has no such family.
  static func path(family: String, style: FaceStyle) -> String? {
    guard let pattern = FcPatternCreate() else { return nil }
    defer { FcPatternDestroy(pattern) }
    FcPatternAddString(pattern, FC_FAMILY, family)
    FcPatternAddInteger(pattern, FC_WEIGHT, Int32(style.weight.systemWeight))
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
}
