import Diagnostics
import Graphics
import Testing
import UIKitRules

@testable import Checks

/// `double-title` and `text-baked-in-icon`: words in pictures where UIKit shows words.
struct TextInIconTests {
  private func fixture(_ action: String, height: Double = 100) throws -> Fixture {
    try Fixture(
      cell: #"""
        "height": \#(height), "swipeActions": { "trailing": { "actions": [
          { "id": "a", "accessibilityLabel": "Save", \#(action) } ] } }
        """#)
  }

  private static func drawn(_ title: String) -> String {
    #""image": { "drawn": { "size": [50, 50], "image": { "systemName": "star" }, "imageSize": [24, 24], "title": "\#(title)" } }"#
  }

  private static let snapshot = #"""
    "image": { "snapshot": { "type": "view", "width": 40, "height": 40, "children": [
      { "type": "label", "text": "Save", "font": { "size": 11 }, "centerX": 0, "centerY": 0 } ] } }
    """#

  /// A word in the image where the button is high enough for UIKit's own title, and in any capsule of 26.
  @Test(arguments: System.from11, [drawn("Save"), snapshot])
  func baked(on system: System, image: String) throws {
    for (height, isFound) in [(90.0, true), (89.5, system == .ios26), (60, system == .ios26)] {
      let fixture = try fixture(image, height: height)
      let findings = try fixture.findings(.swiped, on: system)
      #expect(findings.map(\.rule.rawValue) == (isFound ? ["text-baked-in-icon"] : []), "\(height)")
      for finding in findings {
        #expect(finding.message.contains("\"Save\""))
        #expect("\"image\": " + fixture.text(at: finding.span) == image)
        #expect(finding.outlines.count == 2)
        #expect(finding.rule.level == .warning)
      }
    }
  }

  /// The same word as the title, which shows: it is there twice.
  @Test(arguments: System.from11)
  func double(on system: System) throws {
    for title in ["Save", "save", "Save…"] {
      let fixture = try fixture(#""title": "\#(title)", \#(Self.drawn("Save"))"#)
      let findings = try fixture.findings(.swiped, on: system)
      #expect(findings.map(\.rule.rawValue) == ["double-title", "text-baked-in-icon"])
      #expect(findings.first.map { fixture.text(at: $0.span) } == "\"\(title)\"")
      #expect(findings.first?.outlines.count == 3)
      #expect(findings.first?.rule.level == .warning)
    }
    let other = try fixture(#""title": "Keep", \#(Self.drawn("Save"))"#)
    #expect(try other.rules(.swiped, on: system) == ["text-baked-in-icon"])
  }

  /// Whole words are compared: a letter of the title, a part of a word or a word with other letters is no repetition.
  @Test(
    arguments: [System.ios18, .ios26],
    [
      ("Archive", "A", false), ("Archive", "Arch", false), ("A", "Archive", false), ("Unread", "Read", false),
      ("Go on", "Go", true), ("Go", "Go on", true), ("Go in", "Go on", false), ("Go", "Go, on", true),
      ("E-Mail", "EMAIL", true), ("Don\u{2019}t", "Don't", true),
    ])
  func wholeWords(on system: System, words: (title: String, picture: String, isFound: Bool)) throws {
    let fixture = try fixture(#""title": "\#(words.title)", \#(Self.drawn(words.picture))"#)
      .only(.doubleTitle)
    #expect(try fixture.rules(.swiped, on: system) == (words.isFound ? ["double-title"] : []))
  }

  /// A title that the button hides is not there twice.
  @Test(arguments: System.from11.filter { $0 < .ios26 })
  func hidden(on system: System) throws {
    let fixture = try fixture(#""title": "Save", \#(Self.drawn("Save"))"#, height: 60)
    #expect(try fixture.rules(.swiped, on: system) == ["action-title-hidden"])
  }

  /// A pattern with a word, and UIKit's title on it; blanks leave the pattern's word alone.
  @Test(arguments: System.allCases)
  func pattern(on system: System) throws {
    func rules(_ title: String) throws -> [String] {
      var fixture = try fixture(
        #"""
        "api": "rowAction", "title": \#(title), "backgroundColor": { "pattern": { "snapshot": { "type": "view",
          "width": 102, "height": "row", "children": [
            { "type": "label", "text": "Save", "centerX": 0, "centerY": 0 } ] } } }
        """#)
      fixture.leavesOut = Fixture.aboutBars.union([
        .patternUnsupported, .whitespaceTitleIgnored, .iconOffCentre, .patternTiled, .swipeBackgroundMismatch,
      ])
      return try fixture.rules(.swiped, on: system)
    }
    #expect(try rules("\"Save\"") == ["double-title"])
    #expect(try rules(#"{ "spaces": 102 }"#).isEmpty)
  }

  /// An icon without a word beside a title is how it should be.
  @Test(arguments: System.from11)
  func clean(on system: System) throws {
    for image in [Self.drawn(""), #""image": { "systemName": "star" }"#] {
      #expect(try fixture(#""title": "Save", \#(image)"#).rules(.swiped, on: system).isEmpty)
    }
  }
}
