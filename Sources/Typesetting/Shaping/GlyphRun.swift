package import Hashing

/// The outline of a run of glyphs in font units, without place, size and colour: draw it with
/// `scale(fontSize / unitsPerEm)` from its baseline's left end, filled.
package final class GlyphRun: Sendable {
  /// SVG path data (relative, y down, first point from the run's origin); empty where there is nothing to see.
  package let outline: [UInt8]
  package let unitsPerEm: Int
  /// In font units, tracking included.
  package let advance: Double
  /// Equal for equal outlines, in every run of the program: what a drawing shares a run by.
  package let key: ContentHash

  init(outline: [UInt8], unitsPerEm: Int, advance: Double) {
    self.outline = outline
    self.unitsPerEm = unitsPerEm
    self.advance = advance
    key = ContentHash(of: outline)
  }
}
