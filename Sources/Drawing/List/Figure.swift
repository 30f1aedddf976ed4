package import Graphics
package import Staging

/// A rectangle with rounded corners: the one outline Core Animation gives a view.
package struct Figure: Hashable, Sendable {
  /// In the picture's coordinates, in points.
  package var rect: Rect
  /// In points; drawn no larger than half the shorter side.
  package var radius: Double
  package var curve: CornerCurve
  /// The corners that `radius` rounds.
  package var corners: Corners

  package init(
    _ rect: Rect, radius: Double = 0, curve: CornerCurve = .circular, corners: Corners = .all
  ) {
    self.rect = rect
    self.radius = corners.isEmpty ? 0 : min(max(radius, 0), max(min(rect.width, rect.height), 0) / 2)
    self.curve = curve
    self.corners = corners
  }

  /// The same figure with every side moved inwards; the corners stay concentric.
  func inset(by distance: Double) -> Figure {
    let insets = EdgeInsets(distance)
    return Figure(rect.inset(by: insets), radius: radius - distance, curve: curve, corners: corners)
  }

  func offset(by point: Point) -> Figure {
    var copy = self
    copy.rect = rect.offset(by: point)
    return copy
  }
}
