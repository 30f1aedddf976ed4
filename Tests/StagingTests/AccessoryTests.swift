import Graphics
import Testing
import UIKitRules

@testable import Staging

/// Where the contentView ends beside accessories, as Xcode stored it, and where the glyphs lie.
struct AccessoryTests {
  private func taken(_ type: String, _ system: System, _ device: String, size: ContentSize = .large) throws
    -> Double
  {
    let stage = try Fixture(cell: "\"accessoryType\": \"\(type)\"").stage(
      .normal, on: system, device, size: size)
    return (stage.frame("cell")?.width ?? 0) - (stage.frame("contentView")?.maxX ?? 0)
  }

  /// By era: margin and glyph. At scale 3 a chevron's width differs.
  private func disclosure(_ system: System) -> (narrow: Double, wide: Double) {
    switch system {
    case .ios8, .ios9, .ios10, .ios11Xcode8: (33, 33)
    case .ios11, .ios12: (34, 38)
    case .ios13, .ios14, .ios15: (27, 31.33)
    default: (26.5, 30.33)
    }
  }

  @Test(arguments: System.allCases)
  func disclosure(on system: System) throws {
    #expect(same(try taken("disclosureIndicator", system, "iPhone 8"), disclosure(system).narrow))
    #expect(same(try taken("disclosureIndicator", system, "iPhone 16"), disclosure(system).wide))
  }

  @Test(arguments: System.allCases)
  func checkmark(on system: System) throws {
    let old = system <= .ios11Xcode8
    #expect(same(try taken("checkmark", system, "iPhone 8"), old ? 39 : 40))
    #expect(same(try taken("checkmark", system, "iPhone 16"), old ? 39 : 44))
  }

  /// Its centre: 26 or 30 from the edge on 13 to 18, about 20 up to 12.
  @Test(arguments: System.allCases.filter { $0 < .ios26 })
  func checkmarkCentre(on system: System) throws {
    for (device, width, from) in [("iPhone 8", 375.0, 26.0), ("iPhone 16", 393, 30)] {
      let stage = try Fixture(cell: #""accessoryType": "checkmark""#).stage(.normal, on: system, device)
      let centre = width - (stage.frame("accessory")?.midX ?? 0)
      if system >= .ios13 {
        #expect(same(centre, from, within: 0.51))
      } else if device == "iPhone 8" {
        #expect(same(centre, 20, within: 1.01))
      }
      #expect(
        same(stage.frame("accessory")?.midY, (stage.frame("contentView")?.height ?? 0) / 2, within: 0.51))
    }
  }

  @Test(arguments: System.allCases)
  func detailButtons(on system: System) throws {
    let button = try taken("detailButton", system, "iPhone 8")
    #expect(same(button, system <= .ios11Xcode8 ? 47 : system <= .ios12 ? 48 : 40))
    if system <= .ios12 {
      #expect(same(try taken("detailDisclosureButton", system, "iPhone 8"), system <= .ios11Xcode8 ? 67 : 68))
    }
  }

  /// Symbols grow with the text: the chevron of 26 was measured 10.5 wide at L, 14 at XXXL, 20 at AX2.
  @Test(arguments: [(ContentSize.large, 10.5), (.extraExtraExtraLarge, 14), (.accessibilityLarge, 20)])
  func growth(size: ContentSize, width: Double) throws {
    #expect(same(try taken("disclosureIndicator", .ios26, "iPhone 8", size: size), 16 + width, within: 0.51))
    let stage = try Fixture(cell: #""accessoryType": "disclosureIndicator""#).stage(
      .normal, on: .ios26, size: size)
    #expect(same(stage.frame("accessory")?.width, width, within: 0.51))
    #expect(same(try taken("disclosureIndicator", .ios12, "iPhone 8", size: size), 34))
  }

  /// A custom view ends at the margin; the contentView touches it: 393 - 20 - 63 = 310.
  @Test(arguments: System.allCases)
  func customView(on system: System) throws {
    let fixture = try Fixture(
      cell:
        #""height": 60, "accessoryType": "checkmark", "accessoryView": { "type": "view", "width": 63, "height": 28 }"#
    )
    let stage = try fixture.stage(.normal, on: system, "iPhone 16")
    #expect(same(stage.frame("contentView")?.width, 310))
    #expect(same(stage.frame("accessory")?.x, 310))
    #expect(same(stage.frame("accessory")?.width, 63))
    #expect(stage.allViews.count { $0.role == .accessory } == 1)
    #expect(try fixture.stage(.editing, on: system).view("accessory") == nil)
  }

  /// In right-to-left layout the chevron lies at the left and is turned round.
  @Test(arguments: System.allCases)
  func rightToLeft(on system: System) throws {
    let fixture = try Fixture(cell: #""accessoryType": "disclosureIndicator""#)
    let left = try fixture.stage(.normal, on: system)
    let right = try fixture.stage(.normal, on: system, direction: .rightToLeft)
    #expect(same(right.frame("accessory")?.x, 375 - (left.frame("accessory")?.maxX ?? 0)))
    guard case .icon(let icon) = right.view("accessory")?.items.first else { throw Missing() }
    #expect(icon.isFlipped)
  }

  private struct Missing: Error {}
}
