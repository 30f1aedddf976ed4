/// How a rounded corner bends; the raw value is CALayerCornerCurve's.
package enum CornerCurve: String, CaseIterable, Sendable {
  /// A quarter of a circle.
  case circular
  /// The system's smoother corner, which begins earlier.
  case continuous
}
