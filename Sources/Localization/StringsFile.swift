/// A `.strings` file: `"key" = "value";` with comments, in UTF-8 or UTF-16; or a property list.
package enum StringsFile {
  /// The texts by key, the last of equal keys, and what is wrong; what is at fault is left out.
  package static func read(
    _ bytes: [UInt8]
  ) -> (formats: [String: LocalizedFormat], faults: [StringsFault]) {
    if PropertyList.isXML(bytes) {
      do throws(StringsFault) {
        let texts = try PropertyList.dictionary(bytes).compactMapValues(\.string)
        return (texts.mapValues { PrintfFormat.parse($0) }, [])
      } catch {
        return ([:], [error])
      }
    }
    if bytes.starts(with: "bplist".utf8) {
      let message = "this is a compiled file of strings; give the one of the sources"
      return ([:], [StringsFault("compiled-strings", message, at: 0..<0)])
    }
    var parser = StringsParser(bytes)
    parser.readAll()
    return (parser.texts.mapValues { PrintfFormat.parse($0) }, parser.faults)
  }
}

/// Reads the pairs of a `.strings` file.
private struct StringsParser {
  private(set) var texts: [String: String] = [:]
  private(set) var faults: [StringsFault] = []
  private let units: [UInt8]
  private var position = 0
  /// Whether `units` are the file's own bytes, so that places in them are places in the file.
  private let isLocated: Bool

  init(_ bytes: [UInt8]) {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      let isLittle = bytes[0] == 0xFF
      let pairs = stride(from: 2, to: bytes.count - 1, by: 2).map {
        UInt16(bytes[$0 + (isLittle ? 1 : 0)]) << 8 | UInt16(bytes[$0 + (isLittle ? 0 : 1)])
      }
      units = Array(String(decoding: pairs, as: UTF16.self).utf8)
      isLocated = false
    } else {
      units = bytes
      isLocated = true
      position = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
      if String(validating: bytes, as: UTF8.self) == nil {
        faults.append(
          StringsFault("strings-encoding", "the file is not UTF-8, and has no mark of UTF-16", at: 0..<0))
        position = bytes.count
      }
    }
  }

  mutating func readAll() {
    do throws(StringsFault) {
      while try skipsToNext() {
        let key = try token("a key")
        guard try skipsToNext() else { throw expected("\"=\" behind a key") }
        // `key;` stands for `key = key;`.
        if takes(";") {
          texts[key] = key
          continue
        }
        guard takes("=") else { throw expected("\"=\" behind a key") }
        guard try skipsToNext() else { throw expected("a text behind \"=\"") }
        texts[key] = try token("a text")
        guard try skipsToNext(), takes(";") else { throw expected("\";\" behind a text") }
      }
    } catch {
      faults.append(error)
    }
  }

  /// Passes over blanks and comments; whether anything follows.
  private mutating func skipsToNext() throws(StringsFault) -> Bool {
    while position < units.count {
      if [0x20, 0x09, 0x0A, 0x0D].contains(units[position]) {
        position += 1
      } else if starts("//") {
        while position < units.count, units[position] != 0x0A { position += 1 }
      } else if starts("/*") {
        let start = position
        position += 2
        while position < units.count, !starts("*/") { position += 1 }
        if position >= units.count {
          throw StringsFault("strings-syntax", "this comment has no end", at: place(start, start + 2))
        }
        position += 2
      } else {
        return true
      }
    }
    return false
  }

  private mutating func token(_ what: String) throws(StringsFault) -> String {
    if units[position] == UInt8(ascii: "\"") { return try quoted() }
    let start = position
    while position < units.count, isBare(units[position]) { position += 1 }
    if position == start { throw expected(what) }
    return String(decoding: units[start..<position], as: UTF8.self)
  }

  private mutating func quoted() throws(StringsFault) -> String {
    let start = position
    position += 1
    var text: [UInt8] = []
    while position < units.count {
      let unit = units[position]
      position += 1
      if unit == UInt8(ascii: "\"") { return String(decoding: text, as: UTF8.self) }
      if unit == UInt8(ascii: "\\"), position < units.count {
        escape(into: &text)
      } else {
        text.append(unit)
      }
    }
    throw StringsFault("strings-syntax", "this quotation mark has no partner", at: place(start, start + 1))
  }

  private mutating func escape(into text: inout [UInt8]) {
    let unit = units[position]
    position += 1
    switch unit {
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "U"), UInt8(ascii: "u"):
      var code: UInt16 = 0
      var count = 0
      while count < 4, position < units.count,
        let digit = Character(Unicode.Scalar(units[position])).hexDigitValue
      {
        code = code << 4 | UInt16(digit)
        count += 1
        position += 1
      }
      text += String(decoding: surrogates(code), as: UTF16.self).utf8
    default: text.append(unit)
    }
  }

  /// A unit, and the second of a pair where another escape gives it.
  private mutating func surrogates(_ code: UInt16) -> [UInt16] {
    guard (0xD800...0xDBFF).contains(code), position + 6 <= units.count,
      units[position] == UInt8(ascii: "\\"),
      units[position + 1] | 0x20 == UInt8(ascii: "u"),
      let low = UInt16(String(decoding: units[position + 2..<position + 6], as: UTF8.self), radix: 16),
      (0xDC00...0xDFFF).contains(low)
    else { return [code] }
    position += 6
    return [code, low]
  }

  private func isBare(_ unit: UInt8) -> Bool {
    unit >= 0x80 || Character(Unicode.Scalar(unit)).isLetter || Character(Unicode.Scalar(unit)).isNumber
      || [UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "$"), UInt8(ascii: "/")]
        .contains(unit)
  }

  private mutating func takes(_ text: StaticString) -> Bool {
    guard starts(text) else { return false }
    position += text.utf8CodeUnitCount
    return true
  }

  private func starts(_ text: StaticString) -> Bool {
    units[position...].starts(with: text.description.utf8)
  }

  private func expected(_ what: String) -> StringsFault {
    StringsFault("strings-syntax", "\(what) is expected here", at: place(position, position + 1))
  }

  private func place(_ start: Int, _ end: Int) -> Range<Int> {
    isLocated ? min(start, units.count)..<min(end, units.count) : 0..<0
  }
}
