package import Graphics

/// The sizes that controls have by themselves on one system; lengths in points.
package struct ControlRules: Sendable {
  package let toggle: Fact<ControlSize>
  package let slider: Fact<ControlSize>
  package let segmentedControl: Fact<ControlSize>
  /// Of a segment's title.
  package let segmentFontSize: Fact<Double>
  package let stepper: Fact<ControlSize>
  package let progress: Fact<ControlSize>
  package let activityIndicator: Fact<ControlSize>
  package let largeActivityIndicator: Fact<ControlSize>
  /// With the border style roundedRect.
  package let roundedTextField: Fact<ControlSize>
  /// What a text field with no border is higher than a line of its font, which counts in whole points.
  package let plainTextFieldPadding: Fact<Double>
  /// The same with the border styles line and bezel.
  package let borderedTextFieldPadding: Fact<Double>
  /// On each side of a text field's text, where it has a border.
  package let textFieldPadding: Fact<Double>
  /// Around a text view's text: its textContainerInset and its container's lineFragmentPadding.
  package let textViewInsets: Fact<EdgeInsets>
  package let button: ButtonRules
  /// The side of the box that stands for a symbol which may not be shipped, at body's size.
  package let symbolSide: Fact<Double>
}

/// A control's own size, in points.
package struct ControlSize: Hashable, Sendable {
  /// nil: its content or its place says.
  package let width: Double?
  package let height: Double
  /// How far the frame sticks out of the alignment rectangle that constraints see.
  package let alignmentInsets: EdgeInsets

  package init(_ width: Double?, _ height: Double, alignmentInsets: EdgeInsets = .zero) {
    self.width = width
    self.height = height
    self.alignmentInsets = alignmentInsets
  }
}

/// A button of type system or custom without a configuration; lengths in points.
package struct ButtonRules: Sendable {
  package let systemFontSize: Fact<Double>
  package let customFontSize: Fact<Double>
  /// Above and below the title together.
  package let verticalPadding: Fact<Double>
  package let minimumWidth: Fact<Double>
  /// The side of an info, detail or add button.
  package let infoSide: Fact<PerScale<Double>>
  /// The insets of a button with a plain configuration, from 15.
  package let configurationInsets: Fact<DirectionalEdgeInsets>

  /// The size of a button whose title measures that much, already rounded up to the pixel.
  package func size(title: Size, facts: inout FactSet) -> Size {
    Size(
      width: max(title.width, facts.take(minimumWidth)),
      height: title.height + facts.take(verticalPadding))
  }
}

extension ControlRules {
  static let upTo12 = rules(
    segmented: 29, stepper: 29, progress: 2, roundedTextField: 30, plainTextFieldPadding: 0, button: .upTo12)

  static let from13 = rules(
    segmented: 32, stepper: 32, progress: 2, roundedTextField: 34, plainTextFieldPadding: 1)

  /// 14 to 18.
  static let from14 = rules(
    segmented: 32, stepper: 32, progress: 4, roundedTextField: 34, plainTextFieldPadding: 1)

  static let from26 = rules(
    toggle: Fact(ControlSize(63, 28, alignmentInsets: .trailing(2)), .controlSwitch, .o26),
    slider: Fact(
      ControlSize(nil, 34, alignmentInsets: EdgeInsets(top: 0, left: 2, bottom: 1, right: 2)),
      .controlSlider, .xcode),
    segmented: 32, stepper: 32, progress: 4, roundedTextField: 34, plainTextFieldPadding: 1)

  private static func rules(
    toggle: Fact<ControlSize> = Fact(
      ControlSize(51, 31, alignmentInsets: .trailing(2)), .controlSwitch, .xcode),
    slider: Fact<ControlSize> = Fact(
      ControlSize(nil, 31, alignmentInsets: EdgeInsets(top: 0, left: 2, bottom: 1, right: 2)),
      .controlSlider, .xcode),
    segmented: Double, stepper: Double, progress: Double, roundedTextField: Double,
    plainTextFieldPadding: Double, button: ButtonRules = .from13
  ) -> ControlRules {
    ControlRules(
      toggle: toggle, slider: slider,
      segmentedControl: Fact(
        ControlSize(nil, segmented, alignmentInsets: EdgeInsets(top: 0, left: 0, bottom: 1, right: 0)),
        .controlSegmented, .xcode),
      segmentFontSize: Fact(13, .controlSegmented, .memory),
      stepper: Fact(ControlSize(94, stepper), .controlStepper, .xcode),
      progress: Fact(ControlSize(nil, progress), .controlProgress, .xcode),
      activityIndicator: Fact(ControlSize(20, 20), .controlActivity, .xcode),
      largeActivityIndicator: Fact(ControlSize(37, 37), .controlActivity, .xcode),
      roundedTextField: Fact(ControlSize(nil, roundedTextField), .controlTextField, .xcode),
      plainTextFieldPadding: Fact(plainTextFieldPadding, .controlTextField, .xcode),
      // One field of Xcode's files, a bezel before 13.
      borderedTextFieldPadding: Fact(5, .controlTextField, .inferred),
      textFieldPadding: Fact(7, .controlTextField, .memory),
      textViewInsets: Fact(EdgeInsets(top: 8, left: 5, bottom: 8, right: 5), .controlTextView, .doc),
      button: button,
      symbolSide: Fact(20, .controlSymbol, .inferred))
  }
}

extension ButtonRules {
  static let upTo12 = rules(infoSide: Fact(PerScale(22), .controlButton, .xcode))

  /// From 13 on the glyph is a symbol.
  static let from13 = rules(infoSide: Fact(PerScale(25.5, at3x: 25 + 2.0 / 3), .controlButton, .xcode))

  private static func rules(infoSide: Fact<PerScale<Double>>) -> ButtonRules {
    ButtonRules(
      systemFontSize: Fact(15, .controlButton, .xcode),
      customFontSize: Fact(18, .controlButton, .xcode),
      verticalPadding: Fact(12, .controlButton, .xcode),
      minimumWidth: Fact(30, .controlButton, .xcode), infoSide: infoSide,
      configurationInsets: Fact(
        DirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12), .controlButton, .memory))
  }
}

extension EdgeInsets {
  fileprivate static func trailing(_ inset: Double) -> EdgeInsets {
    EdgeInsets(top: 0, left: 0, bottom: 0, right: inset)
  }
}
