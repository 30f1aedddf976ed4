import Testing

@testable import Diagnostics

@Suite struct VisibleTextTests {
  @Test(arguments: ["", "plain", "naïve café", "日本語", "👩‍👩‍👧", "שלום", "a\\b", "e\u{301}"])
  func harmlessTextStays(text: String) {
    #expect(VisibleText.of(text) == text)
  }

  @Test(arguments: [
    ("a\nb\r\tc", "a\\nb\\r\\tc"), ("a\r\nb", "a\\r\\nb"), ("\u{1B}[31m", "\\u{1B}[31m"), ("\u{0}", "\\u{0}"),
    ("\u{7F}\u{9B}", "\\u{7F}\\u{9B}"), ("\u{202E}x\u{2069}", "\\u{202E}x\\u{2069}"),
    ("\u{2028}", "\\u{2028}"),
    ("\u{FEFF}a", "\\u{FEFF}a"), ("\u{E0041}", "\\u{E0041}"),
  ])
  func whatSteersATerminalIsSpeltOut(text: String, shown: String) {
    #expect(VisibleText.of(text) == shown)
  }

  /// Running text and quotations go by one list; quotations alone show what joins letters, since a name may differ by it.
  @Test(
    arguments: [
      "\u{0}", "\u{1B}", "\u{85}", "\u{AD}", "\u{61C}", "\u{200B}", "\u{200E}", "\u{2029}", "\u{202E}",
      "\u{2060}",
      "\u{2066}", "\u{FEFF}", "\u{FFF9}", "\u{E000}", "\u{F0000}", "\u{E0000}", "\u{E0001}", "\u{E007F}",
    ] as [Unicode.Scalar])
  func whatIsHiddenIsSpeltOutEverywhere(scalar: Unicode.Scalar) {
    let shown = "a\\u{\(String(scalar.value, radix: 16, uppercase: true))}b"
    #expect(VisibleText.of("a\(scalar)b") == shown)
    #expect(Quotation.plain("a\(scalar)b") == shown)
  }

  @Test(arguments: ["\u{200C}", "\u{200D}"] as [Unicode.Scalar]) func joinersAreShownInNamesAlone(
    scalar: Unicode.Scalar
  ) {
    #expect(VisibleText.of("a\(scalar)b") == "a\(scalar)b")
    #expect(Quotation.plain("a\(scalar)b") == "a\\u{\(String(scalar.value, radix: 16, uppercase: true))}b")
  }
}
