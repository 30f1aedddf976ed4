/// A colour as a document writes it.
package enum InterfaceColor: Hashable, Sendable {
  /// Channels in a colour space.
  case components(ColorComponents)
  /// A colour of the asset catalog, by its name.
  case named(String)
  /// One of UIKit's own (`labelColor`, and before iOS 13 `darkTextColor`), by the name of its class method, with the
  /// channels that stand beside it for systems that do not know it.
  case system(String, fallback: ColorComponents?)
  /// The property is set to nil, so that UIKit's default holds.
  case none
}

/// The channels of a colour, 0 to 1; wide spaces go beyond.
package struct ColorComponents: Hashable, Sendable {
  package var space: ColorSpace
  package var channels: ColorChannels
  package var alpha: Double

  package init(space: ColorSpace, channels: ColorChannels, alpha: Double = 1) {
    self.space = space
    self.channels = channels
    self.alpha = alpha
  }
}

/// What a colour is mixed from.
package enum ColorChannels: Hashable, Sendable {
  case rgb(red: Double, green: Double, blue: Double)
  case white(Double)
  case cmyk(cyan: Double, magenta: Double, yellow: Double, black: Double)
}

/// The space that channels are measured in.
package enum ColorSpace: Hashable, Sendable {
  case sRGB
  case extendedSRGB
  case displayP3
  case adobeRGB
  case genericRGB
  /// What Xcode wrote up to version 7: the display's generic RGB.
  case calibratedRGB
  case deviceRGB
  /// Grey with the gamma of sRGB.
  case genericGamma22Gray
  case extendedGray
  case genericGray
  case calibratedWhite
  case deviceWhite
  case genericCMYK
  case other(String)

  /// The space that a file names.
  init(name: String) {
    self =
      switch name {
      case "sRGB": .sRGB
      case "extendedSRGB", "extendedSRGBColorSpace": .extendedSRGB
      case "displayP3": .displayP3
      case "adobeRGB1998": .adobeRGB
      case "genericRGB", "genericRGBColorSpace": .genericRGB
      case "calibratedRGB": .calibratedRGB
      case "deviceRGB": .deviceRGB
      case "genericGamma22GrayColorSpace", "genericGamma22Gray": .genericGamma22Gray
      case "extendedGray", "extendedGrayColorSpace": .extendedGray
      case "genericGray", "genericGrayColorSpace": .genericGray
      case "calibratedWhite": .calibratedWhite
      case "deviceWhite": .deviceWhite
      case "genericCMYK", "genericCMYKColorSpace", "deviceCMYK": .genericCMYK
      default: .other(name)
      }
  }
}
