import Graphics

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

  /// The pictures among a run's glyphs, each in the place of its outline.
  static func pictures(
    of run: ShapedRun, tracking: Double, shaper: FaceShaper, widths: WidthSource
  ) -> [PlacedPicture] {
    guard shaper.face.hasPictures else { return [] }
    return run.glyphs.compactMap { glyph in
      guard let picture = shaper.picture(of: glyph.id) else { return nil }
      let x = Double(glyph.x) + Double(glyph.trackedBefore) * tracking
      let place = picture.rect(advance: widths.emojiAdvance * Double(shaper.face.unitsPerEm))
      return PlacedPicture(picture: picture, rect: place.offset(by: Point(x: x, y: Double(glyph.y))))
    }
  }
}
