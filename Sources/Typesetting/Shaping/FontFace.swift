import CHarfBuzz
package import Hashing

/// One font of a file, read once and shared by every worker.
package final class FontFace: @unchecked Sendable {
  // Unchecked, and sound: the face is made immutable before anyone sees it, which HarfBuzz lets any number of threads
  // read, and everything else is `let`.
  /// HarfBuzz's face; only shapers, which keep this object, make fonts of it.
  let handle: OpaquePointer
  /// As the font names it, such as `Inter`.
  package let family: String
  /// The font's revision, such as `3.019`.
  package let version: String
  package let fileName: String
  /// Which of the file's fonts it is; 0 in all files but collections.
  package let index: Int
  package let unitsPerEm: Int
  /// Whether a plain text's advances are those of its pairs.
  let kernsByPairs: Bool
  /// Whether glyphs are, or may be, pictures of their own colours.
  let hasPictures: Bool

  /// Nil where the file cannot be read or holds no glyphs. Whether it kerns by pairs is looked into only where plain
  /// texts are set in it.
  init?(path: String, index: Int = 0, setsPlainTexts: Bool = true) {
    guard let blob = hb_blob_create_from_file_or_fail(path) else { return nil }
    defer { hb_blob_destroy(blob) }
    guard let face = hb_face_create(blob, UInt32(clamping: index)) else { return nil }
    guard hb_face_get_glyph_count(face) > 0, hb_face_get_upem(face) > 0 else {
      hb_face_destroy(face)
      return nil
    }
    hb_face_make_immutable(face)
    handle = face
    self.index = index
    unitsPerEm = Int(hb_face_get_upem(face))
    fileName = path.split(separator: "/").last.map(String.init) ?? path
    let tables = FontTables(face: face)
    family = tables.name(16) ?? tables.name(1) ?? "?"
    version = tables.revision
    kernsByPairs = setsPlainTexts && tables.kernsByPairs
    hasPictures = hb_ot_color_has_png(face) != 0
  }

  deinit { hb_face_destroy(handle) }

  /// XXH3-128 of the file's bytes; worked out at each call, since only a report asks.
  package var hash: ContentHash {
    let blob = hb_face_reference_blob(handle)
    defer { hb_blob_destroy(blob) }
    var length: UInt32 = 0
    let data = hb_blob_get_data(blob, &length)
    return ContentHash(of: UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : Int(length)))
  }
}
