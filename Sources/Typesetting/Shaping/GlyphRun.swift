package import Graphics
package import Hashing

/// The outline of a run of glyphs in font units, without place, size and colour: draw it with
/// `scale(fontSize / unitsPerEm)` from its baseline's left end, filled.
package final class GlyphRun: Sendable {
  /// SVG path data (relative, y down, first point from the run's origin); empty where there is nothing to see.
  package let outline: [UInt8]
  /// Glyphs of their own colours, which the outline leaves out.
  package let pictures: [PlacedPicture]
  package let unitsPerEm: Int
  /// In font units, tracking included.
  package let advance: Double
  /// Equal for equal outlines, in every run of the program: what a drawing shares a run by.
  package let key: ContentHash

  init(outline: [UInt8], pictures: [PlacedPicture] = [], unitsPerEm: Int, advance: Double) {
    self.outline = outline
    self.pictures = pictures
    self.unitsPerEm = unitsPerEm
    self.advance = advance
    key = ContentHash(of: outline)
  }
}

/// A glyph that is a picture, in its run.
package struct PlacedPicture: Sendable {
  package let picture: GlyphPicture
  /// In font units from the run's origin, y down.
  package let rect: Rect
}
