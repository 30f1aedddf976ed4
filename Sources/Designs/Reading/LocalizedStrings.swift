package import Diagnostics
import Localization

/// The strings of a design, by locale and key.
struct LocalizedStrings {
  /// What a key stands for in one locale.
  enum Entry {
    /// A text of a file.
    case format(LocalizedFormat)
    /// A text of the design itself: the node of a string or of an object of plural forms.
    case written(Int)
  }

  /// The locales that there are strings for, the language of development first.
  private(set) var locales: [String] = []
  private var tables: [String: [String: Entry]] = [:]
  /// The keys that a `.stringsdict` has, by locale.
  private var plurals: [String: Set<String>] = [:]
  /// Whether a file could not be read, so that a key that is not there may be in it.
  var isIncomplete = false
  /// Nodes that are at fault, which is told once.
  var faulty: Set<Int> = []

  /// Adds a locale, with no strings yet.
  mutating func add(_ locale: String) {
    if tables[locale] != nil { return }
    locales.append(locale)
    tables[locale] = [:]
  }

  /// Adds a text; a later one of the same key wins, but over no plural of a `.stringsdict`, wherever that stands.
  mutating func add(_ key: String, _ entry: Entry, in locale: String) {
    add(locale)
    if plurals[locale]?.contains(key) == true { return }
    tables[locale]?[key] = entry
  }

  /// Adds a text of a `.stringsdict`.
  mutating func addPlural(_ key: String, _ format: LocalizedFormat, in locale: String) {
    add(key, .format(format), in: locale)
    plurals[locale, default: []].insert(key)
  }

  func entry(_ key: String, in locale: String) -> Entry? { tables[locale]?[key] }

  /// Every key of any locale.
  var keys: Set<String> { tables.values.reduce(into: []) { $0.formUnion($1.keys) } }
}

/// Gives the files that a design's `strings` name, by their path from the design's folder on.
package typealias StringsSource = (_ path: String) -> Result<StringsBytes, StringsFileFault>

/// A file of strings.
package struct StringsBytes {
  package var bytes: [UInt8]
  package var source: SourceID

  package init(bytes: [UInt8], source: SourceID) {
    self.bytes = bytes
    self.source = source
  }
}

/// Why there is no such file.
package struct StringsFileFault: Error {
  package var code: String
  package var message: String

  package init(_ code: String, _ message: String) {
    self.code = code
    self.message = message
  }
}

extension StringsFileFault {
  /// The design lies in no folder.
  package static let noFolder = StringsFileFault(
    "no-folder", "a design from standard input has no folder to look for files of strings in")
}
