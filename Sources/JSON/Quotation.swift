/// Text of an input as messages show it: shortened, and with what could forge or turn a line made visible.
package enum Quotation {
  /// In quotation marks.
  package static func quoted(_ text: String) -> String { "\"" + plain(text) + "\"" }

  /// Without quotation marks.
  package static func plain(_ text: String) -> String {
    var shown = ""
    for (index, scalar) in text.unicodeScalars.enumerated() {
      if index == 60 { return shown + "…" }
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse:
        shown += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: shown.unicodeScalars.append(scalar)
      }
    }
    return shown
  }
}
