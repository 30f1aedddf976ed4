/// What is asked of a face beyond its defaults.
struct ShapingFeatures: Hashable, Sendable {
  /// Digits all of one width.
  var hasTabularDigits = false
  /// Whose widths the characters have.
  var widths = WidthSource.system(.regular)
}
