import Designs
import Diagnostics
import Graphics
import Staging

/// `separator-in-gap`: a separator shows in the space between cards.
enum SeparatorCheck {
  static func findings(_ subject: Subject) -> [Finding] {
    guard let separator = subject.view(of: .separator), let frame = subject.frame(of: .separator),
      let card = subject.frame(of: .card), frame.width > 0
    else { return [] }
    let surface = subject.stage.surfaces.cell
    guard let color = separator.backgroundColor, color.composited(over: surface) != surface else { return [] }
    // Without insets there is no gap: below such a card the next one begins.
    guard let contentView = subject.frame(of: .contentView), !card.contains(contentView) else { return [] }
    let outside = EdgeInsets(0.01)
    guard !card.contains(frame.inset(by: outside)) else { return [] }
    return [
      Finding(
        rule: .separatorInGap, message: "the table's separator shows in the gap around the card",
        span: subject.table.separatorStyle.span ?? subject.cardSpan, outlines: [frame])
    ]
  }
}
