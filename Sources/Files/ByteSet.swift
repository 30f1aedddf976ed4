/// A set of bytes: what a bracket of a `.gitignore` pattern stands for.
struct ByteSet: Sendable {
  private var words: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)

  static let anythingButSlash: ByteSet = {
    var set = ByteSet()
    set.insert(0...UInt8.max)
    return set.withoutSlash
  }()

  func contains(_ byte: UInt8) -> Bool {
    let word =
      switch byte >> 6 {
      case 0: words.0
      case 1: words.1
      case 2: words.2
      default: words.3
      }
    return word >> UInt64(byte & 63) & 1 == 1
  }

  mutating func insert(_ byte: UInt8) {
    let bit = UInt64(1) << UInt64(byte & 63)
    switch byte >> 6 {
    case 0: words.0 |= bit
    case 1: words.1 |= bit
    case 2: words.2 |= bit
    default: words.3 |= bit
    }
  }

  mutating func insert(_ bytes: ClosedRange<UInt8>) { for byte in bytes { insert(byte) } }

  /// A slash parts names: no bracket stands for it.
  private var withoutSlash: ByteSet {
    var copy = self
    copy.words.0 &= ~(UInt64(1) << UInt64(UInt8(ascii: "/")))
    return copy
  }

  private var inverted: ByteSet {
    var copy = self
    copy.words = (~words.0, ~words.1, ~words.2, ~words.3)
    return copy
  }

  /// The bracket whose first byte behind `[` is at an index, and the index behind it; nil where it is not closed or
  /// names a class that there is not.
  static func bracket(in text: [UInt8], at start: Int) -> (set: ByteSet, end: Int)? {
    var set = ByteSet()
    var index = start
    func at(_ index: Int) -> UInt8? { index < text.count ? text[index] : nil }
    let isInverted = at(index) == UInt8(ascii: "!") || at(index) == UInt8(ascii: "^")
    if isInverted { index += 1 }
    // The byte that a range may begin with.
    var last: UInt8?
    var isFirst = true
    while let byte = at(index), isFirst || byte != UInt8(ascii: "]") {
      isFirst = false
      if let low = last, byte == UInt8(ascii: "-"), let next = at(index + 1), next != UInt8(ascii: "]") {
        index += next == UInt8(ascii: "\\") ? 2 : 1
        guard let high = at(index) else { return nil }
        if low <= high { set.insert(low...high) }
        last = nil
      } else if byte == UInt8(ascii: "["), at(index + 1) == UInt8(ascii: ":"),
        let close = text[(index + 2)...].firstIndex(of: UInt8(ascii: "]")), close > index + 2,
        text[close - 1] == UInt8(ascii: ":")
      {
        guard let ranges = classes[String(decoding: text[(index + 2)..<(close - 1)], as: UTF8.self)] else {
          return nil
        }
        for range in ranges { set.insert(range) }
        index = close
        last = nil
      } else {
        index += byte == UInt8(ascii: "\\") ? 1 : 0
        guard let own = at(index) else { return nil }
        set.insert(own)
        last = own
      }
      index += 1
    }
    guard index < text.count else { return nil }
    return ((isInverted ? set.inverted : set).withoutSlash, index + 1)
  }

  /// The classes of POSIX in the C locale.
  private static let classes: [String: [ClosedRange<UInt8>]] = [
    "alnum": [0x30...0x39, 0x41...0x5A, 0x61...0x7A], "alpha": [0x41...0x5A, 0x61...0x7A],
    "blank": [0x09...0x09, 0x20...0x20], "cntrl": [0...0x1F, 0x7F...0x7F], "digit": [0x30...0x39],
    "graph": [0x21...0x7E], "lower": [0x61...0x7A], "print": [0x20...0x7E],
    "punct": [0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E], "space": [0x09...0x0D, 0x20...0x20],
    "upper": [0x41...0x5A], "xdigit": [0x30...0x39, 0x41...0x46, 0x61...0x66],
  ]
}
