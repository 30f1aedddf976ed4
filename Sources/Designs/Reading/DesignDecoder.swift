import Diagnostics
import JSON

/// The state of turning one JSON document into a design: what was found wrong, and what later keys may name.
struct DesignDecoder {
  /// Faults in excess are counted as one, so that a hostile file costs bounded time and memory.
  static let mostFaults = 500
  /// Views nested deeper are a fault: every later stage walks them by recursion.
  static let deepestView = 64

  let document: JSONDocument
  var diagnostics: [Diagnostic] = []
  /// The key whose value is being read, for messages.
  var key = ""
  var colors = OwnColors()
  /// Gives the cells of documents of Interface Builder.
  let nibs: NibSource
  /// Gives files of strings.
  let stringFiles: StringsSource
  var strings = LocalizedStrings()
  /// Every localized text so far.
  var localizedTexts: [LocalizedTextUse] = []
  /// Whether the table says how high its rows are.
  var tableSaysHeight = false
  /// Every image named so far.
  var images: [ImageValue] = []
  /// Those among them that documents of Interface Builder name.
  var nibImages: Set<ImageValue> = []
  /// Every use of a colour of the system so far.
  var systemColors: [SystemColorUse] = []
  /// The rules whose values are being read, the outermost first.
  var branches: [RuleBranch] = []
  /// The data of the cell being read; nil outside of cells.
  var data: CellData?
  /// The ids taken in the cell being read.
  var ids = ClaimedIDs()
  /// Where the content of the cell being read says its own id; only there may it be "content".
  var contentIDs: Set<Int> = []
  /// The cells read so far: their ids in order and how many rows each has; scenes name them.
  var cellIDs: [String] = []
  var cellRows: [String: (index: Int, count: Int)] = [:]
  var sceneIDs: Set<String> = []
  /// Whether a row of the scene being read is swiped open: a table has one open at a time.
  var hasOpenRow = false
  /// How many views hold the one being read.
  var viewDepth = 0
  /// The tree of the view being read, and the places in it of that view and of those around it.
  var tree = ViewTree()
  var treePlaces: [Int] = []
  /// Where the next tree hangs.
  var treePlace = ViewTree.Place.content
  /// Whether the view being read is an action's artwork.
  var isInArtwork = false

  init(document: JSONDocument, nibs: @escaping NibSource, stringFiles: @escaping StringsSource) {
    self.document = document
    self.nibs = nibs
    self.stringFiles = stringFiles
  }

  /// `; did you mean "canvas"?`, or nothing; in a file of many faults only the first get one, since looking
  /// costs more than all the rest.
  func nearMiss(to name: String, among names: some Collection<String>) -> String {
    diagnostics.count < 100 ? Suggestion.clause(for: name, among: names.prefix(600)) : ""
  }

  /// Whether no more faults are listed.
  var isFull: Bool { diagnostics.count > DesignDecoder.mostFaults }

  mutating func report(_ code: String, at node: Int, _ message: String) {
    report(.error, code, at: document.span(node), message)
  }

  mutating func report(_ code: String, at span: Span, _ message: String) {
    report(.error, code, at: span, message)
  }

  mutating func warn(_ code: String, at node: Int, _ message: String) {
    report(.warning, code, at: document.span(node), message)
  }

  mutating func report(
    _ severity: Severity, _ code: String, at span: Span, _ message: String
  ) {
    if isFull { return }
    if diagnostics.count == DesignDecoder.mostFaults {
      let message = "more faults follow; they are not listed"
      diagnostics.append(Diagnostic(.error, "too-many-faults", message, at: span))
    } else {
      diagnostics.append(Diagnostic(severity, code, message, at: span))
    }
  }

  /// Reports a value of another type than its key takes.
  mutating func wrongType<Value>(_ node: Int, _ form: Form) -> Value? {
    let kind = document.kind(node)
    if kind == .invalid { return nil }
    if kind == .array, !form.allowsList, looksLikeRules(node) {
      report("wrong-type", at: node, "no rules can stand here; \"\(key)\" must be \(form.words)")
    } else {
      report(
        "wrong-type", at: node, "\"\(key)\" must be \(form.words), not \(words(for: node))\(hint(node, form))"
      )
    }
    return nil
  }

  mutating func outOfRange(_ node: Int, _ number: Double, _ requirement: String) {
    report("out-of-range", at: node, "\"\(key)\" is \(NumberText.shortest(number)); it \(requirement)")
  }

  mutating func wrongCount(_ node: Int, _ count: Int, _ range: ClosedRange<Int>) {
    if count == 0 {
      report("empty-list", at: node, "\"\(key)\" is an empty list")
    } else if range.lowerBound == range.upperBound {
      report("wrong-count", at: node, "\"\(key)\" has \(count) elements; it must have \(range.lowerBound)")
    } else {
      report(
        "wrong-count", at: node, "\"\(key)\" has \(count) elements; at most \(range.upperBound) are read")
    }
  }

  mutating func unknownName(
    _ node: Int, _ name: String, among names: [String], _ noun: String, code: String = "unknown-name"
  ) {
    // Looking for a near miss costs more than the rest of a message.
    if isFull { return }
    report(
      code, at: node, "unknown \(bare(noun)) \(quoted(name))\(nearMiss(to: name, among: names))")
  }

  /// A name as messages show it.
  func quoted(_ name: String) -> String { Quotation.quoted(name) }

  /// The noun without its article.
  func bare(_ noun: String) -> String {
    for article in ["a ", "an "] where noun.hasPrefix(article) {
      return String(noun.dropFirst(article.count))
    }
    return noun
  }

  private func words(for node: Int) -> String {
    switch document.kind(node) {
    case .object: "an object"
    case .array: "a list"
    case .key, .string: "a string"
    case .number: "a number"
    case .true: "true"
    case .false: "false"
    case .null: "null"
    case .invalid: "this"
    }
  }

  /// What the author most likely meant: quotes too many or too few.
  private func hint(_ node: Int, _ form: Form) -> String {
    let kind = document.kind(node)
    switch form {
    case .number, .integer:
      guard kind == .string, NumberText.isFinite(document.text(of: node)) else { return "" }
      return "; write \(document.text(of: node)) without quotes"
    case .boolean:
      guard kind == .string, ["true", "false"].contains(document.text(of: node)) else { return "" }
      return "; write \(document.text(of: node)) without quotes"
    case .either(let forms): return forms.first.map { hint(node, $0) } ?? ""
    case .string(.color), .string(.text): return ""
    case .string:
      guard kind == .number else { return "" }
      return "; write \"\(NumberText.shortest(document.number(of: node)))\""
    case .names(let names, _):
      guard kind == .number else { return "" }
      let name = NumberText.shortest(document.number(of: node))
      return names.contains(name) ? "; write \"\(name)\"" : ""
    default: return ""
    }
  }
}
