import Diagnostics
import Testing

@testable import Localization

struct PluralTests {
  /// CLDR's rules for whole and broken numbers.
  @Test(arguments: [
    ("en", 0.0, PluralCategory.other), ("en", 1, .one), ("en", 1.5, .other), ("en-XA", 1, .one),
    ("ru", 1, .one), ("ru", 2, .few), ("ru", 5, .many), ("ru", 21, .one), ("ru", 11, .many),
    ("ar", 0, .zero), ("ar", 2, .two), ("ar", 3, .few), ("ar", 11, .many), ("ar", 100, .other),
    ("ja", 1, .other), ("fr", 0, .one), ("pl", 22, .few), ("pl", 12, .many), ("cy", 6, .many),
    ("de-CH", 1, .one), ("en", -1, .one), ("en", .infinity, .other), ("qqq", 7, .other),
  ])
  func category(locale: String, number: Double, expected: PluralCategory) {
    #expect(PluralRules.category(of: number, locale: locale) == expected)
  }

  @Test func stringsDict() throws {
    let file = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0"><dict>
        <key>unread</key>
        <dict>
          <key>NSStringLocalizedFormatKey</key><string>%@: %#@count@</string>
          <key>count</key>
          <dict>
            <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>d</string>
            <key>one</key><string>%d Brief</string>
            <key>other</key><string>%d Briefe</string>
          </dict>
        </dict>
        <key>widths</key>
        <dict><key>NSStringVariableWidthRuleType</key>
          <dict><key>20</key><string>Hi</string><key>50</key><string>Hello</string></dict></dict>
      </dict></plist>
      """
    let (formats, faults) = StringsDictFile.read(Array(file.utf8))
    #expect(faults.isEmpty)
    #expect(formats["widths"] == LocalizedFormat(parts: [.literal("Hello")]))
    let unread = try #require(formats["unread"])
    #expect(unread.argumentCount == 2)
    #expect(unread.parts.prefix(2) == [.argument(0), .literal(": ")])
    guard case .plural(argument: 1, let forms)? = unread.parts.last else {
      Issue.record("no plural at the end")
      return
    }
    #expect(forms[.one] == LocalizedFormat(parts: [.argument(1), .literal(" Brief")]))
    #expect(forms[.other] == LocalizedFormat(parts: [.argument(1), .literal(" Briefe")]))
    #expect(forms.count == 2)
  }

  /// Variables that name themselves, each other, or others so often that the text would have no end.
  @Test(arguments: [
    ["x": "%#@x@"], ["x": "%#@y@", "y": "%#@x@ %#@x@"],
    Dictionary(
      uniqueKeysWithValues: (0..<12).map {
        ($0 == 0 ? "x" : "v\($0)", String(repeating: "%#@v\($0 + 1)@ ", count: 8))
      }),
  ])
  func circles(variables: [String: String]) {
    let list = variables.map { "<key>\($0)</key><dict><key>other</key><string>\($1)</string></dict>" }
    let file = """
      <plist><dict><key>a</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@x@</string>
      \(list.joined())</dict></dict></plist>
      """
    let (formats, faults) = StringsDictFile.read(Array(file.utf8))
    #expect(formats.isEmpty)
    #expect(faults.map(\.code) == ["strings-cycle"])
  }

  @Test(arguments: ["9223372036854774784", "100", "0", "-5", "1e300", "1.5", #""x""#])
  func numbersOfArguments(number: String) throws {
    let many = String(repeating: "%d ", count: 200)
    let file = """
      { "strings": { "k": { "localizations": { "en": { "stringUnit": { "value": "%#@n@" }, "substitutions": { "n": {
        "argNum": \(number), "variations": { "plural": { "other": { "stringUnit": { "value": "\(many)" } } } } }
      } } } } } }
      """
    let (tables, diagnostics) = XCStringsFile.read(Array(file.utf8), source: SourceID(index: 0))
    #expect(diagnostics.isEmpty)
    #expect(try #require(tables.first?.formats["k"]).argumentCount == 99)
  }

  @Test func catalog() throws {
    let file = #"""
      { "sourceLanguage": "en", "version": "1.0", "strings": {
        "Trash": { "localizations": { "de": { "stringUnit": { "state": "translated", "value": "Papierkorb" } } } },
        "%lld letters": { "localizations": {
          "en": { "variations": { "plural": {
            "one": { "stringUnit": { "value": "%lld letter" } },
            "other": { "stringUnit": { "value": "%lld letters" } } } } },
          "pt_br": { "stringUnit": { "value": "%2$@ %#@n@" },
            "substitutions": { "n": { "argNum": 1, "formatSpecifier": "lld", "variations": { "plural": {
              "one": { "stringUnit": { "value": "%arg carta" } },
              "other": { "stringUnit": { "value": "%arg cartas" } } } } } } } } },
        "Tap": { "localizations": { "en": { "variations": { "device": {
          "mac": { "stringUnit": { "value": "Click" } }, "other": { "stringUnit": { "value": "Tap" } } } } } } },
        "Bare": {}
      } }
      """#
    let (tables, diagnostics) = XCStringsFile.read(Array(file.utf8), source: SourceID(index: 0))
    #expect(diagnostics.isEmpty)
    #expect(tables.map(\.locale) == ["en", "de", "pt-BR"])
    #expect(tables[0].formats["Bare"] == LocalizedFormat(parts: [.literal("Bare")]))
    #expect(tables[0].formats["Tap"] == LocalizedFormat(parts: [.literal("Tap")]))
    #expect(tables[1].formats == ["Trash": LocalizedFormat(parts: [.literal("Papierkorb")])])
    let letters = try #require(tables[2].formats["%lld letters"])
    let one = LocalizedFormat(parts: [.argument(0), .literal(" carta")])
    let other = LocalizedFormat(parts: [.argument(0), .literal(" cartas")])
    #expect(
      letters.parts == [
        .argument(1), .literal(" "), .plural(argument: 0, forms: [.one: one, .other: other]),
      ])
    guard case .plural(argument: 0, let forms)? = tables[0].formats["%lld letters"]?.parts.first else {
      Issue.record("no plural in English")
      return
    }
    #expect(forms[.one] == LocalizedFormat(parts: [.argument(0), .literal(" letter")]))
  }

  @Test(arguments: ["[]", "{}", #"{ "strings": [] }"#])
  func noCatalog(file: String) {
    let (tables, diagnostics) = XCStringsFile.read(Array(file.utf8), source: SourceID(index: 0))
    #expect(tables.isEmpty)
    #expect(diagnostics.map(\.code) == ["strings-syntax"])
  }
}
