import Designs
import Diagnostics
import Testing
import UIKitRules

/// What a design's constraints are once the whole tree is known.
struct ConstraintTests {
  private static let text = Samples.view(
    #"""
    "type": "view", "id": "root", "metrics": { "gap": 6, "wide": 200 },
    "children": [
      { "type": "label", "id": "name" },
      { "type": "view", "metrics": { "gap": 2 },
        "children": [{ "type": "label", "id": "value" }],
        "constraints": ["H:|-[value]-gap-|", "value.top = margins.top + gap", "value.width <= wide"] } ],
    "constraints": ["H:|-gap-[name]-[value]-|", "value.trailing = cell.trailing - 40",
                    "name.height = contentView.height / 2 @750", "name.leading >= readable.leading"]
    """#)

  private func lists() throws -> [ConstraintList] {
    let (design, faults) = read(Self.text)
    let cell = try #require(design?.cells.first, "\(faults.map(\.message))")
    let content = try #require(cell.content.otherwise)
    #expect(content.children.allSatisfy { $0.constraints.isEmpty })
    return content.constraints
  }

  /// Views stand by their places: the root 0, the name 1, the inner view 2, the value 3.
  @Test func itemsAreFound() throws {
    let lists = try lists()
    #expect(lists.map(\.holder) == [2, 0])
    let inner = lists[0].constraints.otherwise.map(shown)
    #expect(
      inner == [
        "view(3).leading equal 1.0 holder(2).leadingMargin points(0.0) 1000.0",
        "holder(2).trailing equal 1.0 view(3).trailing points(2.0) 1000.0",
        "view(3).top equal 1.0 margins(2).top points(2.0) 1000.0",
        "view(3).width lessThanOrEqual points(200.0) 1000.0",
      ])
    let outer = lists[1].constraints.otherwise.map(shown)
    #expect(
      outer == [
        "view(1).leading equal 1.0 holder(0).leading points(6.0) 1000.0",
        "view(3).leading equal 1.0 view(1).trailing standardSpacing 1000.0",
        "holder(0).trailingMargin equal 1.0 view(3).trailing points(0.0) 1000.0",
        "view(3).trailing equal 1.0 cell.trailing points(-40.0) 1000.0",
        "view(1).height equal 0.5 contentView.height points(0.0) 750.0",
        "view(1).leading greaterThanOrEqual 1.0 readable(0).leading points(0.0) 1000.0",
      ])
  }

  /// A constraint knows the part of the file that says it.
  @Test func placesAreKept() throws {
    let bytes = Array(Self.text.utf8)
    let places = try lists()[0].constraints.otherwise.map {
      String(decoding: bytes[Int($0.span.start)..<Int($0.span.end)], as: UTF8.self)
    }
    #expect(places == ["-", "gap", "value.top = margins.top + gap", "value.width <= wide"])
    #expect(try lists()[0].constraints.otherwise.first?.text == "H:|-[value]-gap-|")
  }

  @Test func messages() {
    let text = Samples.view(
      #""type":"view","children":[{"type":"label","id":"name"}],"constraints":["H:|-[nmae]-|","self.width = 5"]"#
    )
    #expect(
      read(text).diagnostics.map(\.message) == [
        #"no view of this tree has the id "nmae"; did you mean "name"?"#,
        #"no view of this tree has the id "self"; did you mean "superview"?"#,
      ])
  }

  private func shown(_ constraint: Constraint) -> String {
    func anchor(_ anchor: Constraint.Anchor) -> String { "\(anchor.item).\(anchor.attribute)" }
    let second = constraint.second.map { "\(constraint.multiplier) \(anchor($0)) " } ?? ""
    return
      "\(anchor(constraint.first)) \(constraint.relation) \(second)\(constraint.constant) \(constraint.priority)"
  }
}
