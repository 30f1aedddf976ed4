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
    // The strip of the separator is the row's own.
    var area = cellFrame
    if let content = subject.frame(of: .contentView) { area.height = min(area.height, content.height) }
    let exceeds = !cardFrame.contains(area)
    if fill != surfaces.cell, exceeds || !wipes(subject) && showsInCorners(area, cardFrame, subject) {
      findings.append(
        Finding(
          rule: .selectionExceedsCard,
          message: "the selection's \(fill.hex) fills the whole cell, "
            + (exceeds ? "beyond the card" : "also the corners that the card leaves"),
          span: subject.cell.selectedBackgroundColor.span ?? subject.cell.selectionStyle.span
            ?? (exceeds ? subject.cardSpan : card.cornerRadius.span ?? subject.cardSpan),
          outlines: exceeds ? [cellFrame, cardFrame] : [cardFrame]))
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

  /// How far a corner stands out of a round one to be seen, in points: about that of a radius of 4.
  private static let seenCorner = 1.5

  /// Whether a corner of the cell stands out of the card's round one; the cell's own may be round too.
  private static func showsInCorners(_ area: Rect, _ card: Rect, _ subject: Subject) -> Bool {
    guard let layer = subject.view(of: .card)?.layer, let cell = subject.view(of: .cell)?.layer else {
      return false
    }
    let radius = min(layer.cornerRadius, min(card.width, card.height) / 2)
    let corners: [(Corners, x: Double, y: Double)] = [
      (.topLeft, area.x - card.x, area.y - card.y), (.topRight, card.maxX - area.maxX, area.y - card.y),
      (.bottomLeft, area.x - card.x, card.maxY - area.maxY),
      (.bottomRight, card.maxX - area.maxX, card.maxY - area.maxY),
    ]
    return corners.contains { corner, x, y in
      // The point of the cell that lies farthest out, counted from the corner of the card.
      let isRound = cell.clips && cell.maskedCorners.contains(corner)
      let cut = isRound ? cell.cornerRadius * (1 - 0.5.squareRoot()) : 0
      let across = radius - x - cut
      let down = radius - y - cut
      return across > 0 && down > 0 && (across * across + down * down).squareRoot() - radius >= seenCorner
    }
  }

  private static func wipes(_ subject: Subject) -> Bool {
    subject.rules.selection.clearsSubviewBackgrounds.value
  }
}
