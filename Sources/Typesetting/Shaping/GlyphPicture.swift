import CHarfBuzz
import Graphics
package import Hashing

/// A glyph that is a picture of its own colours: an emoji.
package final class GlyphPicture: Sendable {
  /// A PNG, as the font holds it.
  package let bytes: [UInt8]
  /// Equal for equal pictures.
  package let key: ContentHash
  /// What a file that holds it is called: equal for equal pictures.
  package var fileName: String { key.hex + ".png" }
  /// Height over width.
  private let proportion: Double
  /// The height of its middle above the baseline, as a share of its width.
  private let middle: Double

  /// The largest of the pictures that the font has of a glyph; nil where it has none that can be shown.
  init?(glyph: UInt32, font: OpaquePointer) {
    guard let blob = hb_ot_color_glyph_reference_png(font, glyph) else { return nil }
    defer { hb_blob_destroy(blob) }
    var length: UInt32 = 0
    guard let data = hb_blob_get_data(blob, &length), length <= GlyphPicture.limit else { return nil }
    let bytes = [UInt8](UnsafeRawBufferPointer(start: data, count: Int(length)))
    var extents = hb_glyph_extents_t()
    guard bytes.starts(with: GlyphPicture.signature), hb_font_get_glyph_extents(font, glyph, &extents) != 0,
      extents.width > 0, extents.height < 0
    else { return nil }
    self.bytes = bytes
    key = ContentHash(of: bytes)
    let width = Double(extents.width)
    proportion = min(-Double(extents.height) / width, 4)
    middle = min(max((Double(extents.y_bearing) + Double(extents.height) / 2) / width, -4), 4)
  }

  /// Where it stands, from its pen's place with y down: as wide as the advance, as high above the baseline as its font
  /// has it.
  func rect(advance: Double) -> Rect {
    let height = advance * proportion
    return Rect(x: 0, y: -advance * middle - height / 2, width: advance, height: height)
  }

  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  /// In bytes; pictures of 160 pixels have some 30,000.
  private static let limit = 1 << 20
}
