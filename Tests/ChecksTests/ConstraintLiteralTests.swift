import Diagnostics
import Testing
import UIKitRules

@testable import Checks

/// `margins-of-cell` and `left-right-literal`: constraints that name what they do not mean.
struct ConstraintLiteralTests {
  private static let label = #"{ "type": "label", "id": "name", "text": "Name" }"#

  private func fixture(
    _ constraints: String, view: String = label, height: String = "60", more: String = "", _ rule: Rule
  ) throws -> Fixture {
    try Fixture(
      cell: #"""
        "height": \#(height), \#(more)"content": { "type": "view", "children": [ \#(view) ], "constraints": \#(constraints) }
        """#
    ).only(rule)
  }

  // MARK: margins-of-cell

  /// The cell's margins, and its edge at the distance of its margin (16, on wide phones 20).
  @Test(arguments: [
    ("name.leading = ‸cell.leadingMargin‸", "contentView.leadingMargin"),
    ("‸cell.trailingMargin‸ >= name.trailing", "contentView.trailingMargin"),
    ("name.left = 2 + ‸cell.leftMargin‸", "contentView.leftMargin"),
    ("name.top = ‸cell.topMargin‸ + 4", "contentView.topMargin"),
    ("name.bottom <= ‸cell.bottomMargin‸", "contentView.bottomMargin"),
    ("name.centerX = ‸cell.centerXWithinMargins‸", "contentView.centerXWithinMargins"),
    ("name.leading = ‸cell.leading‸ + 16", "contentView.leadingMargin"),
    ("name.trailing = ‸cell.trailing‸ - 20", "contentView.trailingMargin"),
    ("superview.leading = ‸cell.leadingMargin‸", "contentView.leadingMargin"),
  ])
  func cell(_ marked: String, _ cure: String) throws {
    let parts = marked.split(separator: "‸", omittingEmptySubsequences: false)
    let fixture = try fixture("[ \"\(parts.joined())\" ]", .marginsOfCell)
    for system in System.allCases {
      for state in [CellState.normal, .editing] {
        let findings = try fixture.findings(state, on: system)
        #expect(findings.map { fixture.text(at: $0.span) } == [String(parts[1])])
        #expect(findings.first?.message.contains("\"\(cure)\"") == true)
        #expect(findings.first?.rule.level == .warning)
      }
    }
  }

  /// Room of the design's own beside a mark, the contentView's margins, sizes, and views in the cell itself.
  @Test(arguments: [
    "name.trailing = cell.trailing - 40", "name.trailing = cell.trailing - 52", "name.leading = cell.leading",
    "name.leading = margins.leading", "name.leading = contentView.leadingMargin",
    "name.width = 0.5 * cell.width",
    "name.centerY = cell.centerY", "name.top = cell.top + 11", "name.leading = superview.leading + 16",
  ])
  func meant(_ constraint: String) throws {
    #expect(try fixture("[ \"\(constraint)\" ]", .marginsOfCell).rules(.editing, on: .ios18) == [])
  }

  @Test func inTheCell() throws {
    let inCell = Self.label.replacing("\"id\"", with: #""in": "cell", "id""#)
    #expect(
      try fixture(#"[ "name.leading = cell.leadingMargin" ]"#, view: inCell, .marginsOfCell)
        .rules(.editing, on: .ios18) == [])
  }

  /// In a row of its content's height nothing that is tied to the cell's edge counts.
  @Test func height() throws {
    let chain =
      #"[ "name.top = cell.top + 8", "name.bottom = cell.bottom - 8", "name.leading = margins.leading" ]"#
    let fixture = try fixture(chain, height: #""automatic""#, .marginsOfCell)
    #expect(
      try fixture.findings(.normal, on: .ios18).map { fixture.text(at: $0.span) } == [
        "cell.top", "cell.bottom",
      ])
    #expect(try self.fixture(chain, .marginsOfCell).rules(.normal, on: .ios18) == [])
  }

  // MARK: left-right-literal

  @Test(arguments: [
    ("‸name.left‸ = superview.left + 8", "leading"), ("‸superview.right‸ >= name.right", "trailing"),
    ("‸name.leftMargin‸ = superview.leftMargin", "leadingMargin"),
    ("‸name.left‸ = superview.centerX", "leading"), ("name.centerX = ‸superview.right‸ - 40", "trailing"),
  ])
  func literal(_ marked: String, _ cure: String) throws {
    let parts = marked.split(separator: "‸", omittingEmptySubsequences: false)
    let fixture = try fixture("[ \"\(parts.joined())\" ]", .leftRightLiteral)
    for direction in LayoutDirection.allCases {
      let findings = try fixture.findings(.normal, on: .ios18, direction: direction)
      #expect(findings.map { fixture.text(at: $0.span) } == [String(parts[1])])
      #expect(findings.first?.message.hasSuffix("\"\(cure)\"") == true)
      #expect(findings.first?.outlines.count == 1)
    }
  }

  @Test(arguments: [
    #"[ "name.leading = superview.leading + 8", "name.trailing <= margins.trailing" ]"#,
    #"[ "H:|-[name]-|", "V:|-[name]-|" ]"#, #"[ "name.centerX = superview.centerX" ]"#,
    // Chosen by the direction it is meant.
    #"[ { "when": "$direction == 'rtl'", "use": [ "name.right = superview.right - 8" ] }, { "use": [ "name.left = superview.left + 8" ] } ]"#,
  ])
  func directional(_ constraints: String) throws {
    for direction in LayoutDirection.allCases {
      #expect(
        try fixture(constraints, .leftRightLiteral).rules(.normal, on: .ios18, direction: direction) == [])
    }
  }

  /// A rule that has nothing to do with the direction excuses nothing.
  @Test func otherRule() throws {
    let ruled =
      #"[ { "when": "$system < 13", "use": [ "name.leading = superview.leading" ] }, { "use": [ "name.left = superview.left" ] } ]"#
    #expect(try fixture(ruled, .leftRightLiteral).rules(.normal, on: .ios18) == ["left-right-literal"])
    #expect(try fixture(ruled, .leftRightLiteral).rules(.normal, on: .ios12) == [])
  }

  /// An alignment is seen in right-to-left layout, where a label is wider than its text.
  @Test(arguments: [
    (#""left""#, 200, true), (#""right""#, 200, true), (#""natural""#, 200, false),
    (#""center""#, 200, false),
    (#""left""#, 30, false),
    (#"[ { "when": "$direction == 'rtl'", "use": "left" }, { "use": "right" } ]"#, 200, false),
  ])
  func alignment(_ alignment: String, width: Int, isFound: Bool) throws {
    let fixture = try Fixture(
      cell: #"""
        "height": 60, "content": { "type": "view", "children": [
          { "type": "label", "id": "name", "text": "Name", "textAlignment": \#(alignment), "frame": [16, 10, \#(width), 24] } ] }
        """#
    ).only(.leftRightLiteral)
    #expect(try fixture.rules(.normal, on: .ios18) == [])
    let findings = try fixture.findings(.normal, on: .ios18, direction: .rightToLeft)
    #expect(findings.map { fixture.text(at: $0.span) } == (isFound ? [alignment] : []))
  }

  /// Thousands of constraints end in time.
  @Test(.timeLimit(.minutes(1))) func many() throws {
    let all = (0..<2000).map { "\"name.left >= superview.left - \($0)\"" }.joined(separator: ",")
    #expect(try fixture("[ \(all) ]", .leftRightLiteral).rules(.normal, on: .ios18).count == 2000)
  }
}
