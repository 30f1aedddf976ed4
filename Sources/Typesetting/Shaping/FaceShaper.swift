import CHarfBuzz
package import Hashing

/// One font file, read once and shared by every worker.
package final class FontFace: @unchecked Sendable {
  // Unchecked, and sound: the face is made immutable before anyone sees it, which HarfBuzz lets any number of threads
  // read, and everything else is `let`.
  fileprivate let face: OpaquePointer
  /// As the font names it, such as `Inter`.
  package let family: String
  /// The font's revision, such as `3.019`.
  package let version: String
  package let fileName: String
  package let unitsPerEm: Int
  /// Whether a plain text's advances are those of its pairs.
  let kernsByPairs: Bool

  /// Nil where the file cannot be read or holds no outlines.
  init?(path: String) {
    guard let blob = hb_blob_create_from_file_or_fail(path) else { return nil }
    defer { hb_blob_destroy(blob) }
    guard let face = hb_face_create(blob, 0) else { return nil }
    guard hb_face_get_glyph_count(face) > 0, hb_face_get_upem(face) > 0 else {
      hb_face_destroy(face)
      return nil
    }
    hb_face_make_immutable(face)
    self.face = face
    unitsPerEm = Int(hb_face_get_upem(face))
    fileName = path.split(separator: "/").last.map(String.init) ?? path
    family = FontFace.name(16, of: face) ?? FontFace.name(1, of: face) ?? "?"
    version = FontFace.revision(of: face)
    kernsByPairs = FontFace.kernsByPairs(face)
  }

  deinit { hb_face_destroy(face) }

  /// XXH3-128 of the file's bytes; worked out at each call, since only a report asks.
  package var hash: ContentHash {
    let blob = hb_face_reference_blob(face)
    defer { hb_blob_destroy(blob) }
    var length: UInt32 = 0
    let data = hb_blob_get_data(blob, &length)
    return ContentHash(of: UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : Int(length)))
  }

  private static func kernsByPairs(_ face: OpaquePointer) -> Bool {
    let latin = [FaceShaper.tag("latn"), FaceShaper.tag("DFLT"), 0]
    // What plain texts are shaped with, and nothing else.
    let required = lookups(of: face, table: "GSUB", features: [FaceShaper.tag("rlig"), 0], scripts: latin)
    if !required.isEmpty { return false }
    let kerning = lookups(
      of: face, table: "GPOS", features: [FaceShaper.tag("kern"), FaceShaper.tag("dist"), 0], scripts: latin)
    let blob = hb_face_reference_table(face, FaceShaper.tag("GPOS"))
    defer { hb_blob_destroy(blob) }
    var length: UInt32 = 0
    guard let data = hb_blob_get_data(blob, &length) else { return false }
    let bytes = [UInt8](UnsafeRawBufferPointer(start: data, count: Int(length)))
    return KerningTable(bytes: bytes).isByPairs(lookups: kerning)
  }

  private static func lookups(
    of face: OpaquePointer, table: StaticString, features: [UInt32], scripts: [UInt32]
  ) -> [Int] {
    guard let set = hb_set_create() else { return [] }
    defer { hb_set_destroy(set) }
    hb_ot_layout_collect_lookups(face, FaceShaper.tag(table), scripts, nil, features, set)
    var found: [Int] = []
    var next = UInt32.max  // HB_SET_VALUE_INVALID: before the first
    while hb_set_next(set, &next) != 0 { found.append(Int(next)) }
    return found
  }

  /// An entry of the `name` table in English; 1 is the family, 16 the family that all weights share.
  private static func name(_ id: UInt32, of face: OpaquePointer) -> String? {
    var bytes = [CChar](repeating: 0, count: 256)
    var length = UInt32(bytes.count)
    hb_ot_name_get_utf8(face, id, hb_language_from_string("en", -1), &length, &bytes)
    if length == 0 { return nil }
    return String(decoding: bytes.prefix(Int(length)).map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// `fontRevision` of the `head` table: 16.16 fixed point, to three places.
  private static func revision(of face: OpaquePointer) -> String {
    let blob = hb_face_reference_table(face, FaceShaper.tag("head"))
    defer { hb_blob_destroy(blob) }
    var length: UInt32 = 0
    guard let data = hb_blob_get_data(blob, &length), length >= 8 else { return "0" }
    var fixed = 0
    for index in 4..<8 { fixed = fixed << 8 | Int(UInt8(bitPattern: data[index])) }
    let thousandths = (fixed * 1000 + 0x8000) >> 16
    let places = String(thousandths % 1000)
    return "\(thousandths / 1000)." + String(repeating: "0", count: 3 - places.utf8.count) + places
  }
}

/// One worker's shaping in one face: owns HarfBuzz's font and buffer and the outlines of the glyphs seen.
final class FaceShaper {
  let face: FontFace
  private let font: OpaquePointer
  private let buffer: OpaquePointer
  private let pen: OpaquePointer
  private var outlines: [GlyphOutline] = []
  /// By glyph, the place in `outlines` and one; 0 where it was not drawn yet.
  private var outlinePlaces: [Int32]
  private let missingAdvance: Int32
  private let language = hb_language_from_string("en", -1)
  private var pairs = PairTable()

  init?(face: FontFace) {
    guard let font = hb_font_create(face.face), let buffer = hb_buffer_create(),
      let pen = hb_draw_funcs_create()
    else { return nil }
    self.face = face
    outlinePlaces = [Int32](repeating: 0, count: Int(hb_face_get_glyph_count(face.face)))
    self.font = font
    self.buffer = buffer
    self.pen = pen
    missingAdvance = max(hb_font_get_glyph_h_advance(font, 0), Int32(clamping: face.unitsPerEm / 2))
    FaceShaper.setCallbacks(of: pen)
  }

  deinit {
    hb_draw_funcs_destroy(pen)
    hb_buffer_destroy(buffer)
    hb_font_destroy(font)
  }

  /// Shapes a stretch of a text; clusters are counted from the stretch's start.
  func shape(_ units: ArraySlice<UInt16>, script: UInt32, isRightToLeft: Bool, features: ShapingFeatures)
    -> ShapedRun
  {
    let isPlain =
      face.kernsByPairs && script == BidiResolver.latin && !isRightToLeft && !features.hasTabularDigits
      && PairTable.covers(units)
    if isPlain, let run = shapeByPairs(units) { return run }
    let wanted =
      isPlain ? FaceShaper.plain : features.hasTabularDigits ? FaceShaper.tabular : FaceShaper.usual
    hb_buffer_clear_contents(buffer)
    units.withUnsafeBufferPointer {
      hb_buffer_add_utf16(buffer, $0.baseAddress, Int32(clamping: $0.count), 0, Int32(clamping: $0.count))
    }
    hb_buffer_set_direction(buffer, isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, hb_script_t(rawValue: script))
    hb_buffer_set_language(buffer, language)
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

  /// Inter's contextual alternates make an arrow of "->".
  private static let usual = off("calt")
  private static let tabular = usual + [hb_feature_t(tag: tag("tnum"), value: 1, start: 0, end: .max)]
  /// Characters of Latin-1 need no glyph but their own.
  private static let plain = off("calt", "ccmp", "clig", "liga", "locl", "rclt")

  private static func off(_ tags: StaticString...) -> [hb_feature_t] {
    tags.map { hb_feature_t(tag: tag($0), value: 0, start: 0, end: .max) }
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
      let width = Double(advance) + (unit < 128 ? SystemMetrics.corrections[Int(unit)] * em : 0)
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

  private func collect(
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
        advance &+= id == 0 ? missingAdvance : position.x_advance
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
      if hasBox, FaceShaper.isEmoji(members) { width = SystemMetrics.emojiAdvance * em }
      if width > 0 {
        for unit in members where unit < 128 { width += SystemMetrics.corrections[Int(unit)] * em }
        tracked += 1
      }
      clusters.append(
        ShapedCluster(start: Int32(clamping: start), advance: Float(width), isTracked: advance > 0))
      x += width
      index = next
    }
    return ShapedRun(
      glyphs: glyphs, clusters: clusters, advance: x / em, trackedCount: Int(tracked), missing: missing,
      unitsPerEm: em)
  }

  /// Whether a cluster begins with a picture that has a colour of its own.
  private static func isEmoji(_ members: ArraySlice<UInt16>) -> Bool {
    let first = String(decoding: members, as: UTF16.self).unicodeScalars.first
    guard let first else { return false }
    return first.properties.isEmojiPresentation || first.properties.isEmoji && first.value > 0xFFFF
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

  /// The outline of a glyph, drawn by HarfBuzz the first time it is asked for.
  func outline(of glyph: UInt32) -> GlyphOutline {
    guard Int(glyph) < outlinePlaces.count else { return GlyphOutline() }
    let place = Int(outlinePlaces[Int(glyph)])
    if place > 0 { return outlines[place - 1] }
    let outline: GlyphOutline
    if glyph == 0 {
      outline = .box(advance: missingAdvance, unitsPerEm: face.unitsPerEm)
    } else {
      var writer = OutlineWriter()
      withUnsafeMutablePointer(to: &writer) { hb_font_get_glyph_shape(font, glyph, pen, $0) }
      outline = writer.finish()
    }
    outlines.append(outline)
    outlinePlaces[Int(glyph)] = Int32(outlines.count)
    return outline
  }

  private static func setCallbacks(of pen: OpaquePointer) {
    hb_draw_funcs_set_move_to_func(
      pen,
      { _, data, _, x, y, _ in
        data?.assumingMemoryBound(to: OutlineWriter.self).pointee.move(x: whole(x), y: whole(-y))
      }, nil, nil)
    hb_draw_funcs_set_line_to_func(
      pen,
      { _, data, _, x, y, _ in
        data?.assumingMemoryBound(to: OutlineWriter.self).pointee.line(x: whole(x), y: whole(-y))
      }, nil, nil)
    hb_draw_funcs_set_cubic_to_func(
      pen,
      { _, data, _, x1, y1, x2, y2, x, y, _ in
        data?.assumingMemoryBound(to: OutlineWriter.self).pointee.curve(
          x1: whole(x1), y1: whole(-y1), x2: whole(x2), y2: whole(-y2), x: whole(x), y: whole(-y))
      }, nil, nil)
    hb_draw_funcs_set_close_path_func(
      pen, { _, data, _, _ in data?.assumingMemoryBound(to: OutlineWriter.self).pointee.close() }, nil, nil)
    hb_draw_funcs_make_immutable(pen)
  }

  /// Four letters as OpenType writes them.
  static func tag(_ letters: StaticString) -> UInt32 {
    letters.withUTF8Buffer { $0.reduce(0) { $0 << 8 | UInt32($1) } }
  }
}

/// A coordinate in whole font units; what a damaged font gives beyond a million is cut there.
private func whole(_ value: Float) -> Int32 {
  value.isFinite ? Int32(min(max(value, -1_000_000), 1_000_000).rounded()) : 0
}
