import Diagnostics
import Graphics
import Staging

/// `ambiguous-height`: a row is to be as high as its content, and nothing ties the content's lower end to the row's.
enum AmbiguousHeightCheck {
  static func findings(_ subject: Subject) -> [Finding] {
    guard let open = subject.stage.openHeight ?? subject.stage.layout?.openHeight else { return [] }
    let id = Quotation.quoted(open.id)
    let message =
      open.isZero
      ? "the height is automatic, and no chain of constraints from top to bottom makes one: the row takes UIKit's own, "
        + "whatever \(id) needs"
      : "the height is automatic, and no chain of constraints ties \(id) to the row's lower edge: it ends "
        + "\(Points.text(open.overflow)) pt below"
    let outline = subject.originOfCell.map { origin in open.frame.offset(by: origin) }
    return [
      Finding(
        rule: .ambiguousHeight, message: message, span: open.span, outlines: outline.map { [$0] } ?? [])
    ]
  }
}
