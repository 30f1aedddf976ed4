import UIKitRules

extension CellState {
  /// The state in words: `Full swipe, leading`.
  var words: StaticString {
    switch self {
    case .normal: "Normal"
    case .highlighted: "Highlighted"
    case .selected: "Selected"
    case .disabled: "Disabled"
    case .focused: "Focused"
    case .swiping: "Swiping"
    case .swiped: "Swiped"
    case .swipedLeading: "Swiped, leading"
    case .fullSwipe: "Full swipe"
    case .fullSwipeLeading: "Full swipe, leading"
    case .editing: "Editing"
    case .editingSelected: "Editing, selected"
    case .confirming: "Confirming"
    case .reordering: "Reordering"
    }
  }
}

extension System {
  /// The system in words: `iOS 11, Xcode 8`.
  var words: String { self == .ios11Xcode8 ? "iOS 11, Xcode 8" : "iOS \(name)" }
}

extension Appearance {
  var words: StaticString {
    switch self {
    case .light: "Light"
    case .dark: "Dark"
    case .lightHighContrast: "Light, high contrast"
    case .darkHighContrast: "Dark, high contrast"
    }
  }
}

extension ContentSize {
  /// `Text L`, `Text AX3`.
  var words: String { "Text \(shortName)" }
}
