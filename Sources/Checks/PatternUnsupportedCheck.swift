import Designs
import Diagnostics
import Graphics
import Staging
import UIKitRules

/// `pattern-unsupported`: a pattern paints a row action on a system that no longer takes one.
enum PatternUnsupportedCheck {
  static func findings(_ subject: Subject, _ actions: [ShownAction]) -> [Finding] {
    let system = subject.preview.traits.system
    guard !SystemRules.of(system).swipe.supportsRowActionPattern.value else { return [] }
    return actions.compactMap { shown in
      guard shown.action.api == .rowAction, case .pattern? = shown.action.background.value(in: subject.scope)
      else { return nil }
      let what =
        system.number == 11
        ? "iOS 11 logs a warning and cuts it at the action's \(Points.text(shown.look.wholeSize.width)) pt"
        : "it is not known whether iOS 12 and later paint it"
      let size = shown.pattern.map { " of \(Points.text($0.canvas.size))" } ?? ""
      return Finding(
        rule: .patternUnsupported,
        message:
          "a row action takes no pattern\(size) as its background from iOS 11 on: \(what)",
        span: shown.backgroundSpan, outlines: [shown.frame])
    }
  }
}
