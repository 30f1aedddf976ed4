import Diagnostics
import Graphics
import Testing
import UIKitRules

@testable import Checks

/// `pattern-tiled`, `pattern-unsupported` and `whitespace-title-ignored`.
struct PatternRuleTests {
  /// A disc of 44 in the middle of a picture, on the cell's own colour.
  private static func disc(_ width: Double, _ height: String, more: String = "") -> String {
    ##"""
    { "pattern": { "snapshot": { "type": "view", "width": \##(width), "height": \##(height), "backgroundColor": "white",
      "children": [ { "type": "view", "width": 44, "height": 44, "cornerRadius": 22, "backgroundColor": "#C00000",
        "centerX": 0, "centerY": 0 } \##(more) ] } } }
    """##
  }

  private func fixture(
    _ pattern: String, height: Double, api: String = "rowAction", title: String = #"{ "spaces": 100 }"#,
    besides: Set<Rule> = []
  ) throws -> Fixture {
    var fixture = try Fixture(
      cell: #"""
        "height": \#(height), "matchedBackground": "white", "swipeActions": { "trailing": { "actions": [
          { "id": "a", "api": "\#(api)", "title": \#(title), "accessibilityLabel": "Delete",
            "backgroundColor": \#(pattern) } ] } }
        """#)
    fixture.leavesOut = besides.union(Fixture.aboutBars)
    return fixture
  }

  private static let others: Set<Rule> = [.patternUnsupported, .whitespaceTitleIgnored, .iconOffCentre]

  /// The published counts: a picture 100 high is there 1, 2, 2 and 3 times in rows of 100, 150, 176 and 250.
  @Test(arguments: System.allCases.filter { $0 < .ios26 }, [(100.0, 1), (150, 2), (176, 2), (250, 3)])
  func counts(on system: System, row: (height: Double, count: Int)) throws {
    let fixture = try fixture(Self.disc(102, "100"), height: row.height, besides: Self.others)
    let findings = try fixture.findings(.swiped, on: system)
    #expect(findings.map(\.rule.rawValue) == (row.count == 1 ? [] : ["pattern-tiled"]))
    for finding in findings {
      #expect(finding.message.contains("1 x \(row.count) pieces"))
      #expect(finding.message.contains("102 x 100 pt"))
      #expect(
        finding.message.contains("\(system <= .ios10 ? "101.5" : "74") x \(Points.text(row.height)) pt"))
      #expect(fixture.text(at: finding.span) == Self.disc(102, "100"))
      #expect(finding.outlines.count == 2)
      #expect(finding.rule.level == .warning)
    }
  }

  /// One at the row's height never repeats.
  @Test(arguments: System.allCases, [60.0, 100, 176])
  func rowHigh(on system: System, height: Double) throws {
    let fixture = try fixture(Self.disc(102, "\"row\""), height: height, besides: Self.others)
    for state in [CellState.swiping, .swiped, .confirming] {
      #expect(try fixture.rules(state, on: system).isEmpty)
    }
  }

  /// A row some points higher shows the ground again and nothing else; from 28 on the disc's edge comes back.
  @Test(arguments: [(127.9, false), (128.5, true)])
  func groundAlone(height: Double, isFound: Bool) throws {
    let fixture = try fixture(Self.disc(102, "100"), height: height, besides: Self.others)
    #expect(try fixture.rules(.swiped, on: .ios10) == (isFound ? ["pattern-tiled"] : []))
  }

  /// A plain colour may repeat as it likes; a stripe from edge to edge goes on without a seam, along it.
  @Test func plainGround() throws {
    let plain =
      ##"{ "pattern": { "snapshot": { "type": "view", "width": 40, "height": 20, "backgroundColor": "white" } } }"##
    #expect(try fixture(plain, height: 176).rules(.swiped, on: .ios10).isEmpty)
    func stripe(_ frame: String) -> String {
      ##"""
      { "pattern": { "snapshot": { "type": "view", "width": 120, "height": 40, "backgroundColor": "white", "children": [
        { "type": "view", "frame": \##(frame), "backgroundColor": "#C00000" } ] } } }
      """##
    }
    #expect(try fixture(stripe("[10, 0, 8, 40]"), height: 80).rules(.swiped, on: .ios10).isEmpty)
    #expect(
      try fixture(stripe("[0, 10, 120, 8]"), height: 80).rules(.swiped, on: .ios10) == ["pattern-tiled"])
  }

  /// Narrower than the action, the picture begins again beside itself: at 100 of 101.5 only its left edge does.
  @Test func across() throws {
    #expect(try fixture(Self.disc(100, "176"), height: 176).rules(.swiped, on: .ios10).isEmpty)
    let narrow = try fixture(Self.disc(60, "176"), height: 176)
    let finding = try #require(try narrow.findings(.swiped, on: .ios10).first)
    #expect(finding.rule == .patternTiled)
    #expect(finding.message.contains("2 x 1 pieces"))
  }

  /// A full swipe makes the first action as wide as the way it has come.
  @Test(arguments: System.from11.filter { $0 < .ios26 })
  func fullSwipe(on system: System) throws {
    let fixture = try fixture(Self.disc(102, "\"row\""), height: 100, besides: Self.others)
    #expect(try fixture.rules(.fullSwipe, on: system) == ["pattern-tiled"])
  }

  /// A row action's pattern is no longer a colour it takes from 11 on; a contextual action's is painted.
  @Test(arguments: System.allCases)
  func unsupported(on system: System) throws {
    let besides: Set<Rule> = [.whitespaceTitleIgnored, .patternTiled, .iconOffCentre]
    let fixture = try fixture(Self.disc(102, "\"row\""), height: 100, besides: besides)
    for state in swipedStates(system) {
      let findings = try fixture.findings(state, on: system)
      #expect(findings.map(\.rule.rawValue) == (system <= .ios10 ? [] : ["pattern-unsupported"]))
      for finding in findings {
        #expect(finding.message.contains("102 x \(system == .ios26 ? "80" : "100") pt"))
        #expect(finding.message.contains("logs a warning") == (system.number == 11))
        #expect(finding.message.contains("74 pt") == (system.number == 11))
        #expect(fixture.text(at: finding.span) == Self.disc(102, "\"row\""))
        #expect(finding.rule.level == .warning)
      }
    }
    #expect(try fixture.rules(.normal, on: system).isEmpty)
    let contextual = try self.fixture(
      Self.disc(74, "\"row\""), height: 100, api: "contextualAction", title: "\"Delete\"")
    #expect(try contextual.rules(.swiped, on: system).isEmpty)
    let colour = try self.fixture("\"white\"", height: 100, title: "\"Delete\"")
    #expect(try colour.rules(.swiped, on: system).isEmpty)
  }

  /// From 11 on blanks give 74, whatever was wanted.
  @Test(arguments: System.allCases, ["spaces", "hairSpaces"])
  func blanks(on system: System, kind: String) throws {
    let fixture = try fixture("\"white\"", height: 60, title: "{ \"\(kind)\": 100 }")
    for state in swipedStates(system) {
      let findings = try fixture.findings(state, on: system)
      #expect(findings.map(\.rule.rawValue) == (system <= .ios10 ? [] : ["whitespace-title-ignored"]))
      for finding in findings {
        // The published counts for 100 points.
        #expect(finding.message.contains(kind == "spaces" ? "16 blanks" : "60 blanks"))
        #expect(finding.message.contains("for 100 pt"))
        #expect(finding.message.contains("74 pt wide"))
        #expect(fixture.text(at: finding.span) == "{ \"\(kind)\": 100 }")
        #expect(finding.rule.level == .warning)
      }
    }
  }

  /// Blanks for 74 lose nothing, half a point neither; three blanks in a text are a width, one is an empty title.
  @Test(arguments: [
    (#"{ "spaces": 74 }"#, false), (#"{ "spaces": 74.5 }"#, false), (#"{ "spaces": 75 }"#, true),
    (#""   ""#, true), (#"" ""#, false), (#""""#, false), (#"" Delete ""#, false),
    (#"{ "spaces": 30 }"#, false),
  ])
  func edges(title: String, isFound: Bool) throws {
    let fixture = try fixture("\"white\"", height: 60, title: title)
    for system in [System.ios11, .ios18, .ios26] {
      #expect(try fixture.rules(.swiped, on: system) == (isFound ? ["whitespace-title-ignored"] : []))
    }
  }
}
