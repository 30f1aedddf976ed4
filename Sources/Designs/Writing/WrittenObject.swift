import Diagnostics

/// An object that is being written: its keys, but for those whose value goes without saying.
struct WrittenObject {
  private(set) var members: [JSONValue.Member] = []
  /// What is left out.
  var notes: [Diagnostic] = []
  /// Of the cell or view, for faults.
  let span: Span
  /// Whether notes may name its place.
  private let isPlaced: Bool

  init(at span: Span) {
    self.span = span
    isPlaced = true
  }

  /// An object whose values are looked at where it is added to another: its place is never told.
  init() {
    span = .start(of: SourceID(index: 0))
    isPlaced = false
  }

  var value: JSONValue { .object(members) }

  /// Adds a key; nothing where it has no value.
  mutating func add<Value>(_ key: Key<Value>, _ value: JSONValue?) {
    guard let value else { return }
    add(key.name, isPlaced ? fitted(value, key.entry.form, key: key.name) : value)
  }

  mutating func add(_ key: String, _ value: JSONValue?) {
    if let value { members.append(JSONValue.Member(key: key, value: value)) }
  }

  /// Adds a setting unless it is the key's default.
  mutating func add<Value: Equatable>(
    _ key: Key<Value>, _ setting: Setting<Value>, unless standard: Value,
    _ write: (Value) throws(WritingFault) -> JSONValue
  ) throws(WritingFault) {
    let plain = try plain(setting, of: key.name)
    if plain != standard { add(key, try write(plain)) }
  }

  /// Adds a setting that is left out where it is nil.
  mutating func add<Value>(
    _ key: Key<Value>, _ setting: Setting<Value?>, _ write: (Value) throws(WritingFault) -> JSONValue
  ) throws(WritingFault) {
    if let plain = try plain(setting, of: key.name) { add(key, try write(plain)) }
  }

  mutating func add(
    _ key: Key<Bool>, _ setting: Setting<Bool>, unless standard: Bool
  ) throws(WritingFault) {
    try add(key, setting, unless: standard) { .boolean($0) }
  }

  mutating func add(
    _ key: Key<Double>, _ setting: Setting<Double>, unless standard: Double
  ) throws(WritingFault) {
    try add(key, setting, unless: standard) { .number($0) }
  }

  mutating func add<Name: RawRepresentable<String> & Equatable>(
    _ key: Key<Name>, _ setting: Setting<Name>, unless standard: Name
  ) throws(WritingFault) {
    try add(key, setting, unless: standard) { .string($0.rawValue) }
  }

  mutating func add(_ key: Key<ColorValue>, _ setting: Setting<ColorValue?>) throws(WritingFault) {
    try add(key, setting) { $0.json }
  }

  mutating func add(_ key: Key<Double>, _ setting: Setting<Double?>) throws(WritingFault) {
    try add(key, setting) { .number($0) }
  }

  /// Adds an image; one whose size nobody knows without its file shows nothing until a design has it.
  mutating func add(_ key: Key<ImageValue>, _ setting: Setting<ImageValue?>) throws(WritingFault) {
    guard let image = try plain(setting, of: key.name) else { return }
    if case .named(let name) = image.source, image.knownSize == nil {
      let text = "the image \(Quotation.quoted(name)) is left out: the document does not say its size"
      notes.append(Diagnostic(.note, "image-left-out", text, at: image.span))
    } else {
      add(key, image.json)
    }
  }

  /// The value of a setting without rules.
  func plain<Value>(_ setting: Setting<Value>, of key: String) throws(WritingFault) -> Value {
    if !setting.rules.isEmpty { throw WritingFault("rules for \"\(key)\"", at: setting.span ?? span) }
    return setting.otherwise
  }

  /// The text of a template without placeholders, its braces doubled.
  func text(_ template: TextTemplate) throws(WritingFault) -> JSONValue {
    var text = ""
    for segment in template.segments {
      guard case .literal(let part) = segment else { throw WritingFault("a placeholder", at: span) }
      for character in part.unicodeScalars {
        text.unicodeScalars.append(character)
        if character == "{" || character == "}" { text.unicodeScalars.append(character) }
      }
    }
    return .string(text)
  }

  mutating func add(_ key: Key<TextTemplate>, _ setting: Setting<TextTemplate>) throws(WritingFault) {
    let template = try plain(setting, of: key.name)
    if !template.segments.isEmpty { add(key, try text(template)) }
  }
}
