import Diagnostics
import Graphics
import Staging

/// `does-not-adjust`: a label follows the text size, but only when it loads.
///
/// That is UIKit's default in code, so it is told only of designs that ask for other text sizes.
enum DoesNotAdjustCheck {
  static func findings(_ content: ShownContent, _ labels: DesignLabels) -> [Finding] {
    labels.shown(in: content).compactMap { sizing, piece in
      guard case .onceLoaded(let place) = sizing else { return nil }
      return Finding(
        rule: .doesNotAdjust,
        message:
          "\(Quotation.quoted(content.view(of: piece).id)) loads at the reader's text size and misses a change while "
          + "it shows: adjustsFontForContentSizeCategory is false",
        span: place, outlines: [piece.frame])
    }
  }
}
