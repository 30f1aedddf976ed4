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
}
