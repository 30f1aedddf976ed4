/// JSON pointers (RFC 6901) of ascending byte offsets of one document, in one pass over it.
///
/// The document was read and found valid by `Designs`; of anything else the pointer may be wrong, never the time.
struct PointerScanner: Sendable {
  private enum Level: Sendable {
    case list(index: Int)
    case object(key: [UInt8])
  }

  private let bytes: [UInt8]
  /// Where the next token begins, or blanks before it.
  private(set) var next = 0
  private var levels: [Level] = []
  /// Whether the next string of the innermost object is a key.
  private var expectsKey = false

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The pointer of the value, or of the member whose key, starts at the offset or holds it.
  mutating func pointer(at offset: Int) -> String {
    while next <= offset, next < bytes.count { step() }
    return pointer
  }

  /// Takes in tokens up to an offset, and the one that goes beyond it.
  mutating func advance(to offset: Int) {
    while next < offset, next < bytes.count { step() }
  }

  private var pointer: String {
    var text: [UInt8] = []
    for level in levels {
      text.append(UInt8(ascii: "/"))
      switch level {
      case .list(let index): text.append(number: index)
      case .object(let key):
        for byte in key {
          switch byte {
          case UInt8(ascii: "~"): text.append("~0")
          case UInt8(ascii: "/"): text.append("~1")
          default: text.append(byte)
          }
        }
      }
    }
    // Inside an object before its first key the object itself is meant.
    if case .object(let key)? = levels.last, key.isEmpty, expectsKey { text.removeLast() }
    return String(decoding: text, as: UTF8.self)
  }

  /// Takes in one token, so that `levels` is the path of that token.
  private mutating func step() {
    let byte = bytes[next]
    next += 1
    switch byte {
    case UInt8(ascii: "{"):
      // The braces belong to the value outside; what is inside begins behind them.
      openAfter(.object(key: []), expectsKey: true)
    case UInt8(ascii: "["): openAfter(.list(index: 0), expectsKey: false)
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      closePending()
      if !levels.isEmpty { levels.removeLast() }
      expectsKey = false
    case UInt8(ascii: ","):
      closePending()
      if case .list(let index)? = levels.last {
        levels[levels.count - 1] = .list(index: index + 1)
      } else {
        expectsKey = true
      }
    case UInt8(ascii: "\""):
      closePending()
      guard expectsKey, case .object? = levels.last else { return skipString() }
      levels[levels.count - 1] = .object(key: string())
      expectsKey = false
    case 0x20, 0x09, 0x0A, 0x0D: break
    default: closePending()
    }
  }

  private var pending: (level: Level, expectsKey: Bool)?

  /// Opens a container once the scan goes on: its first byte is still the container's own place.
  private mutating func openAfter(_ level: Level, expectsKey: Bool) {
    closePending()
    pending = (level, expectsKey)
  }

  private mutating func closePending() {
    guard let (level, expectsKey) = pending else { return }
    levels.append(level)
    self.expectsKey = expectsKey
    pending = nil
  }

  /// Goes behind the string whose opening quote was taken.
  private mutating func skipString() {
    while next < bytes.count {
      let byte = bytes[next]
      next += byte == UInt8(ascii: "\\") ? 2 : 1
      if byte == UInt8(ascii: "\"") { break }
    }
    next = min(next, bytes.count)
  }

  /// The content of the string whose opening quote was taken, unescaped.
  private mutating func string() -> [UInt8] {
    var content: [UInt8] = []
    while next < bytes.count {
      let byte = bytes[next]
      next += 1
      if byte == UInt8(ascii: "\"") { break }
      guard byte == UInt8(ascii: "\\"), next < bytes.count else {
        content.append(byte)
        continue
      }
      let escape = bytes[next]
      next += 1
      switch escape {
      case UInt8(ascii: "n"): content.append(0x0A)
      case UInt8(ascii: "t"): content.append(0x09)
      case UInt8(ascii: "r"): content.append(0x0D)
      case UInt8(ascii: "b"): content.append(0x08)
      case UInt8(ascii: "f"): content.append(0x0C)
      case UInt8(ascii: "u"): content.append(contentsOf: unicodeEscape())
      default: content.append(escape)
      }
    }
    return content
  }

  private mutating func unicodeEscape() -> [UInt8] {
    var units = [fourDigits()]
    if UTF16.isLeadSurrogate(units[0]), bytes[next...].starts(with: [UInt8(ascii: "\\"), UInt8(ascii: "u")]) {
      next += 2
      units.append(fourDigits())
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  private mutating func fourDigits() -> UInt16 {
    let end = min(next + 4, bytes.count)
    let digits = String(decoding: bytes[next..<end], as: UTF8.self)
    next = end
    return UInt16(digits, radix: 16) ?? 0xFFFD
  }
}
