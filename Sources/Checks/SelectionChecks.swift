import Designs
import Diagnostics
import Graphics
import Staging
import UIKitRules

/// `selection-exceeds-card` and `selection-wipes-card`: what highlighting does to a card.
enum SelectionChecks {
  static func findings(_ subject: Subject) -> [Finding] {
    guard let selected = subject.view(of: .selectedBackground), let card = subject.card,
      let cardFrame = subject.frame(of: .card), let cellFrame = subject.frame(of: .cell)
    else { return [] }
    var findings: [Finding] = []
    let surfaces = subject.stage.surfaces
    let fill = (selected.backgroundColor ?? .clear).composited(over: surfaces.cell)
    if fill != surfaces.cell, !cardFrame.contains(cellFrame) {
      findings.append(
        Finding(
          rule: .selectionExceedsCard,
          message: "the selection's \(fill.hex) fills the whole cell, beyond the card",
          span: subject.cell.selectedBackgroundColor.span ?? subject.cell.selectionStyle.span
            ?? subject.cardSpan,
          outlines: [cellFrame, cardFrame]))
    }
    if card.placement == .contentSubview, wipes(subject),
      card.backgroundColor.value(in: subject.scope) != nil
    {
      findings.append(
        Finding(
          rule: .selectionWipesCard,
          message: "up to iOS 12 highlighting clears the card's background",
          span: card.backgroundColor.span ?? card.span, outlines: [cardFrame]))
    }
    return findings
  }

  private static func wipes(_ subject: Subject) -> Bool {
    subject.rules.selection.clearsSubviewBackgrounds.value
  }
}
