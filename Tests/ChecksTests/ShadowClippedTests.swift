import Graphics
import Testing
import UIKitRules

@testable import Checks

/// `shadow-clipped`: a card's shadow that ends in a line.
struct ShadowClippedTests {
  private static let name = "shadow-clipped"
  private static let action =
    ##"{ "id": "a", "api": "rowAction", "title": "More", "backgroundColor": "#F2F2F7" }"##

  private func fixture(
    _ shadow: String, insets: String, _ more: String = "", background: String = "#F2F2F7"
  ) throws -> Fixture {
    try Fixture(
      cell: #"""
        "height": 96, "backgroundColor": "\#(background)", \#(more)
        "card": { "insets": \#(insets), "backgroundColor": "white", "shadow": { \#(shadow) } },
        "swipeActions": { "trailing": { "actions": [ \#(Self.action) ] } }
        """#
    ).only(.shadowClipped)
  }

  private static let soft = #""opacity": 0.3, "radius": 8, "y": 2"#

  /// 16 and 2 are wanted below, 16 less 2 above, and 8 are there.
  @Test(arguments: System.allCases)
  func bounds(on system: System) throws {
    let fixture = try fixture(Self.soft, insets: "8")
    let finding = try #require(try fixture.findings(.normal, on: system).first)
    #expect(
      finding.message == "the cell cuts the card's shadow: 10 of its 18 pt below, 6 of its 14 pt above")
    #expect(fixture.text(at: finding.span) == "{ \(Self.soft) }")
    #expect(finding.outlines.first == Rect(x: -8, y: -6, width: 391, height: 112))
    #expect(try self.fixture(Self.soft, insets: "20").rules(.normal, on: system).isEmpty)
  }

  /// A shadow without blur ends at its offset.
  @Test func threshold() throws {
    let hard = #""opacity": 1, "radius": 0, "y": 10"#
    #expect(try fixture(hard, insets: #"{ "bottom": 9.9 }"#).rules(.normal, on: .ios18) == [Self.name])
    #expect(try fixture(hard, insets: #"{ "bottom": 10 }"#).rules(.normal, on: .ios18).isEmpty)
  }

  /// A step of 1 in ΔE2000 is the least that is seen: at one deviation a sixth of the blur is left, of 5% less than a
  /// hundredth, and nothing of black on black.
  @Test func faint() throws {
    #expect(
      try fixture(#""opacity": 0.05, "radius": 8, "y": 0"#, insets: "8").rules(.normal, on: .ios18).isEmpty)
    #expect(
      try fixture(#""opacity": 0.3, "radius": 8, "y": 0"#, insets: "8").rules(.normal, on: .ios18)
        == [Self.name])
    #expect(try fixture(Self.soft, insets: "8", background: "#000000").rules(.normal, on: .ios18).isEmpty)
  }

  /// Neighbours whose backgrounds are clear let the shadow show, unless the cell clips; then that is the cause.
  @Test func clear() throws {
    #expect(try fixture(Self.soft, insets: "8", background: "clear").rules(.normal, on: .ios18).isEmpty)
    let clipping = try fixture(Self.soft, insets: "8", #""clipsToBounds": true,"#, background: "clear")
    let finding = try #require(try clipping.findings(.normal, on: .ios18).first)
    #expect(finding.message.hasPrefix("the cell's clipsToBounds cuts"))
    #expect(clipping.text(at: finding.span) == "true")
  }

  /// Up to 10 the delete view lies on the shadow; 26 clips the swiped cell to its corners; between them the cell
  /// moves over the pull view, shadow and all.
  @Test(arguments: System.allCases)
  func swiped(on system: System) throws {
    let fixture = try fixture(
      Self.soft, insets: #"{ "top": 20, "bottom": 20, "leading": 20, "trailing": 4 }"#)
    let messages = try fixture.findings(.swiped, on: system).map(\.message)
    switch system {
    case .ios8, .ios9, .ios10:
      #expect(messages == ["the actions cover the card's shadow: 11.5 of its 16 pt at the right"])
    case .ios26: #expect(messages == ["the cell cuts the card's shadow: 12 of its 16 pt at the right"])
    default: #expect(messages.isEmpty)
    }
    #expect(try fixture.rules(.normal, on: system).isEmpty)
  }
}
