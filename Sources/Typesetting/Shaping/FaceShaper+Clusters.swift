import CHarfBuzz

extension FaceShaper {
  /// What HarfBuzz made of a stretch, cluster by cluster.
  func collect(
    _ information: UnsafeBufferPointer<hb_glyph_info_t>,
    _ positions: UnsafeBufferPointer<hb_glyph_position_t>,
    of units: ArraySlice<UInt16>, isRightToLeft: Bool
  ) -> ShapedRun {
    var glyphs: [ShapedGlyph] = []
    var clusters: [ShapedCluster] = []
    var missing: [Unicode.Scalar] = []
    glyphs.reserveCapacity(information.count)
    clusters.reserveCapacity(information.count)
    let em = Double(face.unitsPerEm)
    var x = 0.0
    var tracked: Int32 = 0
    var index = 0
    while index < information.count {
      let start = Int(information[index].cluster)
      var next = index
      var advance: Int32 = 0
      var hasBox = false
      while next < information.count, Int(information[next].cluster) == start {
        let (id, position) = (information[next].codepoint, positions[next])
        next += 1
        // A character of several scalars (an emoji family) is one box, not one for each scalar.
        if id == 0, hasBox { continue }
        hasBox = hasBox || id == 0
        glyphs.append(
          ShapedGlyph(
            id: id, x: Int32(clamping: Int((x + Double(advance &+ position.x_offset)).rounded())),
            y: 0 &- position.y_offset, trackedBefore: tracked))
        advance &+= id == 0 ? missingAdvance : self.advance(of: id, position)
      }
      var end = units.count
      if isRightToLeft {
        if index > 0 { end = Int(information[index - 1].cluster) }
      } else if next < information.count {
        end = Int(information[next].cluster)
      }
      let members = units[units.startIndex + start..<units.startIndex + max(end, start)]
      if hasBox { note(members, in: &missing) }
      var width = Double(advance)
      if hasBox, Emoji.isEmoji(members) { width = table.source.emojiAdvance * em }
      // Letters of other faces may join, and their widths are their own; a picture's is the system's.
      let isTracked = width > 0 && (isInter || face.hasPictures)
      if isTracked {
        if isInter, !hasBox, let first = members.first {
          width = max(table.width(width, of: first, unitsPerEm: em), 0)
          for unit in members.dropFirst() { width += table.added(by: unit, unitsPerEm: em) }
        }
        tracked += 1
      }
      clusters.append(
        ShapedCluster(start: Int32(clamping: start), advance: Float(width), isTracked: isTracked))
      x += width
      index = next
    }
    return ShapedRun(
      glyphs: glyphs, clusters: clusters, advance: x / em, trackedCount: Int(tracked), missing: missing,
      unitsPerEm: em)
  }

  /// A glyph's advance; that of a picture is the room that UIKit gives an emoji.
  private func advance(of glyph: UInt32, _ position: hb_glyph_position_t) -> Int32 {
    guard face.hasPictures, position.x_advance > 0, picture(of: glyph) != nil else {
      return position.x_advance
    }
    return Int32((table.source.emojiAdvance * Double(face.unitsPerEm)).rounded())
  }

  /// Whether a character needs no other face: it has a glyph, or is drawn by those of its parts.
  func covers(_ scalar: Unicode.Scalar) -> Bool {
    var glyph: UInt32 = 0
    if hb_font_get_nominal_glyph(font, scalar.value, &glyph) != 0 { return true }
    if scalar.properties.isDefaultIgnorableCodePoint { return true }
    // HarfBuzz makes blanks of any width itself.
    if scalar.properties.generalCategory == .spaceSeparator { return true }
    // The hyphen that does not break looks like the one that does.
    if scalar.value == 0x2011 { return hb_font_get_nominal_glyph(font, 0x2010, &glyph) != 0 }
    var (first, second): (UInt32, UInt32) = (0, 0)
    guard hb_unicode_decompose(hb_unicode_funcs_get_default(), scalar.value, &first, &second) != 0 else {
      return false
    }
    return [first, second].allSatisfy { part in part == 0 || Unicode.Scalar(part).map(covers) ?? false }
  }

  /// Adds those of a cluster's scalars that the face has no glyph for.
  private func note(_ members: ArraySlice<UInt16>, in missing: inout [Unicode.Scalar]) {
    for scalar in String(decoding: members, as: UTF16.self).unicodeScalars {
      var glyph: UInt32 = 0
      if scalar.properties.isDefaultIgnorableCodePoint || missing.contains(scalar) { continue }
      if hb_font_get_nominal_glyph(font, scalar.value, &glyph) == 0, missing.count < 64 {
        missing.append(scalar)
      }
    }
  }
}
