/// What only views of one kind have; boxed, so that views without it stay small.
package indirect enum ViewContent: Hashable, Sendable {
  /// Nothing: plain views, and kinds that are shown as boxes.
  case plain
  case label(LabelContent)
  case image(ImageContent)
  case button(ButtonContent)
  case stack(StackContent)
  case textField(TextFieldContent)
  case textView(TextViewContent)
  case toggle(SwitchContent)
  case slider(SliderContent)
  case segments(SegmentedContent)
  case stepper(StepperContent)
  case progress(ProgressContent)
  case activity(ActivityContent)
  case searchBar(SearchBarContent)
  case pages(PageControlContent)
  case datePicker(DatePickerContent)
  case collection(CollectionContent)
  /// Blur or vibrancy; the views in its content view are its subviews.
  case visualEffect(VisualEffectContent)
  /// A table, by its index in the document.
  case table(Int)
}
