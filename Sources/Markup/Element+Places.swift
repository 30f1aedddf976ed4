extension Element {
  /// The bytes of an attribute's value without its quotation marks, for messages that point at it; nil where there is
  /// no such attribute.
  ///
  /// Looked for in the start tag when it is asked for, so that a document without faults pays nothing. `bytes` are those
  /// that the element was read from.
  package func place(ofValue name: String, in bytes: [UInt8]) -> Range<Int>? {
    guard offset >= 0, offset < tagEnd, tagEnd <= bytes.count else { return nil }
    var scanner = TagScanner(bytes[offset..<tagEnd])
    while let attribute = scanner.next() {
      if bytes[attribute.name].elementsEqual(name.utf8) { return attribute.value }
    }
    return nil
  }
}

/// Walks through the attributes of a start tag that a parser has found to be well formed.
private struct TagScanner {
  private let bytes: ArraySlice<UInt8>
  private var index: Int

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    index = bytes.startIndex
    skip { !Self.isBlank($0) }
  }

  mutating func next() -> (name: Range<Int>, value: Range<Int>)? {
    skip(while: Self.isBlank)
    let nameStart = index
    skip { $0 != UInt8(ascii: "=") && !Self.isBlank($0) }
    let name = nameStart..<index
    skip { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "'") }
    guard index < bytes.endIndex else { return nil }
    let mark = bytes[index]
    index += 1
    let valueStart = index
    skip { $0 != mark }
    guard index < bytes.endIndex else { return nil }
    let value = valueStart..<index
    index += 1
    return (name, value)
  }

  private mutating func skip(while holds: (UInt8) -> Bool) {
    while index < bytes.endIndex, holds(bytes[index]) { index += 1 }
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }
}
