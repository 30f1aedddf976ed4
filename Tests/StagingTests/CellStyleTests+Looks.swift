import Designs
import Graphics
import Testing
import Typesetting
import UIKitRules

@testable import Staging

/// Fonts, colours, directions and the views that make the built-in styles.

extension CellStyleTests {
  /// Fonts follow the text size: body and caption1 (subheadline on 26); what the design says wins.
  @Test(arguments: System.allCases)
  func fonts(on system: System) throws {
    let stage = try stage(subtitle, on: system, size: .extraExtraExtraLarge)
    #expect(stage.text("textLabel")?.layout.fontSize == 23)
    #expect(stage.text("detailTextLabel")?.layout.fontSize == (system == .ios26 ? 21 : 18))
    let own = try self.stage(
      #""textLabel": { "text": "Title", "font": { "size": 13 }, "textColor": "systemRed" }"#, on: system)
    #expect(own.text("textLabel")?.layout.fontSize == 13)
    #expect(own.text("textLabel")?.color == SystemColor.systemRed.color(in: system, .light))
    let ruled = try self.stage(
      #""textLabel": { "text": "Title", "font": [ { "when": "$row == 9", "use": "caption2" } ] }"#, on: system
    )
    #expect(ruled.text("textLabel")?.layout.fontSize == 17)
  }

  @Test func colors() throws {
    let value = try stage(value1, on: .ios18)
    #expect(value.text("detailTextLabel")?.color == SystemColor.secondaryLabel.color(in: .ios18, .light))
    #expect(
      try stage(value1, on: .ios12).text("detailTextLabel")?.color == Color(rgb: 0x8E8E93))
    #expect(
      try stage(subtitle, on: .ios18).text("detailTextLabel")?.color
        == SystemColor.label.color(in: .ios18, .light))
    let tinted = try stage(value2, on: .ios18, table: #""tintColor": "systemRed""#)
    #expect(tinted.text("textLabel")?.color == SystemColor.systemRed.color(in: .ios18, .light))
    let disabled = try stage(value1, on: .ios18, state: .disabled)
    #expect(disabled.text("textLabel")?.color == SystemColor.tertiaryLabel.color(in: .ios18, .light))
  }

  /// From 11 on texts wrap at the accessibility sizes, and a value goes below its title.
  @Test(arguments: System.allCases)
  func accessibilitySizes(on system: System) throws {
    let stage = try stage(
      value1, on: system, "iPhone 5s", size: .accessibilityExtraExtraExtraLarge)
    let (title, detail) = (
      try #require(stage.frame("textLabel")), try #require(stage.frame("detailTextLabel"))
    )
    #expect((detail.y >= title.maxY) == (system >= .ios11))
  }

  @Test(arguments: System.allCases)
  func rightToLeft(on system: System) throws {
    for cell in [basic, subtitle, value1, value2, value1 + symbol] {
      let left = try stage(cell + chevron, on: system)
      let right = try stage(cell + chevron, on: system, direction: .rightToLeft)
      for id in ["textLabel", "detailTextLabel", "imageView"] {
        guard let from = left.place(id) else { continue }
        #expect(
          same(right.place(id), 375 - from.maxX, from.y, from.width, from.height, within: 0.51),
          "\(id) of \(cell)")
      }
    }
  }

  @Test(arguments: System.allCases)
  func hierarchy(on system: System) throws {
    let stage = try stage(subtitle + symbol, on: system)
    for (id, name) in [
      ("textLabel", "UILabel"), ("detailTextLabel", "UILabel"), ("imageView", "UIImageView"),
    ] {
      #expect(stage.chain(id).prefix(2) == [name, "UITableViewCellContentView"])
    }
    #expect(try self.stage(#""style": "basic""#, on: system).view("detailTextLabel") == nil)
  }
}
