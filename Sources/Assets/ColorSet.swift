internal import Diagnostics
internal import Graphics
internal import JSON

/// A colour set of a catalog.
enum ColorSet {
  /// `systemColors` are the names that a colour may refer to; nil lets all pass.
  static func color(
    of folder: String, in root: AssetRoot, named name: String, among systemColors: Set<String>?
  ) throws(AssetError) -> AssetColor {
    let contents = try CatalogContents(of: folder, in: root, named: name)
    var entries: [(slot: CatalogSlot, value: AssetColor.Value)] = []
    for entry in try contents.entries("colors", named: name) {
      // A slot that nobody has filled has no colour.
      guard let color = contents.document.member("color", of: entry) else { continue }
      entries.append(
        (
          try CatalogSlot(entry, of: contents, named: name),
          try CatalogColor.value(of: color, contents, name, among: systemColors)
        )
      )
    }
    func value(_ appearance: AssetAppearance) -> AssetColor.Value? {
      for candidate in appearance.fallbacks {
        let ranked = entries.compactMap { entry in entry.slot.rank(for: candidate).map { ($0, entry.value) } }
        if let best = ranked.min(by: { $0.0 < $1.0 }) { return best.1 }
      }
      return nil
    }
    guard let light = value(.light), let dark = value(.dark), let lightHigh = value(.lightHighContrast),
      let darkHigh = value(.darkHighContrast)
    else {
      throw AssetError(
        .broken, "the asset \"\(name)\": \(Quotation.path(contents.path)) has no colour for a phone")
    }
    return AssetColor(light: light, dark: dark, lightHighContrast: lightHigh, darkHighContrast: darkHigh)
  }
}
