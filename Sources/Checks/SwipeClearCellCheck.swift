import Designs
import Diagnostics
import Graphics
import Staging
import UIKitRules

/// `swipe-clear-cell`: a cell that is not opaque shows what lies behind it while it slides.
enum SwipeClearCellCheck {
  static func findings(_ subject: Subject) -> [Finding] {
    guard subject.preview.state.isSwiped, let color = subject.view(of: .cell)?.backgroundColor,
      !color.isOpaque,
      subject.view(of: .contentView)?.backgroundColor?.isOpaque != true
    else { return [] }
    let span = subject.cell.backgroundColor.span ?? subject.cell.matchedBackground.span ?? subject.cell.span
    return [
      Finding(
        rule: .swipeClearCell,
        message:
          "the cell's background \(color.hex) is not opaque: what lies behind shows while the cell slides",
        span: span, outlines: subject.frame(of: .cell).map { [$0] } ?? [])
    ]
  }
}
