package import Graphics

/// A search bar.
package struct SearchBarContent: Hashable, Sendable {
  package var text: String?
  package var placeholder: String?
  package var prompt: String?
  package var style: Style
  package var barTintColor: InterfaceColor?
  package var showsCancelButton: Bool
  package var showsScopeBar: Bool
  package var scopeButtonTitles: [String]

  package enum Style: String, CaseIterable, Sendable {
    case `default`
    case prominent
    case minimal
  }
}

/// A date picker.
package struct DatePickerContent: Hashable, Sendable {
  package var mode: Mode
  package var style: Style
  package var isEnabled: Bool

  package enum Mode: String, CaseIterable, Sendable {
    case time
    case date
    case dateAndTime
    case countDownTimer
    case yearAndMonth
  }

  package enum Style: String, CaseIterable, Sendable {
    case automatic
    case wheels
    case compact
    case inline
  }
}

/// A collection view; its cells are not read.
package struct CollectionContent: Hashable, Sendable {
  package var scrollsHorizontally: Bool
  /// In points; nil where the layout is no flow layout.
  package var itemSize: Size?
}

/// A visual effect view.
package struct VisualEffectContent: Hashable, Sendable {
  /// The style of the blur (`regular`, `dark`), as the file names it.
  package var blurStyle: String?
  package var hasVibrancy: Bool
}
