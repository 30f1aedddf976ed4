/// The weight of a font, lightest first; the raw value is UIKit's name.
package enum FontWeight: String, CaseIterable, Sendable {
  case ultraLight
  case thin
  case light
  case regular
  case medium
  case semibold
  case bold
  case heavy
  case black

  /// Whether it is bold or heavier.
  package var isBold: Bool { self == .bold || self == .heavy || self == .black }
}

/// The system font's designs; the raw value is UIKit's name.
package enum FontDesign: String, CaseIterable, Sendable {
  case `default`
  case monospaced
  case rounded
  case serif
}
