import Diagnostics
import Graphics
import Testing
import UIKitRules

@testable import Checks

/// `template-icon-loses-colour` and `icon-opaque`.
struct TemplateIconTests {
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
