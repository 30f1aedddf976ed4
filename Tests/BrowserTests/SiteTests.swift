import Foundation
import Testing

extension BrowserTests {
  /// Every page of `public/` at three widths, light and dark, with and without scripts, and under the policy.
  ///
  /// `CELLPROOF_SCREENSHOTS=DIR swift test --filter SiteTests` also takes the pictures.
  @MainActor
  @Suite(
    .enabled(
      if: !Site.pages.isEmpty || Site.isCI,
      "nothing to check: public/ holds no page, cellproof -o public draws it"))
  struct SiteTests {
    static let windows = [(390, 844), (1280, 800), (1920, 1080)]

    @Test func siteHoldsPages() {
      #expect(Site.pages.contains("index.html"), "public/ has no index.html")
    }

    @Test(arguments: Site.pages, [true, false])
    func fits(path: String, scripts: Bool) throws {
      let page = try Page.shared()
      try page.setScripts(enabled: scripts)
      for (width, height) in Self.windows {
        try page.setViewport(width: width, height: height)
        try page.open(Site.folder.appendingPathComponent(path))
        for dark in [false, true] {
          try page.setMedia(dark: dark)
          try Self.picture(of: page, "\(path)-\(width)\(dark ? "-dark" : "")\(scripts ? "" : "-noscript")")
          let findings = try page.layoutFindings(width: width)
          #expect(findings.isEmpty, "\(width) wide, \(dark ? "dark" : "light")")
        }
        _ = try page.evaluate("document.querySelectorAll('details').forEach(d => d.open = true)")
        let unfolded = try page.layoutFindings(width: width)
        #expect(unfolded.isEmpty, "\(width) wide, all details open")
        #expect(page.faults.isEmpty)
        let outside = page.requests.filter { !$0.hasPrefix(Site.folder.absoluteString) }
        #expect(outside.isEmpty, "requests outside the report")
      }
    }

    @Test(arguments: Site.pages)
    func fitsOnPaper(path: String) throws {
      let page = try Page.shared()
      // A4 upright less the margins a browser leaves.
      try page.setViewport(width: 718, height: 1047)
      try page.setMedia(dark: false, print: true)
      try page.open(Site.folder.appendingPathComponent(path))
      try Self.picture(of: page, "\(path)-paper")
      let findings = try page.layoutFindings(width: 718)
      #expect(findings.isEmpty)
      #expect(page.faults.isEmpty)
    }

    @Test(arguments: Site.pages)
    func fitsUnderPolicy(path: String) throws {
      let server = try FolderServer(folder: Site.folder)
      defer { server.close() }
      let page = try Page.shared()
      for (width, height) in Self.windows {
        try page.setViewport(width: width, height: height)
        try page.open(#require(server.url(path)))
        let findings = try page.layoutFindings(width: width)
        #expect(findings.isEmpty, "\(width) wide")
        // The report's one script is refused, as it is meant to be; nothing else may be.
        let faults = page.faults.filter { !$0.contains("Blocked script execution in") }
        #expect(faults.isEmpty)
      }
    }

    @Test(.needsAxe, arguments: Site.pages, [390, 1280])
    func isAccessible(path: String, width: Int) throws {
      let page = try Page.shared()
      try page.setViewport(width: width, height: 800)
      for dark in [false, true] {
        try page.setMedia(dark: dark)
        try page.open(Site.folder.appendingPathComponent(path))
        let violations = try page.axeViolations()
        #expect(violations.isEmpty, "\(dark ? "dark" : "light")")
      }
    }

    private static func picture(of page: Page, _ name: String) throws {
      guard let folder = Site.screenshots else { return }
      let file = name.replacingOccurrences(of: "/", with: "-").replacingOccurrences(of: ".html", with: "")
      try page.screenshot(to: folder.appendingPathComponent(file + ".png"))
    }
  }
}
