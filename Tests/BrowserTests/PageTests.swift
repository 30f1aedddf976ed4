import Foundation
import Testing

extension BrowserTests {
  /// The harness reports what goes wrong on a page and works its controls.
  @MainActor
  @Suite struct PageTests {
    @Test func soundPageHasNoFault() throws {
      let fixture = try Fixture(body: "<p>Words</p>")
      let page = try Page.shared()
      try page.open(fixture.page)
      #expect(page.faults.isEmpty)
      #expect(page.requests.count == 2, "the page and its style sheet")
    }

    @Test(arguments: [
      ("<script>throw new Error('broken')</script>", "broken"),
      ("<script>console.error('complaint', 1)</script>", "complaint"),
      ("<script src=missing.js></script>", "ERR_FILE_NOT_FOUND"),
      ("<img src=missing.png alt=None>", "broken image"),
      ("<div style='height: 9000px'></div><img loading=lazy src=missing.png alt=None>", "broken image"),
    ])
    func collectsFaults(body: String, word: String) throws {
      let fixture = try Fixture(body: body)
      let page = try Page.shared()
      try page.open(fixture.page)
      #expect(page.faults.contains { $0.contains(word) })
    }

    @Test(.needsAxe)
    func axeFindsNothingOnSoundPage() throws {
      let fixture = try Fixture(body: "<p>Words</p>")
      let page = try Page.shared()
      try page.open(fixture.page)
      #expect(try page.axeViolations().isEmpty)
    }

    @Test(.needsAxe)
    func axeFindsFaults() throws {
      let fixture = try Fixture(
        body: """
          <svg width=9 height=9 role=img></svg><details><summary>More</summary><img src=page.css></details>
          <p class=a>Pale</p>
          """,
        style: "@media (prefers-color-scheme: dark) { .a { color: #eee; background: #fff } }")
      let page = try Page.shared()
      try page.open(fixture.page)
      let light = try page.axeViolations()
      #expect(Set(light.map(\.id)) == ["image-alt", "svg-img-alt"])
      #expect(light.allSatisfy { $0.impact != nil && !$0.html.isEmpty && !$0.summary.isEmpty })
      try page.setMedia(dark: true)
      #expect(try page.axeViolations().map(\.id).contains("color-contrast"))
    }

    @Test(arguments: [
      ("<p style='color: red'>Words</p>", "", "style"),
      ("<p>Words</p>", "<style>p { color: red }</style>", "style"),
      ("<img alt=Dot src='data:image/svg+xml,<svg xmlns=\"http://www.w3.org/2000/svg\"/>'>", "", "img-src"),
      ("<script>document.title = 'ran'</script>", "", "script"),
    ])
    func policyRefuses(body: String, head: String, word: String) throws {
      let fixture = try Fixture(body: body, head: head)
      let server = try FolderServer(folder: fixture.folder)
      defer { server.close() }
      let page = try Page.shared()
      try page.open(#require(server.url("index.html")))
      #expect(page.faults.contains { $0.contains(word) })
      #expect(try page.evaluate("document.title") == "Fixture")
      // The same page is sound as a file: nothing but the policy refused it.
      try page.open(fixture.page)
      #expect(page.faults.isEmpty)
    }

    @Test func policyLetsOwnStyleAndImagesPass() throws {
      let fixture = try Fixture(body: "<p class=a>Words</p>", style: ".a { color: #010203 }")
      let server = try FolderServer(folder: fixture.folder)
      defer { server.close() }
      let page = try Page.shared()
      try page.open(#require(server.url("index.html")))
      #expect(page.faults.isEmpty)
      #expect(try page.evaluate("getComputedStyle(document.querySelector('.a')).color") == "rgb(1, 2, 3)")
    }

    @Test func emulates() throws {
      let fixture = try Fixture(body: "<p id=a>off</p><script>a.textContent = 'on'</script>")
      let page = try Page.shared()
      let state = """
        [innerWidth, matchMedia('(prefers-color-scheme: dark)').matches, matchMedia('print').matches,
        matchMedia('(prefers-reduced-motion)').matches, matchMedia('(pointer: coarse)').matches, a.textContent]
        """
      try page.open(fixture.page)
      #expect(try page.evaluate(state) == [1280, false, false, true, false, "on"])
      try page.setViewport(width: 390, height: 844)
      try page.setMedia(dark: true, print: true, reducedMotion: false)
      try page.setScripts(enabled: false)
      try page.open(fixture.page)
      #expect(try page.evaluate(state) == [390, true, true, false, true, "off"])
    }

    @Test func worksControls() throws {
      let fixture = try Fixture(
        body: """
          <button id=a>Press</button><input id=b aria-label=Field><div id=c></div><script>
          const seen = []
          a.onclick = () => seen.push('click')
          b.oninput = () => seen.push(b.value)
          for (const type of ['pointerdown', 'pointermove', 'pointerup'])
            c.addEventListener(type, e => seen.push(type + ' ' + e.pointerType))
          </script>
          """, style: "#c { width: 200px; height: 50px; touch-action: none }")
      let page = try Page.shared()
      try page.open(fixture.page)
      try page.click("#a")
      try page.press("Enter")
      try page.press("Tab")
      try page.press("x")
      try page.press("Tab", shift: true)
      try page.press(" ")
      #expect(try page.evaluate("seen.splice(0)") == ["click", "click", "x", "click"])
      let start = try page.spot(of: "#c")
      _ = try page.evaluate("seen.splice(0)")
      try page.drag(from: start, to: Spot(x: start.x + 40, y: start.y), steps: 2)
      let moves = try page.evaluate("seen.splice(0)").array.compactMap(\.string)
      #expect(moves.contains("pointerdown mouse") && moves.last == "pointerup mouse")
      try page.setViewport(width: 390, height: 844)
      try page.swipe(from: start, to: Spot(x: start.x + 40, y: start.y), steps: 2)
      #expect(
        try page.evaluate("[...new Set(seen)]") == [
          "pointerdown touch", "pointermove touch", "pointerup touch",
        ])
    }

    @Test func takesPictures() throws {
      let fixture = try Fixture(body: "<div class=a></div>", style: ".a { height: 3000px }")
      let page = try Page.shared()
      try page.setViewport(width: 390, height: 844)
      try page.open(fixture.page)
      let file = fixture.folder.appendingPathComponent("pictures/page.png")
      try page.screenshot(to: file)
      // PNG: signature, then IHDR with width and height, big-endian.
      let bytes = [UInt8](try Data(contentsOf: file))
      #expect(bytes[1...3].elementsEqual("PNG".utf8))
      let size = stride(from: 16, to: 24, by: 4).map { bytes[$0..<$0 + 4].reduce(0) { $0 << 8 | Int($1) } }
      #expect(size[0] == 390 && size[1] > 3000)
    }

    @Test func faultsOfHarnessAreThrown() throws {
      let page = try Page.shared()
      #expect(throws: BrowserFault.self) { try page.evaluate("missing.value") }
      #expect(throws: BrowserFault.self) { try page.open(#require(URL(string: "file:///missing/page.html"))) }
      #expect(throws: BrowserFault.self) { try page.call("Page.unheardOf") }
    }
  }
}
