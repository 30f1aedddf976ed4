import Diagnostics
import Graphics
import Testing
import UIKitRules

@testable import Checks

/// `action-title-hidden` and `action-title-truncated`.
struct ActionTitleTests {
  private func fixture(_ action: String, height: Double, separator: String = "none") throws -> Fixture {
    try Fixture(
      cell:
        #""height": \#(height), "swipeActions": { "trailing": { "actions": [ { "id": "a", \#(action) } ] } }"#,
      table: "\"separatorStyle\": \"\(separator)\"")
  }

  private static let both = #""title": "Delete", "image": { "systemName": "trash" }"#
  private static let classic = System.from11.filter { $0 < .ios26 }

  /// Icon and title need a button of 90: the published 91 is a row with its separator.
  @Test(arguments: classic)
  func byHeight(on system: System) throws {
    for (height, separator, isHidden) in [
      (90.0, "none", false), (89.5, "none", true), (90, "singleLine", true), (90.5, "singleLine", false),
      (91, "singleLine", false), (44, "none", true),
    ] {
      let fixture = try fixture(Self.both, height: height, separator: separator)
      for state in [CellState.swiped, .confirming, .fullSwipe] {
        let findings = try fixture.findings(state, on: system)
        #expect(findings.map(\.rule.rawValue) == (isHidden ? ["action-title-hidden"] : []), "\(height)")
        for finding in findings {
          #expect(fixture.text(at: finding.span) == "\"Delete\"")
          #expect(finding.rule.level == .warning)
        }
      }
    }
    let message = try fixture(Self.both, height: 89.5).findings(.swiped, on: system).first?.message
    #expect(message?.contains("89.5 pt") == true)
    #expect(message?.contains("90") == true)
  }

  /// Alone, either shows in any row.
  @Test(arguments: System.from11)
  func alone(on system: System) throws {
    for action in [
      #""title": "Delete""#, #""accessibilityLabel": "Delete", "image": { "systemName": "trash" }"#,
    ] {
      for height in [30.0, 60, 120] {
        #expect(try fixture(action, height: height).rules(.swiped, on: system).isEmpty)
      }
    }
  }

  /// 26 shows the title below the capsule or beside the image; not where the image is higher than the capsule.
  @Test func capsules() throws {
    for height in [52.0, 60, 100] {
      #expect(try fixture(Self.both, height: height).rules(.swiped, on: .ios26).isEmpty)
    }
    let low = try fixture(Self.both, height: 24)
    let finding = try #require(try low.findings(.swiped, on: .ios26).first)
    #expect(finding.rule == .actionTitleHidden)
    // 60 wide, 8 less than the row.
    #expect(finding.message.contains("60 x 16 pt"))
  }

  private static let long = "Move everything in here to the other folder over there and then to the next one"

  /// At most 120 wide with 6 on each side, two lines, down to 11 points: the rest is cut.
  @Test(arguments: classic)
  func truncated(on system: System) throws {
    let fixture = try fixture(#""title": "\#(Self.long)""#, height: 100)
    for state in [CellState.swiped, .confirming, .fullSwipe] {
      let findings = try fixture.findings(state, on: system)
      #expect(findings.map(\.rule.rawValue) == ["action-title-truncated"])
      for part in ["2 lines", "108 pt", "11 pt", "Move everything"] {
        #expect(findings.first?.message.contains(part) == true, "\(part)")
      }
      #expect(findings.map { fixture.text(at: $0.span) } == ["\"\(Self.long)\""])
      #expect(findings.first?.rule.level == .warning)
    }
  }

  /// What two lines or smaller letters hold is whole.
  @Test(arguments: System.from11)
  func fitting(on system: System) throws {
    for title in ["Delete", "Move to the other folder", "Add to my favourites list"] {
      #expect(
        try fixture(#""title": "\#(title)""#, height: 100).rules(.swiped, on: system).isEmpty, "\(title)")
    }
  }

  /// In a low row only one line has room.
  @Test func lowRow() throws {
    let message = try fixture(#""title": "Move to the other folder""#, height: 20)
      .findings(.swiped, on: .ios18).first?.message
    #expect(message?.contains("1 line of 108 pt") == true)
  }

  /// Text of any length and kind stays one short line.
  @Test func hostile() throws {
    let title = String(repeating: "W\u{202E}", count: 2500)
    let message = try #require(
      try fixture(#""title": "\#(title)""#, height: 60).findings(.swiped, on: .ios18).first?.message)
    #expect(message.unicodeScalars.count < 400)
    #expect(!message.unicodeScalars.contains("\u{202E}"))
  }
}
