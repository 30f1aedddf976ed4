/// JSON for people: what is short stands on one line, members of a longer object fill lines as words do.
struct JSONPrinter {
  /// Columns of a line, where its parts allow it.
  private static let width = 110
  /// The most brackets in each other on one line.
  private static let depth = 2

  private var text = ""

  /// The text of a value, ended by a newline.
  static func text(of value: JSONValue) -> String {
    var printer = JSONPrinter()
    printer.add(value, indent: 0, column: 0)
    return printer.text + "\n"
  }

  /// - Parameter column: where on the line the value begins.
  private mutating func add(_ value: JSONValue, indent: Int, column: Int) {
    let line = JSONPrinter.line(value)
    // One column is left for the comma.
    if value.depth == 0 || value.depth <= JSONPrinter.depth && column + line.count < JSONPrinter.width {
      text += line
      return
    }
    switch value {
    case .list(let elements): add(elements, indent: indent)
    case .object(let members): add(members, indent: indent)
    default: text += line
    }
  }

  private mutating func add(_ elements: [JSONValue], indent: Int) {
    text += "["
    for (index, element) in elements.enumerated() {
      if index > 0 { text += "," }
      newLine(indent + 2)
      add(element, indent: indent + 2, column: indent + 2)
    }
    newLine(indent)
    text += "]"
  }

  private mutating func add(_ members: [JSONValue.Member], indent: Int) {
    text += "{"
    var column = JSONPrinter.width
    for (index, member) in members.enumerated() {
      if index > 0 { text += "," }
      let key = "\(JSONPrinter.quoted(member.key)): "
      let line = key + JSONPrinter.line(member.value)
      let isShort = member.value.depth < JSONPrinter.depth && indent + 2 + line.count < JSONPrinter.width
      if isShort, column + 1 + line.count < JSONPrinter.width {
        text += " " + line
        column += 2 + line.count
        continue
      }
      newLine(indent + 2)
      text += key
      add(member.value, indent: indent + 2, column: indent + 2 + key.count)
      column = isShort ? indent + 3 + line.count : JSONPrinter.width
    }
    newLine(indent)
    text += "}"
  }

  private mutating func newLine(_ indent: Int) {
    text += "\n" + String(repeating: " ", count: indent)
  }

  private static func line(_ value: JSONValue) -> String {
    switch value {
    case .boolean(let flag): flag ? "true" : "false"
    case .number(let number): NumberText.shortest(number)
    case .string(let text): quoted(text)
    case .list(let elements) where elements.isEmpty: "[]"
    case .list(let elements): "[\(elements.map(line).joined(separator: ", "))]"
    case .object(let members) where members.isEmpty: "{}"
    case .object(let members):
      "{ \(members.map { "\(quoted($0.key)): \(line($0.value))" }.joined(separator: ", ")) }"
    }
  }

  /// A JSON string; what cannot be seen is written as an escape.
  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      default:
        if isHidden(scalar) {
          for unit in UTF16.encode(scalar) ?? UTF16.encodedReplacementCharacter {
            let digits = String(unit, radix: 16)
            quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
          }
        } else {
          quoted.unicodeScalars.append(scalar)
        }
      }
    }
    return quoted + "\""
  }

  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned: true
    default: false
    }
  }
}
