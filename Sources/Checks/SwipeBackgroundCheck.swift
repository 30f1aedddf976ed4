import Designs
import Diagnostics
import Graphics
import Staging
import UIKitRules

/// `swipe-background-mismatch`: the surfaces that a swipe shows side by side differ in colour.
enum SwipeBackgroundCheck {
  static func findings(_ subject: Subject) -> [Finding] {
    guard subject.preview.state.isSwiped else { return [] }
    let surfaces = subject.stage.surfaces
    let pullView = counts(subject) ? surfaces.pullView : nil
    var words: [String] = []
    var outlines: [Rect] = []
    var span: Span?
    if let pullView, pullView != surfaces.cell {
      words.append(difference("pull view", pullView, "cell", surfaces.cell))
      span = pullViewSpan(subject)
      if let frame = subject.frame(of: .pullView) { outlines.append(frame) }
    }
    for action in subject.shownSurfaces where action.isCustomPainted {
      var differs = false
      if action.color != surfaces.cell {
        words.append(difference("action \"\(action.id)\"", action.color, "cell", surfaces.cell))
        differs = true
      }
      if let pullView, action.color != pullView {
        words.append(difference("action \"\(action.id)\"", action.color, "pull view", pullView))
        differs = true
      }
      guard differs else { continue }
      span = span ?? actionSpan(subject, action.id)
      // A lone action often covers the whole pull view: one outline tells it.
      if let frame = subject.frame(ofAction: action.id), !outlines.contains(frame) { outlines.append(frame) }
    }
    guard !words.isEmpty else { return [] }
    return [
      Finding(
        rule: .swipeBackgroundMismatch, message: words.joined(separator: ", "),
        span: span ?? subject.cell.span, outlines: outlines)
    ]
  }

  /// Whether the pull view is held to the cell's colour.
  ///
  /// One that nobody set counts only where the design fakes something, a card or a painted action, and never where it
  /// merely repeats a lone action's own colour.
  private static func counts(_ subject: Subject) -> Bool {
    let surfaces = subject.stage.surfaces
    if surfaces.isPullViewSet { return true }
    let isPainted = subject.shownSurfaces.contains { $0.isCustomPainted }
    guard subject.card != nil || isPainted else { return false }
    if surfaces.actions.count == 1, let lone = surfaces.actions.first, !lone.isCustomPainted {
      return surfaces.pullView != lone.color
    }
    return true
  }

  private static func difference(_ one: String, _ first: Color, _ other: String, _ second: Color) -> String {
    let tenths = Int((first.difference(to: second) * 10).rounded())
    return "\(one) \(first.hex) differs from \(other) \(second.hex) (ΔE2000 \(tenths / 10).\(tenths % 10))"
  }

  /// The value that makes the pull view and the cell differ: the override before the shared colour.
  private static func pullViewSpan(_ subject: Subject) -> Span {
    let cell = subject.cell
    return cell.pullViewBackground.span ?? cell.backgroundColor.span ?? cell.contentViewBackgroundColor.span
      ?? subject.actions.first?.background.span ?? cell.span
  }

  private static func actionSpan(_ subject: Subject, _ id: String) -> Span? {
    guard let action = subject.actions.first(where: { $0.id == id }) else { return nil }
    return action.background.span ?? action.span
  }
}
