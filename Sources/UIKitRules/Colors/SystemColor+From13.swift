extension SystemColor {
  /// The palette of iOS 13 to 18, measured by others; nil for the fixed colours.
  // swift-format-ignore
  static func from13(_ name: SystemColor) -> Shades? {
    switch name {
    //                                      light        dark         light contrast, dark contrast
    case .systemRed:                        Shades(0xFF3B30_FF, 0xFF453A_FF, 0xD70015_FF, 0xFF6961_FF)
    case .systemOrange:                     Shades(0xFF9500_FF, 0xFF9F0A_FF, 0xC93400_FF, 0xFFB340_FF)
    case .systemYellow:                     Shades(0xFFCC00_FF, 0xFFD60A_FF, 0xA05A00_FF, 0xFFD426_FF)
    case .systemGreen:                      Shades(0x34C759_FF, 0x30D158_FF, 0x248A3D_FF, 0x30DB5B_FF)
    case .systemBlue:                       Shades(0x007AFF_FF, 0x0A84FF_FF, 0x0040DD_FF, 0x409CFF_FF)
    case .systemIndigo:                     Shades(0x5856D6_FF, 0x5E5CE6_FF, 0x3634A3_FF, 0x7D7AFF_FF)
    case .systemPurple:                     Shades(0xAF52DE_FF, 0xBF5AF2_FF, 0x8944AB_FF, 0xDA8FFF_FF)
    case .systemPink:                       Shades(0xFF2D55_FF, 0xFF375F_FF, 0xD30F45_FF, 0xFF6482_FF)
    case .systemBrown:                      Shades(0xA2845E_FF, 0xAC8E68_FF, 0x7F6545_FF, 0xB59469_FF)
    case .systemMint:                       Shades(0x00C7BE_FF, 0x63E6E2_FF, 0x0C817B_FF, 0x66D4CF_FF)
    case .systemTeal:                       Shades(0x5AC8FA_FF, 0x64D2FF_FF, 0x0071A4_FF, 0x70D7FF_FF)
    case .systemCyan:                       Shades(0x32ADE6_FF, 0x64D2FF_FF, 0x0071A4_FF, 0x70D7FF_FF)
    case .systemGray:                       Shades(0x8E8E93_FF, 0x8E8E93_FF, 0x6C6C70_FF, 0xAEAEB2_FF)
    case .systemGray2:                      Shades(0xAEAEB2_FF, 0x636366_FF, 0x8E8E93_FF, 0x7C7C80_FF)
    case .systemGray3:                      Shades(0xC7C7CC_FF, 0x48484A_FF, 0xAEAEB2_FF, 0x545456_FF)
    case .systemGray4:                      Shades(0xD1D1D6_FF, 0x3A3A3C_FF, 0xBCBCC0_FF, 0x444446_FF)
    case .systemGray5:                      Shades(0xE5E5EA_FF, 0x2C2C2E_FF, 0xD8D8DC_FF, 0x363638_FF)
    case .systemGray6:                      Shades(0xF2F2F7_FF, 0x1C1C1E_FF, 0xEBEBF0_FF, 0x242426_FF)
    case .label:                            Shades(0x000000_FF, 0xFFFFFF_FF, 0x000000_FF, 0xFFFFFF_FF)
    case .secondaryLabel:                   Shades(0x3C3C43_99, 0xEBEBF5_99, 0x3C3C43_AD, 0xEBEBF5_AD)
    case .tertiaryLabel:                    Shades(0x3C3C43_4C, 0xEBEBF5_4C, 0x3C3C43_60, 0xEBEBF5_60)
    case .quaternaryLabel:                  Shades(0x3C3C43_2D, 0xEBEBF5_28, 0x3C3C43_42, 0xEBEBF5_3D)
    case .placeholderText:                  Shades(0x3C3C43_4C, 0xEBEBF5_4C, 0x3C3C43_60, 0xEBEBF5_60)
    case .systemFill:                       Shades(0x787880_33, 0x787880_5B, 0x787880_47, 0x787880_70)
    case .secondarySystemFill:              Shades(0x787880_28, 0x787880_51, 0x787880_3D, 0x787880_66)
    case .tertiarySystemFill:               Shades(0x767680_1E, 0x767680_3D, 0x767680_33, 0x767680_51)
    case .quaternarySystemFill:             Shades(0x747480_14, 0x767680_2D, 0x747480_28, 0x767680_42)
    case .separator:                        Shades(0x3C3C43_49, 0x545458_99, 0x3C3C43_5E, 0x545458_AD)
    case .opaqueSeparator:                  Shades(0xC6C6C8_FF, 0x38383A_FF, 0xC6C6C8_FF, 0x38383A_FF)
    case .systemBackground:                 Shades(0xFFFFFF_FF, 0x000000_FF, 0xFFFFFF_FF, 0x000000_FF)
    case .secondarySystemBackground:        Shades(0xF2F2F7_FF, 0x1C1C1E_FF, 0xEBEBF0_FF, 0x242426_FF)
    case .tertiarySystemBackground:         Shades(0xFFFFFF_FF, 0x2C2C2E_FF, 0xFFFFFF_FF, 0x363638_FF)
    case .systemGroupedBackground:          Shades(0xF2F2F7_FF, 0x000000_FF, 0xEBEBF0_FF, 0x000000_FF)
    case .secondarySystemGroupedBackground: Shades(0xFFFFFF_FF, 0x1C1C1E_FF, 0xFFFFFF_FF, 0x242426_FF)
    case .tertiarySystemGroupedBackground:  Shades(0xF2F2F7_FF, 0x2C2C2E_FF, 0xEBEBF0_FF, 0x363638_FF)
    case .link:                             Shades(0x007AFF_FF, 0x0984FF_FF, 0x007AFF_FF, 0x0984FF_FF)
    default: nil
    }
  }
}
