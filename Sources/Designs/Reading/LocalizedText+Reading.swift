import Diagnostics
import JSON
import Localization

/// The keys of a localized text.
enum LocalizedTextKeys {
  static let localized = Key(
    fixed: "localized", Shapes.nonEmptyString, required: true, "The key of the text in the design's strings.")
  static let arguments = Key(
    fixed: "arguments", Shapes.list(plainText, count: 0...20),
    "What %@, %d and the like stand for, in their order; the first chooses among plural forms.")

  static let form = ObjectForm("localizedText", "a localized text", [localized.entry, arguments.entry])

  private static let plainText = Shape<TextTemplate>(form: .string(.text)) { decoder, node in
    guard decoder.document.kind(node) == .string else { return decoder.wrongType(node, .string(.text)) }
    return decoder.template(at: node)
  }
}

extension DesignDecoder {
  /// The text of `{ "localized": … }`.
  mutating func localizedText(at node: Int) -> TextTemplate? {
    guard let fields = fields(of: node, LocalizedTextKeys.form),
      let key = value(LocalizedTextKeys.localized, in: fields)
    else { return nil }
    let arguments = value(LocalizedTextKeys.arguments, in: fields)
    if arguments == nil, fields[LocalizedTextKeys.arguments.name] != nil { return nil }
    guard let place = fields[LocalizedTextKeys.localized.name] else { return nil }
    var texts: [String: TextTemplate] = [:]
    var isKnown = false
    for locale in strings.locales {
      guard let entry = strings.entry(key, in: locale) else { continue }
      isKnown = true
      texts[locale] = template(of: entry, arguments ?? [], at: place, locale: locale)
    }
    guard isKnown else {
      unknownString(key, at: place)
      return nil
    }
    let text = LocalizedText(key: key, texts: texts, locales: strings.locales)
    localizedTexts.append(
      LocalizedTextUse(
        text: text, cell: data == nil ? nil : cellIDs.count - 1, branches: branches,
        span: document.span(place)))
    return TextTemplate(segments: [.localized(text)])
  }

  private mutating func unknownString(_ name: String, at node: Int) {
    if strings.isIncomplete { return }
    if strings.locales.isEmpty {
      report("unknown-string", at: node, "the design has no \"strings\" to look \(quoted(name)) up in")
    } else if !isFull {
      let clause = nearMiss(to: name, among: strings.keys.sorted())
      report("unknown-string", at: node, "no locale has a text for \(quoted(name))\(clause)")
    }
  }

  private mutating func template(
    of entry: LocalizedStrings.Entry, _ arguments: [TextTemplate], at place: Int, locale: String
  ) -> TextTemplate? {
    switch entry {
    case .format(let format):
      return hasArguments(format.argumentCount, of: arguments, at: place, locale: locale)
        ? TextTemplate(format, arguments) : nil
    case .written(let node):
      if strings.faulty.contains(node) { return nil }
      guard let found = written(at: node, arguments) else {
        strings.faulty.insert(node)
        return nil
      }
      // Without arguments a percent sign of the design is one.
      if arguments.isEmpty { return found }
      var count = 0
      let filled = found.filled(arguments, count: &count)
      return hasArguments(count, of: arguments, at: place, locale: locale) ? filled : nil
    }
  }

  /// Whether there are so many arguments; too few are reported.
  private mutating func hasArguments(
    _ count: Int, of arguments: [TextTemplate], at place: Int, locale: String
  ) -> Bool {
    if count <= arguments.count { return true }
    let takes = count == 1 ? "1 argument" : "\(count) arguments"
    let given = arguments.count == 1 ? "1 is given" : "\(arguments.count) are given"
    report(
      "missing-argument", at: place,
      "the text in \(locale) takes \(takes), \(given) in \"\(LocalizedTextKeys.arguments.name)\"")
    return false
  }

  /// A text of the design, whose placeholders are those of the cell that shows it.
  private mutating func written(at node: Int, _ arguments: [TextTemplate]) -> TextTemplate? {
    if document.kind(node) == .string { return template(at: node) }
    guard let fields = fields(of: node, PluralFormKeys.form) else { return nil }
    var forms: [PluralCategory: TextTemplate] = [:]
    for category in PluralCategory.allCases {
      guard let text = fields[category.rawValue] else { continue }
      guard let form = template(at: text) else { return nil }
      forms[category] = form
    }
    guard let number = arguments.first ?? forms[.other]?.firstPlaceholder else {
      report(
        "missing-argument", at: node,
        "nothing says the number that chooses a form: name it in a placeholder of \"other\" or in \"arguments\""
      )
      return nil
    }
    return TextTemplate(segments: [.plural(PluralText(number: number, forms: forms))])
  }
}

extension TextTemplate {
  /// A file's text with its arguments in their places; there are enough of them.
  fileprivate init(_ format: LocalizedFormat, _ arguments: [TextTemplate]) {
    self.init(segments: [])
    for part in format.parts {
      switch part {
      case .literal(let text): segments.append(.literal(text))
      case .argument(let index): segments += arguments[index].segments
      case .plural(let index, let forms):
        segments.append(
          .plural(
            PluralText(number: arguments[index], forms: forms.mapValues { TextTemplate($0, arguments) })))
      }
    }
  }

  /// The text with arguments in the places of its formats; `count` becomes how many they take, and where that is more
  /// than there are they stay out.
  fileprivate func filled(_ arguments: [TextTemplate], count: inout Int) -> TextTemplate {
    var filled = TextTemplate(segments: [])
    for segment in segments {
      switch segment {
      case .literal(let text):
        let format = LocalizedFormat(printf: text, firstArgument: count)
        count = max(count, format.argumentCount)
        if count <= arguments.count { filled.segments += TextTemplate(format, arguments).segments }
      case .plural(var plural):
        // Each form stands for all: they take the same arguments.
        let start = count
        for (category, form) in plural.forms {
          var ownCount = start
          plural.forms[category] = form.filled(arguments, count: &ownCount)
          count = max(count, ownCount)
        }
        filled.segments.append(.plural(plural))
      default: filled.segments.append(segment)
      }
    }
    return filled
  }

  /// The first column that it shows, as a text of its own.
  fileprivate var firstPlaceholder: TextTemplate? {
    let column = segments.first { if case .column = $0 { true } else { false } }
    return column.map { TextTemplate(segments: [$0]) }
  }
}
