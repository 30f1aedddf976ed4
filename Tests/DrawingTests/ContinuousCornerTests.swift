import Graphics
import Staging
import Testing

@testable import Drawing

struct ContinuousCornerTests {
  /// The published figures of UIBezierPath's rounded rectangle for a radius of 100: 152.8665, 108.849299, 86.840694,
  /// 63.149379 | 7.491139, 37.282383 | 16.905956.
  @Test func followsThePublishedCurve() {
    var buffer = ByteBuffer()
    buffer.append(Figure(Rect(x: 0, y: 0, width: 400, height: 400), radius: 100, curve: .continuous))
    let path = String(decoding: buffer.bytes, as: UTF8.self)
    // To hundredths; each curve counts from where it begins.
    let topRight = """
      M152.87 0L247.13 0c44.02 0 66.03 0 89.72 7.49 25.87 9.42 46.24 29.79 55.66 55.66 \
      7.49 23.69 7.49 45.7 7.49 89.72L400 247.13
      """
    #expect(path.hasPrefix("<path d=\"" + topRight))
    let topLeft = """
      0 152.87c0-44.02 0-66.03 7.49-89.72 9.42-25.87 29.79-46.24 55.66-55.66 \
      23.69-7.49 45.7-7.49 89.72-7.49Z"
      """
    #expect(path.hasSuffix(topLeft))
  }

  /// Where the radius is half the side there is room for a circle only; the curve must be one to 0.03% of the radius.
  @Test func isACircleWithoutRoom() {
    let curve = ContinuousCorner(radius: 1, room: 1)
    let half = curve.half
    let first = [
      (half.start, 0), (half.control1, 0), (half.control2, curve.control2Across), (half.along, half.across),
    ]
    let middle = [
      (half.along, half.across), (half.middleAlong, half.middleAcross), (half.middleAcross, half.middleAlong),
      (half.across, half.along),
    ]
    for points in [first, middle] {
      for step in 0...20 {
        let (x, y) = cubic(points, at: Double(step) / 20)
        let distance = ((1 - x) * (1 - x) + (1 - y) * (1 - y)).squareRoot()
        #expect(abs(distance - 1) < 3e-4)
      }
    }
  }

  @Test func circularCornersAreArcs() {
    var buffer = ByteBuffer()
    buffer.append(Figure(Rect(x: 0, y: 0, width: 40, height: 30), radius: 50, corners: [.topLeft]))
    #expect(
      String(decoding: buffer.bytes, as: UTF8.self)
        == "<path d=\"M15 0L40 0L40 30L0 30L0 15A15 15 0 0 1 15 0Z\"")
  }

  private func cubic(_ points: [(Double, Double)], at t: Double) -> (Double, Double) {
    let weights = [(1 - t) * (1 - t) * (1 - t), 3 * t * (1 - t) * (1 - t), 3 * t * t * (1 - t), t * t * t]
    var sum = (0.0, 0.0)
    for (weight, point) in zip(weights, points) {
      sum.0 += weight * point.0
      sum.1 += weight * point.1
    }
    return sum
  }
}
