extension SystemColor {
  /// What differed up to iOS 12; the rest had iOS 13's light value.
  // swift-format-ignore
  static func upTo12(_ name: SystemColor) -> Shades? {
    switch name {
    case .systemGreen:              Shades(0x4CD964_FF)
    case .groupTableViewBackground: Shades(0xEFEFF4_FF)
    default: nil
    }
  }

  /// UIColor's fixed names; clear for every other.
  // swift-format-ignore
  static func fixed(_ name: SystemColor) -> Shades {
    switch name {
    case .black, .darkText: Shades(0x000000_FF)
    case .white:            Shades(0xFFFFFF_FF)
    case .lightText:        Shades(0xFFFFFF_99)
    case .gray:             Shades(0x808080_FF)
    case .lightGray:        Shades(0xAAAAAA_FF)
    case .darkGray:         Shades(0x555555_FF)
    case .red:              Shades(0xFF0000_FF)
    case .green:            Shades(0x00FF00_FF)
    case .blue:             Shades(0x0000FF_FF)
    case .cyan:             Shades(0x00FFFF_FF)
    case .yellow:           Shades(0xFFFF00_FF)
    case .magenta:          Shades(0xFF00FF_FF)
    case .orange:           Shades(0xFF8000_FF)
    case .purple:           Shades(0x800080_FF)
    case .brown:            Shades(0x996633_FF)
    default:                Shades(0x000000_00)
    }
  }
}
