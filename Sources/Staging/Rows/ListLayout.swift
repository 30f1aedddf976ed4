import Graphics
import Typesetting

/// How UIKit lays list content out (UIListContentView); lengths in points.
struct ListLayout {
  /// Its margins, leading at the left.
  var margins: EdgeInsets
  var image: RowImage?
  /// Whether the image is one of the design's own, which makes a row as high as it is.
  var imageMakesHeight: Bool
  /// Whether text and secondary text stand side by side where they fit.
  var prefersSideBySide: Bool
  var sideBySideGap: Double
  var stackedGap: Double
  /// What a row does not go below, and whether its separator comes on top.
  var minimumHeight: Double
  var separatorIsOnTop: Bool

  /// Where the text begins.
  var textX: Double { margins.left + (image?.advance ?? 0) }

  /// The height of the contentView in a row of the content's own height.
  func fittingHeight(
    width: Double, separator: Double, _ texts: RowTexts, _ typesetter: inout Typesetter
  ) -> Double {
    let height = textHeight(room: room(in: width), texts, &typesetter)
    let image = imageMakesHeight ? image?.size.height ?? 0 : 0
    return max(
      minimumHeight - (separatorIsOnTop ? 0 : separator),
      max(height, image) + margins.top + margins.bottom)
  }

  /// Where everything lies in a contentView of a size.
  func frames(in size: Size, _ texts: RowTexts, _ typesetter: inout Typesetter) -> RowFrames {
    var frames = RowFrames()
    frames.image = image?.frame(x: margins.left, height: size.height)
    let room = room(in: size.width)
    if let (title, detail) = sideBySide(room: room, texts, &typesetter) {
      frames.title = centred(title, x: textX, in: size)
      frames.detail = centred(detail, x: textX + room - detail.width, in: size)
      return frames
    }
    // Margins give way before the only line of a text is cut.
    let least = texts.stack(width: room, height: 0, gap: { _ in stackedGap }, &typesetter).height
    let height = max(size.height - margins.top - margins.bottom, min(least, size.height))
    let stack = texts.stack(width: room, height: height, gap: { _ in stackedGap }, &typesetter)
    let top = (size.height - stack.height) / 2
    frames.title = Rect(x: textX, y: top, width: room, height: stack.title)
    frames.detail = Rect(
      x: textX, y: top + stack.title + stack.gap, width: room, height: stack.detail)
    return frames
  }

  private func room(in width: Double) -> Double { max(0, width - margins.right - textX) }

  private func textHeight(
    room: Double, _ texts: RowTexts, _ typesetter: inout Typesetter
  ) -> Double {
    if let (title, detail) = sideBySide(room: room, texts, &typesetter) {
      return max(title.height, detail.height)
    }
    return texts.stack(width: room, height: .infinity, gap: { _ in stackedGap }, &typesetter).height
  }

  /// Both texts in one line each; nil where they stand one below the other.
  private func sideBySide(
    room: Double, _ texts: RowTexts, _ typesetter: inout Typesetter
  ) -> (title: Size, detail: Size)? {
    guard prefersSideBySide else { return nil }
    let title = texts.size(.title, &typesetter)
    let detail = texts.size(.detail, &typesetter)
    guard detail.width > 0, title.width + (title.width > 0 ? sideBySideGap : 0) + detail.width <= room else {
      return nil
    }
    return (title, detail)
  }

  private func centred(_ text: Size, x: Double, in size: Size) -> Rect {
    Rect(x: x, y: (size.height - text.height) / 2, width: text.width, height: text.height)
  }
}
