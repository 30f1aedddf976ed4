import CHarfBuzz

/// Draws glyphs' outlines with HarfBuzz; owns its callbacks.
final class GlyphPen {
  private let functions: OpaquePointer

  init?() {
    guard let functions = hb_draw_funcs_create() else { return nil }
    self.functions = functions
    hb_draw_funcs_set_move_to_func(
      functions,
      { _, data, _, x, y, _ in
        data?.assumingMemoryBound(to: OutlineWriter.self).pointee.move(x: whole(x), y: whole(-y))
      }, nil, nil)
    hb_draw_funcs_set_line_to_func(
      functions,
      { _, data, _, x, y, _ in
        data?.assumingMemoryBound(to: OutlineWriter.self).pointee.line(x: whole(x), y: whole(-y))
      }, nil, nil)
    hb_draw_funcs_set_cubic_to_func(
      functions,
      { _, data, _, x1, y1, x2, y2, x, y, _ in
        data?.assumingMemoryBound(to: OutlineWriter.self).pointee.curve(
          x1: whole(x1), y1: whole(-y1), x2: whole(x2), y2: whole(-y2), x: whole(x), y: whole(-y))
      }, nil, nil)
    hb_draw_funcs_set_close_path_func(
      functions, { _, data, _, _ in data?.assumingMemoryBound(to: OutlineWriter.self).pointee.close() }, nil,
      nil)
    hb_draw_funcs_make_immutable(functions)
  }

  deinit { hb_draw_funcs_destroy(functions) }

  /// A glyph's outline in one of HarfBuzz's fonts.
  func outline(of glyph: UInt32, in font: OpaquePointer) -> GlyphOutline {
    var writer = OutlineWriter()
    withUnsafeMutablePointer(to: &writer) { hb_font_get_glyph_shape(font, glyph, functions, $0) }
    return writer.finish()
  }
}

/// A coordinate in whole font units; what a damaged font gives beyond a million is cut there.
private func whole(_ value: Float) -> Int32 {
  value.isFinite ? Int32(min(max(value, -1_000_000), 1_000_000).rounded()) : 0
}
