import Graphics
import Testing

@testable import AutoLayout

/// What each attribute, relation and inset means: worked by hand from UIKit's definitions.
@Suite struct AttributeTests {
  /// The line of the root, 200 by 100 with margins 20, 10, 30, 40, that each attribute is.
  private static let lines: [(LayoutAttribute, Double)] = [
    (.left, 0), (.right, 200), (.leading, 0), (.trailing, 200), (.centerX, 100), (.leftMargin, 10),
    (.rightMargin, 160), (.leadingMargin, 10), (.trailingMargin, 160), (.centerXWithinMargins, 85), (.top, 0),
    (.bottom, 100), (.centerY, 50), (.topMargin, 20), (.bottomMargin, 70), (.centerYWithinMargins, 45),
    (.firstBaseline, 16), (.lastBaseline, 96),
  ]

  @Test(arguments: lines)
  func lineOfAnItem(_ attribute: LayoutAttribute, _ place: Double) {
    var builder = SystemBuilder()
    let root = builder.root(
      200, 100,
      LayoutItem(
        margins: EdgeInsets(top: 20, left: 10, bottom: 30, right: 40), firstBaseline: 16, lastBaseline: 4))
    let view = builder.view(in: root, 10, 10)
    builder.tie(view, attribute.axis == .horizontal ? .left : .top, root, attribute, 3)
    let frame = builder.solved().frame(of: view)
    #expect((attribute.axis == .horizontal ? frame.x : frame.y) == place + 3)
  }

  /// Where the frame of a view of 20 by 10, inset by its alignment rectangle, stands when that line of it is at 50.
  private static let frames: [(LayoutAttribute, Double)] = [
    (.left, 49), (.right, 33), (.centerX, 41), (.top, 48), (.bottom, 44), (.centerY, 46), (.leftMargin, 45),
    (.rightMargin, 38), (.topMargin, 45), (.bottomMargin, 51), (.firstBaseline, 41), (.lastBaseline, 46),
  ]

  @Test(arguments: frames)
  func constraintsHoldTheAlignmentRectangle(_ attribute: LayoutAttribute, _ place: Double) {
    var builder = SystemBuilder()
    let root = builder.root(200, 100)
    let view = builder.add(
      LayoutItem(
        parent: root, intrinsicSize: PerAxis(horizontal: 16, vertical: 4),
        alignmentInsets: EdgeInsets(top: 2, left: 1, bottom: 4, right: 3),
        margins: EdgeInsets(top: 5, left: 5, bottom: 11, right: 8), firstBaseline: 7, lastBaseline: 2))
    builder.tie(view, attribute, root, attribute.axis == .horizontal ? .left : .top, 50)
    let frame = builder.solved().frame(of: view)
    #expect((attribute.axis == .horizontal ? frame.x : frame.y) == place)
    #expect(frame.size == Size(width: 20, height: 10))
  }

  @Test func rightToLeftSwapsSidesAndDirections() {
    var builder = SystemBuilder(isRightToLeft: true)
    let root = builder.root(
      200, 50, LayoutItem(margins: EdgeInsets(top: 0, left: 8, bottom: 0, right: 20)))
    let first = builder.view(in: root, 30, 10)
    let second = builder.view(in: root, 40, 10)
    let third = builder.view(in: root, 10, 10)
    builder.tie(first, .leading, root, .leadingMargin, 5)
    builder.tie(second, .leading, .greaterThanOrEqual, first, .trailing, 6)
    builder.tie(second, .trailing, root, .trailing, 0, times: 1, 10)
    builder.tie(second, .leading, first, .trailing, 0, times: 1, 20)
    builder.tie(third, .left, root, .left, 7)
    let solver = builder.solved()
    #expect(solver.frame(of: first).x == 200 - 20 - 5 - 30)
    #expect(solver.frame(of: second).maxX == 145 - 6)
    #expect(solver.frame(of: third).x == 7)
  }

