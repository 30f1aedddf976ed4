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
    guard frame.y >= card.maxY - 0.01 else { return [] }
    return [
      Finding(
        rule: .separatorInGap, message: "the table's separator shows in the gap below the card",
        span: subject.table.separatorStyle.span ?? subject.cardSpan, outlines: [frame])
    ]
  }
}
