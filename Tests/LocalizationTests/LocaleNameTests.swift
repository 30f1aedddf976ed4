import Testing

@testable import Localization

struct LocaleNameTests {
  @Test(arguments: [
    ("de", "de"), ("pt_br", "pt-BR"), ("ZH-hant-tw", "zh-Hant-TW"), ("en-xa", "en-XA"), ("es-419", "es-419"),
    ("", nil), ("d", nil), ("1e", nil), ("de-", nil), ("de/..", nil), ("de AT", nil), ("übung", nil),
  ])
  func normalized(name: String, expected: String?) {
    #expect(LocaleName.normalized(name) == expected)
  }

  @Test func chain() {
    #expect(LocaleName.chain(of: "zh-Hant-TW") == ["zh-Hant-TW", "zh-Hant", "zh"])
    #expect(LocaleName.chain(of: "zh-HK") == ["zh-HK", "zh-Hant", "zh"])
    #expect(LocaleName.chain(of: "zh-CN") == ["zh-CN", "zh-Hans", "zh"])
  }

  @Test(arguments: [
    ("de.lproj/Localizable.strings", "de"), ("App/pt-BR.lproj/A.strings", "pt-BR"),
    ("Base.lproj/A.strings", nil), ("A.strings", nil), ("de.lproj", nil),
  ])
  func folder(path: String, expected: String?) {
    #expect(StringsFileKind.locale(ofPath: path) == expected)
  }

  @Test func accented() {
    let text = PseudoLocale.accented.text("Mark as unread")
    #expect(text.hasPrefix("[Ṁåŕķ åš ûñŕéåð"))
    #expect(text.hasSuffix("]"))
    // A third longer, to the next whole word.
    #expect((19...24).contains(text.count))
    #expect(PseudoLocale.accented.text("") == "")
  }

  @Test func rightToLeft() {
    let text = PseudoLocale.rightToLeft.text("Buy 20 eggs")
    #expect(text == "\u{200F}\u{202E}Buy\u{202C}\u{200F} 20 \u{200F}\u{202E}eggs\u{202C}\u{200F}")
  }
}
