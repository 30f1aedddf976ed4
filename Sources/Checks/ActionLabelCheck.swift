import Designs
import Diagnostics
import Graphics
import Staging
import UIKitRules

/// `action-no-label`: an action without a word, of which VoiceOver can say nothing.
///
/// VoiceOver offers a row's actions while it is at rest: there every action counts, and when swiped open those shown.
enum ActionLabelCheck {
  static func findings(_ subject: Subject, _ actions: [ShownAction]) -> [Finding] {
    let scope = subject.scope
    guard subject.preview.state == .normal else {
      return actions.compactMap { finding($0.action, scope, outlines: [$0.frame]) }
    }
    let system = subject.preview.traits.system
    var all = subject.cell.trailingActions.actions
    if system.has(.leadingActions) { all += subject.cell.leadingActions.actions }
    return all.filter { $0.api == .rowAction || system.has(.contextualActions) }
      .compactMap { finding($0, scope, outlines: []) }
  }

  private static func finding(_ action: Action, _ scope: Scope, outlines: [Rect]) -> Finding? {
    if let label = action.accessibilityLabel.value(in: scope)?.text(in: scope), isReadable(label) {
      return nil
    }
    if case .text(let title) = action.title.value(in: scope), isReadable(title.text(in: scope)) { return nil }
    return Finding(
      rule: .actionNoLabel,
      message:
        "action \"\(action.id)\" has neither a title to read nor an accessibilityLabel: VoiceOver has no name for it",
      span: action.accessibilityLabel.span ?? action.title.span ?? action.span, outlines: outlines)
  }

  /// Whether there is anything to say: a letter, a digit, a symbol.
  private static func isReadable(_ text: String) -> Bool {
    text.unicodeScalars.contains { scalar in
      let properties = scalar.properties
      if properties.isWhitespace || properties.isDefaultIgnorableCodePoint { return false }
      switch properties.generalCategory {
      case .control, .format, .nonspacingMark, .enclosingMark, .spacingMark, .unassigned, .surrogate:
        return false
      default: return true
      }
    }
  }
}
