import Graphics

/// The image of a row that UIKit places; lengths in points.
struct RowImage {
  /// Of its view.
  var size: Size
  /// The width it takes, in whose middle it stands; its own for an image that is no symbol.
  var reservedWidth: Double
  /// Between it and the text.
  var toText: Double

  /// How far the text begins behind where the image's place begins; an image wider than its place pushes it on.
  var advance: Double { max(reservedWidth, (reservedWidth + size.width) / 2) + toText }

  /// The view in a row of a height.
  func frame(x: Double, height: Double) -> Rect {
    Rect(
      x: x + (reservedWidth - size.width) / 2, y: (height - size.height) / 2, width: size.width,
      height: size.height)
  }
}
