/// What may stand at one place of a design file, as data: the words of messages, the JSON Schema and the
/// test that compares both with the reader come from it.
package indirect enum Form: Hashable, Sendable {
  case boolean
  case number(NumberRange)
  case integer(ClosedRange<Int>)
  case string(StringForm)
  /// One of a closed set of names.
  case names([String], of: String)
  /// An object by the name of its `ObjectForm`.
  case object(String)
  case list(Form, count: ClosedRange<Int>)
  /// A list of so many elements, each of its own form.
  case tuple([Form])
  /// An object with free keys.
  case map(Form)
  case either([Form])
  /// The form itself or a list of rules that give it.
  case rules(Form)

  /// A list of so many that nobody counts.
  package static func list(_ element: Form) -> Form { .list(element, count: 1...Int.max) }

  /// The form as messages name it: `a number or "automatic"`.
  package var words: String {
    switch self {
    case .boolean: "true or false"
    case .number: "a number"
    case .integer: "a whole number"
    case .string(let form): form.words
    case .names(let names, _) where names.count == 1: "\"\(names[0])\""
    case .names(_, let noun): "the name of \(noun)"
    case .object(let name): ObjectForm.words(of: name)
    case .tuple(let elements): "a list of \(elements.count) numbers"
    case .list(let element, _): "a list, each element \(element.words)"
    case .map(let value): "an object whose values are each \(value.words)"
    case .either(let forms): forms.map(\.words).joined(separator: " or ")
    case .rules(let form): form.words
    }
  }

  /// What the form lets one choose from; itself where there is no choice.
  var choices: [Form] {
    if case .either(let forms) = self { return forms }
    return [self]
  }

  /// Whether a list can stand here that holds no rules.
  var allowsList: Bool {
    switch self {
    case .list, .tuple: true
    case .either(let forms): forms.contains(where: \.allowsList)
    default: false
    }
  }
}

/// What a string holds beyond its characters.
package enum StringForm: Hashable, Sendable {
  case any
  case nonEmpty
  /// Letters, digits, `-` and `_`.
  case identifier
  /// A text with placeholders.
  case text
  /// A rule's condition.
  case condition
  /// A hexadecimal colour or a colour's name.
  case color
  /// A device's size, `402x874@3x`.
  case deviceSize
  /// A visual format or an equation.
  case constraint

  /// The form as messages name it.
  package var words: String {
    switch self {
    case .any, .nonEmpty: "a string"
    case .identifier: "an id"
    case .text: "a text"
    case .condition: "a condition"
    case .color: "a colour"
    case .constraint: "a constraint"
    case .deviceSize: "a size like \"402x874@3x\""
    }
  }
}
