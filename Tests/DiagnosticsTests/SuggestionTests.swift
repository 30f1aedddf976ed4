import Testing

@testable import Diagnostics

/// Near misses.
struct SuggestionTests {
  private let names = ["canvas", "header", "hairline", "red"]

  @Test(arguments: [
    ("canvsa", "canvas"), ("cnvas", "canvas"), ("Canvas", "canvas"), ("heade", "header"),
    ("headerr", "header"),
    ("hairlime", "hairline"), ("rde", "red"),
  ])
  func near(name: String, expected: String) {
    #expect(Suggestion.nearest(to: name, among: names) == expected)
    #expect(Suggestion.clause(for: name, among: names) == "; did you mean \"\(expected)\"?")
  }

  @Test(arguments: ["", "blue", "canopyyy", "x", "completely different"])
  func far(name: String) {
    #expect(Suggestion.nearest(to: name, among: names) == nil)
    #expect(Suggestion.clause(for: name, among: names) == "")
  }

  @Test func ties() { #expect(Suggestion.nearest(to: "cat", among: ["bat", "rat"]) == "bat") }

  /// A name of any length is compared in bounded time.
  @Test func long() {
    let long = String(repeating: "x", count: 1_000_000)
    #expect(Suggestion.nearest(to: long, among: names) == nil)
  }

  @Test func severities() {
    #expect(Severity.error > .warning)
    #expect(Severity.warning > .note)
    #expect(Severity.note > .review)
    #expect(Severity.allCases.map(\.rawValue) == ["review", "note", "warning", "error"])
  }
}
