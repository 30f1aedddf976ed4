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
