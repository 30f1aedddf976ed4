package import Designs

/// A text field.
package struct TextFieldContent: Hashable, Sendable {
  package var text: InterfaceText
  package var placeholder: InterfaceText?
  package var font: InterfaceFont?
  package var textColor: InterfaceColor?
  package var alignment: Label.Alignment
  package var borderStyle: Control.TextField.BorderStyle
  package var background: InterfaceImage?
  package var shrinking: TextShrinking
  package var adjustsFontForContentSizeCategory: Bool
  package var clearButtonMode: TextFieldViewMode
  package var horizontalAlignment: HorizontalAlignment
  package var verticalAlignment: VerticalAlignment
  package var isSecureTextEntry: Bool
  package var isEnabled: Bool
}

/// `UITextField.ViewMode`.
package enum TextFieldViewMode: String, CaseIterable, Sendable {
  case never
  case whileEditing
  case unlessEditing
  case always
}

/// A text view.
package struct TextViewContent: Hashable, Sendable {
  package var text: InterfaceText
  package var font: InterfaceFont?
  package var textColor: InterfaceColor?
  package var alignment: Label.Alignment
  package var isEditable: Bool
  package var isSelectable: Bool
  /// Without scrolling it is as high as its text.
  package var isScrollEnabled: Bool
  package var adjustsFontForContentSizeCategory: Bool
  /// Whether links and such are found in the text and drawn in the tint.
  package var detectsData: Bool
}
