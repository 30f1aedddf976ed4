import Diagnostics
import Graphics
import Testing
import UIKitRules

@testable import Checks

/// `contrast`: the ratios of WCAG 2 over what is really behind a text.
struct ContrastTests {
  private static let name = "contrast"

  private static func label(_ members: String = "", id: String = "name", text: String = "Name") -> String {
    #"{ "type": "label", "id": "\#(id)", "text": "\#(text)", "frame": [16, 10, 200, 24]\#(members) }"#
  }

  /// A white cell with views in it.
  private func fixture(_ views: String, _ more: String = #""backgroundColor": "white", "#) throws -> Fixture {
    try Fixture(
      cell: #""height": 60, \#(more)"content": { "type": "view", "children": [ \#(views) ] }"#
    ).only(.contrast)
  }

  private func color(_ hex: String) -> String { ##", "textColor": "\##(hex)""## }

  /// The lightest greys that pass on white are well known: #767676 for text, #949494 for large text.
  @Test(arguments: [
    ("#767676", "", true), ("#777777", "", false), ("#777777", #", "font": { "size": 18 }"#, true),
    ("#949494", #", "font": { "size": 18 }"#, true), ("#959595", #", "font": { "size": 18 }"#, false),
    ("#949494", #", "font": { "size": 14, "weight": "bold" }"#, true),
    ("#949494", #", "font": { "size": 14, "weight": "heavy" }"#, true),
    ("#949494", #", "font": { "size": 14, "weight": "semibold" }"#, false),
    ("#949494", #", "font": { "size": 13, "weight": "bold" }"#, false),
    ("#949494", #", "font": { "size": 17.5 }"#, false),
  ])
  func limits(_ hex: String, _ font: String, passes: Bool) throws {
    for system in System.allCases {
      let findings = try fixture(Self.label(color(hex) + font)).findings(.normal, on: system)
      #expect(findings.map(\.rule.rawValue) == (passes ? [] : [Self.name]), "iOS \(system.name)")
    }
  }

  @Test func message() throws {
    let fixture = try fixture(Self.label(color("#808080")))
    let findings = try fixture.findings(.normal, on: .ios18)
    #expect(
      findings.map(\.message)
        == [##""name" is #808080 on #FFFFFF, a contrast of 3.94:1; text under 18 pt needs 4.5:1"##])
    #expect(findings.map(\.rule.level) == [.warning])
    #expect(findings.map { fixture.text(at: $0.span) } == [##""#808080""##])
    let outline = try #require(findings.first?.outlines.first)
    #expect(Rect(x: 16, y: 0, width: 200, height: 60).contains(outline))
  }

  /// Each way in which something lies behind, and the colours that come of it.
  @Test(arguments: [
    // A background of the label itself, of a view around it, of the contentView, of the card, of the table.
    (##", "textColor": "white", "backgroundColor": "#0000FF""##, "", true),
    (##", "textColor": "white""##, "", false),
    (##", "textColor": "white""##, ##""contentViewBackgroundColor": "#0000FF", "##, true),
    (##", "textColor": "black""##, ##""contentViewBackgroundColor": "#0000FF", "##, false),
    (##", "textColor": "white""##, ##""card": { "backgroundColor": "#0000FF" }, "##, true),
    (##", "textColor": "white""##, ##""backgroundColor": "#0000FF", "##, true),
    (##", "textColor": "white""##, ##""backgroundColor": "clear", "##, false),
    // Seen through: half of blue is a light blue.
    (##", "textColor": "white", "backgroundColor": "#0000FF80""##, "", false),
    (##", "textColor": "white", "backgroundColor": "#0000FFF0""##, "", true),
    (##", "textColor": "#00000080""##, "", false), (##", "textColor": "#000000C0""##, "", true),
    // A view fades with all in it.
    (##", "textColor": "black", "alpha": 0.4""##.replacing("0.4\"", with: "0.4"), "", false),
    (##", "textColor": "black", "alpha": 0.6""##.replacing("0.6\"", with: "0.6"), "", true),
  ])
  func behind(_ label: String, _ more: String, passes: Bool) throws {
    let cell = more.contains("\"backgroundColor\": \"clear\"") || more.hasPrefix("\"backgroundColor")
    let fixture = try fixture(
      Self.label(label), cell ? more : #""backgroundColor": "white", "# + more)
    #expect(try fixture.rules(.normal, on: .ios18) == (passes ? [] : [Self.name]))
  }

  /// Views of a faded group are blended with each other before the group is with what lies below: black on white at
  /// 0.2 is #CCCCCC on white, 1.6:1 by WebAIM.
  @Test func group() throws {
    let findings = try fixture(
      ##"""
      { "type": "view", "alpha": 0.2, "backgroundColor": "white", "frame": [0, 0, 300, 60], "children": [
        \##(Self.label(##", "textColor": "black""##)) ] }
      """##, ##""backgroundColor": "white", "##
    ).findings(.normal, on: .ios18)
    #expect(findings.count == 1)
    #expect(findings.first?.message.contains("#CCCCCC on #FFFFFF, a contrast of 1.6:1") == true)
  }

  /// What was drawn later hides what lies below it; half over a dark part a text is told for that part.
  @Test func order() throws {
    let band = ##"{ "type": "view", "backgroundColor": "#000080", "frame": [0, 0, 375, 60] }"##
    let white = Self.label(##", "textColor": "white""##)
    #expect(try fixture(band + "," + white).rules(.normal, on: .ios18) == [])
    let half = ##"{ "type": "view", "backgroundColor": "#000080", "frame": [40, 0, 335, 60] }"##
    #expect(try fixture(half + "," + white).rules(.normal, on: .ios18) == [Self.name])
    #expect(
      try fixture(half + "," + Self.label(##", "textColor": "black""##)).rules(.normal, on: .ios18)
        == [Self.name])
    // Round corners leave the ground free.
    let disc =
      ##"{ "type": "view", "backgroundColor": "#000080", "cornerRadius": 30, "frame": [16, 0, 60, 60] }"##
    let middle = ##"{ "type": "label", "text": "12", "textColor": "white", "frame": [36, 18, 24, 24] }"##
    let corner =
      ##"{ "type": "label", "text": "1", "textColor": "white", "frame": [17, 0, 8, 8], "font": { "size": 6 } }"##
    #expect(try fixture(disc + "," + middle).rules(.normal, on: .ios18) == [])
    #expect(try fixture(disc + "," + corner).rules(.normal, on: .ios18) == [Self.name])
  }

  /// A picture is many colours; nothing is said of text on it, but where a ground of one colour lies between.
  @Test func pictures() throws {
    func fixture(_ between: String) throws -> Fixture {
      try Fixture(
        cell: ##"""
          "height": 60, "backgroundColor": "white", "content": { "type": "view", "children": [
            { "type": "image", "image": { "named": "badge" }, "frame": [0, 0, 375, 60], "contentMode": "scaleToFill" },
            \##(between) \##(Self.label(##", "textColor": "#EEEEEE""##)) ] }
          """##, icons: ["badge.png": Fixture.badge]
      ).only(.contrast)
    }
    #expect(try fixture("").rules(.normal, on: .ios18) == [])
    let ground = ##"{ "type": "view", "backgroundColor": "white", "frame": [0, 0, 375, 60] },"##
    #expect(try fixture(ground).rules(.normal, on: .ios18) == [Self.name])
    #expect(try fixture(ground.replacing("white", with: "#FFFFFF80")).rules(.normal, on: .ios18) == [])
  }

  /// Of the same two colours there is one finding, with every place.
  @Test func together() throws {
    let faint = color("#AAAAAA")
    let labels = (0..<5).map { Self.label(faint, id: "l\($0)") }.joined(separator: ",")
    let fixture = try fixture(labels + "," + Self.label(color("#BBBBBB"), id: "other"))
    let findings = try fixture.findings(.normal, on: .ios18)
    #expect(findings.count == 2)
    #expect(findings.first?.message.hasPrefix(##""l0", "l1", "l2" and 2 more are #AAAAAA on"##) == true)
    #expect(findings.first?.related.count == 4)
    #expect(findings.first?.outlines.count == 5)
  }

  /// Highlighting changes what lies behind; the fill is the design's.
  @Test(arguments: System.allCases)
  func selection(on system: System) throws {
    let fixture = try fixture(
      Self.label(color("#666666")), ##""backgroundColor": "white", "selectedBackgroundColor": "#888888", "##)
    #expect(try fixture.rules(.normal, on: system) == [])
    for state in [CellState.highlighted, .selected] {
      #expect(try fixture.findings(state, on: system).map(\.message).contains { $0.contains("#888888") })
    }
  }

  /// Colours that are both UIKit's own are no fault of the design: system blue on white is 4.0:1, its red with white
  /// 3.6:1; on a ground of one's own they are.
  @Test(arguments: System.allCases)
  func defaults(on system: System) throws {
    let button = #"{ "type": "button", "id": "more", "title": "More", "frame": [16, 8, 60, 44] }"#
    let own = #""content": { "type": "view", "children": [ \#(button) ] }"#
    let swipe =
      #""swipeActions": { "trailing": { "actions": [ { "id": "a", "title": "Delete", "style": "destructive", "api": "rowAction" } ] } }"#
    for cell in [own, swipe] {
      let fixture = try Fixture(cell: "\"height\": 60, " + cell).only(.contrast)
      #expect(try fixture.rules(.normal, on: system) == [])
      #expect(try fixture.rules(.swiped, on: system) == [])
    }
    #expect(
      try fixture(button, ##""backgroundColor": "#BFC1CE", "##).rules(.normal, on: system) == [Self.name])
    let tinted = button.replacing("\"id\"", with: ##""tintColor": "#CCCCCC", "id""##)
    #expect(try fixture(tinted, "").rules(.normal, on: system) == [Self.name])
  }

  /// An action's colour is the design's, its white title UIKit's: yellow fails, a dark blue does not. A capsule of
  /// iOS 26 has its title below it.
  @Test(arguments: System.allCases, ["#FFD60A", "#003A80"])
  func actions(on system: System, _ hex: String) throws {
    let fixture = try Fixture(
      cell: ##"""
        "height": 60, "swipeActions": { "trailing": { "actions": [
          { "id": "a", "title": "Save", "api": "rowAction", "backgroundColor": "\##(hex)" } ] } }
        """##
    ).only(.contrast)
    let findings = try fixture.findings(.swiped, on: system)
    let fails = hex == "#FFD60A"
    #expect(findings.map(\.rule.rawValue) == (fails ? [Self.name] : []))
    for finding in findings {
      #expect(finding.message.hasPrefix(##"the title of action "a" is #FFFFFF on #FFD60A"##))
      #expect(fixture.text(at: finding.span) == "\"\(hex)\"")
    }
    #expect(try fixture.rules(.swiping, on: system) == [])
    #expect(try fixture.rules(.normal, on: system) == [])
  }

  /// A template in a tint of the design's needs 3:1: #949494 has it on white, #959595 has not.
  @Test func symbols() throws {
    func fixture(_ tint: String, _ mode: String = "alwaysTemplate") throws -> Fixture {
      try Fixture(
        cell: ##"""
          "height": 60, "backgroundColor": "white", "content": { "type": "view", "children": [
            { "type": "image", "image": { "named": "badge", "renderingMode": "\##(mode)" }, "tintColor": "\##(tint)",
              "frame": [16, 16, 24, 24] } ] }
          """##, icons: ["badge.png": Fixture.badge]
      ).only(.contrast)
    }
    #expect(try fixture("#949494").rules(.normal, on: .ios18) == [])
    // In its own colours it is a picture.
    #expect(try fixture("#959595", "alwaysOriginal").rules(.normal, on: .ios18) == [])
    let faint = try fixture("#959595")
    let findings = try faint.findings(.normal, on: .ios18)
    #expect(findings.map { $0.message.hasSuffix("a symbol needs 3:1") } == [true])
    #expect(findings.map { faint.text(at: $0.span) } == [##""#959595""##])
    // A checkmark of UIKit's in a tint that is set is UIKit's drawing.
    #expect(
      try Fixture(
        cell: #""height": 60, "accessoryType": "checkmark""#,
        table: ##""separatorStyle": "none", "tintColor": "#DDDDDD""##
      ).only(.contrast).rules(.normal, on: .ios18) == [])
  }

  /// What WCAG leaves out, and what cannot be seen at all.
  @Test(arguments: [
    label(##", "textColor": "#EEEEEE", "hidden": true"##),
    label(##", "textColor": "#EEEEEE", "alpha": 0"##),
    label(##", "textColor": "clear""##),
    label(##", "textColor": "#EEEEEE""##, text: "   "),
    label(##", "textColor": "#EEEEEE""##, text: ""),
    label(##", "textColor": "#EEEEEE""##).replacing("[16, 10, 200, 24]", with: "[16, 10, 0, 0]"),
    label(##", "textColor": "#EEEEEE""##).replacing("[16, 10, 200, 24]", with: "[-300, 10, 200, 24]"),
    label(##", "textColor": "clear", "backgroundColor": "clear""##),
    #"{ "type": "view", "clipsToBounds": true, "frame": [0, 0, 10, 60], "children": ["#
      + label(##", "textColor": "#EEEEEE""##) + "] }",
    ##"{ "type": "textField", "placeholder": "Search", "textColor": "#EEEEEE", "frame": [16, 8, 200, 44] }"##,
    #"{ "type": "segmentedControl", "segments": ["One", "Two"], "frame": [16, 8, 200, 32] }"#,
  ])
  func exempt(_ view: String) throws {
    for system in [System.ios12, .ios18, .ios26] {
      #expect(try fixture(view).rules(.normal, on: system) == [])
    }
  }

  @Test func disabled() throws {
    let fixture = try fixture(Self.label(color("#EEEEEE")))
    #expect(try fixture.rules(.disabled, on: .ios18) == [])
    #expect(try fixture.rules(.normal, on: .ios18) == [Self.name])
  }

  /// Thousands of views end in time.
  @Test(.timeLimit(.minutes(1))) func many() throws {
    let labels = (0..<2000).map {
      Self.label(##", "textColor": "#EEEEEE", "backgroundColor": "#FFFFFF80""##, id: "l\($0)")
    }
    let findings = try fixture(labels.joined(separator: ",")).findings(.normal, on: .ios18)
    #expect(!findings.isEmpty)
    #expect(findings.allSatisfy { $0.outlines.count <= 24 })
  }
}
