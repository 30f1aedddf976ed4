extension SystemColor {
  /// The first system that has it; the oldest of all for those older than every lane.
  package var firstSystem: System {
    switch self {
    case .clear, .black, .white, .gray, .lightGray, .darkGray, .red, .green, .blue, .cyan, .yellow, .magenta,
      .orange, .purple, .brown, .darkText, .lightText, .tint, .groupTableViewBackground:
      .ios8
    case .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemTeal, .systemBlue, .systemPurple,
      .systemPink, .systemGray:
      .ios8
    case .systemMint, .systemCyan: .ios15
    default: .ios13
    }
  }

  /// The palette's row for the system: what the newest palette says, else the one before.
  func shades(in system: System) -> Shades {
    switch self {
    case .tint: return SystemColor.systemBlue.shades(in: system)
    case .groupTableViewBackground where system.has(.dark):
      return SystemColor.systemGroupedBackground.shades(in: system)
    default: break
    }
    if system >= .ios26, let shades = SystemColor.from26(self) { return shades }
    if system >= .ios15, let shades = SystemColor.from15(self) { return shades }
    if system >= .ios13, let shades = SystemColor.from13(self) { return shades }
    return SystemColor.upTo12(self) ?? SystemColor.from13(self) ?? SystemColor.fixed(self)
  }

  /// Where the value on that system comes from.
  func source(in system: System, _ appearance: Appearance) -> FactSource {
    switch self {
    case .separator where system >= .ios26: appearance.isHighContrast ? .inferred : .m27
    case .opaqueSeparator where system >= .ios26, .placeholderText where system >= .ios26: .inferred
    case .tint: SystemColor.systemBlue.source(in: system, appearance)
    case _ where system >= .ios26 && SystemColor.from26(self) != nil: .hig
    case .systemTeal where system >= .ios15, .systemCyan: .memory
    case .systemMint where appearance == .light: .memory
    case .systemBlue where appearance.isHighContrast: .memory
    case .link where appearance.isDark: .memory
    case .groupTableViewBackground where !system.has(.dark): .memory
    case _ where SystemColor.isFixed(self): .doc
    default: .reported
    }
  }

  private static func isFixed(_ name: SystemColor) -> Bool {
    from13(name) == nil && name.firstSystem == .ios8
  }
}
