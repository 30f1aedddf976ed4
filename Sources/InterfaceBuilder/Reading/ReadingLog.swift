import Diagnostics
import Markup

/// What is noticed while a document is read: faults with their place, and names that nobody knows.
///
/// A class, so that everything that reads a part of the document writes into one; it lives for one call.
final class ReadingLog {
  /// So many of each severity, so that a hostile file does not fill the memory with complaints, nor notes hide a
  /// warning.
  private static let noteLimit = 100
  /// Names are kept, not only counted.
  private static let nameLimit = 1_000

  let source: SourceID
  let bytes: [UInt8]
  private(set) var unsupported: [UnsupportedName] = []
  /// Each colour that is named, where it is first.
  private(set) var colors: [NamedColor] = []
  private var seenColors: Set<InterfaceColor> = []
  private var notes: [Diagnostic] = []
  private var counts: [Severity: Int] = [:]
  private var keptBack = 0
  private var indices: [NameKey: Int] = [:]

  private struct NameKey: Hashable {
    var element: String
    var name: String
    var isAttribute: Bool
  }

  init(_ source: SourceID, _ bytes: [UInt8]) {
    self.source = source
    self.bytes = bytes
  }

  /// All faults, and how many more there were.
  var diagnostics: [Diagnostic] {
    guard keptBack > 0 else { return notes }
    let span = Span.start(of: source)
    return notes + [Diagnostic(.note, "more-notes", "\(keptBack) more faults in this document", at: span)]
  }

  func span(of element: Element) -> Span { Span(file: source, start: element.offset, end: element.tagEnd) }

  /// A fault at an element, or at the value of one of its attributes.
  func add(
    _ severity: Severity, _ code: String, _ message: String, at element: Element, attribute: String? = nil
  ) {
    counts[severity, default: 0] += 1
    guard counts[severity, default: 0] <= Self.noteLimit else {
      keptBack += 1
      return
    }
    var span = span(of: element)
    if let attribute, let place = element.place(ofValue: attribute, in: bytes) {
      span = Span(file: source, start: place.lowerBound, end: place.upperBound)
    }
    notes.append(Diagnostic(severity, code, message, at: span))
  }

  /// A value that does not fit its attribute; what holds without the attribute is taken instead.
  func unreadable(_ attribute: String, _ value: String, of element: Element, wanted: String) {
    let text = "\(attribute) is \(Quotation.quoted(value)), not \(wanted); it is left out"
    add(.note, "unreadable-value", text, at: element, attribute: attribute)
  }

  /// An id that two objects have: which of them is meant elsewhere nobody knows.
  func addDuplicate(_ id: String, firstLine: Int, at element: Element) {
    let text = "the id \(Quotation.quoted(id)) is that of another object as well, in line \(firstLine)"
    add(.warning, "duplicate-id", text, at: element, attribute: "id")
  }

  /// A reference to an object that is not there.
  func addDangling(_ id: InterfaceID, from element: Element, attribute: String) {
    let text = "\(attribute) names \(Quotation.quoted(id.text)), which no object has"
    add(.note, "dangling-id", text, at: element, attribute: attribute)
  }

  /// Keeps the place of a colour that is a name; tells of one that is nothing.
  func note(_ color: InterfaceColor?, at element: Element) {
    switch color {
    case .named, .system(_, fallback: nil):
      guard let color, seenColors.count < Self.nameLimit, seenColors.insert(color).inserted else { return }
      colors.append(NamedColor(color: color, span: span(of: element)))
    case .components, .system, .some(.none): break
    case nil:
      add(
        .note, "unreadable-value",
        "the colour has neither a name nor channels that can be read; it is left out",
        at: element)
    }
  }

  func countUnsupported(_ name: String, isAttribute: Bool, of element: String, at span: Span) {
    let key = NameKey(element: element, name: name, isAttribute: isAttribute)
    if let index = indices[key] {
      unsupported[index].count += 1
    } else if unsupported.count < Self.nameLimit {
      indices[key] = unsupported.count
      unsupported.append(
        UnsupportedName(element: element, name: name, isAttribute: isAttribute, count: 1, span: span))
    }
  }
}
