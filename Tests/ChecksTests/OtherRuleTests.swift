import Diagnostics
import Graphics
import Testing
import UIKitRules

@testable import Checks

/// `swipe-clear-cell`, `selection-exceeds-card`, `selection-wipes-card`, `separator-in-gap`, `no-glyph`,
/// `colour-not-on-system`: each where it must be found and where it must not.
struct OtherRuleTests {
  private static let actions =
    #""swipeActions": { "trailing": { "actions": [ { "api": "rowAction", "title": "X" } ] } }"#

  @Test(arguments: System.allCases)
  func clearCell(on system: System) throws {
    for color in ["clear", "#FFFFFF80"] {
      let fixture = try Fixture(cell: "\"backgroundColor\": \"\(color)\", \(Self.actions)")
      for state in swipedStates(system) {
        let findings = try fixture.findings(state, on: system)
        #expect(findings.map(\.rule.rawValue) == ["swipe-clear-cell"])
        #expect(findings.map { fixture.text(at: $0.span) } == ["\"\(color)\""])
      }
      #expect(try fixture.rules(.normal, on: system).isEmpty)
    }
    let opaque = try Fixture(cell: "\"backgroundColor\": \"white\", \(Self.actions)")
    #expect(try opaque.rules(.swiped, on: system).isEmpty)
    // An opaque contentView hides what lies behind the cell.
    let covered = try Fixture(
      cell: "\"backgroundColor\": \"clear\", \"contentViewBackgroundColor\": \"white\", \(Self.actions)")
    #expect(try covered.rules(.swiped, on: system).isEmpty)
  }

