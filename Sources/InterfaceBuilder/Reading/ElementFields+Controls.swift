import Markup

extension ElementFields {
  mutating func toggle() -> SwitchContent {
    takeContentAlignment()
    return SwitchContent(
      isOn: flag("on"), onTintColor: color("onTintColor"), thumbTintColor: color("thumbTintColor"),
      isEnabled: flag("enabled", default: true))
  }

  mutating func slider() -> SliderContent {
    takeContentAlignment()
    return SliderContent(
      value: number("value", default: 0), minimum: number("minValue", default: 0),
      maximum: number("maxValue", default: 1), minimumTrackTintColor: color("minimumTrackTintColor"),
      maximumTrackTintColor: color("maximumTrackTintColor"), thumbTintColor: color("thumbTintColor"),
      minimumValueImage: image("minimumValueImage"), maximumValueImage: image("maximumValueImage"),
      isEnabled: flag("enabled", default: true))
  }

  mutating func segmentedControl() -> SegmentedContent {
    takeContentAlignment()
    let selected = integer("selectedSegmentIndex") ?? -1
    return SegmentedContent(
      segments: segments(), selectedSegment: selected >= 0 ? selected : nil,
      style: string("segmentControlStyle"),
      apportionsSegmentWidthsByContent: flag("apportionsSegmentWidthsByContent"),
      selectedSegmentTintColor: color("selectedSegmentTintColor"), isMomentary: flag("momentary"),
      isEnabled: flag("enabled", default: true))
  }

  private mutating func segments() -> [SegmentedContent.Segment] {
    guard let list = child("segments") else { return [] }
    return list.elements.filter { $0.name == "segment" }.map { element in
      var fields = ElementFields(element, log)
      let title = fields.longString("title")
      let image = fields.image("image", catalog: "catalog")
      let segment = SegmentedContent.Segment(
        title: title, image: image, width: fields.positiveLength("width"),
        isEnabled: fields.flag("enabled", default: true))
      _ = fields.size("contentOffset")
      fields.finish()
      return segment
    }
  }

  mutating func stepper() -> StepperContent {
    takeContentAlignment()
    return StepperContent(
      value: number("value", default: 0), minimum: number("minimumValue", default: 0),
      maximum: number("maximumValue", default: 100), step: number("stepValue", default: 1),
      isEnabled: flag("enabled", default: true))
  }

  mutating func progressView() -> ProgressContent {
    ProgressContent(
      progress: number("progress", default: 0), style: choice("progressViewStyle", default: .default),
      progressTintColor: color("progressTintColor"), trackTintColor: color("trackTintColor"))
  }

  mutating func activityIndicator() -> ActivityContent {
    ActivityContent(
      style: choice("style", default: .white), color: color("color"), isAnimating: flag("animating"),
      hidesWhenStopped: flag("hidesWhenStopped"))
  }

  mutating func pageControl() -> PageControlContent {
    takeContentAlignment()
    return PageControlContent(
      numberOfPages: max(0, integer("numberOfPages") ?? 0), currentPage: max(0, integer("currentPage") ?? 0),
      pageIndicatorTintColor: color("pageIndicatorTintColor"),
      currentPageIndicatorTintColor: color("currentPageIndicatorTintColor"))
  }

  mutating func datePicker() -> DatePickerContent {
    takeContentAlignment()
    for name in ["minuteInterval", "countDownDuration", "useCurrentDate"] { _ = string(name) }
    return DatePickerContent(
      mode: choice("datePickerMode", default: .dateAndTime), style: choice("style", default: .automatic),
      isEnabled: flag("enabled", default: true))
  }

  /// Every control has them; these do nothing with them, nor with what the states beside them say.
  private mutating func takeContentAlignment() {
    for name in ["contentHorizontalAlignment", "contentVerticalAlignment", "selected", "highlighted"] {
      _ = string(name)
    }
  }
}
