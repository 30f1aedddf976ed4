import Diagnostics
import Graphics
import Testing
import UIKitRules

@testable import Checks

/// `icon-off-centre`, `icon-opaque` and `template-icon-loses-colour`.
struct IconRuleTests {
  private static let technique: Set<Rule> = Fixture.aboutBars.union([
    .patternUnsupported, .whitespaceTitleIgnored, .patternTiled,
  ])

  /// The published delete picture: a disc of 44 in a canvas of 100 x 176, its left edge at `x`.
  private func disc(x: Double, y: Double = 66, width: Double = 100, card: String = "") throws -> Fixture {
    var fixture = try Fixture(
      cell: ##"""
        "height": 176, "matchedBackground": "#E0E3E8", \##(card) "swipeActions": { "trailing": { "actions": [
          { "id": "delete", "api": "rowAction", "title": { "spaces": 100 }, "accessibilityLabel": "Delete",
            "backgroundColor": { "pattern": { "snapshot": {
              "type": "view", "width": \##(width), "height": 176, "backgroundColor": "#E0E3E8", "children": [
                { "type": "view", "width": 44, "height": 44, "cornerRadius": 22, "backgroundColor": "white",
                  "x": \##(x), "y": \##(y) } ] } } } } ] } }
        """##)
    fixture.leavesOut = Self.technique
    return fixture
  }

  /// In the middle of 100 it is right up to 10; from 11 on the action is 74 wide and the disc 13 off. At 9, where the
  /// published code moved it to, it is 6 off, and up to 10 it would be 20.
  @Test(arguments: System.allCases.filter { $0 < .ios26 })
  func published(on system: System) throws {
    let centred = try disc(x: 28).findings(.swiped, on: system)
    #expect(centred.map(\.rule.rawValue) == (system <= .ios10 ? [] : ["icon-off-centre"]))
    for finding in centred {
      #expect(finding.message.contains("44 x 44 pt in 74 x 176 pt"))
      #expect(finding.message.contains("13 pt right of the middle"))
      #expect(finding.outlines.count == 2)
      #expect(finding.outlines.last?.size.width == 44)
      #expect(finding.rule.level == .warning)
    }
    let moved = try disc(x: 9).findings(.swiped, on: system)
    #expect(moved.map(\.rule.rawValue) == (system <= .ios10 ? ["icon-off-centre"] : []))
    for finding in moved { #expect(finding.message.contains("19.75 pt left of the middle")) }
  }

  /// 8 points is the edge, on both axes and to both sides: 15 is the middle of 74, 66 of 176.
  @Test(arguments: [
    (22.9, 66.0, false), (23, 66, true), (7.1, 66, false), (7, 66, true), (15, 73.9, false), (15, 74, true),
    (15, 58.1, false), (15, 58, true),
  ])
  func edges(x: Double, y: Double, isFound: Bool) throws {
    let fixture = try disc(x: x, y: y, width: 74)
    for state in [CellState.swiped, .confirming] {
      #expect(try fixture.rules(state, on: .ios18) == (isFound ? ["icon-off-centre"] : []))
    }
    // On its way, and past a full swipe, an action is of another width anyway.
    #expect(try fixture.rules(.swiping, on: .ios18).isEmpty)
    #expect(try fixture.rules(.fullSwipe, on: .ios18).isEmpty)
  }

  /// Cut at the action's edge, half a point being a pixel's rounding.
  @Test(arguments: [(30.0, false), (30.5, false), (31, true)])
  func cut(x: Double, isFound: Bool) throws {
    let findings = try disc(x: x).findings(.swiped, on: .ios18)
    #expect(findings.count == 1)
    #expect(findings.first?.message.contains("cut by 1 pt at the right") == isFound)
  }

  /// The picture begins at the capsule's corner on 26, which is 80 high: what is made for a row of 176 and lies at 36
  /// is 18 below its middle. What goes on below its end is told as made for a bar.
  @Test func capsule() throws {
    let findings = try disc(x: 15, y: 36, width: 74).findings(.swiped, on: .ios26)
    #expect(findings.map(\.rule) == [.iconOffCentre])
    #expect(findings.first?.message.contains("44 x 44 pt in 74 x 80 pt") == true)
    #expect(findings.first?.message.contains("18 pt below the middle") == true)
    var low = try disc(x: 15, width: 74)
    low.leavesOut.remove(.fullHeightDesignOn26)
    #expect(try low.findings(.swiped, on: .ios26).map(\.rule) == [.fullHeightDesignOn26])
  }

  /// Beside a card its middle is one as well: 15 above and nothing below puts it 7.5 lower, 20 puts it 10.
  @Test func besideACard() throws {
    let card = #""card": { "insets": { "top": 20, "bottom": 0 }, "backgroundColor": "white" },"#
    #expect(try disc(x: 15, y: 76, width: 74, card: card).rules(.swiped, on: .ios18).isEmpty)
    #expect(try disc(x: 15, y: 66, width: 74, card: card).rules(.swiped, on: .ios18).isEmpty)
    #expect(try disc(x: 15, y: 84, width: 74, card: card).rules(.swiped, on: .ios18) == ["icon-off-centre"])
  }

  /// An icon and a word beside it are one block: the published view has them left and right of the middle.
  @Test func block() throws {
    var fixture = try Fixture(
      cell: #"""
        "height": 74, "swipeActions": { "trailing": { "actions": [
          { "id": "save", "api": "rowAction", "title": { "spaces": 74 }, "accessibilityLabel": "Save",
            "backgroundColor": { "pattern": { "snapshot": {
              "type": "view", "width": 74, "height": 74, "backgroundColor": "systemOrange", "children": [
              { "type": "image", "image": { "systemName": "hand.thumbsup" }, "x": 4, "centerY": 0, "width": 44.4,
                "height": 44.4 },
              { "type": "label", "text": "Save", "font": { "size": 11 }, "x": 48.5, "y": 14.5 } ] } } } } ] } }
        """#)
    fixture.leavesOut = Self.technique.union([.swipeBackgroundMismatch])
    #expect(try fixture.rules(.swiped, on: .ios12).isEmpty)
  }

  /// UIKit centres an image; artwork that holds its icon at one side is off all the same.
  @Test(arguments: [(25.0, false), (33, true)])
  func insideAnImage(x: Double, isFound: Bool) throws {
    let fixture = try Fixture(
      cell: #"""
        "height": 80, "swipeActions": { "trailing": { "actions": [ { "accessibilityLabel": "Delete",
          "image": { "snapshot": { "type": "view", "width": 74, "height": 60, "children": [
            { "type": "view", "backgroundColor": "black", "frame": [\#(x), 18, 24, 24] } ] } } } ] } }
        """#)
    let findings = try fixture.findings(.swiped, on: .ios18)
    #expect(findings.map(\.rule.rawValue) == (isFound ? ["icon-off-centre"] : []))
    for finding in findings { #expect(fixture.text(at: finding.span).hasPrefix("{ \"snapshot\"")) }
  }

  /// Where a drawing shows words alone, they are told as such.
  @Test func wordsAlone() throws {
    func message(_ more: String) throws -> String? {
      let fixture = try Fixture(
        cell: #"""
          "height": 80, "swipeActions": { "trailing": { "actions": [ { "accessibilityLabel": "Save",
            "image": { "drawn": { "size": [74, 60], "title": "Save", "font": { "size": 11 },
              "contentInsets": { "leading": 30, "trailing": 0, "top": 0, "bottom": 0 }\#(more) } } } ] } }
          """#
      ).only(.iconOffCentre)
      return try fixture.findings(.swiped, on: .ios18).first?.message
    }
    #expect(try message("")?.hasPrefix("the picture's text of ") == true)
    #expect(try message(#", "image": { "systemName": "trash" }"#)?.hasPrefix("the icon of ") == true)
  }

  // MARK: Templates

  private func image(_ image: String, icons: [String: String] = [:], png: [UInt8]? = nil) throws -> Fixture {
    var files = icons.mapValues { Array($0.utf8) }
    if let png { files["pixel.png"] = png }
    return try Fixture(
      cell: #"""
        "height": 60, "swipeActions": { "trailing": { "actions": [
          { "id": "a", "accessibilityLabel": "Delete", "image": \#(image) } ] } }
        """#, icons: files)
  }

  private static func svg(_ body: String) -> String {
    "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\">\(body)</svg>"
  }

  private static let red = svg("<path d=\"M4 4h16l-8 14z\" fill=\"#c00\"/>")
  private static let black = svg("<path d=\"M4 4h16l-8 14z\"/>")
  private static let badge = svg(
    "<circle cx=\"12\" cy=\"12\" r=\"12\" fill=\"#fff\"/><path d=\"M6 6h12l-6 12z\" fill=\"#c00\"/>")

  private static let name = "template-icon-loses-colour"

  /// Up to 12 always a template, from 13 on unless it is asked to keep its colours.
  @Test(arguments: System.from11)
  func severalColours(on system: System) throws {
    let automatic = try image(#"{ "named": "badge" }"#, icons: ["badge.svg": Self.badge])
    for state in swipedStates(system) {
      let findings = try automatic.findings(state, on: system)
      #expect(findings.map(\.rule.rawValue) == [Self.name])
      #expect(findings.first?.message.contains("24 x 24 pt") == true)
      #expect(findings.first?.message.contains("#FFFFFF, #CC0000") == true)
      #expect(findings.map { automatic.text(at: $0.span) } == [#"{ "named": "badge" }"#])
      #expect(findings.first?.rule.level == .warning)
    }
    let original = try image(
      #"{ "named": "badge", "renderingMode": "alwaysOriginal" }"#, icons: ["badge.svg": Self.badge])
    #expect(try original.rules(.swiped, on: system) == (system < .ios13 ? [Self.name] : []))
  }

  /// The pixels of a PNG tell the same.
  @Test(arguments: System.from11)
  func severalColoursOfPixels(on system: System) throws {
    let fixture = try image(#"{ "named": "pixel" }"#, png: Fixture.badge)
    let findings = try fixture.findings(.swiped, on: system)
    #expect(findings.map(\.rule.rawValue) == [Self.name])
    #expect(findings.first?.message.contains("#FFFFFF, #CC0000") == true)
  }

  /// A shape of one colour: black is drawn to be a template, a hue to be seen; as a template by name either is.
  @Test func oneColour() throws {
    func rules(_ icon: String, _ mode: String) throws -> [String] {
      try image(#"{ "named": "i", "renderingMode": "\#(mode)" }"#, icons: ["i.svg": icon])
        .rules(.swiped, on: .ios12)
    }
    #expect(try rules(Self.red, "automatic") == [Self.name])
    #expect(try rules(Self.red, "alwaysOriginal") == [Self.name])
    #expect(try rules(Self.red, "alwaysTemplate") == [])
    #expect(try rules(Self.black, "automatic") == [])
    #expect(try rules(Self.black, "alwaysOriginal") == [Self.name])
    #expect(try rules(Self.svg("<path fill=\"#fff\" d=\"M4 4h16l-8 14z\"/>"), "alwaysOriginal") == [])
    // Two tones that a reader does not tell apart are one.
    let near = Self.svg("<path d=\"M4 4h9v9z\" fill=\"#000\"/><path d=\"M9 9h9v9z\" fill=\"#030303\"/>")
    #expect(try rules(near, "automatic") == [])
  }

  /// The published disc with its red bin is one white disc as a template; a symbol has no colour to lose.
  @Test(arguments: System.from11)
  func artwork(on system: System) throws {
    func snapshot(_ mode: String) -> String {
      #"""
      { "snapshot": { "type": "view", "width": 44, "height": 44, "cornerRadius": 22, "backgroundColor": "white",
        "children": [ { "type": "image", "image": { "systemName": "trash.fill" }, "tintColor": "systemRed",
          "width": 18, "height": 18, "centerX": 0, "centerY": 0 } ] }, "renderingMode": "\#(mode)" }
      """#
    }
    #expect(try image(snapshot("automatic")).rules(.swiped, on: system) == [Self.name])
    #expect(
      try image(snapshot("alwaysOriginal")).rules(.swiped, on: system) == (system < .ios13 ? [Self.name] : [])
    )
    #expect(try image(#"{ "systemName": "trash.fill" }"#).rules(.swiped, on: system).isEmpty)
    // Nor a view of one in the tint that every view has.
    let plain = #"{ "snapshot": { "type": "image", "image": { "systemName": "trash.fill" } } }"#
    #expect(try image(plain).rules(.swiped, on: system).isEmpty)
  }

  /// A picture without a clear ground is a box, whoever drew the ground.
  @Test(arguments: System.from11)
  func opaque(on system: System) throws {
    let grounds = [
      ##"<rect width="24" height="24" fill="#fff"/>"##, ##"<rect width="100%" height="100%" fill="#fff"/>"##,
      ##"<path d="M0 0h24v24H0z" fill="#fff"/>"##,
      ##"<rect x="-2" y="-2" width="30" height="30" fill="#fff"/>"##,
    ]
    for ground in grounds {
      let fixture = try image(
        #"{ "named": "i" }"#, icons: ["i.svg": Self.svg(ground + ##"<path fill="#c00" d="M4 4h9v9z"/>"##)])
      let findings = try fixture.findings(.swiped, on: system)
      #expect(findings.map(\.rule.rawValue) == ["icon-opaque"], "\(ground)")
      #expect(findings.first?.message.contains("24 x 24 pt") == true)
      #expect(findings.map { fixture.text(at: $0.span) } == [#"{ "named": "i" }"#])
      #expect(findings.first?.rule.level == .warning)
    }
    let clear = [
      ##"<rect width="24" height="24" fill="none"/>"##, ##"<path d="M0 0h24v24H0z" fill="none"/>"##,
      ##"<rect width="24" height="24" opacity="0"/>"##, ##"<rect width="20" height="24"/>"##,
      ##"<rect width="24" height="24" rx="6"/>"##,
    ]
    for ground in clear {
      let fixture = try image(
        #"{ "named": "i" }"#, icons: ["i.svg": Self.svg(ground + ##"<path d="M4 4h9v9z"/>"##)])
      #expect(try fixture.rules(.swiped, on: system).isEmpty, "\(ground)")
    }
  }

  /// A PNG without an alpha channel; in its own colours it is a picture like any other.
  @Test(arguments: System.from11)
  func opaquePixels(on system: System) throws {
    for (mode, isFound) in [("automatic", true), ("alwaysOriginal", system < .ios13)] {
      let fixture = try image(
        #"{ "named": "pixel", "renderingMode": "\#(mode)" }"#, png: Fixture.redPixel)
      #expect(try fixture.rules(.swiped, on: system) == (isFound ? ["icon-opaque"] : []))
    }
  }

  /// Drawn artwork is a box where it is filled, or where the picture in it is.
  @Test func opaqueArtwork() throws {
    func drawn(_ more: String) -> String { #"{ "drawn": { "size": [50, 50], "image": \#(more) } }"# }
    let filled = try image(drawn(#"{ "systemName": "trash" }, "backgroundColor": "white""#))
    let finding = try #require(try filled.findings(.swiped, on: .ios18).first)
    #expect(finding.rule == .iconOpaque)
    #expect(finding.message.contains("50 x 50 pt"))
    let pixels = try image(drawn(#"{ "named": "pixel" }, "imageSize": [24, 24]"#), png: Fixture.redPixel)
    #expect(
      try pixels.findings(.swiped, on: .ios18).map(\.message).contains { $0.contains("24 x 24 pt") })
    #expect(try image(drawn(#"{ "systemName": "trash" }"#)).rules(.swiped, on: .ios18).isEmpty)
  }
}
