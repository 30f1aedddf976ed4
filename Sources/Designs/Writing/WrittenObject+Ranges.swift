import Diagnostics

extension WrittenObject {
  /// A value as a design may hold it: a number out of its key's range becomes the nearest one in it, which is told.
  ///
  /// nil where there is no nearest.
  mutating func fitted(_ value: JSONValue, _ form: Form, key: String) -> JSONValue? {
    switch (value, form) {
    case (.number(let number), .number(let range)):
      if range.contains(number) { return value }
      let nearest = number > range.most ? range.most : range.isAbove ? nil : range.least
      note(number, key: key, range.words, written: nearest)
      return nearest.map { .number($0) }
    case (.number(let number), .integer(let range)):
      let nearest = min(max(number, Double(range.lowerBound)), Double(range.upperBound))
      if nearest == number { return value }
      note(number, key: key, "from \(range.lowerBound) to \(range.upperBound)", written: nearest)
      return .number(nearest)
    case (.list(let values), .list(let element, _)):
      return .list(values.compactMap { fitted($0, element, key: key) })
    case (.list(let values), .tuple(let forms)) where values.count == forms.count:
      return .list(zip(values, forms).compactMap { fitted($0, $1, key: key) })
    case (.object(let members), .object(let name)):
      guard let form = ObjectForm.named(name) else { return value }
      return .object(members.compactMap { fitted($0, in: form) })
    case (_, .rules(let form)): return fitted(value, form, key: key)
    case (.number, .either(let forms)):
      let form = forms.first { if case .number = $0 { true } else { false } }
      return form.map { fitted(value, $0, key: key) } ?? value
    case (.list, .either(let forms)):
      return forms.first(where: \.isList).map { fitted(value, $0, key: key) } ?? value
    case (.object(let members), .either(let forms)):
      let names = members.map(\.key)
      let form = forms.first { $0.object.map { form in names.allSatisfy { form.entry($0) != nil } } ?? false }
      return form.map { fitted(value, $0, key: key) } ?? value
    default: return value
    }
  }

  private mutating func fitted(_ member: JSONValue.Member, in form: ObjectForm) -> JSONValue.Member? {
    guard let entry = form.entry(member.key) else { return member }
    return fitted(member.value, entry.form, key: member.key).map {
      JSONValue.Member(key: member.key, value: $0)
    }
  }

  private mutating func note(_ number: Double, key: String, _ range: String, written: Double?) {
    let instead = written.map { "\(NumberText.shortest($0)) is written" } ?? "it is left out"
    notes.append(
      Diagnostic(
        .note, "out-of-range",
        "\"\(key)\" is \(NumberText.shortest(number)), in a design \(range): \(instead)",
        at: span))
  }
}

extension Form {
  fileprivate var object: ObjectForm? {
    if case .object(let name) = self { ObjectForm.named(name) } else { nil }
  }

  fileprivate var isList: Bool {
    switch self {
    case .list, .tuple: true
    default: false
    }
  }
}
