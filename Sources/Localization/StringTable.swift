/// The texts of one language of a file, by key.
package struct StringTable: Hashable, Sendable {
  /// The normalized name of the locale.
  package var locale: String
  package var formats: [String: LocalizedFormat]

  package init(locale: String, formats: [String: LocalizedFormat]) {
    self.locale = locale
    self.formats = formats
  }
}
