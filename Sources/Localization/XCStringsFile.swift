package import Diagnostics
private import JSON

/// An `.xcstrings` file: Xcode's catalog of strings in all languages.
package enum XCStringsFile {
  /// A table for each language that the file has, the source language first, the others by name; and what is wrong.
  package static func read(
    _ bytes: [UInt8], source: SourceID
  ) -> (tables: [StringTable], diagnostics: [Diagnostic]) {
    let (document, faults) = JSONReader.read(bytes, source: source)
    guard let document, faults.isEmpty else { return ([], faults) }
    guard let strings = document.member("strings", of: JSONDocument.root),
      document.kind(strings) == .object
    else {
      let message = "a catalog of strings is an object with \"sourceLanguage\" and \"strings\""
      return ([], [Diagnostic("strings-syntax", message, at: document.span(JSONDocument.root))])
    }
    let written = document.member("sourceLanguage", of: JSONDocument.root).flatMap { document.string(at: $0) }
    let sourceLanguage = written.flatMap { LocaleName.normalized($0) } ?? "en"
    var tables = [sourceLanguage: [String: LocalizedFormat]()]
    for (keyNode, entry) in document.members(of: strings) {
      let key = document.text(of: keyNode)
      // Without a text of its own the source language shows the key.
      tables[sourceLanguage]?[key] = PrintfFormat.parse(key)
      guard let localizations = document.member("localizations", of: entry) else { continue }
      for (localeNode, localization) in document.members(of: localizations) {
        guard let locale = LocaleName.normalized(document.text(of: localeNode)),
          let format = XCString(document).format(of: localization)
        else { continue }
        tables[locale, default: [:]][key] = format
      }
    }
    let others = tables.keys.filter { $0 != sourceLanguage }.sorted()
    return (([sourceLanguage] + others).map { StringTable(locale: $0, formats: tables[$0] ?? [:]) }, [])
  }
}

/// Reads one text of a catalog.
private struct XCString {
  private let document: JSONDocument

  init(_ document: JSONDocument) { self.document = document }

  /// The text in one language; nil where it has none yet.
  func format(of localization: Int) -> LocalizedFormat? {
    let substitutions = document.member("substitutions", of: localization)
    return form(of: localization, ownArgument: nil) { name, argument in
      guard let substitutions, let entry = document.member(name, of: substitutions) else { return nil }
      let number = document.member("argNum", of: entry).flatMap { node in
        document.kind(node) == .number ? Int(exactly: document.number(of: node)) : nil
      }
      let isNumbered = number.map { (1...PrintfFormat.mostArguments).contains($0) } ?? false
      let place = isNumbered ? (number ?? 1) - 1 : argument
      return plural(of: entry, argument: place).map { .plural(argument: place, forms: $0) }
    }
  }

  private func form(
    of node: Int, ownArgument: Int?, variable: @escaping PrintfFormat.Variable = { _, _ in nil }
  ) -> LocalizedFormat? {
    if let unit = document.member("stringUnit", of: node), let value = document.member("value", of: unit),
      let text = document.string(at: value)
    {
      return PrintfFormat.parse(text, ownArgument: ownArgument, variable: variable)
    }
    guard let variations = document.member("variations", of: node) else { return nil }
    if let devices = document.member("device", of: variations) {
      let device = document.member("iphone", of: devices) ?? document.member("other", of: devices)
      return device.flatMap { form(of: $0, ownArgument: ownArgument, variable: variable) }
    }
    return plural(of: node, argument: 0).map { LocalizedFormat(parts: [.plural(argument: 0, forms: $0)]) }
  }

  /// The forms by number; nil where there are none.
  private func plural(of node: Int, argument: Int) -> [PluralCategory: LocalizedFormat]? {
    guard let variations = document.member("variations", of: node),
      let plural = document.member("plural", of: variations)
    else { return nil }
    var forms: [PluralCategory: LocalizedFormat] = [:]
    for category in PluralCategory.allCases {
      forms[category] = document.member(category.rawValue, of: plural).flatMap {
        form(of: $0, ownArgument: argument)
      }
    }
    return forms.isEmpty ? nil : forms
  }
}
