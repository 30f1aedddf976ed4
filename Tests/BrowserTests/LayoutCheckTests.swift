import Testing

extension BrowserTests {
  /// The checks see the faults they are for, and only those: a check that cannot fail proves nothing.
  @MainActor
  @Suite struct LayoutCheckTests {
    struct Case: Sendable, CustomTestStringConvertible {
      var name: String
      var body: String
      var style = ""
      var rules: Set<LayoutFinding.Rule> = []
      var testDescription: String { name }
    }

    nonisolated static let long = "Thunderstruckwithoutanyplacetobreakthisword"

    nonisolated static let faulty = [
      Case(
        name: "a table wider than the phone", body: "<table><tr><td>A</td></tr></table>",
        style: "table { width: 700px }", rules: [.pageOverflow]),
      Case(
        name: "a box left of the page", body: "<div class=a>Outside</div>",
        style: ".a { margin-left: -40px }", rules: [.pageOverflow]),
      Case(
        name: "a word longer than its box", body: "<p class=a>\(long)</p>",
        style: ".a { width: 100px }", rules: [.textOverflow]),
      Case(
        name: "a word cut off by its box", body: "<p class=a>\(long)</p>",
        style: ".a { width: 100px; overflow: hidden; text-overflow: ellipsis }", rules: [.textOverflow]),
      Case(
        name: "lines cut off at the bottom", body: "<div class=a>One<br>Two<br>Three</div>",
        style: ".a { height: 40px; overflow: hidden }", rules: [.textOverflow]),
      Case(
        name: "lines below their box", body: "<div class=a>One<br>Two<br>Three</div>",
        style: ".a { height: 40px }", rules: [.textOverflow]),
      Case(
        name: "text cut off by a box further out", body: "<div class=a><p class=b>Some words</p></div>",
        style: ".a { width: 40px; overflow: clip } .b { width: 200px }", rules: [.textOverflow]),
      Case(
        name: "a picture wider than its box",
        body: "<div class=a><svg width=200 height=20 role=img aria-label=S></svg></div>",
        style: ".a { width: 100px }", rules: [.boxOverflow]),
      Case(
        name: "a picture cut off at the bottom",
        body: "<div class=a><svg width=20 height=60 role=img aria-label=S></svg></div>",
        style: ".a { height: 30px; overflow: hidden }", rules: [.boxOverflow]),
      Case(
        name: "a region that only a mouse scrolls", body: "<div class=a><p>Some words</p><p>More</p></div>",
        style: ".a { height: 40px; overflow: auto }", rules: [.unreachableScroll]),
      Case(
        name: "two texts on one another", body: "<p>Below</p><p class=a>Above</p>",
        style: ".a { margin-top: -34px }", rules: [.textOverlap]),
      Case(
        name: "text on a search field", body: "<div class=a><input size=20><span>Find</span></div>",
        style: ".a { position: relative } span { position: absolute; left: 8px; top: 2px }",
        rules: [.textOverlap]),
      Case(
        name: "texts of one paragraph on one another", body: "<p>One two <b class=a>three</b></p>",
        style: ".a { margin-left: -40px }", rules: [.textOverlap]),
      Case(
        name: "overlap inside a block left out while off screen",
        body: "<div class=far></div><div class=auto><p>Below</p><p class=a>Above</p></div>",
        style: ".far { height: 4000px } .auto { content-visibility: auto } .a { margin-top: -34px }",
        rules: [.textOverlap]),
    ]

    nonisolated static let sound = [
      Case(name: "text that wraps", body: "<p>\(String(repeating: "Some words. ", count: 60))</p>"),
      Case(
        name: "tight lines", body: "<p class=a>One<br>two<br><b>three</b></p>",
        style: ".a { font-size: 32px; line-height: 1 }"),
      Case(
        name: "a region that keys scroll",
        body: "<div class=a tabindex=0><p>\(long)\(long)</p></div><p>Next</p>",
        style: ".a { overflow: auto } .a p { width: 700px }"),
      Case(
        name: "a declared region", body: "<div class=a data-scroll><p>\(long)\(long)</p></div>",
        style: ".a { overflow: hidden } .a p { width: 700px }"),
      Case(
        name: "words for screen readers only", body: "<p><span class=a>Hidden words</span>Seen</p>",
        style: ".a { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }"),
      Case(
        name: "folded details", body: "<details><summary>More</summary><p class=a>\(long)</p></details>",
        style: ".a { width: 20px }"),
      Case(
        name: "text scrolled out of a region beside text",
        body: "<div class=a><div class=b tabindex=0><p>\(long)</p></div><p>Neighbour</p></div>",
        style: ".a { display: flex } .b { overflow: auto; width: 80px } .b p { width: 400px }"),
      Case(
        name: "words in a picture",
        body:
          "<svg width=100 height=40 role=img aria-label=S><text y=20>One</text><text y=20>Two</text></svg>"),
    ]

    @Test(arguments: faulty)
    func findsFault(_ fault: Case) throws {
      #expect(Set(try findings(fault).map(\.rule)) == fault.rules)
    }

    @Test(arguments: sound)
    func passesSound(_ sound: Case) throws {
      #expect(try findings(sound) == [])
    }

    @Test func phoneTakesDesktopPageForWide() throws {
      // Without a viewport declaration a phone lays out 980 wide: innerWidth would hide the fault.
      let fixture = try Fixture(["index.html": "<!doctype html><title>Old</title><p>Words"])
      let page = try Page.shared()
      try page.setViewport(width: 390, height: 844)
      try page.open(fixture.page)
      #expect(try page.layoutFindings(width: 390).map(\.rule).contains(.pageOverflow))
    }

    private func findings(_ fixture: Case) throws -> [LayoutFinding] {
      let folder = try Fixture(body: fixture.body, style: fixture.style)
      let page = try Page.shared()
      try page.setViewport(width: 390, height: 844)
      try page.open(folder.page)
      #expect(page.faults.isEmpty)
      return try page.layoutFindings(width: 390)
    }
  }
}
