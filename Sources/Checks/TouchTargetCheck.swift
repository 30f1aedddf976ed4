import Designs
import Diagnostics
import Graphics
import Staging
import UIKitRules

/// `touch-target`: a control too small to be touched safely.
///
/// A control that UIKit gives a size is as UIKit makes it; squeezed below that it counts.
enum TouchTargetCheck {
  /// Less is a rounding.
  private static let tolerance = 0.05
  /// From here on a view gets touches (UIView.alpha, as documented).
  private static let leastAlpha = 0.01

  /// What is touched, by UIKit's class.
  private enum Kind: String {
    case button = "UIButton"
    case toggle = "UISwitch"
    case slider = "UISlider"
    case stepper = "UIStepper"
    case segmentedControl = "UISegmentedControl"
    case textField = "UITextField"

    var words: String {
      switch self {
      case .button: "button"
      case .toggle: "switch"
      case .slider: "slider"
      case .stepper: "stepper"
      case .segmentedControl: "segmented control"
      case .textField: "text field"
      }
    }
  }

  static func findings(_ subject: Subject) -> [Finding] {
    let least = subject.rules.accessibility.touchTarget.value
    var findings: [Finding] = []
    var designed: DesignedViews?
    subject.forEachContentView { _, views, index, frame, _ in
      guard frame.width < least - tolerance || frame.height < least - tolerance, !frame.isEmpty,
        let kind = Kind(rawValue: views[index].className), views[index].layer.alpha >= leastAlpha
      else { return }
      if kind == .textField, designed == nil { designed = DesignedViews(subject) }
      let own = ownSize(kind, designed?[views[index].span]?.view, subject)
      guard
        isTooSmall(frame.width, least, own?.width) || isTooSmall(frame.height, least, own?.height)
      else { return }
      findings.append(
        Finding(
          rule: .touchTarget,
          message: "the \(kind.words) \(Quotation.quoted(views[index].id)) is \(Points.text(frame.size)): "
            + "what is touched needs \(Points.text(least)) x \(Points.text(least))"
            + (own.map { ", UIKit's own size is \(words($0))" } ?? ""),
          span: views[index].span ?? subject.cell.span, outlines: [frame]))
    }
    return findings
  }

  /// UIKit's own size of a control; a side that it leaves open is held to the least one.
  private struct OwnSize {
    var width: Double?
    var height: Double?
  }

  private static func ownSize(_ kind: Kind, _ view: View?, _ subject: Subject) -> OwnSize? {
    let controls = subject.rules.controls
    let size: ControlSize
    switch kind {
    case .button: return nil
    case .toggle: size = controls.toggle.value
    case .slider: size = controls.slider.value
    case .stepper: size = controls.stepper.value
    case .segmentedControl: size = controls.segmentedControl.value
    case .textField:
      guard case .control(.textField(let field))? = view?.kind,
        field.borderStyle.value(in: subject.scope) == .roundedRect
        // Its text makes it as high as it is.
      else { return OwnSize(width: nil, height: 0) }
      size = controls.roundedTextField.value
    }
    let insets = size.alignmentInsets
    return OwnSize(
      width: size.width.map { $0 - insets.left - insets.right },
      height: size.height - insets.top - insets.bottom)
  }

  private static func isTooSmall(_ length: Double, _ least: Double, _ own: Double?) -> Bool {
    length < min(least, own ?? least) - tolerance
  }

  private static func words(_ size: OwnSize) -> String {
    guard let height = size.height, height > 0 else { return "its text's" }
    guard let width = size.width else { return "\(Points.text(height)) pt high" }
    return Points.text(Size(width: width, height: height))
  }
}
