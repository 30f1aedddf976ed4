import Designs
import Diagnostics
import Graphics
import Staging
import UIKitRules

/// `pattern-unsupported`: a pattern paints a row action on a system that no longer takes one.
enum PatternUnsupportedCheck {
  static func findings(_ subject: Subject, _ actions: [ShownAction]) -> [Finding] {
    let support = subject.rules.swipe.rowActionPattern.value
    return actions.compactMap { shown in
      guard shown.action.api == .rowAction, case .pattern? = shown.action.background.value(in: subject.scope)
      else { return nil }
      let width = Points.text(shown.look.wholeSize.width)
      let what: String
      switch support {
      case .painted: return nil
      case .cutWithWarning:
        what = "iOS 11 logs a warning and cuts it at the action's \(width) pt"
      case .unknown: what = "it is not known whether iOS 12 and later paint it"
      }
      let size = shown.pattern.map { " of \(Points.text($0.canvas.size))" } ?? ""
      return Finding(
        rule: .patternUnsupported,
        message:
          "a row action takes no pattern\(size) as its background from iOS 11 on: \(what)",
        span: shown.backgroundSpan, outlines: [shown.frame])
    }
  }
}
