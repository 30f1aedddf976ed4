/// An element of an XML document with all that it holds.
package struct Element: Hashable, Sendable {
  /// The name without its prefix.
  package var name: String
  package var prefix: String?
  /// The URI that the prefix, or the default namespace, stands for.
  package var namespace: String?
  /// In the order of the file, namespace declarations left out.
  package var attributes: [Attribute]
  package var children: [Node]
  /// The line its tag starts on, from 1.
  package var line: Int
  /// The byte its tag starts at.
  package var offset: Int
  /// The byte behind its start tag.
  package var tagEnd: Int

  package init(
    _ name: String, prefix: String? = nil, namespace: String? = nil, attributes: [Attribute] = [],
    children: [Node] = [], line: Int = 1, offset: Int = 0, tagEnd: Int = 0
  ) {
    self.name = name
    self.prefix = prefix
    self.namespace = namespace
    self.attributes = attributes
    self.children = children
    self.line = line
    self.offset = offset
    self.tagEnd = tagEnd
  }

  /// The value of the attribute of that name that has no namespace.
  package func value(_ name: String) -> String? {
    attributes.first { $0.namespace == nil && $0.name == name }?.value
  }

  /// The child elements, in order.
  package var elements: some Sequence<Element> {
    children.lazy.compactMap { if case .element(let element) = $0 { element } else { nil } }
  }

  /// The text directly inside, joined.
  package var text: String {
    children.reduce(into: "") { if case .text(let text) = $1 { $0 += text } }
  }
}

/// An attribute of an element.
package struct Attribute: Hashable, Sendable {
  /// The name without its prefix.
  package var name: String
  package var prefix: String?
  package var namespace: String?
  package var value: String

  package init(_ name: String, _ value: String, prefix: String? = nil, namespace: String? = nil) {
    self.name = name
    self.value = value
    self.prefix = prefix
    self.namespace = namespace
  }
}

/// What an element holds; comments and processing instructions are not kept.
package enum Node: Hashable, Sendable {
  case element(Element)
  case text(String)
}
