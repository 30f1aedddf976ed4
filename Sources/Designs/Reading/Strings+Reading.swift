import Diagnostics
import JSON
import Localization

/// The keys of a text by number, CLDR's categories.
enum PluralFormKeys {
  static let forms = PluralCategory.allCases.map { category in
    Key(
      fixed: category.rawValue, Shape<Int>(form: .string(.text)) { _, node in node },
      required: category == .other, "The text for numbers that the language puts there.")
  }
  static let form = ObjectForm("pluralForms", "an object of plural forms", forms.map(\.entry))
}

/// What stands at "strings".
enum Strings {
  static let shape = Shape<Int>(form: .either([file, files, .map(.either([file, files, texts]))])) {
    _, node in
    node
  }

  private static let file = Form.string(.nonEmpty)
  private static let files = Form.list(file, count: 1...100)
  private static let texts = Form.map(.either([.string(.text), .object(PluralFormKeys.form.name)]))
  fileprivate static let ofLocale = Form.either([file, files, texts])
}

extension DesignDecoder {
  /// Takes the strings of the design: of files, which say their locales, or by locale.
  mutating func readStrings(at node: Int) {
    key = DesignKeys.strings.name
    switch document.kind(node) {
    case .string, .array: readStringsFiles(at: node, locale: nil)
    case .object:
      for (keyNode, value) in document.members(of: node) {
        let name = document.text(of: keyNode)
        if ObjectForm.everywhere.contains(name) { continue }
        guard let locale = LocaleName.normalized(name) else {
          report("unknown-locale", at: keyNode, "\(quoted(name)) is no locale; one is written like \"pt-BR\"")
          continue
        }
        if strings.locales.contains(locale) {
          report(
            "duplicate-value", at: keyNode,
            "\(quoted(name)) is the locale \"\(locale)\", which is there already")
          continue
        }
        key = name
        strings.add(locale)
        readStrings(at: value, locale: locale)
      }
    default:
      let _: Int? = wrongType(node, Strings.shape.form)
    }
  }

  private mutating func readStrings(at node: Int, locale: String) {
    switch document.kind(node) {
    case .string, .array: readStringsFiles(at: node, locale: locale)
    case .object:
      for (keyNode, value) in document.members(of: node) {
        let name = document.text(of: keyNode)
        if ObjectForm.everywhere.contains(name) { continue }
        key = name
        checkStringForm(value)
        strings.add(name, .written(value), in: locale)
      }
    default:
      let _: Int? = wrongType(node, Strings.ofLocale)
    }
  }

  /// What a text of the design must be whether it is shown or not.
  private mutating func checkStringForm(_ node: Int) {
    let count = diagnostics.count
    if document.kind(node) == .object {
      if let fields = fields(of: node, PluralFormKeys.form) {
        for form in PluralFormKeys.forms {
          guard let text = fields[form.name], document.kind(text) != .string else { continue }
          key = form.name
          let _: Int? = wrongType(text, .string(.text))
        }
      }
    } else if document.kind(node) != .string {
      let _: Int? = wrongType(node, .either([.string(.text), .object(PluralFormKeys.form.name)]))
    }
    if diagnostics.count > count { strings.faulty.insert(node) }
  }

  private mutating func readStringsFiles(at node: Int, locale: String?) {
    let nodes = document.kind(node) == .array ? Array(document.elements(of: node)) : [node]
    guard (1...100).contains(nodes.count) else { return wrongCount(node, nodes.count, 1...100) }
    for node in nodes {
      if let path = Shapes.nonEmptyString.read(&self, node) {
        readStringsFile(path, at: node, locale: locale)
      }
    }
  }

  private mutating func readStringsFile(_ path: String, at node: Int, locale: String?) {
    let count = diagnostics.count
    defer { if diagnostics.count > count { strings.isIncomplete = true } }
    let ending = path.split(separator: "/").last?.split(separator: ".").last.map(String.init) ?? ""
    guard let kind = StringsFileKind(rawValue: ending) else {
      let kinds = StringsFileKind.allCases.map { ".\($0.rawValue)" }.joined(separator: ", ")
      return report("unknown-strings", at: node, "\(quoted(path)) is no file of strings: \(kinds)")
    }
    switch stringFiles(path) {
    case .failure(let fault): report(fault.code, at: node, fault.message)
    case .success(let file) where kind == .xcstrings:
      let (tables, faults) = XCStringsFile.read(file.bytes, source: file.source)
      diagnostics += faults
      if let locale, !tables.isEmpty, !tables.contains(where: { $0.locale == locale }) {
        report("unknown-locale", at: node, "\(quoted(path)) has no strings in \(locale)")
      }
      for table in tables where locale == nil || table.locale == locale { add(table) }
    case .success(let file):
      let (formats, faults) =
        kind == .strings ? StringsFile.read(file.bytes) : StringsDictFile.read(file.bytes)
      diagnostics += faults.map { $0.diagnostic(in: file.source) }
      guard let locale = locale ?? StringsFileKind.locale(ofPath: path) else {
        let message = "\(quoted(path)) does not say its language: it lies in no folder like de.lproj"
        return report(
          "unknown-locale", at: node, "\(message); write \"strings\": { \"de\": \(quoted(path)) }")
      }
      if kind == .strings { return add(StringTable(locale: locale, formats: formats)) }
      strings.add(locale)
      for (key, format) in formats { strings.addPlural(key, format, in: locale) }
    }
  }

  private mutating func add(_ table: StringTable) {
    strings.add(table.locale)
    for (key, format) in table.formats { strings.add(key, .format(format), in: table.locale) }
  }
}

extension StringsFault {
  fileprivate func diagnostic(in source: SourceID) -> Diagnostic {
    Diagnostic(code, message, at: Span(file: source, start: range.lowerBound, end: range.upperBound))
  }
}

extension Shapes {
  /// A locale that there are strings for, perhaps in a nearby language, or a pseudo-locale.
  static let locale = Shape<String>(form: .string(.nonEmpty)) { decoder, node in
    guard let name = nonEmptyString.read(&decoder, node) else { return nil }
    guard let locale = LocaleName.normalized(name) else {
      decoder.report(
        "unknown-locale", at: node,
        "\(decoder.quoted(name)) is no locale; one is written like \"pt-BR\"")
      return nil
    }
    let known = decoder.strings.locales
    let isServed = LocaleName.chain(of: locale).contains { known.contains($0) }
    if known.isEmpty || isServed || PseudoLocale(rawValue: locale) != nil { return locale }
    let clause = decoder.nearMiss(to: locale, among: known + PseudoLocale.allCases.map(\.rawValue))
    let all = "; there are \(known.joined(separator: ", "))"
    decoder.report(
      "unknown-locale", at: node,
      "there are no strings in \(decoder.quoted(name))\(clause.isEmpty ? all : clause)")
    return nil
  }
}
