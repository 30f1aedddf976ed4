import Testing

@testable import Diagnostics

@Suite struct QuotationTests {
  @Test func textIsCut() {
    #expect(Quotation.quoted("") == "\"\"")
    let sixty = String(repeating: "x", count: 60)
    #expect(Quotation.quoted(sixty) == "\"\(sixty)\"")
    #expect(Quotation.quoted(sixty + "y") == "\"\(sixty)…\"")
    #expect(Quotation.quoted(String(repeating: "x", count: 100_000)).count == 63)
  }

  @Test func whatIsNotSeenIsSpeltOut() {
    #expect(Quotation.plain("a\u{1B}[31m\n\u{202E}b") == "a\\u{1B}[31m\\u{A}\\u{202E}b")
  }

  /// The last name tells most, so the names are cut one by one.
  @Test func pathsKeepTheirLastNames() {
    let long = String(repeating: "x", count: 200)
    #expect(Quotation.path("A.xcassets/b.imageset/Contents.json") == "A.xcassets/b.imageset/Contents.json")
    #expect(Quotation.path("/\(long)/b\n") == "/\(long.prefix(60))…/b\\u{A}")
    let deep = Quotation.path(String(repeating: "a/", count: 50_000) + "end")
    #expect(deep == "…/" + String(repeating: "a/", count: 19) + "end")
  }
}