  private func card(_ insets: String, more: String = "", table: String = #""separatorStyle": "none""#) throws
    -> Fixture
  {
    try Fixture(
      cell: ##"""
        "height": 90, "backgroundColor": "#EEEEEE", "card": { "insets": \##(insets), "backgroundColor": "white" }\##(more)
        """##, table: table)
  }

  /// The grey fills the whole cell; up to 12 the card's own colour goes as well.
  @Test(arguments: System.allCases, [CellState.highlighted, .selected])
  func selection(on system: System, in state: CellState) throws {
    let expected =
      system <= .ios12 ? ["selection-exceeds-card", "selection-wipes-card"] : ["selection-exceeds-card"]
    #expect(try card("10").rules(state, on: system) == expected)
    #expect(try card("10").rules(.normal, on: system).isEmpty)
    // A card as large as the cell is not exceeded.
    #expect(try card("0").rules(state, on: system) == (system <= .ios12 ? ["selection-wipes-card"] : []))
    // A selection in the cell's own colour is not seen beyond the card.
    let quiet = try card("10", more: ##", "selectedBackgroundColor": "#EEEEEE""##)
    #expect(try quiet.rules(state, on: system) == (system <= .ios12 ? ["selection-wipes-card"] : []))
  }

  /// The separator's strip is no gap of the card.
  @Test(arguments: System.allCases)
  func selectionBesideSeparator(on system: System) throws {
    let lined = try card("0", table: #""separatorStyle": "singleLine""#)
    #expect(try !lined.rules(.selected, on: system).contains("selection-exceeds-card"))
    let higher = try card(#"{ "bottom": 2 }"#, table: #""separatorStyle": "singleLine""#)
    #expect(try higher.rules(.selected, on: system).contains("selection-exceeds-card"))
  }

  private func round(_ radius: Double, insets: String = "0", table: String = #""separatorStyle": "none""#)
    throws -> Fixture
  {
    try Fixture(
      cell: ##"""
        "height": 90, "backgroundColor": "#EEEEEE",
        "card": { "insets": \##(insets), "backgroundColor": "white", "cornerRadius": \##(radius) }
        """##, table: table
    ).only(.selectionExceedsCard)
  }

  /// A round card leaves the corners, where the grey shows unless the card is wiped anyway: from a radius of 4 it is
  /// seen. Corners outside the cell, or cut by the group's own, show nothing.
  @Test(arguments: System.allCases)
  func selectionInCorners(on system: System) throws {
    let findings = try round(20).findings(.selected, on: system)
    #expect(findings.count == (system <= .ios12 ? 0 : 1))
    for finding in findings { #expect(finding.message.contains("the corners that the card leaves")) }
    #expect(try round(4).findings(.selected, on: system).count == (system <= .ios12 ? 0 : 1))
    #expect(try round(3).rules(.selected, on: system).isEmpty)
    #expect(try round(20, insets: "-20").rules(.selected, on: system).isEmpty)
    if system >= .ios13 {
      let group = try round(10, table: #""style": "insetGrouped", "separatorStyle": "none""#)
      #expect(try group.rules(.selected, on: system).isEmpty)
    }
  }

  @Test(arguments: System.allCases, [CellState.highlighted, .selected])
  func noSelection(on system: System, in state: CellState) throws {
    #expect(try card("10", more: #", "selectionStyle": "none""#).rules(state, on: system).isEmpty)
    let table = #""separatorStyle": "none", "allowsSelection": false"#
    #expect(try card("10", table: table).rules(state, on: system).isEmpty)
  }

  /// A card behind the contentView is not wiped.
  @Test(arguments: System.upTo12)
  func backgroundView(on system: System) throws {
    let fixture = try Fixture(
      cell: #""height": 90, "card": { "as": "backgroundView", "insets": 10, "backgroundColor": "white" }"#)
    #expect(try !fixture.rules(.selected, on: system).contains("selection-wipes-card"))
  }

  @Test(arguments: System.allCases)
  func separator(on system: System) throws {
    let lined = #""separatorStyle": "singleLine""#
    let findings = try card("10", table: lined).findings(.normal, on: system)
    #expect(findings.map(\.rule.rawValue) == ["separator-in-gap"])
    #expect(try card("10").rules(.normal, on: system).isEmpty)
    // No gap, no fault; nor where the line has the gap's colour.
    #expect(try card("0", table: lined).rules(.normal, on: system).isEmpty)
    #expect(
      try card("10", table: lined + ##", "separatorColor": "#EEEEEE""##).rules(.normal, on: system).isEmpty)
    #expect(try card("10", table: lined + #", "separatorColor": "clear""#).rules(.normal, on: system).isEmpty)
  }

  /// Cards without a lower inset: the line runs on past the card's side.
  @Test(arguments: System.allCases)
  func separatorBeside(on system: System) throws {
    let insets = #"{ "top": 15, "leading": 15, "bottom": 0, "trailing": 15 }"#
    #expect(
      try card(insets, table: #""separatorStyle": "singleLine""#).rules(.normal, on: system)
        == (system == .ios26 ? [] : ["separator-in-gap"]))
  }

  /// No face is asked for a character of private use; the box stands for it.
  @Test func noGlyph() throws {
    let fixture = try Fixture(
      cell: #""content": { "type": "label", "id": "name", "text": "A\uDBC0\uDC00B" }"#)
    let finding = try #require(try fixture.findings(.normal, on: .ios18).first)
    #expect(finding.rule.rawValue == "no-glyph")
    #expect(finding.message.contains("U+100000"))
    #expect(finding.message.contains("name"))
    let latin = try Fixture(cell: #""content": { "type": "label", "text": "Äpfel, naïve – €" }"#)
    #expect(try latin.rules(.normal, on: .ios18).isEmpty)
  }

  /// Semantic colours exist from 13 on; fixed ones always did.
  @Test(arguments: System.allCases)
  func colourNotOnSystem(on system: System) throws {
    let fixture = try Fixture(cell: #""content": { "type": "label", "text": "A", "textColor": "label" }"#)
    let findings = try fixture.findings(.normal, on: system)
    #expect(findings.map(\.rule.rawValue) == (system < .ios13 ? ["colour-not-on-system"] : []))
    for finding in findings {
      #expect(finding.rule.level == .note)
      #expect(fixture.text(at: finding.span) == "\"label\"")
    }
    let old = try Fixture(cell: #""content": { "type": "label", "text": "A", "textColor": "systemRed" }"#)
    #expect(try old.rules(.normal, on: system).isEmpty)
  }

  /// The cure that the rule's page names; a rule that is not taken there finds nothing, one that is does.
  @Test(
    arguments: System.allCases,
    [
      (##"{ "when": "$system < 13", "use": "#000000" }, { "use": "label" }"##, false),
      (##"{ "when": "$system >= 13", "use": "label" }, { "use": "#000000" }"##, false),
      (##"{ "when": "$system >= 13", "use": "#000000" }, { "use": "label" }"##, true),
      (##"{ "when": "$system < 13", "use": "label" }, { "use": "#000000" }"##, true),
    ])
  func colourByRule(on system: System, rules: (text: String, isFound: Bool)) throws {
    let fixture = try Fixture(
      cell: "\"content\": { \"type\": \"label\", \"text\": \"A\", \"textColor\": [ \(rules.text) ] }")
    let found = rules.isFound && system < .ios13
    #expect(try fixture.rules(.normal, on: system) == (found ? ["colour-not-on-system"] : []))
  }
}
