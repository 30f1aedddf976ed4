import Diagnostics

/// A fault behind which nothing can be read; it is already among the diagnostics.
struct JSONStop: Error {}

/// The state of reading one text: an explicit stack instead of recursion, so depth costs no call stack.
struct JSONParser {
  /// An object or array that is not closed yet.
  struct Container {
    var node: Int
    var isObject: Bool
    /// Where its keys begin in `keys`.
    var firstKey: Int
  }

  let bytes: [UInt8]
  let source: SourceID
  var position = 0
  var nodes: [JSONNode] = []
  var diagnostics: [Diagnostic] = []
  var hasReportedEncoding = false
  var containers: [Container] = []
  /// The key nodes of the objects that are not closed yet.
  var keys: [Int] = []

  init(bytes: [UInt8], source: SourceID) {
    self.bytes = bytes
    self.source = source
    nodes.reserveCapacity(min(bytes.count / 8 + 8, 1 << 22))
  }

  /// Reads the whole text.
  mutating func read() throws(JSONStop) {
    try checkEncoding()
    try skipSpace()
    if position == bytes.count { throw stop("json-empty", "the file holds no JSON", at: position) }
    try readValue()
    while let container = containers.last { try readOn(in: container) }
    try skipSpace()
    if position < bytes.count {
      fault("json-trailing-text", "text behind the end of the JSON value", from: position, to: bytes.count)
    }
    diagnostics.sort { ($0.span?.start ?? 0) < ($1.span?.start ?? 0) }
  }

  /// Reads what may follow a value inside a container: a comma and the next one, or the end.
  private mutating func readOn(in container: Container) throws(JSONStop) {
    let isEmpty = nodes.count == container.node + 1
    try skipSpace()
    guard position < bytes.count else { throw truncated(container) }
    switch bytes[position] {
    case UInt8(ascii: "}") where container.isObject, UInt8(ascii: "]") where !container.isObject:
      return close(container)
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      let opened = container.isObject ? "object" : "list"
      throw stop("json-mismatch", "this closes no \(opened), but one is open", at: position)
    case UInt8(ascii: ","):
      if isEmpty { fault("json-comma", "a comma with nothing before it", from: position, to: position + 1) }
      try skipComma(in: container)
    default:
      if !isEmpty {
        guard startsValue(bytes[position]) else { throw unexpected() }
        fault("json-missing-comma", "a comma is missing before this", from: position, to: position + 1)
      }
    }
    guard position < bytes.count else { throw truncated(container) }
    if bytes[position] == UInt8(ascii: container.isObject ? "}" : "]") { return }
    if container.isObject { try readKey() }
    try readValue()
  }

  /// Passes a comma and what must not follow it: further commas, the end of the container.
  private mutating func skipComma(in container: Container) throws(JSONStop) {
    let comma = position
    position += 1
    try skipSpace()
    while position < bytes.count, bytes[position] == UInt8(ascii: ",") {
      fault("json-comma", "a comma with nothing before it", from: position, to: position + 1)
      position += 1
      try skipSpace()
    }
    guard position < bytes.count else { throw truncated(container) }
    if bytes[position] == UInt8(ascii: "}") || bytes[position] == UInt8(ascii: "]") {
      fault("json-trailing-comma", "a comma before the end; JSON allows none", from: comma, to: comma + 1)
    }
  }

  private mutating func readValue() throws(JSONStop) {
    guard position < bytes.count else { throw truncated(containers.last) }
    let start = position
    switch bytes[position] {
    case UInt8(ascii: "{"): try open(isObject: true)
    case UInt8(ascii: "["): try open(isObject: false)
    case UInt8(ascii: "\""): try append(.string, hasEscapes: readString(), from: start)
    case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."), UInt8(ascii: "0")...UInt8(ascii: "9"):
      append(readNumber(), from: start)
    case UInt8(ascii: "'"):
      try readSingleQuoted()
      append(.invalid, from: start)
    case let byte where isWord(byte): append(readWord(), from: start)
    default: throw unexpected()
    }
  }

  private mutating func readKey() throws(JSONStop) {
    let start = position
    var hasEscapes = false
    switch bytes[position] {
    case UInt8(ascii: "\""): hasEscapes = try readString()
    case UInt8(ascii: "'"): try readSingleQuoted()
    case let byte where isWord(byte):
      while position < bytes.count, isWord(bytes[position]) { position += 1 }
      fault("json-key", "a key must stand in double quotes", from: start, to: position)
    default: throw stop("json-key", "a key in double quotes must stand here", at: position)
    }
    keys.append(nodes.count)
    append(.key, hasEscapes: hasEscapes, from: start)
    try skipSpace()
    guard position < bytes.count else { throw truncated(containers.last) }
    guard bytes[position] == UInt8(ascii: ":") else {
      guard startsValue(bytes[position]) else { throw unexpected() }
      fault("json-missing-colon", "a colon is missing before this", from: position, to: position + 1)
      return
    }
    position += 1
    try skipSpace()
  }

  private mutating func open(isObject: Bool) throws(JSONStop) {
    if containers.count == JSONReader.deepest {
      throw stop("json-too-deep", "more than \(JSONReader.deepest) levels deep", at: position)
    }
    containers.append(Container(node: nodes.count, isObject: isObject, firstKey: keys.count))
    append(isObject ? .object : .array, from: position)
    position += 1
  }

  private mutating func close(_ container: Container) {
    position += 1
    nodes[container.node].end = UInt32(truncatingIfNeeded: position)
    nodes[container.node].next = UInt32(truncatingIfNeeded: nodes.count)
    if container.isObject {
      reportDuplicates(among: keys[container.firstKey...])
      keys.removeLast(keys.count - container.firstKey)
    }
    containers.removeLast()
  }

  private mutating func append(_ kind: JSONNode.Kind, hasEscapes: Bool = false, from start: Int) {
    nodes.append(
      JSONNode(kind: kind, hasEscapes: hasEscapes, start: start, end: position, next: nodes.count + 1))
  }
}
