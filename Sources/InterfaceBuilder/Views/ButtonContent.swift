package import Designs
package import Graphics

/// A button.
package struct ButtonContent: Hashable, Sendable {
  package var type: ButtonType
  package var font: InterfaceFont?
  package var states: [ButtonState]
  package var configuration: ButtonConfiguration?
  package var lineBreakMode: Label.LineBreakMode
  package var titleShadowOffset: Size?
  /// In points; nil where the file gives none. Xcode writes the smallest positive number for a zero that is meant:
  /// insets that are all zero mean UIKit's own padding.
  package var contentEdgeInsets: EdgeInsets?
  package var titleEdgeInsets: EdgeInsets?
  package var imageEdgeInsets: EdgeInsets?
  package var horizontalAlignment: HorizontalAlignment
  package var verticalAlignment: VerticalAlignment
  package var role: ButtonRole
  package var isEnabled: Bool
  package var isSelected: Bool
  package var isHighlighted: Bool
  package var adjustsImageWhenHighlighted: Bool
  package var adjustsImageWhenDisabled: Bool
  package var showsMenuAsPrimaryAction: Bool
  package var changesSelectionAsPrimaryAction: Bool

  /// What it shows in the state that it is in at first.
  package var normal: ButtonState? { states.first { $0.key == .normal } }
}

/// `UIButton.ButtonType`.
package enum ButtonType: String, CaseIterable, Sendable {
  /// What files write by silence.
  case custom
  case system
  /// The name of `system` up to iOS 6, which Xcode keeps writing.
  case roundedRect
  case detailDisclosure
  case infoLight
  case infoDark
  case contactAdd
  case close
}

/// `UIButton.Role`.
package enum ButtonRole: String, CaseIterable, Sendable {
  case normal
  case primary
  case cancel
  case destructive
}

/// What a button shows in a state.
package struct ButtonState: Hashable, Sendable {
  package var key: Key
  package var title: InterfaceText?
  package var titleColor: InterfaceColor?
  package var titleShadowColor: InterfaceColor?
  package var image: InterfaceImage?
  package var backgroundImage: InterfaceImage?
  package var symbolConfiguration: SymbolConfiguration?

  package enum Key: String, CaseIterable, Sendable {
    case normal
    case highlighted
    case selected
    case disabled
  }
}
