/// Names on the left, what they mean on the right.
enum HelpRows {
  static let width = 80
  /// Where the right side starts.
  private static let indent = 27

  /// A heading and the options under it; nothing where there is none.
  static func section(_ section: Option.Section, of options: [Option]) -> String {
    let rows = options.filter { $0.section == section }
    return rows.isEmpty ? "" : rows.reduce("\n\(section.rawValue):\n") { $0 + row(names($1), $1.summary) }
  }

  /// One row; the right side is wrapped between words.
  static func row(_ left: String, _ right: String) -> String {
    var text = left + padding(indent - left.count)
    var column = indent
    for word in right.split(separator: " ") {
      if column > indent {
        let fits = column + 1 + word.count <= width
        text += fits ? " " : "\n" + padding(indent)
        column = fits ? column + 1 : indent
      }
      text += word
      column += word.count
    }
    return text + "\n"
  }

  private static func names(_ option: Option) -> String {
    var text = option.letter.map { "  -\($0), " } ?? "      "
    text += "--" + option.name
    if case .one(let placeholder) = option.value { text += " " + placeholder }
    return text
  }

  private static func padding(_ count: Int) -> String { String(repeating: " ", count: max(count, 1)) }
}
