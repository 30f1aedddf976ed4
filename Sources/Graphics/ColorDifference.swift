import Glibc

extension Color {
  /// CIEDE2000 between two opaque colours (Sharma, Wu, Dalal 2005; kL = kC = kH = 1, white D65).
  package func difference(to other: Color) -> Double {
    let (l1, a1, b1) = lab
    let (l2, a2, b2) = other.lab
    let meanChroma = (hypot(a1, b1) + hypot(a2, b2)) / 2
    let seventh = pow(meanChroma, 7)
    let shift = 0.5 * (1 - (seventh / (seventh + pow(25, 7))).squareRoot())
    let c1 = hypot(a1 * (1 + shift), b1)
    let c2 = hypot(a2 * (1 + shift), b2)
    let h1 = Color.hue(b1, a1 * (1 + shift))
    let h2 = Color.hue(b2, a2 * (1 + shift))

    var turn = h2 - h1
    if c1 * c2 == 0 { turn = 0 } else if turn > 180 { turn -= 360 } else if turn < -180 { turn += 360 }
    var meanHue = h1 + h2
    if c1 * c2 != 0 {
      if abs(h1 - h2) > 180 { meanHue += meanHue < 360 ? 360 : -360 }
      meanHue /= 2
    }
    let meanL = (l1 + l2) / 2
    let meanC = (c1 + c2) / 2
    let weight =
      1 - 0.17 * cosine(meanHue - 30) + 0.24 * cosine(2 * meanHue) + 0.32 * cosine(3 * meanHue + 6)
      - 0.20 * cosine(4 * meanHue - 63)
    let offset = (meanL - 50) * (meanL - 50)
    let scaleL = 1 + 0.015 * offset / (20 + offset).squareRoot()
    let scaleC = 1 + 0.045 * meanC
    let scaleH = 1 + 0.015 * meanC * weight
    let meanSeventh = pow(meanC, 7)
    let rotation =
      -2 * (meanSeventh / (meanSeventh + pow(25, 7))).squareRoot()
      * sin((60 * exp(-pow((meanHue - 275) / 25, 2))) * .pi / 180)
    let lightness = (l2 - l1) / scaleL
    let chroma = (c2 - c1) / scaleC
    let hue = 2 * (c1 * c2).squareRoot() * sin(turn / 2 * .pi / 180) / scaleH
    return (lightness * lightness + chroma * chroma + hue * hue + rotation * chroma * hue).squareRoot()
  }

  private func cosine(_ degrees: Double) -> Double { cos(degrees * .pi / 180) }

  private static func hue(_ b: Double, _ a: Double) -> Double {
    if a == 0, b == 0 { return 0 }
    let degrees = atan2(b, a) * 180 / .pi
    return degrees < 0 ? degrees + 360 : degrees
  }

  /// CIE L*a*b* under D65.
  private var lab: (l: Double, a: Double, b: Double) {
    let (r, g, b) = (Color.linear(red), Color.linear(green), Color.linear(blue))
    let x = (0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047
    let y = 0.2126729 * r + 0.7151522 * g + 0.0721750 * b
    let z = (0.0193339 * r + 0.1191920 * g + 0.9503041 * b) / 1.08883
    func curve(_ t: Double) -> Double { t > 216.0 / 24389 ? cbrt(t) : (24389.0 / 27 * t + 16) / 116 }
    return (116 * curve(y) - 16, 500 * (curve(x) - curve(y)), 200 * (curve(y) - curve(z)))
  }

  /// The linear light of an sRGB byte, 0 to 1.
  private static func linear(_ byte: UInt8) -> Double {
    let value = Double(byte) / 255
    return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }
}
