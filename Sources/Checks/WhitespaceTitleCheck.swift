import Designs
import Diagnostics
import Graphics
import Staging
import UIKitRules

/// `whitespace-title-ignored`: blanks are to make an action wide on a system where they count for nothing.
enum WhitespaceTitleCheck {
  static func findings(_ subject: Subject, _ actions: [ShownAction]) -> [Finding] {
    guard subject.rules.swipe.width.blank.value != nil else { return [] }
    return actions.compactMap { shown in
      let title = shown.view.title ?? ""
      let count = title.unicodeScalars.count
      guard count > 0, title.unicodeScalars.allSatisfy(\.properties.isWhitespace) else { return nil }
      let width = shown.look.wholeSize.width
      let wanted: String
      switch shown.action.title.value(in: subject.scope) {
      case .spaces(let points), .hairSpaces(let points):
        // As wide as it was to be, it needs no blanks and misses none.
        guard abs(points - width) > 0.5 else { return nil }
        wanted = " for \(Points.text(points)) pt"
      case .text:
        // One or two stand for an empty title; more have no other end than width.
        guard count > 2 else { return nil }
        wanted = ""
      }
      return Finding(
        rule: .whitespaceTitleIgnored,
        message:
          "a title of \(count) blank\(count == 1 ? "" : "s")\(wanted) counts for nothing from iOS 11 on: "
          + "the action is \(Points.text(width)) pt wide",
        span: shown.titleSpan, outlines: [shown.frame])
    }
  }
}
