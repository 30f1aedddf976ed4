import Diagnostics
import Markup

/// The attributes and children of an element, taken one by one; what nobody takes is unsupported.
struct ElementFields {
  let element: Element
  let log: ReadingLog
  // A bit for each of the first 64 attributes and children that have been taken; no element of a real file has more.
  private var takenAttributes: UInt64 = 0
  private var takenChildren: UInt64 = 0

  init(_ element: Element, _ log: ReadingLog) {
    self.element = element
    self.log = log
  }

  var span: Span { log.span(of: element) }

  /// The value of an attribute.
  mutating func string(_ name: String) -> String? {
    let length = name.utf8.count
    for (index, attribute) in element.attributes.enumerated()
    where attribute.name.utf8.count == length && attribute.name == name {
      takenAttributes |= Self.bit(index)
      return attribute.value
    }
    return nil
  }

  /// The first child of that name, and of that key where one is given.
  mutating func child(_ name: String, key: String? = nil) -> Element? {
    for (index, node) in element.children.enumerated() {
      guard case .element(let child) = node, child.name == name else { continue }
      if let key, child.value("key") != key { continue }
      takenChildren |= Self.bit(index)
      return child
    }
    return nil
  }

  /// The first child of that key, whatever its name is.
  mutating func child(key: String) -> Element? {
    for (index, node) in element.children.enumerated() {
      guard case .element(let child) = node, child.value("key") == key else { continue }
      takenChildren |= Self.bit(index)
      return child
    }
    return nil
  }

  /// All children of that name.
  mutating func children(_ name: String) -> [Element] {
    var found: [Element] = []
    for (index, node) in element.children.enumerated() {
      guard case .element(let child) = node, child.name == name else { continue }
      takenChildren |= Self.bit(index)
      found.append(child)
    }
    return found
  }

  /// Counts what nobody has taken and what is not known to be without effect on pictures; gives those elements.
  @discardableResult
  mutating func finish() -> [Element] {
    for (index, attribute) in element.attributes.enumerated() where takenAttributes & Self.bit(index) == 0 {
      guard !IrrelevantNames.attributes.contains(attribute.name) else { continue }
      log.countUnsupported(attribute.name, isAttribute: true, of: element.name, at: span)
    }
    var unknown: [Element] = []
    for (index, node) in element.children.enumerated() where takenChildren & Self.bit(index) == 0 {
      guard case .element(let child) = node, !IrrelevantNames.contains(child) else { continue }
      let key = child.value("key").map { " key=\"\($0)\"" } ?? ""
      log.countUnsupported(child.name + key, isAttribute: false, of: element.name, at: log.span(of: child))
      unknown.append(child)
    }
    return unknown
  }

  /// Counts a value that is known and not drawn.
  func countUnsupported(_ attribute: String, _ value: String) {
    let name = "\(attribute)=\(Quotation.quoted(value))"
    log.countUnsupported(name, isAttribute: true, of: element.name, at: span)
  }

  private static func bit(_ index: Int) -> UInt64 { index < 64 ? 1 << UInt64(index) : 0 }
}
