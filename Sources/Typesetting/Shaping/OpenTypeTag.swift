/// Four letters as OpenType writes them.
enum OpenTypeTag {
  static let latin = of("Latn")
  /// The script of what all scripts share, emoji among them.
  static let common = of("Zyyy")

  static func of(_ letters: StaticString) -> UInt32 {
    letters.withUTF8Buffer { $0.reduce(0) { $0 << 8 | UInt32($1) } }
  }
}
