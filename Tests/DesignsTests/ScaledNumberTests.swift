import Designs
import Diagnostics
import Testing
import UIKitRules

/// Numbers that follow the text size.
struct ScaledNumberTests {
  /// Body's leadings over 22, to the pixel: floor(value x leading / 22 x scale + 0.5) / scale.
  private static let leadings: [Double] = [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]

  private func traits(_ size: ContentSize, _ system: System = .ios18) throws -> Traits {
    Traits(
      system: system, device: try #require(Device.named("iPhone 16")), appearance: .light, contentSize: size,
      legibilityWeight: .regular, direction: .leftToRight)
  }

  @Test(arguments: zip(ContentSize.allCases, leadings))
  func lengths(size: ContentSize, leading: Double) throws {
    for value in [8.0, 44, 100.5, -10] {
      let expected = (value * leading / 22 * 3 + 0.5).rounded(.down) / 3
      var facts = FactSet()
      let points = Length(value, relativeTo: .body).points(in: try traits(size), facts: &facts)
      #expect(abs(points - expected) < 1e-9)
      #expect(Length(value).points(in: try traits(size), facts: &facts) == value)
      // Up to 10 there is no UIFontMetrics.
      #expect(Length(value, relativeTo: .body).points(in: try traits(size, .ios10), facts: &facts) == value)
    }
  }

  @Test func designsNameThem() throws {
    let (design, faults) = read(
      Samples.cell(
        #"""
        "height": { "value": 60, "relativeTo": "body" },
        "content": { "type": "stack", "id": "root", "spacing": { "value": 8, "relativeTo": "footnote" },
          "customSpacing": { "a": { "value": 4, "relativeTo": "body" } }, "metrics": { "gap": { "value": 6, "relativeTo": "body" } },
          "children": [ { "type": "view", "id": "a", "width": { "value": 24, "relativeTo": "body" }, "height": 5 } ],
          "constraints": [ "a.top = superview.top + 2 * gap + 1" ] }
        """#))
    let cell = try #require(design?.cells.first, "\(faults.map(\.message))")
    #expect(cell.height.otherwise == .points(Length(60, relativeTo: .body)))
    let content = try #require(cell.content.otherwise)
    guard case .stack(let stack) = content.kind else {
      Issue.record("no stack")
      return
    }
    #expect(stack.spacing.otherwise == Length(8, relativeTo: .footnote))
    #expect(stack.customSpacing[0]?.otherwise == Length(4, relativeTo: .body))
    #expect(content.children[0].width.otherwise == .points(Length(24, relativeTo: .body)))
    #expect(content.children[0].height.otherwise == .points(Length(5)))
    let constraint = try #require(content.constraints.first?.constraints.otherwise.first)
    #expect(constraint.scaled == [.init(length: Length(6, relativeTo: .body), coefficient: 2)])
    var facts = FactSet()
    // 6 x 62 / 22 = 16.909: 17 at scale 3; 2 x 17 + 1.
    let resolved = constraint.resolved(in: try traits(.accessibilityExtraExtraExtraLarge), facts: &facts)
    #expect(resolved.constant == .points(35))
    #expect(constraint.resolved(in: try traits(.large), facts: &facts).constant == .points(13))
  }
}
