import Foundation
import Testing

/// Pages in a real browser, one after the other in one Chromium.
///
/// Where none is installed the suite is skipped and says so; CI installs it, so there a missing one fails.
@Suite(
  .serialized, .timeLimit(.minutes(10)),
  .enabled(
    if: Browser.executable != nil || Site.isCI,
    "no Chromium here: Resources/setup --browser installs what these tests need"),
  .chromium)
struct BrowserTests {}

/// Starts Chromium before the suite's first test and ends it after the last.
struct ChromiumTrait: SuiteTrait, TestScoping {
  @TaskLocal static var page: Page?

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let browser = try await Browser()
    let result: Result<Void, any Error>
    do {
      let page = try await browser.newPage()
      try await Self.$page.withValue(page) { try await function() }
      result = .success(())
    } catch {
      result = .failure(error)
    }
    await browser.close()
    try result.get()
  }
}

extension Trait where Self == ChromiumTrait {
  static var chromium: Self { ChromiumTrait() }
}

extension Page {
  /// The page of the running test, as a newly opened browser shows pages: wide, light, scripts on.
  static func shared() throws -> Page {
    let page = try #require(ChromiumTrait.page)
    try page.setViewport(width: 1280, height: 800)
    try page.setMedia(dark: false)
    try page.setScripts(enabled: true)
    return page
  }
}
