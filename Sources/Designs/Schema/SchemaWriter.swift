import ConstraintLanguage

/// Turns forms into the words of JSON Schema.
struct SchemaWriter {
  private struct Place: Hashable {
    let form: Form
    let about: String
  }

  /// Where a key with the same form and meaning was written first; later ones refer to it.
  private var written: [Place: String] = [:]

  private static let everywhere = "\"$schema\": {}, \"$comment\": {}"

  mutating func definition(_ form: ObjectForm) -> String {
    var properties: [String] = []
    for entry in form.entries {
      properties.append("        \(quoted(entry.name)): \(property(entry, of: form))")
    }
    for name in ObjectForm.everywhere { properties.append("        \(quoted(name)): {}") }
    var lines = [
      "      \"type\": \"object\"", "      \"description\": \(quoted("Here stands \(form.words)."))",
      "      \"properties\": {\n\(properties.joined(separator: ",\n"))\n      }",
    ]
    let required = form.entries.filter(\.isRequired).map { quoted($0.name) }
    if !required.isEmpty { lines.append("      \"required\": [\(required.joined(separator: ", "))]") }
    if !form.exactlyOne.isEmpty {
      let choices = form.exactlyOne.map { "{ \"required\": [\(quoted($0))] }" }
      lines.append("      \"oneOf\": [\(choices.joined(separator: ", "))]")
    }
    lines.append("      \"additionalProperties\": false")
    return "    \(quoted(form.name)): {\n\(lines.joined(separator: ",\n"))\n    }"
  }

  /// Definitions that are no object forms: any view, a data row.
  func sharedDefinitions() -> [String] {
    let views = ViewType.allCases.map { reference($0.formName) }
    return [
      "    \"anyView\": { \"type\": \"object\", \"required\": [\"type\"], \"oneOf\": [\(views.joined(separator: ", "))] }",
      "    \"row\": { \"type\": \"object\", \"properties\": { \(SchemaWriter.everywhere) }, "
        + "\"additionalProperties\": { \"type\": [\"string\", \"number\", \"boolean\", \"null\"] } }",
    ]
  }

  private mutating func property(_ entry: ObjectForm.Entry, of form: ObjectForm) -> String {
    let place = Place(form: entry.form, about: entry.about)
    if let path = written[place] { return "{ \"$ref\": \(quoted(path)) }" }
    written[place] = "#/$defs/\(form.name)/properties/\(entry.name)"
    return "{ \"description\": \(quoted(entry.about)), \(words(entry.form)) }"
  }

  /// The members of a schema for a form, without braces.
  private func words(_ form: Form) -> String {
    switch form {
    case .boolean: return "\"type\": \"boolean\""
    case .number(let range):
      let least = range.isAbove ? "exclusiveMinimum" : "minimum"
      return "\"type\": \"number\", \"\(least)\": \(NumberText.shortest(range.least)), "
        + "\"maximum\": \(NumberText.shortest(range.most))"
    case .integer(let range):
      return "\"type\": \"integer\", \"minimum\": \(range.lowerBound), \"maximum\": \(range.upperBound)"
    case .string(let form): return "\"type\": \"string\"" + constraints(form)
    case .names(let names, _): return "\"enum\": [\(names.map(quoted).joined(separator: ", "))]"
    case .object(let name): return "\"$ref\": \(quoted("#/$defs/\(name)"))"
    case .list(let element, let count):
      let most = count.upperBound == Int.max ? "" : ", \"maxItems\": \(count.upperBound)"
      return "\"type\": \"array\", \"minItems\": \(count.lowerBound)\(most), \"items\": { \(words(element)) }"
    case .tuple(let elements):
      let items = elements.map { "{ \(words($0)) }" }.joined(separator: ", ")
      return
        "\"type\": \"array\", \"minItems\": \(elements.count), \"prefixItems\": [\(items)], \"items\": false"
    case .map(let value):
      return "\"type\": \"object\", \"properties\": { \(SchemaWriter.everywhere) }, "
        + "\"additionalProperties\": { \(words(value)) }"
    case .either(let forms) where forms == ViewType.allCases.map({ .object($0.formName) }):
      return "\"$ref\": \"#/$defs/anyView\""
    case .either(let forms):
      return "\"anyOf\": [\(forms.map { "{ \(words($0)) }" }.joined(separator: ", "))]"
    case .rules(let form): return "\"anyOf\": [{ \(words(form)) }, { \(rules(form)) }]"
    }
  }

  private func rules(_ form: Form) -> String {
    "\"type\": \"array\", \"minItems\": 1, \"items\": { \"type\": \"object\", \"properties\": { "
      + "\"when\": { \"type\": \"string\", \"minLength\": 1, \"maxLength\": \(ConditionParser.longest) }, "
      + "\"use\": { \(words(form)) }, \(SchemaWriter.everywhere) }, "
      + "\"required\": [\"use\"], \"additionalProperties\": false }"
  }

  private func constraints(_ form: StringForm) -> String {
    switch form {
    case .any, .text: ""
    case .nonEmpty, .color: ", \"minLength\": 1"
    case .identifier: ", \"pattern\": \"\(Identifier.pattern)\""
    case .condition: ", \"minLength\": 1, \"maxLength\": \(ConditionParser.longest)"
    case .constraint: ", \"minLength\": 1, \"maxLength\": \(ConstraintReader.longest)"
    case .deviceSize: ", \"pattern\": \"^[1-9][0-9]{0,3}x[1-9][0-9]{0,3}@[1-3]x$\""
    }
  }

  private func reference(_ name: String) -> String { "{ \"$ref\": \(quoted("#/$defs/\(name)")) }" }

  /// A JSON string; the tables hold neither control characters nor backslashes.
  private func quoted(_ text: String) -> String {
    "\"" + text.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\\\"") + "\""
  }
}
