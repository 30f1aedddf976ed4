/// The device's pixels: lengths in points rounded to whole pixels.
package struct PixelGrid: Hashable, Sendable {
  /// Pixels per point: 1, 2 or 3.
  package var scale: Double

  package init(scale: Double) { self.scale = scale }

  /// The nearest pixel, halves up (Xcode's stored frames).
  package func round(_ value: Double) -> Double { (value * scale + 0.5 + 1e-9).rounded(.down) / scale }

  /// The next pixel up: how UIKit makes an intrinsic text size of a measured one.
  package func ceil(_ value: Double) -> Double { (value * scale - 1e-6).rounded(.up) / scale }

  /// Origin and far corner each to the nearest pixel, as UIKit rounds a solved frame.
  package func round(_ rect: Rect) -> Rect {
    let x = round(rect.x)
    let y = round(rect.y)
    return Rect(x: x, y: y, width: round(rect.maxX) - x, height: round(rect.maxY) - y)
  }
}