  /// A place times a number is measured in the view that holds both items.
  @Test(arguments: [(false, 40.0), (true, 110.0)])
  func multiplesOfPlaces(_ isRightToLeft: Bool, _ x: Double) {
    var builder = SystemBuilder(isRightToLeft: isRightToLeft)
    let root = builder.root(300, 50)
    let holder = builder.view(in: root)
    builder.tie(holder, .left, root, .left, 70)
    builder.pin(holder, .width, .equal, 160)
    let view = builder.view(in: holder, 10, 10)
    builder.tie(view, .leading, holder, .trailing, 0, times: 0.25)
    let frame = builder.solved().frame(of: view)
    #expect(frame.x == x)
    #expect(frame.width == 10)
  }

  @Test func lengthsMixAxes() {
    var builder = SystemBuilder()
    let root = builder.root(200, 100)
    let image = builder.view(in: root)
    builder.tie(image, .width, image, .height, 10, times: 1.5)
    builder.tie(image, .height, root, .height, 0, times: 0.5)
    builder.tie(image, .centerX, root, .centerX)
    builder.tie(image, .centerY, root, .centerY)
    #expect(builder.solved().frame(of: image).isNear(Rect(x: 57.5, y: 25, width: 85, height: 50)))
  }

  @Test func framesAreRoundedHalvesUp() {
    var builder = SystemBuilder()
    let root = builder.root(101.5, 43.5)
    let label = builder.view(in: root, 31, 20)
    builder.tie(label, .centerX, root, .centerX)
    builder.tie(label, .centerY, root, .centerY)
    let solver = builder.solved()
    #expect(solver.frame(of: label) == Rect(x: 35.25, y: 11.75, width: 31, height: 20))
    #expect(solver.frame(of: label, on: PixelGrid(scale: 2)) == Rect(x: 35.5, y: 12, width: 31, height: 20))
    #expect(solver.frame(of: label, on: PixelGrid(scale: 1)) == Rect(x: 35, y: 12, width: 31, height: 20))
  }

  @Test func guidesKeepToTheirOwner() throws {
    var builder = SystemBuilder()
    let root = builder.root(
      800, 100,
      LayoutItem(
        alignmentInsets: EdgeInsets(top: 1, left: 2, bottom: 3, right: 4),
        margins: EdgeInsets(top: 11, left: 20, bottom: 12, right: 40)))
    let safeArea = try builder.system.addGuide(
      EdgeInsets(top: 5, left: 6, bottom: 7, right: 8), in: root)
    let wide = try builder.system.addReadableGuide(maximumWidth: 672, in: root)
    let narrow = try builder.system.addReadableGuide(maximumWidth: 900, in: root)
    let solver = builder.solved()
    #expect(solver.frame(of: root) == Rect(x: 0, y: 0, width: 806, height: 104))
    #expect(solver.frame(of: safeArea) == Rect(x: 6, y: 5, width: 792, height: 92))
    #expect(solver.frame(of: wide) == Rect(x: 57, y: 11, width: 672, height: 81))
    #expect(solver.frame(of: narrow) == Rect(x: 20, y: 11, width: 746, height: 81))
  }

  /// The item cell: 11 + 20.5 + 8 + 14.5 + 11 = 65, its width required and its height fitted at 50.
  @Test func aCellFitsItsContent() throws {
    var builder = SystemBuilder()
    let content = builder.root(
      nil, nil, LayoutItem(margins: EdgeInsets(top: 11, left: 16, bottom: 11, right: 16)))
    let name = builder.view(in: content, 100, 20.5)
    let serial = builder.view(in: content, 80, 14.5)
    builder.tie(name, .top, content, .top, 11)
    builder.tie(name, .leading, content, .leadingMargin)
    builder.tie(serial, .leading, name, .leading)
    builder.tie(serial, .top, name, .bottom, 8)
    builder.tie(serial, .bottom, content, .bottom, -11)
    let width = try builder.system.addFitting(content, width: 375)
    var solver = builder.solved()
    #expect(solver.frame(of: content) == Rect(x: 0, y: 0, width: 375, height: 65))
    solver.setConstant(414, of: width)
    solver.setIntrinsicSize(29, of: serial, .vertical)
    solver.solve()
    #expect(solver.frame(of: content) == Rect(x: 0, y: 0, width: 414, height: 79.5))
  }
}
