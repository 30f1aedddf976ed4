package import Diagnostics
package import Graphics

/// A user defined runtime attribute: a value that is set by key path when the view is loaded.
package struct RuntimeAttribute: Hashable, Sendable {
  package var keyPath: String
  package var value: RuntimeValue
  package var span: Span
}

/// The value of a runtime attribute.
package enum RuntimeValue: Hashable, Sendable {
  case number(Double)
  case string(String, isLocalized: Bool)
  case boolean(Bool)
  case color(InterfaceColor)
  case image(String)
  case point(Point)
  case size(Size)
  case rect(Rect)
  /// Location and length.
  case range(Double, Double)
  case `nil`
}
