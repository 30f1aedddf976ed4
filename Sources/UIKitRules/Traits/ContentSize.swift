/// The user's text size (UIContentSizeCategory), in its order.
package enum ContentSize: String, CaseIterable, Comparable, Sendable {
  case extraSmall
  case small
  case medium
  case large
  case extraLarge
  case extraExtraLarge
  case extraExtraExtraLarge
  case accessibilityMedium
  case accessibilityLarge
  case accessibilityExtraLarge
  case accessibilityExtraExtraLarge
  case accessibilityExtraExtraExtraLarge

  /// The short form that design files may use: XS to XXXL, AX1 to AX5.
  package var shortName: String {
    switch self {
    case .extraSmall: "XS"
    case .small: "S"
    case .medium: "M"
    case .large: "L"
    case .extraLarge: "XL"
    case .extraExtraLarge: "XXL"
    case .extraExtraExtraLarge: "XXXL"
    case .accessibilityMedium: "AX1"
    case .accessibilityLarge: "AX2"
    case .accessibilityExtraLarge: "AX3"
    case .accessibilityExtraExtraLarge: "AX4"
    case .accessibilityExtraExtraExtraLarge: "AX5"
    }
  }

  /// The size of a long or short name.
  package init?(name: String) {
    guard let found = ContentSize.allCases.first(where: { $0.rawValue == name || $0.shortName == name })
    else { return nil }
    self = found
  }

  /// The place in the scale, extraSmall first.
  package var ordinal: Int {
    switch self {
    case .extraSmall: 0
    case .small: 1
    case .medium: 2
    case .large: 3
    case .extraLarge: 4
    case .extraExtraLarge: 5
    case .extraExtraExtraLarge: 6
    case .accessibilityMedium: 7
    case .accessibilityLarge: 8
    case .accessibilityExtraLarge: 9
    case .accessibilityExtraExtraLarge: 10
    case .accessibilityExtraExtraExtraLarge: 11
    }
  }

  /// Whether it is one of the five sizes that have to be switched on (AX1 to AX5).
  package var isAccessibility: Bool { self >= .accessibilityMedium }

  package static func < (left: ContentSize, right: ContentSize) -> Bool { left.ordinal < right.ordinal }
}
