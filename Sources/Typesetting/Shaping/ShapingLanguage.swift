import CHarfBuzz

/// The language of a text, as far as shapes of letters and ends of lines depend on it.
struct ShapingLanguage: Hashable, @unchecked Sendable {
  // Unchecked, and sound: HarfBuzz keeps each language as long as the program runs, and never changes it.
  let handle: hb_language_t?

  /// What texts are in that do not say.
  static let english = ShapingLanguage(tag: "en")

  init(tag: String) { handle = hb_language_from_string(tag, -1) }

  /// In lower case, such as `zh-hant`.
  var tag: String { hb_language_to_string(handle).map { String(cString: $0) } ?? "en" }
}
