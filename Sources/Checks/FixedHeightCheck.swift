import Designs
import Diagnostics
import Graphics
import Staging
import Typesetting

/// `fixed-height`: the height that the design sets cuts what a row as high as its content would show whole.
enum FixedHeightCheck {
  static func findings(_ subject: Subject, _ content: ShownContent) -> [Finding] {
    guard let needed = neededHeight(subject), let row = subject.frame(of: .contentView) else { return [] }
    let cut = content.pieces.filter {
      !$0.isAccessory && !content.isOutOfSight($0) && isCut($0, content, row)
    }
    guard let first = cut.first else { return [] }
    let more = cut.count > 1 ? " and \(cut.count - 1) more" : ""
    let own = subject.cell.height.value(in: subject.scope) != nil
    return [
      Finding(
        rule: .fixedHeight,
        message:
          "the row is \(Points.text(subject.stage.size.height)) pt high, its content needs "
          + "\(Points.text(needed)) pt: \(Quotation.quoted(content.view(of: first).id))\(more) cannot be seen whole",
        span: (own ? subject.cell.height.span : subject.table.rowHeight.span) ?? subject.cell.span,
        outlines: [row] + cut.prefix(8).map(\.frame))
    ]
  }

  /// What the row would take; nil where the height that it has is enough.
  static func neededHeight(_ subject: Subject) -> Double? {
    // Half a point is what a separator and rounding take.
    guard let needed = subject.stage.fittingHeight, needed > subject.stage.size.height + 0.5,
      // Where required constraints contradict each other, that is told.
      subject.stage.layout?.isSolved ?? true
    else { return nil }
    return needed
  }

  private static func isCut(_ piece: ShownContent.Piece, _ content: ShownContent, _ row: Rect) -> Bool {
    if piece.frame.y < row.y - 1 || piece.frame.maxY > row.maxY + 1 { return true }
    let views = piece.tree?.views ?? content.cellViews
    for case .text(let text) in views[piece.index].items
    where text.layout.isCutByHeight || text.isCut(at: piece.frame.height) {
      return true
    }
    return false
  }
}
