/// What an id may be: 1 to 100 ASCII letters, digits, `-` and `_`.
///
/// Files are named by ids, constraints and addresses of pages name them; with what is put before and behind, such a
/// name stays below the 255 bytes that a file's may have.
package enum Identifier {
  /// The most bytes of an id.
  package static let longest = 100
  /// The rule as JSON Schema says it.
  static let pattern = "^[A-Za-z0-9_-]{1,\(longest)}$"

  /// Whether a text may be an id.
  package static func isValid(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.count <= longest && text.utf8.allSatisfy(isPlain)
  }

  /// Bytes as an id may hold them: each that it may not becomes `substitute`.
  package static func cleaned(_ bytes: some Sequence<UInt8>, substitute: Unicode.Scalar) -> String {
    String(decoding: bytes.map { isPlain($0) ? $0 : UInt8(ascii: substitute) }, as: UTF8.self)
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
