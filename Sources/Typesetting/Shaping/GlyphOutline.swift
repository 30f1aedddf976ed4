/// The outline of one glyph as SVG path data that is relative throughout, in font units with y down.
///
/// The first `m` is left out, since only the run knows where the pen stands: `start` is where it goes, from the
/// glyph's origin, and `end` where the glyph leaves it (the start of its last contour).
struct GlyphOutline: Sendable {
  var startX: Int32 = 0
  var startY: Int32 = 0
  var endX: Int32 = 0
  var endY: Int32 = 0
  var bytes: [UInt8] = []

  var isEmpty: Bool { bytes.isEmpty }

  /// The box that stands for a character without a glyph: a frame in the middle of its advance.
  static func box(advance: Int32, unitsPerEm: Int) -> GlyphOutline {
    let em = Int32(clamping: unitsPerEm)
    let margin = em / 16
    let stroke = max(em / 20, 1)
    let width = max(advance - 2 * margin, 3 * stroke)
    let height = em * 7 / 10
    var writer = OutlineWriter()
    writer.move(x: margin, y: 0)
    writer.line(x: margin, y: -height)
    writer.line(x: margin + width, y: -height)
    writer.line(x: margin + width, y: 0)
    writer.close()
    // The inner edge turns the other way, so that the middle stays open under the nonzero rule.
    writer.move(x: margin + stroke, y: -stroke)
    writer.line(x: margin + width - stroke, y: -stroke)
    writer.line(x: margin + width - stroke, y: -height + stroke)
    writer.line(x: margin + stroke, y: -height + stroke)
    writer.close()
    return writer.finish()
  }
}
