import Designs
import Diagnostics
import Graphics
import Staging

/// `does-not-adjust`: a label follows the text size, but only when it loads.
///
/// That is UIKit's default in code, so it is told only of designs that ask for other text sizes.
enum DoesNotAdjustCheck {
  static func findings(_ subject: Subject, _ content: ShownContent, _ labels: DesignLabels) -> [Finding] {
    labels.shown(in: content).compactMap { label, piece in
      guard !label.adjustsFontForContentSizeCategory.value(in: subject.scope),
        isScaled(label.font.value(in: subject.scope))
      else { return nil }
      let view = content.view(of: piece)
      return Finding(
        rule: .doesNotAdjust,
        message:
          "\(Quotation.quoted(view.id)) loads at the reader's text size and misses a change while it shows: "
          + "adjustsFontForContentSizeCategory is false",
        span: label.adjustsFontForContentSizeCategory.span ?? label.font.span ?? view.span
          ?? subject.cell.span,
        outlines: [piece.frame])
    }
  }

  private static func isScaled(_ font: FontValue) -> Bool {
    if case .style = font.base { return true }
    return font.relativeTo != nil
  }
}
