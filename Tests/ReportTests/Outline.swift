import Markup

/// What a page consists of, read by libxml2 as XML: pages parse as both.
struct Outline {
  private(set) var names: [String] = []
  private(set) var ids: Set<String> = []
  private(set) var duplicates: [String] = []
  private(set) var links: [String] = []
  private(set) var attributes: Set<String> = []

  init(_ page: [UInt8]) throws {
    visit(try MarkupReader.root(of: page))
  }

  private mutating func visit(_ element: Element) {
    names.append(element.name)
    attributes.formUnion(element.attributes.map(\.name))
    if let id = element.value("id"), !ids.insert(id).inserted { duplicates.append(id) }
    if element.name == "a", let href = element.value("href") {
      links.append(decoded(href))
    }
    for child in element.elements { visit(child) }
  }
}

/// A link without its percent-encoding.
private func decoded(_ link: String) -> String {
  var bytes: [UInt8] = []
  var rest = Array(link.utf8)[...]
  while let byte = rest.popFirst() {
    if byte == UInt8(ascii: "%"),
      let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
    {
      rest = rest.dropFirst(2)
      bytes.append(value)
    } else {
      bytes.append(byte)
    }
  }
  return String(decoding: bytes, as: UTF8.self)
}
