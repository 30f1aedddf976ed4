internal import Glibc

extension Color {
  /// A colour whose channels go from 0 to 1 in sRGB; what lies beyond is cut.
  package init(sRGB red: Double, _ green: Double, _ blue: Double, alpha: Double = 1) {
    self.init(
      red: Color.byte(red), green: Color.byte(green), blue: Color.byte(blue), alpha: Color.byte(alpha))
  }

  /// A colour in sRGB's primaries whose channels are amounts of light.
  package init(linearSRGB red: Double, _ green: Double, _ blue: Double, alpha: Double = 1) {
    self.init(sRGB: Color.encoded(red), Color.encoded(green), Color.encoded(blue), alpha: alpha)
  }

  /// A Display P3 colour; each channel that leaves sRGB is cut, as a display without the wider colours does.
  package init(displayP3 red: Double, _ green: Double, _ blue: Double, alpha: Double = 1) {
    let (red, green, blue) = (Color.linear(red), Color.linear(green), Color.linear(blue))
    // P3's primaries to XYZ to sRGB's, both with the white point D65; each row's sum is 1, so white stays white.
    self.init(
      linearSRGB: 1.2249401763 * red - 0.2249401763 * green,
      -0.0420569547 * red + 1.0420569547 * green,
      -0.0196375546 * red - 0.0786360456 * green + 1.0982736002 * blue, alpha: alpha)
  }

  /// A grey by the plain power law of 2.2.
  package init(grayGamma22 white: Double, alpha: Double = 1) {
    let light = pow(max(white, 0), 2.2)
    self.init(linearSRGB: light, light, light, alpha: alpha)
  }

  /// sRGB's transfer function (IEC 61966-2-1), which Display P3 shares, carried on below 0.
  private static func encoded(_ light: Double) -> Double {
    let size = abs(light)
    let value = size <= 0.0031308 ? 12.92 * size : 1.055 * pow(size, 1 / 2.4) - 0.055
    return light < 0 ? -value : value
  }

  static func linear(_ value: Double) -> Double {
    let size = abs(value)
    let light = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return value < 0 ? -light : light
  }

  /// Not a number counts as nothing.
  private static func byte(_ fraction: Double) -> UInt8 {
    fraction > 0 ? UInt8((min(fraction, 1) * 255).rounded()) : 0
  }
}
