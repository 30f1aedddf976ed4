import CHarfBuzz

/// What is read of a font beside its glyphs; lives no longer than the face it looks into.
struct FontTables {
  let face: OpaquePointer

  /// An entry of the `name` table in English; 1 is the family, 16 the family that all weights share.
  func name(_ id: UInt32) -> String? {
    var bytes = [CChar](repeating: 0, count: 256)
    var length = UInt32(bytes.count)
    hb_ot_name_get_utf8(face, id, hb_language_from_string("en", -1), &length, &bytes)
    if length == 0 { return nil }
    return String(decoding: bytes.prefix(Int(length)).map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// `fontRevision` of the `head` table: 16.16 fixed point, to three places.
  var revision: String {
    let head = bytes(of: "head")
    guard head.count >= 8 else { return "0" }
    let fixed = head[4..<8].reduce(0) { $0 << 8 | Int($1) }
    let thousandths = (fixed * 1000 + 0x8000) >> 16
    let places = String(thousandths % 1000)
    return "\(thousandths / 1000)." + String(repeating: "0", count: 3 - places.utf8.count) + places
  }

  /// Whether a plain text's advances are those of its pairs.
  var kernsByPairs: Bool {
    let latin = [OpenTypeTag.of("latn"), OpenTypeTag.of("DFLT"), 0]
    // What plain texts are shaped with, and nothing else.
    let required = lookups(of: "GSUB", features: [OpenTypeTag.of("rlig"), 0], scripts: latin)
    if !required.isEmpty { return false }
    let kerning = lookups(
      of: "GPOS", features: [OpenTypeTag.of("kern"), OpenTypeTag.of("dist"), 0], scripts: latin)
    let table = bytes(of: "GPOS")
    return !table.isEmpty && KerningTable(bytes: table).isByPairs(lookups: kerning)
  }

  private func lookups(of table: StaticString, features: [UInt32], scripts: [UInt32]) -> [Int] {
    guard let set = hb_set_create() else { return [] }
    defer { hb_set_destroy(set) }
    hb_ot_layout_collect_lookups(face, OpenTypeTag.of(table), scripts, nil, features, set)
    var found: [Int] = []
    var next = UInt32.max  // HB_SET_VALUE_INVALID: before the first
    while hb_set_next(set, &next) != 0 { found.append(Int(next)) }
    return found
  }

  /// A table's bytes, none where the font has no such table.
  private func bytes(of table: StaticString) -> [UInt8] {
    let blob = hb_face_reference_table(face, OpenTypeTag.of(table))
    defer { hb_blob_destroy(blob) }
    var length: UInt32 = 0
    guard let data = hb_blob_get_data(blob, &length) else { return [] }
    return [UInt8](UnsafeRawBufferPointer(start: data, count: Int(length)))
  }
}
