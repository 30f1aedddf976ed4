/// A switch.
package struct SwitchContent: Hashable, Sendable {
  package var isOn: Bool
  package var onTintColor: InterfaceColor?
  package var thumbTintColor: InterfaceColor?
  package var isEnabled: Bool
}

/// A slider.
package struct SliderContent: Hashable, Sendable {
  package var value: Double
  package var minimum: Double
  package var maximum: Double
  package var minimumTrackTintColor: InterfaceColor?
  package var maximumTrackTintColor: InterfaceColor?
  package var thumbTintColor: InterfaceColor?
  package var minimumValueImage: InterfaceImage?
  package var maximumValueImage: InterfaceImage?
  package var isEnabled: Bool
}

/// A segmented control.
package struct SegmentedContent: Hashable, Sendable {
  package var segments: [Segment]
  /// Nil where none is selected.
  package var selectedSegment: Int?
  package var style: String?
  package var apportionsSegmentWidthsByContent: Bool
  package var selectedSegmentTintColor: InterfaceColor?
  package var isMomentary: Bool
  package var isEnabled: Bool

  package struct Segment: Hashable, Sendable {
    package var title: String?
    package var image: InterfaceImage?
    /// In points; nil where it follows from the content.
    package var width: Double?
    package var isEnabled: Bool
  }
}

/// A stepper.
package struct StepperContent: Hashable, Sendable {
  package var value: Double
  package var minimum: Double
  package var maximum: Double
  package var step: Double
  package var isEnabled: Bool
}

/// A progress view.
package struct ProgressContent: Hashable, Sendable {
  /// 0 to 1.
  package var progress: Double
  package var style: Style
  package var progressTintColor: InterfaceColor?
  package var trackTintColor: InterfaceColor?

  package enum Style: String, CaseIterable, Sendable {
    case `default`
    case bar
  }
}

/// An activity indicator.
package struct ActivityContent: Hashable, Sendable {
  package var style: Style
  package var color: InterfaceColor?
  package var isAnimating: Bool
  package var hidesWhenStopped: Bool

  package enum Style: String, CaseIterable, Sendable {
    case medium
    case large
    /// The three styles up to iOS 12.
    case white
    case gray
    case whiteLarge
  }
}

/// A page control.
package struct PageControlContent: Hashable, Sendable {
  package var numberOfPages: Int
  package var currentPage: Int
  package var pageIndicatorTintColor: InterfaceColor?
  package var currentPageIndicatorTintColor: InterfaceColor?
}
