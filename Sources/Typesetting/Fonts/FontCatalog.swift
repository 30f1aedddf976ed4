private import CFontconfig
import Graphics

/// The fonts of the system as fontconfig lists them, in an order that neither caches nor folders change.
final class FontCatalog: @unchecked Sendable {
  // Unchecked, and sound: the set is made before anyone sees it and only read then.
  private let set: UnsafeMutablePointer<FcFontSet>
  private let coverages: [OpaquePointer]
  /// A font is told by its place in this list.
  let fonts: [SystemFont]
  /// The places of each family's fonts, families by name.
  let families: [(name: String, fonts: [Int])]

  /// Starts fontconfig; nil where it has no configuration. What lies in `folders` is listed too, and comes first.
  init?(folders: [String]) {
    // A configuration of its own, so that what one library adds another does not see.
    guard let configuration = FcInitLoadConfigAndFonts() else { return nil }
    defer { FcConfigDestroy(configuration) }
    for folder in folders { FcConfigAppFontAddDir(configuration, folder) }
    guard let pattern = FcPatternCreate() else { return nil }
    defer { FcPatternDestroy(pattern) }
    guard let objects = FcObjectSetCreate() else { return nil }
    defer { FcObjectSetDestroy(objects) }
    for property in [
      FC_FAMILY, FC_FILE, FC_INDEX, FC_WEIGHT, FC_WIDTH, FC_SLANT, FC_SPACING, FC_COLOR, FC_CHARSET,
      FC_FONTFORMAT,
    ] {
      FcObjectSetAdd(objects, property)
    }
    guard let set = FcFontList(configuration, pattern, objects) else { return nil }
    self.set = set
    var found: [(font: SystemFont, coverage: OpaquePointer)] = []
    for index in 0..<Int(set.pointee.nfont) {
      guard let pattern = set.pointee.fonts[index], var font = FontCatalog.font(pattern) else { continue }
      font.isNamed = folders.contains { font.file.hasPrefix($0 + "/") }
      var coverage: OpaquePointer?
      guard FcPatternGetCharSet(pattern, FC_CHARSET, 0, &coverage) == FcResultMatch, let coverage else {
        continue
      }
      found.append((font, coverage))
    }
    found.sort { $0.font < $1.font }
    fonts = found.map(\.font)
    coverages = found.map(\.coverage)
    families = FontCatalog.families(of: fonts)
  }

  deinit { FcFontSetDestroy(set) }

  func covers(_ scalar: Unicode.Scalar, font: Int) -> Bool {
    FcCharSetHasChar(coverages[font], scalar.value) != 0
  }

  /// The list has equal families side by side.
  private static func families(of fonts: [SystemFont]) -> [(name: String, fonts: [Int])] {
    var families: [(name: String, fonts: [Int])] = []
    for (index, font) in fonts.enumerated() {
      if families.last?.name == font.family {
        families[families.count - 1].fonts.append(index)
      } else {
        families.append((font.family, [index]))
      }
    }
    return families
  }

  /// What HarfBuzz can draw: outlines of TrueType and OpenType, and pictures; of fonts that vary the default.
  private static func font(_ pattern: OpaquePointer) -> SystemFont? {
    guard let family = string(pattern, FC_FAMILY), let file = string(pattern, FC_FILE),
      ["TrueType", "CFF"].contains(string(pattern, FC_FONTFORMAT)),
      let index = integer(pattern, FC_INDEX), index >> 16 == 0, let weight = integer(pattern, FC_WEIGHT)
    else { return nil }
    var isColored: FcBool = 0
    FcPatternGetBool(pattern, FC_COLOR, 0, &isColored)
    return SystemFont(
      family: family, weight: weight, isItalic: (integer(pattern, FC_SLANT) ?? 0) != 0,
      width: integer(pattern, FC_WIDTH) ?? 100, isMonospaced: (integer(pattern, FC_SPACING) ?? 0) >= 90,
      isColored: isColored != 0, file: file, index: index)
  }

  private static func string(_ pattern: OpaquePointer, _ property: String) -> String? {
    var value: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(pattern, property, 0, &value) == FcResultMatch, let value else { return nil }
    return String(cString: value)
  }

  private static func integer(_ pattern: OpaquePointer, _ property: String) -> Int? {
    var value: Int32 = 0
    return FcPatternGetInteger(pattern, property, 0, &value) == FcResultMatch ? Int(value) : nil
  }
}
