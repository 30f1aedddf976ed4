import Designs
import Diagnostics
import Graphics
import Staging
import Typesetting

/// `unscaled-font`: the reader asks for another text size, and a label's font stays as it is.
enum UnscaledFontCheck {
  static func findings(_ subject: Subject, _ content: ShownContent, _ labels: DesignLabels) -> [Finding] {
    labels.shown(in: content).compactMap { label, piece in
      let font = label.font.value(in: subject.scope)
      guard let size = fixedSize(font), hasWords(piece, content) else { return nil }
      let view = content.view(of: piece)
      return Finding(
        rule: .unscaledFont,
        message:
          "the font of \(Quotation.quoted(view.id)) has \(Points.text(size)) pt at every text size: it does not grow "
          + "with the reader's",
        span: label.font.span ?? view.span ?? subject.cell.span, outlines: [piece.frame])
    }
  }

  /// The size of a font that does not follow the text size.
  private static func fixedSize(_ font: FontValue) -> Double? {
    guard font.relativeTo == nil else { return nil }
    switch font.base {
    case .style: return nil
    case .system(let size), .named(_, let size): return size
    }
  }

  /// A star or an arrow is a picture, and may keep its size.
  private static func hasWords(_ piece: ShownContent.Piece, _ content: ShownContent) -> Bool {
    let views = piece.tree?.views ?? content.cellViews
    for case .text(let text) in views[piece.index].items {
      for line in text.layout.lines where line.text.contains(where: { $0.isLetter || $0.isNumber }) {
        return true
      }
    }
    return false
  }
}
