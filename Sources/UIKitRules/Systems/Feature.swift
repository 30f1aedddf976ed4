/// Something a design may ask for that not every system has.
package enum Feature: String, CaseIterable, Sendable {
  case dark
  case highContrast
  case insetGrouped
  case contextualActions
  case leadingActions
  case fullSwipe
  case contentConfigurations

  /// The first system that has it.
  package var firstSystem: System {
    switch self {
    case .dark, .highContrast, .insetGrouped: .ios13
    case .contextualActions, .leadingActions, .fullSwipe: .ios11
    case .contentConfigurations: .ios14
    }
  }

  /// Whether a system has it.
  package func isAvailable(in system: System) -> Bool { system.number >= firstSystem.number }

  /// Why a preview that needs it is skipped on an older system.
  package var skipReason: String {
    switch self {
    case .dark: "dark appearance exists from iOS 13"
    case .highContrast: "high contrast exists from iOS 13"
    case .insetGrouped: "insetGrouped tables exist from iOS 13"
    case .contextualActions: "contextual actions exist from iOS 11"
    case .leadingActions: "leading actions exist from iOS 11"
    case .fullSwipe: "full swipe exists from iOS 11"
    case .contentConfigurations: "content configurations exist from iOS 14"
    }
  }
}

extension System {
  /// Whether the system has a feature.
  package func has(_ feature: Feature) -> Bool { feature.isAvailable(in: self) }
}

extension Appearance {
  /// What a system must have to show it; nil for light.
  package var feature: Feature? {
    switch self {
    case .light: nil
    case .dark: .dark
    case .lightHighContrast, .darkHighContrast: .highContrast
    }
  }
}
