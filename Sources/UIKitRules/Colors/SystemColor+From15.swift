extension SystemColor {
  /// What iOS 15 changed in it.
  // swift-format-ignore
  static func from15(_ name: SystemColor) -> Shades? {
    switch name {
    //                                      light        dark         light contrast, dark contrast
    case .systemTeal:                       Shades(0x30B0C7_FF, 0x40C8E0_FF, 0x008299_FF, 0x5DE6FF_FF)
    default: nil
    }
  }
}
