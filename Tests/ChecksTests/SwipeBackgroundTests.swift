import Designs
import Diagnostics
import Graphics
import Testing
import UIKitRules

@testable import Checks

/// `swipe-background-mismatch`, for each of its clauses.
struct SwipeBackgroundTests {
  private static let name = "swipe-background-mismatch"
  private static let red = #"{ "id": "a", "api": "rowAction", "title": "X", "style": "destructive" }"#
  private static let normal = #"{ "id": "b", "api": "rowAction", "title": "Y" }"#

  private func painted(_ color: String) -> String {
    #"""
    { "id": "p", "api": "rowAction", "title": { "spaces": 100 }, "backgroundColor": { "pattern": { "snapshot":
      { "type": "view", "width": 100, "height": 90, "backgroundColor": "\#(color)", "children": [
        { "type": "view", "frame": [40, 35, 20, 20], "backgroundColor": "red" } ] } } } }
    """#
  }

  private static func flat(_ color: String, _ more: String = "") -> String {
    #"""
    { "id": "p", "api": "rowAction", "title": { "spaces": 100 }, "backgroundColor": { "pattern": { "snapshot":
      { "type": "view", "width": 100, "height": 90, "backgroundColor": "\#(color)"\#(more) } } } }
    """#
  }

  /// One flat colour is what a plain background is; rounded, half clear or held to a matched colour it is not.
  @Test(arguments: System.allCases)
  func flatPattern(on system: System) throws {
    for state in swipedStates(system) {
      #expect(try fixture(Self.flat("#FF3B30")).rules(state, on: system).isEmpty, "\(state)")
    }
    let white = ##""backgroundColor": "white", "##
    for action in [Self.flat("#FF3B30", #", "cornerRadius": 8"#), Self.flat("#FF3B3080")] {
      #expect(try fixture(action, white).rules(.swiped, on: system) == [Self.name])
    }
    let matched = ##""matchedBackground": "white", "##
    #expect(try fixture(Self.flat("#FF3B30"), matched).rules(.swiped, on: system) == [Self.name])
  }

  /// The grey that 26 alone gives a swiped cell is no fault of the design; a colour of its own is compared with both.
  @Test func defaultFillOf26() throws {
    #expect(try fixture(painted("clear")).rules(.swiped, on: .ios26).isEmpty)
    #expect(try fixture(painted("white")).rules(.swiped, on: .ios26).isEmpty)
    #expect(try fixture(Self.red, pull: "white").rules(.swiped, on: .ios26).isEmpty)
    #expect(try fixture(Self.red, pull: "#E5E5EA").rules(.swiped, on: .ios26).isEmpty)
    #expect(try fixture(Self.red, pull: "#FFFFFE").rules(.swiped, on: .ios26) == [Self.name])
    let own = ##""backgroundColor": "#E5E5EA", "##
    #expect(try fixture(Self.red, own, pull: "white").rules(.swiped, on: .ios26) == [Self.name])
  }

  /// No card, unless asked.
  private func fixture(_ actions: String, _ more: String = "", pull: String = "", table: String = "") throws
    -> Fixture
  {
    let pull = pull.isEmpty ? "" : "\"pullViewBackground\": \"\(pull)\", "
    return try Fixture(
      cell:
        "\"height\": 90, \(more)\"swipeActions\": { \(pull)\"trailing\": { \"actions\": [ \(actions) ] } }",
      table: "\"separatorStyle\": \"none\"" + (table.isEmpty ? "" : ", " + table)
    ).only(.swipeBackgroundMismatch)
  }

  /// Red beside white is what a swipe looks like.
  @Test(arguments: System.allCases)
  func plainActions(on system: System) throws {
    for actions in [Self.red, Self.normal, "\(Self.red), \(Self.normal)"] {
      for state in swipedStates(system) { #expect(try fixture(actions).rules(state, on: system).isEmpty) }
    }
  }

  /// A pull view that was set to another colour counts in every swiped state, covered or not.
  @Test(arguments: System.allCases)
  func setPullView(on system: System) throws {
    let fixture = try fixture(Self.red, pull: "#FFFFFE")
    for state in swipedStates(system) {
      let findings = try fixture.findings(state, on: system)
      // 26 fills a swiped cell without an own colour with systemGray5, which differs too.
      #expect(findings.map(\.rule.rawValue) == (system <= .ios10 ? [] : [Self.name]))
      for finding in findings {
        #expect(fixture.text(at: finding.span) == "\"#FFFFFE\"")
        #expect(finding.rule.level == .error)
        #expect(!finding.outlines.isEmpty)
      }
    }
    for state in [CellState.normal, .highlighted, .editing, .selected] {
      #expect(try !fixture.rules(state, on: system).contains(Self.name))
    }
  }

  /// One byte is a difference; the message names surfaces, colours and ΔE2000.
  @Test(arguments: System.from11)
  func message(on system: System) throws {
    let message = try #require(
      try fixture(Self.red, ##""backgroundColor": "white", "##, pull: "#000000").findings(.swiped, on: system)
        .first?.message)
    // White and black are 100 apart.
    for part in ["pull view", "#000000", "cell", "#FFFFFF", "ΔE2000 100.0"] {
      #expect(message.contains(part))
    }
  }

  /// Nobody set the pull view and nothing is faked: no fault, though 26 shows the table and others show it with two.
  @Test(arguments: System.from11)
  func unsetWithoutCard(on system: System) throws {
    let fixture = try fixture(
      "\(Self.red), \(Self.normal)", ##""backgroundColor": "#112233", "##,
      table: ##""backgroundColor": "#445566""##)
    #expect(try fixture.rules(.swiped, on: system).isEmpty)
  }

  /// With a card it counts where it differs: with two actions, and on 26, the table shows.
  @Test(arguments: System.from11)
  func unsetWithCard(on system: System) throws {
    let more = ##""backgroundColor": "#112233", "card": { "insets": 0, "backgroundColor": "white" }, "##
    let two = try fixture("\(Self.red), \(Self.normal)", more, table: ##""backgroundColor": "#445566""##)
    #expect(try two.rules(.swiped, on: system) == [Self.name])
    // A lone action's colour repeated is no fault; on 26 it is not repeated.
    let lone = try fixture(Self.red, more, table: ##""backgroundColor": "#445566""##)
    #expect(try lone.rules(.swiped, on: system) == (system == .ios26 ? [Self.name] : []))
    // The table in the cell's colour agrees.
    let same = try fixture("\(Self.red), \(Self.normal)", more, table: ##""backgroundColor": "#112233""##)
    #expect(try same.rules(.swiped, on: system).isEmpty)
  }

  /// A painted action brings its pull view to count: UIKit's grey on 11 to 18, the table on 26.
  @Test(arguments: System.from11)
  func unsetWithPattern(on system: System) throws {
    let more = ##""backgroundColor": "#112233", "##
    let findings = try fixture(painted("#112233"), more, table: ##""backgroundColor": "#112233""##)
      .findings(.swiped, on: system)
    #expect(findings.map(\.rule.rawValue) == (system == .ios26 ? [] : [Self.name]))
    for finding in findings { #expect(finding.message.contains("#C7C7CC")) }
  }

  /// Up to 10 there is no pull view: the painted action is held to the cell.
  @Test(arguments: System.upTo10)
  func patternBefore11(on system: System) throws {
    let agreeing = try fixture(painted("#112233"), ##""backgroundColor": "#112233", "##)
    #expect(try agreeing.rules(.swiped, on: system).isEmpty)
    let differing = try fixture(painted("#112233"), ##""backgroundColor": "#112234", "##)
    let finding = try #require(try differing.findings(.swiped, on: system).first)
    #expect(finding.rule.rawValue == Self.name)
    #expect(finding.message.contains("action \"p\""))
    #expect(differing.text(at: finding.span).contains("pattern"))
  }

  /// One matched colour agrees everywhere; each override alone is a finding at its place.
  @Test(arguments: System.allCases)
  func matched(on system: System) throws {
    let matched = ##""matchedBackground": "#112233", "##
    for state in swipedStates(system) {
      #expect(try fixture(painted("clear"), matched).rules(state, on: system).isEmpty)
      let cell = try fixture(painted("clear"), matched + ##""backgroundColor": "#FF0000", "##).findings(
        state, on: system)
      #expect(cell.map(\.rule.rawValue) == [Self.name])
      let action = try fixture(painted("#00FF00"), matched).findings(state, on: system)
      #expect(action.map(\.rule.rawValue) == [Self.name])
      let pull = try fixture(painted("clear"), matched, pull: "#0000FF")
      let findings = try pull.findings(state, on: system)
      #expect(findings.map(\.rule.rawValue) == (system <= .ios10 ? [] : [Self.name]))
      for finding in findings { #expect(pull.text(at: finding.span) == "\"#0000FF\"") }
    }
  }

  /// Transparent colours are compared as they show.
  @Test(arguments: System.from11)
  func composited(on system: System) throws {
    // Half black over white is what #7F7F7F is.
    let agreeing = try fixture(Self.red, ##""backgroundColor": "#7F7F7F", "##, pull: "#00000080")
    #expect(try agreeing.rules(.swiped, on: system).isEmpty)
    let clear = try fixture(Self.red, ##""backgroundColor": "white", "##, pull: "clear")
    #expect(try clear.rules(.swiped, on: system).isEmpty)
  }

  @Test func dark() throws {
    let more = ##""backgroundColor": { "light": "white", "dark": "#000001" }, "##
    let fixture = try fixture(Self.red, more, pull: "systemBackground")
    #expect(try fixture.rules(.swiped, on: .ios18).isEmpty)
    #expect(try fixture.rules(.swiped, on: .ios18, appearance: .dark) == [Self.name])
  }
}
