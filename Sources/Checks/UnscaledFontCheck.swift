import Diagnostics
import Graphics
import Staging
import Typesetting

/// `unscaled-font`: the reader asks for another text size, and a label's font stays as it is.
enum UnscaledFontCheck {
  static func findings(_ content: ShownContent, _ labels: DesignLabels) -> [Finding] {
    labels.shown(in: content).compactMap { sizing, piece in
      guard case .fixed(let size, let place) = sizing, hasWords(piece, content) else { return nil }
      return Finding(
        rule: .unscaledFont,
        // The same at every text size, so that it is told once.
        message:
          "the font of \(Quotation.quoted(content.view(of: piece).id)) has \(Points.text(size)) pt at every text "
          + "size: it does not grow with the reader's",
        span: place, outlines: [piece.frame])
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
