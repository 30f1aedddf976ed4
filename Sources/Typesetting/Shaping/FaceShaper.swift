import CHarfBuzz

/// One worker's shaping in one face: owns HarfBuzz's font and buffer and the outlines of the glyphs seen.
final class FaceShaper {
  let face: FontFace
  /// Whether the face is Inter, whose advances become San Francisco's; those of other faces are what they are.
  let isInter: Bool
  let font: OpaquePointer
  let missingAdvance: Int32
  private let buffer: OpaquePointer
  private let pen: GlyphPen
  private var outlines: [GlyphOutline] = []
  /// By glyph, the place in `outlines` and one; 0 where it was not drawn yet.
  private var outlinePlaces: [Int32]
  private var pictures: [UInt32: GlyphPicture?] = [:]
  private var pairs = PairTable()
  /// The widths that the last text had, for the features it had.
  private(set) var table = WidthTable(source: .system(.regular), hasTabularDigits: false)
  private var tableFeatures = ShapingFeatures()
  /// Those of other features, so that texts of several fonts in turn make none anew.
  private var tables: [ShapingFeatures: WidthTable] = [:]

  init?(face: FontFace, isInter: Bool = true) {
    guard let font = hb_font_create(face.handle), let buffer = hb_buffer_create(), let pen = GlyphPen()
    else { return nil }
    self.face = face
    self.isInter = isInter
    outlinePlaces = [Int32](repeating: 0, count: Int(hb_face_get_glyph_count(face.handle)))
    self.font = font
    self.buffer = buffer
    self.pen = pen
    missingAdvance = max(hb_font_get_glyph_h_advance(font, 0), Int32(clamping: face.unitsPerEm / 2))
  }

  deinit {
    hb_buffer_destroy(buffer)
    hb_font_destroy(font)
  }

  /// Shapes a stretch that HarfBuzz may be given whole.
  func shapeAtOnce(
    _ units: ArraySlice<UInt16>, script: UInt32, isRightToLeft: Bool, features: ShapingFeatures,
    language: ShapingLanguage
  ) -> ShapedRun {
    let isPlain =
      face.kernsByPairs && script == OpenTypeTag.latin && !isRightToLeft && !features.hasTabularDigits
      && PairTable.covers(units)
    if features != tableFeatures { takeTable(of: features) }
    if isPlain, let run = shapeByPairs(units) { return run }
    let wanted = isPlain ? FaceShaper.plain : self.features(features)
    hb_buffer_clear_contents(buffer)
    units.withUnsafeBufferPointer {
      hb_buffer_add_utf16(buffer, $0.baseAddress, Int32(clamping: $0.count), 0, Int32(clamping: $0.count))
    }
    hb_buffer_set_direction(buffer, isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, hb_script_t(rawValue: script))
    hb_buffer_set_language(buffer, language.handle)
    // No dotted circle: UIKit draws a lone mark by itself.
    hb_buffer_set_flags(buffer, HB_BUFFER_FLAG_DO_NOT_INSERT_DOTTED_CIRCLE)
    hb_shape(font, buffer, wanted, UInt32(wanted.count))
    var count: UInt32 = 0
    let information = hb_buffer_get_glyph_infos(buffer, &count)
    let positions = hb_buffer_get_glyph_positions(buffer, &count)
    guard count > 0, let information, let positions else { return .empty }
    let glyphs = UnsafeBufferPointer(start: information, count: Int(count))
    let places = UnsafeBufferPointer(start: positions, count: Int(count))
    if isPlain { learn(glyphs, places, of: units) }
    return collect(glyphs, places, of: units, isRightToLeft: isRightToLeft)
  }

  private func takeTable(of features: ShapingFeatures) {
    table =
      tables[features]
      ?? WidthTable(source: features.widths, hasTabularDigits: features.hasTabularDigits)
    tables[features] = table
    tableFeatures = features
  }

  private func features(_ wanted: ShapingFeatures) -> [hb_feature_t] {
    (isInter ? FaceShaper.usual : []) + (wanted.hasTabularDigits ? FaceShaper.tabular : [])
  }

  /// Inter's contextual alternates make an arrow of "->"; those of other faces join letters.
  private static let usual = off("calt")
  private static let tabular = [hb_feature_t(tag: OpenTypeTag.of("tnum"), value: 1, start: 0, end: .max)]
  /// Characters of Latin-1 need no glyph but their own.
  private static let plain = off("calt", "ccmp", "clig", "liga", "locl", "rclt")

  private static func off(_ tags: StaticString...) -> [hb_feature_t] {
    tags.map { hb_feature_t(tag: OpenTypeTag.of($0), value: 0, start: 0, end: .max) }
  }

  private func shapeByPairs(_ units: ArraySlice<UInt16>) -> ShapedRun? {
    var glyphs: [ShapedGlyph] = []
    var clusters: [ShapedCluster] = []
    glyphs.reserveCapacity(units.count)
    clusters.reserveCapacity(units.count)
    let em = Double(face.unitsPerEm)
    var x = 0.0
    let isKnown = pairs.shape(units) { index, glyph, advance in
      glyphs.append(
        ShapedGlyph(
          id: glyph, x: Int32(clamping: Int(x.rounded())), y: 0, trackedBefore: Int32(clamping: index)))
      let unit = units[units.startIndex + index]
      let width = table.width(Double(advance), of: unit, unitsPerEm: em)
      clusters.append(ShapedCluster(start: Int32(clamping: index), advance: Float(width), isTracked: true))
      x += width
    }
    if !isKnown { return nil }
    return ShapedRun(
      glyphs: glyphs, clusters: clusters, advance: x / em, trackedCount: units.count, missing: [],
      unitsPerEm: em)
  }

  private func learn(
    _ information: UnsafeBufferPointer<hb_glyph_info_t>,
    _ positions: UnsafeBufferPointer<hb_glyph_position_t>,
    of units: ArraySlice<UInt16>
  ) {
    guard information.count == units.count else { return }
    for index in 0..<information.count where Int(information[index].cluster) == index {
      let place = positions[index]
      // Nothing that takes no room: it would not be tracked.
      guard place.x_offset == 0, place.y_offset == 0, place.x_advance > 0 else { continue }
      pairs.learn(
        units, at: units.startIndex + index, glyph: information[index].codepoint, advance: place.x_advance)
    }
  }

  /// The outline of a glyph, drawn by HarfBuzz the first time it is asked for.
  func outline(of glyph: UInt32) -> GlyphOutline {
    guard Int(glyph) < outlinePlaces.count else { return GlyphOutline() }
    let place = Int(outlinePlaces[Int(glyph)])
    if place > 0 { return outlines[place - 1] }
    let outline: GlyphOutline
    if glyph == 0 {
      outline = .box(advance: missingAdvance, unitsPerEm: face.unitsPerEm)
    } else {
      outline = pen.outline(of: glyph, in: font)
    }
    outlines.append(outline)
    outlinePlaces[Int(glyph)] = Int32(outlines.count)
    return outline
  }

  /// The picture that a glyph is; nil where it is an outline.
  func picture(of glyph: UInt32) -> GlyphPicture? {
    guard face.hasPictures, glyph != 0 else { return nil }
    if let known = pictures[glyph] { return known }
    let picture = GlyphPicture(glyph: glyph, font: font)
    pictures[glyph] = picture
    return picture
  }
}
