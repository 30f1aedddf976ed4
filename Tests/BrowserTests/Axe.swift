import Foundation
import Testing

/// A rule of axe that a page breaks at one element.
struct AxeViolation: Decodable, Equatable, CustomStringConvertible {
  var id: String
  var impact: String?
  var html: String
  var summary: String

  var description: String { "axe \(id) (\(impact ?? "?")): \(html): \(summary)" }
}

/// The accessibility checker that `Resources/setup --browser` puts into the cache.
enum Axe {
  /// The script's place: `CELLPROOF_AXE`, or the user's cache folder; the same as in `Resources/setup`.
  static let file: URL = {
    let environment = ProcessInfo.processInfo.environment
    if let path = environment["CELLPROOF_AXE"] { return URL(fileURLWithPath: path) }
    let home = environment["HOME"] ?? NSHomeDirectory()
    let cache = environment["XDG_CACHE_HOME"].flatMap { $0.isEmpty ? nil : $0 } ?? home + "/.cache"
    return URL(fileURLWithPath: cache + "/cellproof/axe.min.js")
  }()

  static let source = try? String(contentsOf: file, encoding: .utf8)
}

extension Trait where Self == ConditionTrait {
  /// Skips a test where axe is not in the cache; in CI it fails there.
  static var needsAxe: Self {
    .enabled(if: Axe.source != nil || Site.isCI, "no axe here: Resources/setup --browser fetches it")
  }
}

extension Page {
  /// What axe finds; for pages without a content policy, under which no script of a document runs.
  func axeViolations() throws -> [AxeViolation] {
    guard let source = Axe.source else {
      throw BrowserFault("no axe in the cache: Resources/setup --browser puts it there")
    }
    // What is folded is content too.
    _ = try evaluate("document.querySelectorAll('details').forEach(d => d.open = true)")
    if try evaluate("typeof axe") == "undefined" { _ = try evaluate(source + "; undefined") }
    let violations = try evaluate(
      """
      axe.run(document, { resultTypes: ['violations'] }).then(results =>
        results.violations.flatMap(v => v.nodes.map(n => (
          { id: v.id, impact: v.impact, html: n.html.slice(0, 300), summary: n.failureSummary ?? v.help }))))
      """)
    return try violations.decoded(as: [AxeViolation].self)
  }
}
