import Testing

@testable import Graphics

/// Rectangles, insets and pixels.
struct GeometryTests {
  private let rect = Rect(x: 10, y: 20, width: 30, height: 40)

  @Test func edges() {
    #expect(rect.maxX == 40)
    #expect(rect.maxY == 60)
    #expect(rect.midX == 25)
    #expect(rect.midY == 40)
    #expect(rect.offset(by: Point(x: -1, y: 2)) == Rect(x: 9, y: 22, width: 30, height: 40))
    let insets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(rect.inset(by: insets) == Rect(x: 12, y: 21, width: 24, height: 36))
  }

  /// What lies 10 from the left lies 10 from the right; twice is once.
  @Test func mirrored() {
    #expect(rect.mirrored(in: 100) == Rect(x: 60, y: 20, width: 30, height: 40))
    #expect(rect.mirrored(in: 100).mirrored(in: 100) == rect)
  }

  @Test func common() {
    #expect(
      rect.intersection(Rect(x: 0, y: 0, width: 15, height: 25)) == Rect(x: 10, y: 20, width: 5, height: 5))
    // An edge in common is no area.
    #expect(rect.intersection(Rect(x: 40, y: 20, width: 5, height: 5)) == nil)
    #expect(rect.contains(rect))
    #expect(rect.contains(Rect(x: 15, y: 25, width: 1, height: 1)))
    #expect(!rect.contains(Rect(x: 9, y: 25, width: 5, height: 5)))
  }

  @Test func direction() {
    let insets = DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(insets.resolved(rightToLeft: false) == EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(insets.resolved(rightToLeft: true) == EdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
  }

  /// Halves go up, as in the frames that Xcode stores.
  @Test(
    arguments: [
      (0.25, 2.0, 0.5), (0.24, 2, 0), (-0.25, 2, 0), (1.0 / 6, 3, 1.0 / 3), (9.75, 2, 10), (7, 1, 7),
    ] as [(Double, Double, Double)])
  func rounded(value: Double, scale: Double, expected: Double) {
    #expect(PixelGrid(scale: scale).round(value) == expected)
  }

  /// 17 points of San Francisco are 20.287 high: 20.5 at 2x, 20.333 at 3x, 21 at 1x.
  @Test(
    arguments: [
      (20.287, 2.0, 20.5), (20.287, 3, 61.0 / 3), (20.287, 1, 21), (20.5, 2, 20.5), (20.5000000001, 2, 20.5),
    ] as [(Double, Double, Double)])
  func ceiled(value: Double, scale: Double, expected: Double) {
    #expect(PixelGrid(scale: scale).ceil(value) == expected)
  }

  /// Neighbours stay neighbours: edges are rounded, not lengths.
  @Test func neighbours() {
    let grid = PixelGrid(scale: 2)
    let left = grid.round(Rect(x: 0, y: 0, width: 33.3, height: 10))
    let right = grid.round(Rect(x: 33.3, y: 0, width: 33.3, height: 10))
    #expect(left.maxX == right.x)
    #expect(right.maxX == 66.5)
  }
}
