/// How large a document may be; enough for any Interface Builder file.
package struct MarkupLimits: Sendable {
  /// Bytes of the whole.
  package var bytes: Int
  /// Elements inside one another.
  package var depth: Int
  /// Elements, attributes and texts together.
  package var nodes: Int

  package init(bytes: Int = 32 << 20, depth: Int = 200, nodes: Int = 2_000_000) {
    self.bytes = bytes
    self.depth = depth
    self.nodes = nodes
  }
}
