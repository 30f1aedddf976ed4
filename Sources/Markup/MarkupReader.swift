private import CLibXML2

/// XML as a tree of values: no network, no entities, no document type from outside, nothing without a bound.
package enum MarkupReader {
  /// The root element of a document in UTF-8.
  ///
  /// `keepsIndentation` says whether text of nothing but blanks stays where it stands beside elements; documents that
  /// hold data have no use for it. Blanks that are all that an element holds always stay.
  package static func root(
    of bytes: [UInt8], limits: MarkupLimits = MarkupLimits(), keepsIndentation: Bool = true
  ) throws(MarkupError) -> Element {
    let builder = TreeBuilder(bytes, limits, keepsIndentation: keepsIndentation)
    guard bytes.count <= limits.bytes else {
      throw builder.error("markup-too-large", "the document is larger than \(limits.bytes) bytes", at: 0)
    }
    // The only encoding: offsets are those of the file then, and no converter sees hostile bytes.
    let declared = DeclaredEncoding(bytes)
    if let invalid = firstInvalidByte(bytes) {
      throw builder.error("markup-encoding", encodingMessage(bytes, declared), at: invalid)
    }
    // Text that is whole as UTF-8 is that whatever another name says, but a name of nothing was no editor's.
    if let declared, !declared.isKnown {
      let message =
        "the document says that its encoding is \"\(declared.name)\", which is none; save it as UTF-8"
      throw builder.error("markup-encoding", message, at: declared.offset)
    }
    return try parse(bytes, builder)
  }

  private static func parse(_ bytes: [UInt8], _ builder: TreeBuilder) throws(MarkupError) -> Element {
    _ = LibXML.ready
    bytes.withUnsafeBytes { buffer in
      let start = buffer.baseAddress?.assumingMemoryBound(to: CChar.self)
      guard let start, let context = xmlNewParserCtxt() else { return }
      defer { xmlFreeParserCtxt(context) }
      // Alive for the whole call: the caller holds it.
      context.pointee.userData = Unmanaged.passUnretained(builder).toOpaque()
      context.pointee.sax.pointee = handlers()
      builder.context = context
      defer { builder.context = nil }
      let options = Int32(XML_PARSE_NONET.rawValue | XML_PARSE_IGNORE_ENC.rawValue)
      // Without the library's own handlers there is no document, but what comes back is ours to free.
      xmlFreeDoc(xmlCtxtReadMemory(context, start, Int32(clamping: buffer.count), nil, nil, options))
      context.pointee.myDoc = nil
    }
    if let fault = builder.fault { throw fault }
    guard let root = builder.root else {
      throw builder.error("markup-syntax", "the document has no element", at: bytes.count)
    }
    return root
  }

  /// The encoding by its name where its mark or its declaration gives it away.
  private static func encodingMessage(_ bytes: [UInt8], _ declared: DeclaredEncoding?) -> String {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      return "the document is UTF-16; save it as UTF-8"
    }
    guard let declared, !declared.isUTF8 else {
      return "the document is not UTF-8; save it as UTF-8"
    }
    return "the document is not UTF-8 but \"\(declared.name)\", as it says itself; save it as UTF-8"
  }

  private static func firstInvalidByte(_ bytes: [UInt8]) -> Int? {
    if String(validating: bytes, as: UTF8.self) != nil { return nil }
    var parser = Unicode.UTF8.ForwardParser()
    var source = bytes.makeIterator()
    var offset = 0
    while case .valid(let scalar) = parser.parseScalar(from: &source) { offset += scalar.count }
    return offset
  }

  /// Only what builds the tree or refuses it: without the other handlers nothing is declared, loaded or expanded.
  private static func handlers() -> xmlSAXHandler {
    var handlers = xmlSAXHandler()
    handlers.initialized = UInt32(truncatingIfNeeded: XML_SAX2_MAGIC)
    handlers.startElementNs = { user, name, prefix, uri, _, _, count, _, attributes in
      TreeBuilder.of(user)?.start(name, prefix, uri, Int(count), attributes)
    }
    handlers.endElementNs = { user, _, _, _ in TreeBuilder.of(user)?.end() }
    handlers.characters = { user, text, length in TreeBuilder.of(user)?.text(text, Int(length)) }
    handlers.entityDecl = { user, _, _, _, _, _ in TreeBuilder.of(user)?.refuse("an entity") }
    handlers.unparsedEntityDecl = { user, _, _, _, _ in TreeBuilder.of(user)?.refuse("an entity") }
    handlers.notationDecl = { user, _, _, _ in TreeBuilder.of(user)?.refuse("a notation") }
    handlers.elementDecl = { user, _, _, _ in TreeBuilder.of(user)?.refuse("an element") }
    handlers.attributeDecl = { user, _, _, _, _, _, tree in
      xmlFreeEnumeration(tree)
      TreeBuilder.of(user)?.refuse("an attribute")
    }
    handlers.reference = { user, _ in TreeBuilder.of(user)?.refuseReference() }
    handlers.serror = { user, error in
      guard let error, error.pointee.level.rawValue >= XML_ERR_ERROR.rawValue else { return }
      TreeBuilder.of(user)?.syntaxFault(error.pointee.message)
    }
    return handlers
  }
}

/// The library's one-time setup, done by whichever thread comes first.
enum LibXML {
  static let ready: Bool = {
    xmlInitParser()
    return true
  }()
}

/// Grows the tree as the parser reports what it meets.
///
/// A class because C hands it back by address; it lives for one call and stays in its thread.
private final class TreeBuilder {
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
