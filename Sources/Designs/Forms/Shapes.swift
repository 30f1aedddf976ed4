import JSON

/// The shapes of single values.
enum Shapes {
  static let boolean = Shape<Bool>(form: .boolean) { decoder, node in
    switch decoder.document.kind(node) {
    case .true: return true
    case .false: return false
    default: return decoder.wrongType(node, .boolean)
    }
  }

  static func number(_ range: NumberRange) -> Shape<Double> {
    Shape(form: .number(range)) { decoder, node in
      guard decoder.document.kind(node) == .number else { return decoder.wrongType(node, .number(range)) }
      let number = decoder.document.number(of: node)
      if range.contains(number) { return number }
      decoder.outOfRange(node, number, "must be \(range.words)")
      return nil
    }
  }

  static func integer(_ range: ClosedRange<Int>) -> Shape<Int> {
    Shape(form: .integer(range)) { decoder, node in
      guard decoder.document.kind(node) == .number else { return decoder.wrongType(node, .integer(range)) }
      let number = decoder.document.number(of: node)
      if let whole = Int(exactly: number), range.contains(whole) { return whole }
      let words =
        range.lowerBound == range.upperBound
        ? "\(range.lowerBound)" : "a whole number from \(range.lowerBound) to \(range.upperBound)"
      decoder.outOfRange(node, number, "must be \(words)")
      return nil
    }
  }

  static let string = Shape<String>(form: .string(.any)) { decoder, node in
    guard decoder.document.kind(node) == .string else { return decoder.wrongType(node, .string(.any)) }
    return decoder.document.text(of: node)
  }

  static let nonEmptyString = Shape<String>(form: .string(.nonEmpty)) { decoder, node in
    guard let text = string.read(&decoder, node) else { return nil }
    if !text.isEmpty { return text }
    decoder.report("empty-string", at: node, "\"\(decoder.key)\" is empty")
    return nil
  }

  /// Letters, digits, `-` and `_`, as names of files, ids and constraints allow them.
  static let identifier = Shape<String>(form: .string(.identifier)) { decoder, node in
    guard let text = string.read(&decoder, node) else { return nil }
    if Identifier.isValid(text) { return text }
    decoder.report(
      "invalid-id", at: node,
      "an id consists of 1 to \(Identifier.longest) letters (a to z), digits, \"-\" and \"_\"")
    return nil
  }

  /// One of an enum's names.
  static func name<Name>(
    _ type: Name.Type, of noun: String
  ) -> Shape<Name> where Name: CaseIterable & RawRepresentable<String> & Sendable {
    let names = Name.allCases.map(\.rawValue)
    return named(names, of: noun) { Name(rawValue: $0) }
  }

  /// One of a set of names with their values.
  static func named<Name: Sendable>(
    _ names: [String], of noun: String, _ find: @escaping @Sendable (String) -> Name?
  ) -> Shape<Name> {
    let form = Form.names(names, of: noun)
    return Shape(form: form) { decoder, node in
      guard decoder.document.kind(node) == .string else { return decoder.wrongType(node, form) }
      let text = decoder.document.text(of: node)
      if let value = find(text) { return value }
      decoder.unknownName(node, text, among: names, noun)
      return nil
    }
  }

  /// A list; faults of single elements do not hide those of the others.
  static func list<Element>(
    _ element: Shape<Element>, count: ClosedRange<Int> = 1...100_000
  ) -> Shape<[Element]> {
    let form = Form.list(element.form, count: count)
    return Shape(form: form) { decoder, node in
      guard decoder.document.kind(node) == .array else { return decoder.wrongType(node, form) }
      let nodes = Array(decoder.document.elements(of: node))
      guard count.contains(nodes.count) else {
        decoder.wrongCount(node, nodes.count, count)
        return nil
      }
      let values = nodes.compactMap { element.read(&decoder, $0) }
      return values.count == nodes.count ? values : nil
    }
  }
}
