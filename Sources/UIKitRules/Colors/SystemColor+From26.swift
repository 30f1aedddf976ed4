extension SystemColor {
  /// What iOS 26 changed: the guidelines' palette, and the separator as measured.
  // swift-format-ignore
  static func from26(_ name: SystemColor) -> Shades? {
    switch name {
    //                                      light        dark         light contrast, dark contrast
    case .systemRed:                        Shades(0xFF383C_FF, 0xFF4245_FF, 0xE9152D_FF, 0xFF6165_FF)
    case .systemOrange:                     Shades(0xFF8D28_FF, 0xFF9230_FF, 0xC55300_FF, 0xFFA056_FF)
    case .systemYellow:                     Shades(0xFFCC00_FF, 0xFFD600_FF, 0xA16A00_FF, 0xFEDF43_FF)
    case .systemGreen:                      Shades(0x34C759_FF, 0x30D158_FF, 0x008932_FF, 0x4AD968_FF)
    case .systemMint:                       Shades(0x00C8B3_FF, 0x00DAC3_FF, 0x008575_FF, 0x54DFCB_FF)
    case .systemTeal:                       Shades(0x00C3D0_FF, 0x00D2E0_FF, 0x008198_FF, 0x3BDDEC_FF)
    case .systemCyan:                       Shades(0x00C0E8_FF, 0x3CD3FE_FF, 0x007EAE_FF, 0x6DD9FF_FF)
    case .systemBlue:                       Shades(0x0088FF_FF, 0x0091FF_FF, 0x1E6EF4_FF, 0x5CB8FF_FF)
    case .systemIndigo:                     Shades(0x6155F5_FF, 0x6B5DFF_FF, 0x564ADE_FF, 0xA7AAFF_FF)
    case .systemPurple:                     Shades(0xCB30E0_FF, 0xDB34F2_FF, 0xB02FC2_FF, 0xEA8DFF_FF)
    case .systemPink:                       Shades(0xFF2D55_FF, 0xFF375F_FF, 0xE7124D_FF, 0xFF8AC4_FF)
    case .systemBrown:                      Shades(0xAC7F5E_FF, 0xB78A66_FF, 0x956D51_FF, 0xDBA679_FF)
    case .separator:                        Shades(0x3C3C43_1F, 0x545458_80, 0x3C3C43_5E, 0x545458_AD)
    default: nil
    }
  }
}
