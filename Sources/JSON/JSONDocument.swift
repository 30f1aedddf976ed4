package import Diagnostics

/// A JSON text that was read: its bytes and its nodes, the root first.
package struct JSONDocument: Sendable {
  /// The text as it was read.
  package let bytes: [UInt8]
  /// All values and keys, in the order of the text.
  package let nodes: [JSONNode]
  /// The file that spans name.
  package let source: SourceID

  /// The index of the node that holds all others.
  package static let root = 0

  package init(bytes: [UInt8], nodes: [JSONNode], source: SourceID) {
    self.bytes = bytes
    self.nodes = nodes
    self.source = source
  }

  /// What a node is.
  package func kind(_ node: Int) -> JSONNode.Kind { nodes[node].kind }

  /// Where a node stands, quotes and braces with it.
  package func span(_ node: Int) -> Span {
    Span(file: source, start: Int(nodes[node].start), end: Int(nodes[node].end))
  }

  /// The elements of an array, in order.
  package func elements(of node: Int) -> JSONElements { JSONElements(nodes: nodes, of: node) }

  /// The members of an object, in order.
  package func members(of node: Int) -> JSONMembers { JSONMembers(nodes: nodes, of: node) }

  /// The value of a member; nil where the node is no object or has no such member.
  package func member(_ name: String, of node: Int) -> Int? {
    guard kind(node) == .object else { return nil }
    return members(of: node).first { text(of: $0.key) == name }?.value
  }

  /// The text of a string value; nil for other values.
  package func string(at node: Int) -> String? { kind(node) == .string ? text(of: node) : nil }

  /// The text of a string or key.
  package func text(of node: Int) -> String {
    let raw = content(of: node)
    guard nodes[node].hasEscapes else { return String(decoding: bytes[raw], as: UTF8.self) }
    return JSONText.decoded(bytes, raw)
  }

  /// The bytes of a string or key between its quotes, escapes as they stand.
  package func content(of node: Int) -> Range<Int> {
    JSONParser.content(of: nodes[node], in: bytes)
  }

  /// The byte offset in the source of a UTF-8 offset in the text of a string.
  package func sourceOffset(of offset: Int, in node: Int) -> Int {
    let raw = content(of: node)
    guard nodes[node].hasEscapes else { return min(raw.lowerBound + offset, raw.upperBound) }
    return JSONText.sourceOffset(bytes, raw, of: offset)
  }

  /// The value of a number node.
  package func number(of node: Int) -> Double {
    JSONNumber.value(bytes, Int(nodes[node].start)..<Int(nodes[node].end))
  }
}

/// The elements of an array as node indices.
package struct JSONElements: Sequence, IteratorProtocol, Sendable {
  private let nodes: [JSONNode]
  private var position: Int
  private let end: Int

  fileprivate init(nodes: [JSONNode], of node: Int) {
    self.nodes = nodes
    position = node + 1
    end = nodes[node].kind == .array ? Int(nodes[node].next) : node + 1
  }

  /// The next element; steps over all that it holds.
  package mutating func next() -> Int? {
    guard position < end else { return nil }
    defer { position = Int(nodes[position].next) }
    return position
  }
}

/// The members of an object as the node indices of key and value.
package struct JSONMembers: Sequence, IteratorProtocol, Sendable {
  private let nodes: [JSONNode]
  private var position: Int
  private let end: Int

  fileprivate init(nodes: [JSONNode], of node: Int) {
    self.nodes = nodes
    position = node + 1
    end = nodes[node].kind == .object ? Int(nodes[node].next) : node + 1
  }

  /// The next member; steps over all that its value holds.
  package mutating func next() -> (key: Int, value: Int)? {
    guard position < end else { return nil }
    let key = position
    position = Int(nodes[key + 1].next)
    return (key, key + 1)
  }
}

extension JSONDocument {
  /// The place of the sign that opens an object or array.
  package func brace(of node: Int) -> Span {
    Span(file: source, start: Int(nodes[node].start), end: Int(nodes[node].start) + 1)
  }
}
