import CLibXML2

/// Grows the tree as the parser reports what it meets.
///
/// A class because C hands it back by address; it lives for one call and stays in its thread.
final class TreeBuilder {
  var context: xmlParserCtxtPtr?
  private(set) var root: Element?
  private(set) var fault: MarkupError?

  private let bytes: [UInt8]
  private let limits: MarkupLimits
  private let keepsIndentation: Bool
  private var open: [Element] = []
  private var pendingText: [UInt8] = []
  private var nodes = 0
  private var names: [UnsafePointer<xmlChar>: String] = [:]
  // Where lines have been counted up to.
  private var countedLine = 1
  private var countedOffset = 0

  init(_ bytes: [UInt8], _ limits: MarkupLimits, keepsIndentation: Bool) {
    self.bytes = bytes
    self.limits = limits
    self.keepsIndentation = keepsIndentation
  }

  static func of(_ user: UnsafeMutableRawPointer?) -> TreeBuilder? {
    user.map { Unmanaged<TreeBuilder>.fromOpaque($0).takeUnretainedValue() }
  }

  func start(
    _ name: UnsafePointer<xmlChar>?, _ prefix: UnsafePointer<xmlChar>?, _ uri: UnsafePointer<xmlChar>?,
    _ count: Int, _ raw: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?
  ) {
    guard fault == nil, let name = text(of: name) else { return }
    flushText(isBesideElement: true)
    nodes += 1 + count
    let (offset, tagEnd) = tag()
    guard open.count < limits.depth else {
      return fail("markup-too-deep", "more than \(limits.depth) elements inside one another", at: offset)
    }
    guard nodes <= limits.nodes else { return failNodes(at: offset) }
    var element = Element(
      name, prefix: text(of: prefix), namespace: text(of: uri), line: line(at: offset), offset: offset,
      tagEnd: tagEnd)
    if let raw {
      element.attributes.reserveCapacity(count)
      for index in 0..<count {
        let field = raw + 5 * index
        guard let name = text(of: field[0]), let start = field[3], let end = field[4] else { continue }
        let value = Self.value(UnsafeBufferPointer(start: start, count: end - start))
        element.attributes.append(
          Attribute(name, value, prefix: text(of: field[1]), namespace: text(of: field[2])))
      }
    }
    open.append(element)
  }

  /// An attribute's value. The parser writes each ampersand as `&#38;`, for a later parse that there is none of here.
  private static func value(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
    guard bytes.contains(UInt8(ascii: "&")) else { return String(decoding: bytes, as: UTF8.self) }
    var decoded: [UInt8] = []
    var rest = bytes[...]
    while let byte = rest.first {
      decoded.append(byte)
      rest = rest.dropFirst(rest.starts(with: "&#38;".utf8) ? 5 : 1)
    }
    return String(decoding: decoded, as: UTF8.self)
  }

  func end() {
    guard fault == nil else { return }
    flushText(isBesideElement: open.last?.children.isEmpty == false)
    guard let element = open.popLast() else { return }
    if open.isEmpty { root = element } else { open[open.count - 1].children.append(.element(element)) }
  }

  func text(_ start: UnsafePointer<xmlChar>?, _ length: Int) {
    guard fault == nil, let start, length > 0 else { return }
    pendingText.append(contentsOf: UnsafeBufferPointer(start: start, count: length))
  }

  func refuse(_ what: String) {
    fail("markup-declaration", "the document type declares \(what); that is not allowed", at: currentOffset)
  }

  func refuseReference() {
    fail("markup-entity", "a reference to an entity that is not one of XML's own", at: currentOffset)
  }

  func syntaxFault(_ message: UnsafePointer<CChar>?) {
    var text = message.map { String(cString: $0) } ?? "the document is not well formed"
    while text.last?.isWhitespace == true { text.removeLast() }
    fail("markup-syntax", text, at: currentOffset)
  }

  func error(_ code: String, _ message: String, at offset: Int) -> MarkupError {
    let end = min(max(offset, 0), bytes.count)
    let head = bytes[..<end]
    let lineStart =
      head.lastIndex(of: 0x0A).map { $0 + 1 } ?? (bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)
    let scalars = lineStart < end ? bytes[lineStart..<end].reduce(0) { $1 & 0xC0 == 0x80 ? $0 : $0 + 1 } : 0
    let lines = head.reduce(1) { $1 == 0x0A ? $0 + 1 : $0 }
    return MarkupError(code: code, message: message, line: lines, column: scalars + 1, offset: end)
  }

  private func fail(_ code: String, _ message: String, at offset: Int) {
    guard fault == nil else { return }
    fault = error(code, message, at: offset)
    if let context { xmlStopParser(context) }
  }

  private func failNodes(at offset: Int) {
    fail("markup-too-large", "more than \(limits.nodes) elements, attributes and texts", at: offset)
  }

  private func flushText(isBesideElement: Bool) {
    guard !pendingText.isEmpty else { return }
    defer { pendingText.removeAll(keepingCapacity: true) }
    guard !open.isEmpty else { return }
    if isBesideElement, !keepsIndentation, pendingText.allSatisfy({ $0 <= 0x20 }) { return }
    nodes += 1
    guard nodes <= limits.nodes else { return failNodes(at: currentOffset) }
    open[open.count - 1].children.append(.text(String(decoding: pendingText, as: UTF8.self)))
  }

  /// How far the parser has read, in bytes of the file.
  private var currentOffset: Int {
    guard let input = context?.pointee.input, let base = input.pointee.base, let cursor = input.pointee.cur
    else {
      return bytes.count
    }
    return min(Int(input.pointee.consumed) + (cursor - base), bytes.count)
  }

  /// The byte of the `<` of the tag that has just been read, which no attribute can hold, and the byte behind its `>`,
  /// which the parser has yet to pass.
  private func tag() -> (start: Int, end: Int) {
    let offset = currentOffset
    let end = bytes[offset...].firstIndex(of: UInt8(ascii: ">")).map { $0 + 1 } ?? offset
    return (bytes[..<offset].lastIndex(of: UInt8(ascii: "<")) ?? offset, end)
  }

  /// Tags come in order, so each byte is looked at once.
  private func line(at offset: Int) -> Int {
    if offset > countedOffset {
      countedLine += bytes[countedOffset..<offset].reduce(0) { $1 == 0x0A ? $0 + 1 : $0 }
      countedOffset = offset
    }
    return countedLine
  }

  /// The parser keeps one copy of each name, so its address names it.
  private func text(of pointer: UnsafePointer<xmlChar>?) -> String? {
    guard let pointer else { return nil }
    if let known = names[pointer] { return known }
    let text = String(cString: pointer)
    names[pointer] = text
    return text
  }
}
