/// What a cell of a document is called in reports.
enum CellName {
  /// The most bytes of an id: files are named by it, and by more behind it.
  private static let limit = 100

  /// An id as a design may hold it: what is no ASCII letter, digit, `-` or `_` becomes `-`.
  static func id(_ text: String) -> String {
    String(
      decoding: text.utf8.prefix(limit).map { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
          byte
        default: UInt8(ascii: "-")
        }
      }, as: UTF8.self)
  }
}
