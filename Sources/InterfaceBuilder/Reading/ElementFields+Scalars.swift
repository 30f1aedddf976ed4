import Designs
import Diagnostics

extension ElementFields {
  /// `YES` or `NO`.
  mutating func flag(_ name: String, default value: Bool = false) -> Bool { optionalFlag(name) ?? value }

  mutating func optionalFlag(_ name: String) -> Bool? {
    guard let text = string(name) else { return nil }
    switch text {
    case "YES": return true
    case "NO": return false
    default:
      log.unreadable(name, text, of: element, wanted: "YES or NO")
      return nil
    }
  }

  mutating func number(_ name: String) -> Double? {
    guard let text = string(name) else { return nil }
    if let number = InterfaceNumber.double(text) { return number }
    log.unreadable(name, text, of: element, wanted: InterfaceNumber.wanted(in: text))
    return nil
  }

  mutating func number(_ name: String, default value: Double) -> Double { number(name) ?? value }

  /// A length of which files write -1 for UIKit's own.
  mutating func automaticLength(_ name: String) -> Double? {
    guard let number = number(name), number >= 0 else { return nil }
    return number
  }

  mutating func integer(_ name: String) -> Int? {
    guard let text = string(name) else { return nil }
    if let number = Int(text), number.magnitude <= 1 << 53 { return number }
    log.unreadable(name, text, of: element, wanted: "a whole number")
    return nil
  }

  mutating func id(_ name: String) -> InterfaceID? { string(name).map { InterfaceID($0) } }

  /// One of the values that an enumeration knows by the words of the files.
  mutating func choice<Value>(_ name: String, default value: Value) -> Value
  where Value: RawRepresentable & CaseIterable, Value.RawValue == String {
    optionalChoice(name) ?? value
  }

  mutating func optionalChoice<Value>(_ name: String) -> Value?
  where Value: RawRepresentable & CaseIterable, Value.RawValue == String {
    choice(name, words: { Value.allCases.map(\.rawValue) }, read: { Value(rawValue: $0) })
  }

  /// A value that a function reads from the attribute.
  mutating func choice<Value>(_ name: String, words: () -> [String], read: (String) -> Value?) -> Value? {
    guard let text = string(name) else { return nil }
    if let value = read(text) { return value }
    let hint = Suggestion.clause(for: text, among: words())
    log.add(
      .note, "unknown-value", "\(name) has the unknown value \(Quotation.quoted(text))\(hint)", at: element,
      attribute: name)
    return nil
  }

  mutating func lineBreakMode(_ name: String, default mode: Label.LineBreakMode) -> Label.LineBreakMode {
    choice(
      name, words: { Label.LineBreakMode.fileNames }, read: { Label.LineBreakMode(fileName: $0) }) ?? mode
  }
}
