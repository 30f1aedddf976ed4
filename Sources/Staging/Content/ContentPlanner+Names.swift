import AutoLayout
import Designs
import Typesetting
import UIKitRules

extension ContentPlanner {
  func className(of kind: BoxKind) -> String {
    switch kind {
    case .view, .spacer, .placeholder: "UIView"
    case .label(let label): labels[label].textInsets == nil ? "UILabel" : "UITextView"
    case .image: "UIImageView"
    case .button: "UIButton"
    case .stack: "UIStackView"
    case .control(let box):
      switch box.control {
      case .switch: "UISwitch"
      case .slider: "UISlider"
      case .stepper: "UIStepper"
      case .progress: "UIProgressView"
      case .activityIndicator: "UIActivityIndicatorView"
      case .segments: "UISegmentedControl"
      case .textField: "UITextField"
      }
    }
  }

  /// UIKit's default: low, and high (from memory) where a control has a size of its own.
  static func hugging(of kind: BoxKind) -> View.Priorities {
    guard case .control(let box) = kind else { return .all(LayoutPriority.low) }
    return View.Priorities(
      horizontal: box.width == nil ? LayoutPriority.low : LayoutPriority.high,
      vertical: box.height == nil ? LayoutPriority.low : LayoutPriority.high)
  }

  static func distribution(_ distribution: Stack.Distribution) -> StackDistribution {
    switch distribution {
    case .fill: .fill
    case .fillEqually: .fillEqually
    case .fillProportionally: .fillProportionally
    case .equalSpacing: .equalSpacing
    case .equalCentering: .equalCentering
    }
  }

  static func alignment(_ alignment: Stack.Alignment) -> StackAlignment {
    switch alignment {
    case .fill: .fill
    case .leading, .top: .start
    case .center: .center
    case .trailing, .bottom: .end
    case .firstBaseline, .lastBaseline: .baseline
    }
  }

  static func alignment(_ alignment: Label.Alignment) -> TextAlignment {
    switch alignment {
    case .natural: .natural
    case .left: .left
    case .center: .center
    case .right: .right
    case .justified: .justified
    }
  }

  static func lineBreakMode(_ mode: Label.LineBreakMode) -> LineBreakMode {
    switch mode {
    case .byWordWrapping: .byWordWrapping
    case .byCharWrapping: .byCharWrapping
    case .byClipping: .byClipping
    case .byTruncatingHead: .byTruncatingHead
    case .byTruncatingTail: .byTruncatingTail
    case .byTruncatingMiddle: .byTruncatingMiddle
    }
  }
}
