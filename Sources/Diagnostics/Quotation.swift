/// Text of an input as messages show it: shortened, and with what could forge or turn a line made visible.
package enum Quotation {
  /// In quotation marks.
  package static func quoted(_ text: String) -> String { "\"" + plain(text) + "\"" }

  /// A path without quotation marks: each name shortened by itself, so that the last one stays to be seen, and of
  /// very many the last ones.
  package static func path(_ text: String) -> String {
    let names = text.split(separator: "/", omittingEmptySubsequences: false)
    let shown = names.suffix(20).map { plain(String($0)) }.joined(separator: "/")
    return names.count > 20 ? "…/" + shown : shown
  }

  /// Without quotation marks.
  package static func plain(_ text: String) -> String {
    var shown = ""
    for (index, scalar) in text.unicodeScalars.enumerated() {
      if index == 60 { return shown + "…" }
      if scalar.isHidden { shown += scalar.speltOut } else { shown.unicodeScalars.append(scalar) }
    }
    return shown
  }
}
