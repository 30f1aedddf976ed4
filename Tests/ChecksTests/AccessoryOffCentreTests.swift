import Graphics
import Testing
import UIKitRules

@testable import Checks

/// `accessory-off-centre`: the checkmark in the room that the published cell leaves it, by the distance of the labels
/// from the cell's edge.
struct AccessoryOffCentreTests {
  private static let name = "accessory-off-centre"

  /// Labels that end so far from the edge of a cell of 375.
  private func fixture(_ room: Double, accessory: String = "checkmark", x: Double = 16) throws -> Fixture {
    try Fixture(
      cell: #"""
        "accessoryType": "\#(accessory)", "content": { "type": "view", "children": [
          { "type": "stack", "frame": [\#(x), 0, \#(375 - room - x), 44],
            "children": [ { "type": "label", "text": "Left" }, { "type": "label", "text": "Right" } ] } ] }
        """#)
  }

  /// As published: 40 centres the mark up to iOS 12; from 13 on it is 52, while 50 and 55 differ only to the eye.
  @Test(arguments: System.allCases)
  func published(on system: System) throws {
    let isOld = system <= .ios12
    #expect(try fixture(40).rules(.normal, on: system) == (isOld ? [] : [Self.name]))
    #expect(try fixture(52).rules(.normal, on: system) == (isOld ? [Self.name] : []))
    guard !isOld else { return }
    #expect(try fixture(50).rules(.normal, on: system).isEmpty || system == .ios26)
    #expect(try fixture(55).rules(.normal, on: system).isEmpty)
  }

  /// The mark's centre is 26 from the edge: the middle of 44 is 4 off, that of 44.2 is 3.9.
  @Test(arguments: System.allCases.filter { $0 >= .ios13 && $0 < .ios26 })
  func threshold(on system: System) throws {
    let fixture = try fixture(44)
    let finding = try #require(try fixture.findings(.normal, on: system).first)
    #expect(finding.rule == .accessoryOffCentre)
    #expect(
      finding.message
        == "the checkmark's centre is 26 pt from the cell's edge, the middle of the 44 pt beside the content 22: it is 4 pt off"
    )
    #expect(fixture.text(at: finding.span) == "[16.0, 0, 315.0, 44]")
    #expect(finding.outlines == [Rect(x: 331, y: 0, width: 44, height: 44)])
    #expect(try self.fixture(44.2).rules(.normal, on: system).isEmpty)
  }

  /// It moves with the cell: one finding for all states.
  @Test(arguments: System.allCases.filter { $0 >= .ios13 })
  func states(on system: System) throws {
    let fixture = try fixture(40)
    let rest = try fixture.findings(.normal, on: system).map(\.message)
    #expect(try fixture.findings(.selected, on: system).map(\.message) == rest)
    #expect(try fixture.findings(.confirming, on: system).isEmpty)
  }

  /// What lies over the mark or behind all of the row does not hide the labels that leave it room.
  @Test func besides() throws {
    let fixture = try Fixture(
      cell: #"""
        "accessoryType": "checkmark", "content": { "type": "view", "children": [
          { "type": "view", "frame": [0, 0, 375, 44], "backgroundColor": "white" },
          { "type": "label", "text": "Left", "frame": [16, 0, 319, 44] } ] }
        """#)
    #expect(try fixture.rules(.normal, on: .ios18) == [Self.name])
  }

  /// A chevron belongs to the edge; content that is far away leaves no room of the mark's own; content that covers
  /// the mark is another fault; what UIKit's own arrangement leaves is none.
  @Test(arguments: System.allCases)
  func none(on system: System) throws {
    #expect(try fixture(40, accessory: "disclosureIndicator").rules(.normal, on: system).isEmpty)
    #expect(try fixture(40, accessory: "none").rules(.normal, on: system).isEmpty)
    #expect(try fixture(120).rules(.normal, on: system).isEmpty)
    #expect(try fixture(10).rules(.normal, on: system) == ["content-under-accessory"])
    for content in [
      #"{ "type": "label", "text": "Plain" }"#,
      #"{ "type": "stack", "children": [ { "type": "label", "text": "Left" }, { "type": "label", "text": "Right" } ] }"#,
    ] {
      let fixture = try Fixture(cell: "\"accessoryType\": \"checkmark\", \"content\": \(content)")
      #expect(try fixture.rules(.normal, on: system).isEmpty)
    }
  }

  /// Right to left the mark is at the left; the contentView begins behind it, at 40, and frames count from there.
  @Test(arguments: System.allCases.filter { $0 >= .ios13 && $0 < .ios26 })
  func rightToLeft(on system: System) throws {
    #expect(try fixture(40, x: 0).rules(.normal, on: system, direction: .rightToLeft) == [Self.name])
    #expect(try fixture(40, x: 12).rules(.normal, on: system, direction: .rightToLeft).isEmpty)
  }
}
