/// Joins the outlines of a run's glyphs to one path.
enum RunOutline {
  /// Tracking in font units; each glyph's place is rounded by itself, so that errors do not add up.
  static func path(of run: ShapedRun, tracking: Double, shaper: FaceShaper) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(run.glyphs.count * 128)
    var (penX, penY): (Int32, Int32) = (0, 0)
    for glyph in run.glyphs {
      let outline = shaper.outline(of: glyph.id)
      if outline.isEmpty { continue }
      let moved = Double(glyph.x) + (Double(glyph.trackedBefore) * tracking).rounded()
      let x = Int32(clamping: Int(moved))
      bytes.append(UInt8(ascii: "m"))
      PathNumber.append(x &+ outline.startX &- penX, to: &bytes, first: true)
      PathNumber.append(glyph.y &+ outline.startY &- penY, to: &bytes, first: false)
      bytes.append(contentsOf: outline.bytes)
      penX = x &+ outline.endX
      penY = glyph.y &+ outline.endY
    }
    return bytes
  }
}
