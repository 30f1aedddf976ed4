import Graphics
import Testing

@testable import AutoLayout

/// A stack as the constraints that UIStackView makes (UISV-*), worked by hand from them.
@Suite struct StackConstraintTests {
  /// A stack in a root, with views of some intrinsic sizes, as wide and high as given.
  private func stack(
    _ sizes: [(Double, Double)], width: Double? = nil, height: Double? = nil, isRightToLeft: Bool = false,
    margins: EdgeInsets = .zero, _ change: (inout StackLayout) -> Void = { _ in }
  ) throws -> (frames: [Rect], stack: Rect, ambiguity: LayoutAmbiguity) {
    var builder = SystemBuilder(isRightToLeft: isRightToLeft)
    let root = builder.root(1000, 1000)
    let item = builder.add(LayoutItem(parent: root, margins: margins))
    builder.tie(item, .left, root, .left)
    builder.tie(item, .top, root, .top)
    if let width { builder.pin(item, .width, .equal, width) }
    if let height { builder.pin(item, .height, .equal, height) }
    var stack = StackLayout(item, arranged: [])
    for (index, (width, height)) in sizes.enumerated() {
      // Text of a height has its baseline a fifth above its bottom; the first of equals does not matter here.
      let view = builder.add(
        LayoutItem(
          parent: item, intrinsicSize: PerAxis(horizontal: width, vertical: height),
          hugging: PerAxis(ConstraintPriority(251 - Double(index) / 10)), firstBaseline: height * 0.8,
          lastBaseline: height * 0.2))
      stack.arranged.append(.init(view))
    }
    change(&stack)
    try builder.system.add(stack)
    let solver = builder.solved()
    return (
      stack.arranged.map { solver.frame(of: $0.item) }, solver.frame(of: item), solver.ambiguity()
    )
  }

  @Test func fillGivesTheSlackToTheLeastHugging() throws {
    let result = try stack([(40, 20), (30, 30), (20, 10)], width: 200) { $0.spacing = 8 }
    #expect(result.frames.map(\.x) == [0, 48, 86])
    #expect(result.frames.map(\.width) == [40, 30, 114])
    #expect(result.frames.allSatisfy { $0.y == 0 && $0.height == 30 })
    #expect(result.stack.size == Size(width: 200, height: 30))
    #expect(result.ambiguity.places.isEmpty)
  }

  @Test func fittingIsTheSumAndTheGreatest() throws {
    let result = try stack([(40, 20), (30, 30)]) { $0.spacing = 8 }
    #expect(result.stack.size == Size(width: 78, height: 30))
    let vertical = try stack([(40, 20), (30, 30)]) {
      $0.axis = .vertical
      $0.spacing = 8
    }
    #expect(vertical.stack.size == Size(width: 40, height: 58))
    #expect(vertical.frames.map(\.y) == [0, 28])
  }

  @Test func fillEquallySharesWhatSpacingLeaves() throws {
    let result = try stack([(10, 10), (90, 10), (0, 10)], width: 320) {
      $0.distribution = .fillEqually
      $0.spacing = 10
    }
    #expect(result.frames.map(\.width) == [100, 100, 100])
    #expect(result.frames.map(\.x) == [0, 110, 220])
  }

  /// Shares count the spacing: 20 and 60 of 90 at 180 are 40 and 120, and the last one takes what is left.
  @Test func fillProportionallyCountsSpacing() throws {
    let result = try stack([(20, 10), (60, 10)], width: 180) {
      $0.distribution = .fillProportionally
      $0.spacing = 10
    }
    #expect(abs(result.frames[0].width - 40) < 1e-9)
    #expect(abs(result.frames[1].width - 130) < 1e-9)
  }

  @Test func equalSpacingSharesTheGaps() throws {
    let result = try stack([(20, 10), (30, 10), (10, 10)], width: 120) {
      $0.distribution = .equalSpacing
      $0.spacing = 5
    }
    #expect(result.frames.map(\.x) == [0, 50, 110])
    #expect(result.frames.map(\.width) == [20, 30, 10])
    #expect(result.ambiguity.places.isEmpty)
  }

  @Test func equalSpacingKeepsItsSpacingWhenItFits() throws {
    let result = try stack([(20, 10), (30, 10), (10, 10)]) {
      $0.distribution = .equalSpacing
      $0.spacing = 5
    }
    #expect(result.stack.width == 70)
    #expect(result.frames.map(\.x) == [0, 25, 60])
  }

