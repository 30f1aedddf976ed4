import Diagnostics
import Testing
import UIKitRules

@testable import Designs

@Suite("Texts that the locale chooses") struct LocalizedTextTests {
  private static let strings = #"""
    { "en": { "trash": "Trash", "unread": { "one": "{n} letter", "other": "{n} letters" }, "only": "Only" },
      "de": { "trash": "Papierkorb", "unread": { "one": "{n} Brief", "other": "{n} Briefe" } },
      "ru": { "unread": { "one": "{n} письмо", "few": "{n} письма", "many": "{n} писем", "other": "{n} письма" } } }
    """#

  private func design(_ text: String, strings: String = strings, rest: String = "") -> String {
    #"{"cellproof":1,\#(rest)"strings":\#(strings),"cells":[{"id":"c","content":{"type":"label","text":\#(text)},"#
      + #""data":[{"n":1},{"n":3},{"n":5}]}]}"#
  }

  private func shown(_ text: String, locale: String?, row: Int = 0) throws -> String {
    let (design, diagnostics) = read(design(text))
    #expect(diagnostics.isEmpty)
    let cell = try #require(design?.cells.first)
    guard case .label(let label)? = cell.content.otherwise?.kind else { return "no label" }
    var traits = Traits(system: .ios18, device: try #require(Device.named("iPhone 8")))
    traits.locale = locale
    return label.text.otherwise.text(
      in: Scope(traits: traits, state: .normal, row: row, values: cell.rows[row]))
  }

  @Test(
    arguments: [
      (nil, "Trash"), ("en", "Trash"), ("de", "Papierkorb"), ("de-AT", "Papierkorb"),
      // Strings without the key show it; a language without strings is served by that of development.
      ("ru", "trash"), ("fr", "Trash"), ("en-XA", "[Ţŕåšĥ]"),
      ("ar-XB", "\u{200F}\u{202E}Trash\u{202C}\u{200F}"),
    ] as [(String?, String)])
  func locale(locale: String?, expected: String) throws {
    #expect(try shown(#"{"localized":"trash"}"#, locale: locale) == expected)
  }

  @Test(arguments: [
    ("en", 0, "1 letter"), ("en", 1, "3 letters"), ("de", 0, "1 Brief"), ("ru", 0, "1 письмо"),
    ("ru", 1, "3 письма"), ("ru", 2, "5 писем"),
  ])
  func plural(locale: String, row: Int, expected: String) throws {
    #expect(try shown(#"{"localized":"unread"}"#, locale: locale, row: row) == expected)
  }

  @Test func aNumberOfItsOwn() throws {
    #expect(try shown(#"{"localized":"unread","arguments":["1"]}"#, locale: "en", row: 2) == "5 letter")
  }

  /// Texts of the design take formats as those of files do, where arguments are given; else a percent sign is one.
  @Test func formatsOfTheDesignsOwnTexts() throws {
    func first(_ text: String, _ use: String) throws -> String {
      let strings = #"{"en":{"a":\#(text)}}"#
      let (design, diagnostics) = read(design(#"{"localized":"a"\#(use)}"#, strings: strings))
      #expect(diagnostics.isEmpty)
      guard case .label(let label)? = design?.cells.first?.content.otherwise?.kind else { return "no label" }
      let traits = Traits(system: .ios18, device: try #require(Device.named("iPhone 8")))
      return label.text.otherwise.text(
        in: Scope(traits: traits, state: .normal, row: 0, values: [.number(1)]))
    }
    #expect(try first(#""%@ of {n}, %d %%""#, #","arguments":["x","{n}"]"#) == "x of 1, 1 %")
    #expect(try first(#""100% sure""#, "") == "100% sure")
    #expect(try first(#"{"one":"%d truck","other":"%d trucks"}"#, #","arguments":["{n}"]"#) == "1 truck")
  }

  @Test func missing() throws {
    let found = try #require(read(design(#"{"localized":"only"}"#)).design?.localizedTexts.first)
    #expect(["en", "fr", "en-XA", nil].allSatisfy { !found.text.isMissing(in: $0) })
    #expect(["de", "de-CH", "ru"].allSatisfy { found.text.isMissing(in: $0) })
  }

  /// Each cell's own, whatever stands before and behind it.
  @Test func textsOfCells() throws {
    let cells = [["trash"], [], ["only", "trash"], [], ["unread"]].enumerated().map { index, keys in
      let labels = keys.map { #"{"type":"label","text":{"localized":"\#($0)"}}"# }.joined(separator: ",")
      return #"{"id":"c\#(index)","data":[{"n":1}],"content":{"type":"stack","children":[\#(labels)]}}"#
    }
    let text = #"{"cellproof":1,"strings":\#(Self.strings),"cells":[\#(cells.joined(separator: ","))]}"#
    let (design, diagnostics) = read(text)
    #expect(diagnostics.isEmpty)
    let keys = try #require(design).cells.indices.map { cell in
      design?.localizedTexts(of: cell).map(\.text.key) ?? []
    }
    #expect(keys == [["trash"], [], ["only", "trash"], [], ["unread"]])
  }

  @Test func localesOfCells() throws {
    let text = #"{"localized":"only"}"#
    let first = try #require(read(design(text)).design)
    #expect(first.previews.map(\.locales) == [["en", "de", "ru"]])
    #expect(first.locales(of: 0) == ["en", "de", "ru", "en-XA", "ar-XB"])
    let asked = read(design(text, rest: #""preview":{"locales":["de_at","en-XA"]},"#)).design
    #expect(asked?.previews.map(\.locales) == [["de-AT", "en-XA"]])
    #expect(try #require(read(design(#""plain""#)).design).locales(of: 0).isEmpty)
  }

  @Test(arguments: [
    (#"{"localized":"trsh"}"#, #"no locale has a text for "trsh"; did you mean "trash"? [unknown-string]"#),
    (
      #"{"localised":"trash"}"#,
      #"unknown key "localised" in a localized text; did you mean "localized"? [unknown-key]"#
    ),
    (#"{"localized":"unread","arguments":[1]}"#, #""arguments" must be a text, not a number [wrong-type]"#),
  ])
  func faults(text: String, expected: String) {
    #expect(printed(design(text)).contains { $0.hasSuffix(expected) })
  }

  @Test(arguments: [
    (#"{"zz zz":{}}"#, "unknown-locale"), (#"{"en":1}"#, "wrong-type"), (#"{"en":{"a":1}}"#, "wrong-type"),
    (#"{"en":{"a":{"one":"x"}}}"#, "missing-key"), (#"{"en":{"a":{"two":1,"other":"x"}}}"#, "wrong-type"),
    (#""a.txt""#, "unknown-strings"), (#""a.strings""#, "no-folder"), ("[]", "empty-list"),
    (#"{"en":{"a":"{"}}"#, "unbalanced-brace"), (#"{"en":{"a":"{q}"}}"#, "missing-data-key"),
    (#"{"en":{"a":{"other":"x"}}}"#, "missing-argument"), (#"{"en":{},"EN":{}}"#, "duplicate-value"),
  ])
  func stringFaults(strings: String, code: String) {
    let codes = read(design(#"{"localized":"a"}"#, strings: strings)).diagnostics.map(\.code)
    // What is at fault in a text is told once, however many cells show it.
    #expect(codes.filter { $0 == code }.count == 1)
  }

  // MARK: Files

  private func readFiles(
    _ strings: String, _ text: String, _ files: [String: String]
  ) -> (design: Design?, diagnostics: [Diagnostic]) {
    DesignReader.read(
      Array(design(text, strings: strings).utf8), source: SourceID(index: 0),
      stringFiles: { path in
        guard let file = files[path] else { return .failure(StringsFileFault("file-missing", path)) }
        return .success(StringsBytes(bytes: Array(file.utf8), source: SourceID(index: 1)))
      })
  }

  @Test func filesOfFolders() throws {
    let files = [
      "en.lproj/A.strings": #""k" = "%@ of %2$@";"#, "de.lproj/A.strings": #""k" = "%2$@ – %1$@";"#,
    ]
    let (design, diagnostics) = readFiles(
      #"["en.lproj/A.strings","de.lproj/A.strings"]"#, #"{"localized":"k","arguments":["{n}","x"]}"#, files)
    #expect(diagnostics.isEmpty)
    let text = try #require(design?.localizedTexts.first?.text)
    #expect(text.locales == ["en", "de"])
    var traits = Traits(system: .ios18, device: try #require(Device.named("iPhone 8")))
    traits.locale = "de"
    let scope = Scope(traits: traits, state: .normal, row: 0, values: [.number(7)])
    #expect(text.text(in: scope) == "x – 7")
  }

  @Test("A .stringsdict wins over a .strings file, wherever it stands", arguments: [false, true])
  func pluralsWin(isReversed: Bool) throws {
    let files = [
      "en.lproj/A.strings": #""k" = "plain";"#,
      "en.lproj/A.stringsdict": """
      <plist><dict><key>k</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@x@</string>
      <key>x</key><dict><key>other</key><string>%d many</string></dict></dict></dict></plist>
      """,
    ]
    let names = files.keys.sorted(by: isReversed ? (>) : (<)).map { "\"\($0)\"" }.joined(separator: ",")
    let (design, diagnostics) = readFiles(
      "[\(names)]", #"{"localized":"k","arguments":["{n}"]}"#, files)
    #expect(diagnostics.isEmpty)
    let traits = Traits(system: .ios18, device: try #require(Device.named("iPhone 8")))
    let scope = Scope(traits: traits, state: .normal, row: 0, values: [.number(7)])
    #expect(design?.localizedTexts.first?.text.text(in: scope) == "7 many")
  }

  @Test(arguments: [
    (#""A.strings""#, "unknown-locale"), (#""b.lproj/A.strings""#, "file-missing"),
    (#"{"de":"A.strings"}"#, "strings-syntax"), (#"{"fr":"A.xcstrings"}"#, "unknown-locale"),
    (#"{"de":"B.strings"}"#, "missing-argument"),
  ])
  func fileFaults(strings: String, code: String) {
    let files = [
      "A.strings": #""k" = "v""#, "B.strings": #""k" = "%@";"#,
      "A.xcstrings": #"{"sourceLanguage":"en","strings":{"k":{}}}"#,
    ]
    let codes = Set(readFiles(strings, #"{"localized":"k"}"#, files).diagnostics.map(\.code))
    #expect(codes.contains(code))
  }
}
