import Diagnostics
import Graphics
import Testing
import UIKitRules

@testable import Checks

/// What constraints leave open and where they contradict each other.
struct LayoutChecksTests {
  private static func content(
    _ constraints: String, height: String = "44", children: String? = nil
  ) -> String {
    let own =
      #"{ "type": "label", "id": "name", "text": "Name" }, { "type": "label", "id": "value", "text": "12" }"#
    return #"""
      "height": \#(height), "content": { "type": "view", "children": [ \#(children ?? own) ],
        "constraints": [ \#(constraints) ] }
      """#
  }

  /// What is complete: no findings.
  private static let complete =
    #""H:|-[name]-(>=8)-[value]-|", "V:|-[name]-|", "value.firstBaseline = name.firstBaseline""#

  @Test(arguments: System.allCases) func complete(_ system: System) throws {
    for height in ["52", #""automatic""#] {
      #expect(try Fixture(cell: Self.content(Self.complete, height: height)).rules(.normal, on: system) == [])
      #expect(
        try Fixture(cell: Self.content(Self.complete, height: height)).rules(.editing, on: system) == [])
    }
  }

  /// Two texts of the same priorities share a row: which one grows is open.
  @Test func sharedRow() throws {
    let fixture = try Fixture(
      cell: Self.content(
        #""H:|-[name]-[value]-|", "V:|-[name]-|", "value.firstBaseline = name.firstBaseline""#))
    let findings = try fixture.findings(.normal, on: .ios18)
    #expect(findings.map(\.rule) == [.ambiguousLayout, .ambiguousLayout])
    #expect(findings.map(\.rule.level) == [.warning, .warning])
    #expect(findings.allSatisfy { $0.message.contains("horizontally") })
    #expect(findings[0].message.contains(#""name""#) && findings[1].message.contains(#""value""#))
    // Both solutions fill the same row.
    for finding in findings {
      let shown = try #require(finding.outlines.first)
      let ghost = try #require(finding.ghosts.first)
      #expect(shown.width != ghost.width)
      #expect(shown.y == ghost.y && shown.height == ghost.height)
    }
  }

  /// A view without a place along an axis, found at the constraint that names it there.
  @Test func missingConstraint() throws {
    let fixture = try Fixture(
      cell: Self.content(#""H:|-[name]", "V:|-[name]-|", "H:[value]-|", "value.height = 20""#))
    let findings = try fixture.findings(.normal, on: .ios18)
    #expect(findings.map(\.rule) == [.ambiguousLayout])
    #expect(findings.first?.message.contains(#""value" open vertically"#) == true)
    #expect(findings.map { fixture.text(at: $0.span) } == ["value.height = 20"])
  }

  /// A minimal contradiction, each part with its place; what has nothing to do with it is not named.
  @Test func contradiction() throws {
    let fixture = try Fixture(
      cell: Self.content(
        #""name.width = 100", "V:|-[name]-|", "value.top = name.top", "value.leading = superview.leading", "name.leading = superview.leading + 8", "H:[name(120)]""#
      ))
    let findings = try fixture.findings(.normal, on: .ios18)
    #expect(findings.map(\.rule) == [.unsatisfiableLayout])
    let finding = try #require(findings.first)
    #expect(finding.rule.level == .error)
    #expect(
      finding.message
        == #"these contradict each other: "name.width = 100" and "H:[name(120)]"; "120" of "H:[name(120)]" was broken"#
    )
    #expect(fixture.text(at: finding.span) == "120")
    #expect(finding.related.map { fixture.text(at: $0) } == ["name.width = 100"])
    #expect(finding.outlines.count == 1)
  }

  /// A chain of heights that the row is too low for; in a row of its own height it holds.
  @Test func tooLowRow() throws {
    let chain = #""H:|-[name]-(>=8)-[value]-|", "V:|-20-[name(40)]-20-|", "value.centerY = name.centerY""#
    let findings = try Fixture(cell: Self.content(chain)).findings(.normal, on: .ios18)
    #expect(findings.map(\.rule) == [.unsatisfiableLayout])
    #expect(
      findings.first?.message
        == #"these contradict each other: the row's height and "V:|-20-[name(40)]-20-|"; "20" of "V:|-20-[name(40)]-20-|" was broken"#
    )
    #expect(try Fixture(cell: Self.content(chain, height: #""automatic""#)).rules(.normal, on: .ios18) == [])
    #expect(try Fixture(cell: Self.content(chain, height: "80")).rules(.normal, on: .ios18) == [])
    // Optional ones give way without a word.
    let gentle = chain.replacing("20-|", with: "20@999-|")
    #expect(
      try Fixture(cell: Self.content(gentle)).only(.unsatisfiableLayout).rules(.normal, on: .ios18) == [])
  }

  /// `width` and `height` are required; a contradiction with them names them.
  @Test func ownSize() throws {
    let fixture = try Fixture(
      cell: Self.content(
        #""H:|-[box]-|", "box.top = superview.top""#,
        children: #"{ "type": "view", "id": "box", "width": 50, "height": 20 }"#))
    let findings = try fixture.findings(.normal, on: .ios18)
    #expect(findings.map(\.rule) == [.unsatisfiableLayout])
    #expect(findings.first?.message.contains(#"the width of "box""#) == true)
    #expect(findings.first?.message.contains("the cell's width") == true)
  }

  /// Nothing ties the lower end to the row's: the height is open.
  @Test func openHeight() throws {
    let open = #""H:|-[name]-(>=8)-[value]-|", "V:|-[name]", "value.firstBaseline = name.firstBaseline""#
    let fixture = try Fixture(cell: Self.content(open, height: #""automatic""#))
    let findings = try fixture.findings(.normal, on: .ios18)
    #expect(findings.map(\.rule) == [.ambiguousHeight])
    #expect(findings.first?.rule.level == .warning)
    #expect(try Fixture(cell: Self.content(open)).rules(.normal, on: .ios18) == [])
    // One chain is there, another view hangs below it.
    let half =
      #""H:|-[name]-(>=8)-[value]-|", "V:|-[name]-|", "value.top = name.bottom + 30""#
    let found = try Fixture(cell: Self.content(half, height: #""automatic""#)).findings(.normal, on: .ios18)
    #expect(found.map(\.rule) == [.ambiguousHeight])
    #expect(found.first?.message.contains(#""value""#) == true)
  }

  /// The published distances from the cell's edge: 40 centres the mark up to iOS 12, 52 from iOS 13 on.
  @Test(arguments: [
    (System.ios12, 40, []), (.ios13, 40, ["accessory-off-centre"]), (.ios13, 52, []),
    (.ios18, 40, ["accessory-off-centre"]), (.ios18, 52, []),
  ])
  func roomForTheMark(_ system: System, distance: Int, expected: [String]) throws {
    let fixture = try Fixture(
      cell: #"""
        "height": 56, "accessoryType": "checkmark", "content": { "type": "view",
          "children": [
            { "type": "stack", "id": "halves", "spacing": 10, "children": [
              { "type": "view", "id": "left" }, { "type": "view", "id": "right" } ],
              "constraints": [ "right.width = 0.5 * left.width" ] } ],
          "constraints": [ "V:|[halves]|", "halves.leading = margins.leading",
                           "halves.trailing = cell.trailing - \#(distance)" ] }
        """#)
    let findings = try fixture.findings(.normal, on: system)
    #expect(findings.map(\.rule.rawValue) == expected)
    #expect(
      findings.map { fixture.text(at: $0.span) }
        == expected.map { _ in "halves.trailing = cell.trailing - \(distance)" })
  }

  /// Systems at the bounds end in time: a cycle, a contradiction in each of many views, thousands of constraints.
  @Test(.timeLimit(.minutes(1))) func hostile() throws {
    let many = (0..<400).map { #"{ "type": "view", "id": "v\#($0)" }"# }.joined(separator: ",")
    let cycle = (0..<400).map { #""v\#($0).width = v\#(($0 + 1) % 400).width + 1""# }
    #expect(
      try Fixture(cell: Self.content(cycle.joined(separator: ","), children: many)).rules(.normal, on: .ios18)
        .contains("unsatisfiable-layout"))
    let growing = (1..<400).map { #""v\#($0).width = 1000000 * v\#($0 - 1).width""# }
    let grown = try Fixture(
      cell: Self.content(([#""v0.width = 1000""#] + growing).joined(separator: ","), children: many)
    ).rules(.normal, on: .ios18)
    #expect(grown.contains("unsatisfiable-layout"))
    var grid: [String] = []
    for index in 0..<400 {
      if index > 0 {
        grid.append(#""v\#(index).leading >= v\#(index - 1).trailing @\#(index % 900 + 1)""#)
      }
      grid += [
        #""v\#(index).top = superview.top + \#(index % 7)""#,
        #""v\#(index).height <= \#(index % 50 + 1)""#, #""v\#(index).width = \#(index % 50 + 1) @750""#,
        #""v\#(index).trailing <= superview.trailing""#, #""v\#(index).leading >= superview.leading""#,
      ]
    }
    for state in [CellState.normal, .editing] {
      _ = try Fixture(cell: Self.content(grid.joined(separator: ","), children: many)).rules(
        state, on: .ios18)
    }
  }
}