  /// Centres at 10, 95 and 180 of 200: 85 apart.
  @Test func equalCenteringSharesTheCentres() throws {
    let result = try stack([(20, 10), (50, 10), (40, 10)], width: 200) {
      $0.distribution = .equalCentering
      $0.spacing = 5
    }
    #expect(result.frames.map(\.midX) == [10, 95, 180])
    #expect(result.frames.map(\.width) == [20, 50, 40])
  }

  /// Spacing is required and centres are not (150): 20, 5, 100, 5, 20 leave no equal centres' room to move.
  @Test func equalCenteringYieldsToSpacing() throws {
    let result = try stack([(20, 10), (100, 10), (60, 10)], width: 190) {
      $0.distribution = .equalCentering
      $0.spacing = 5
    }
    #expect(result.frames.map(\.x) == [0, 25, 130])
  }

  @Test(arguments: [
    (StackLayout.Alignment.start, [0.0, 0, 0], [20.0, 30, 10]), (.center, [5, 0, 10], [20, 30, 10]),
    (.end, [10, 0, 20], [20, 30, 10]), (.fill, [0, 0, 0], [30, 30, 30]),
    // Baselines at 16, 24 and 8 from the tops.
    (.firstBaseline, [8, 0, 16], [20, 30, 10]), (.lastBaseline, [8, 0, 16], [20, 30, 10]),
  ])
  func alignments(_ alignment: StackLayout.Alignment, _ tops: [Double], _ heights: [Double]) throws {
    let result = try stack([(40, 20), (30, 30), (20, 10)]) { $0.alignment = alignment }
    #expect(zip(result.frames.map(\.y), tops).allSatisfy { abs($0 - $1) < 1e-9 })
    #expect(zip(result.frames.map(\.height), heights).allSatisfy { abs($0 - $1) < 1e-9 })
    #expect(abs(result.stack.height - 30) < 1e-9)
    #expect(result.ambiguity.places.isEmpty)
  }

  @Test(arguments: [
    (StackLayout.Alignment.start, 0.0), (.center, 35), (.end, 70),
  ])
  func alignmentsInAHigherStack(_ alignment: StackLayout.Alignment, _ y: Double) throws {
    let result = try stack([(40, 30)], height: 100) { $0.alignment = alignment }
    #expect(result.frames[0].y == y)
    #expect(result.frames[0].height == 30)
  }

  @Test func hiddenViewsTakeNoSpace() throws {
    let result = try stack([(40, 20), (30, 50), (20, 10)]) {
      $0.spacing = 8
      $0.arranged[1].isHidden = true
    }
    #expect(result.stack.size == Size(width: 68, height: 20))
    #expect(result.frames[1].width == 0)
    #expect(result.frames[2].x == 48)
  }

  @Test func allHidden() throws {
    let result = try stack([(40, 20)], width: 100) { $0.arranged[0].isHidden = true }
    #expect(result.frames[0].width == 0)
    #expect(result.stack.width == 100)
  }

  @Test func customSpacingReplacesTheDefaultBehindItsView() throws {
    let result = try stack([(40, 20), (30, 20), (20, 20)]) {
      $0.spacing = 8
      $0.arranged[0].customSpacing = 30
    }
    #expect(result.frames.map(\.x) == [0, 70, 108])
  }

  @Test func marginsHoldTheViews() throws {
    let margins = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    for alignment in [StackLayout.Alignment.fill, .start, .center, .end] {
      let result = try stack([(40, 20)], margins: margins) {
        $0.isLayoutMarginsRelativeArrangement = true
        $0.alignment = alignment
      }
      #expect(result.stack.size == Size(width: 46, height: 24))
      #expect(result.frames[0].origin == Point(x: 2, y: 1))
    }
    let plain = try stack([(40, 20)], margins: margins)
    #expect(plain.stack.width == 40)
  }

  @Test func rightToLeftBeginsAtTheRight() throws {
    let result = try stack([(40, 20), (30, 20)], isRightToLeft: true) { $0.spacing = 8 }
    #expect(result.frames.map(\.x) == [38, 0])
    let vertical = try stack([(40, 20), (30, 20)], isRightToLeft: true) {
      $0.axis = .vertical
      $0.alignment = .start
    }
    #expect(vertical.frames.map(\.maxX) == [40, 40])
  }

  /// From the last baseline of one to the first baseline of the next.
  @Test func baselineRelativeSpacing() throws {
    let result = try stack([(40, 20), (40, 30)]) {
      $0.axis = .vertical
      $0.isBaselineRelativeArrangement = true
      $0.spacing = 40
    }
    // The first one's baseline is at 16, the second one's at 56, 24 below its top.
    #expect(abs(result.frames[1].y - 32) < 1e-9)
  }
}
