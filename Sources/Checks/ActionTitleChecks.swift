import Diagnostics
import Graphics
import Staging
import UIKitRules

/// `action-title-hidden` and `action-title-truncated`: what becomes of a title that has too little room.
enum ActionTitleChecks {
  static func findings(_ subject: Subject, _ actions: [ShownAction]) -> [Finding] {
    // Part-way open the letters are smaller, and nothing more is cut.
    guard subject.preview.state != .swiping else { return [] }
    return actions.compactMap { shown in
      if shown.look.isTitleHidden { return hidden(subject, shown) }
      return shown.look.isTitleTruncated ? truncated(shown) : nil
    }
  }

  private static func hidden(_ subject: Subject, _ shown: ShownAction) -> Finding {
    let rules = subject.rules.swipe
    let size = shown.look.wholeSize
    let why =
      rules.capsule == nil
      ? "the button is \(Points.text(size.height)) pt high, image and title need "
        + "\(Points.text(rules.icon.withTitleFrom.value))"
      : "the capsule of \(Points.text(size)) has room for the image only"
    return Finding(
      rule: .actionTitleHidden, message: "the title \(shown.quotedTitle) does not show: \(why)",
      span: shown.titleSpan, outlines: [shown.frame])
  }

  private static func truncated(_ shown: ShownAction) -> Finding {
    let look = shown.look
    let lines = look.titleLines == 1 ? "1 line" : "\(look.titleLines) lines"
    let width = look.titleFrame?.width ?? 0
    return Finding(
      rule: .actionTitleTruncated,
      message:
        "the title \(shown.quotedTitle) is cut: \(lines) of \(Points.text(width)) pt do not hold it "
        + "at \(Points.text(look.titleSize)) pt",
      span: shown.titleSpan, outlines: [shown.frame])
  }
}
