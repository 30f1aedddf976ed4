/// A control that UIKit draws itself.
package enum Control: Sendable {
  case `switch`(isOn: Setting<Bool>)
  case textField(TextField)
  /// The value from 0 to 1.
  case slider(value: Setting<Double>)
  case segmentedControl(titles: [Setting<TextTemplate>], selectedSegmentIndex: Setting<Int?>)
  case stepper
  /// The progress from 0 to 1.
  case progress(Setting<Double>)
  case activityIndicator(isLarge: Setting<Bool>)

  /// What a text field shows.
  package struct TextField: Sendable {
    /// Its frame (UITextField.BorderStyle).
    package enum BorderStyle: String, CaseIterable, Sendable {
      case none
      case line
      case bezel
      case roundedRect
    }

    package var text: Setting<TextTemplate>
    package var placeholder: Setting<TextTemplate>
    package var font: Setting<FontValue>
    package var textColor: Setting<ColorValue?>
    package var borderStyle: Setting<BorderStyle>

    package init(
      text: Setting<TextTemplate>, placeholder: Setting<TextTemplate>, font: Setting<FontValue>,
      textColor: Setting<ColorValue?>, borderStyle: Setting<BorderStyle>
    ) {
      self.text = text
      self.placeholder = placeholder
      self.font = font
      self.textColor = textColor
      self.borderStyle = borderStyle
    }
  }
}
