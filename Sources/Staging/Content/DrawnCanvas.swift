import Designs
import Graphics

/// Where image and text lie in a picture that is drawn by hand: the rules of the published library, unrounded.
struct DrawnCanvas {
  var size: Size
  var insets: EdgeInsets
  /// As large as the image would be drawn; nil where there is none.
  var imageSize: Size?

  /// By default each inset is this share of the other dimension.
  private static let insetShare = 0.05
  /// The gap between image and text as a share of the height inside the insets.
  private static let gapShare = 0.1

  init(size: Size, insets: DrawnArtwork.Insets, imageSize: Size?, isRightToLeft: Bool) {
    self.size = size
    self.imageSize = imageSize
    let across = size.height * DrawnCanvas.insetShare
    let along = size.width * DrawnCanvas.insetShare
    let leading = insets.leading ?? across
    let trailing = insets.trailing ?? across
    self.insets = EdgeInsets(
      top: insets.top ?? along, left: isRightToLeft ? trailing : leading, bottom: insets.bottom ?? along,
      right: isRightToLeft ? leading : trailing)
  }

  /// The picture less its insets.
  var inner: Rect {
    let rect = Rect(origin: .zero, size: size).inset(by: insets)
    return Rect(x: rect.x, y: rect.y, width: max(0, rect.width), height: max(0, rect.height))
  }

  /// Where image and text go: centred as one block, the image no larger than what the text leaves.
  func frames(title: Size) -> (image: Rect, title: Rect) {
    let inner = inner
    let hasTitle = title.width > 0
    let gap = imageSize != nil && hasTitle ? inner.height * DrawnCanvas.gapShare : 0
    let titleHeight = hasTitle ? title.height : 0
    let room = Size(width: inner.width, height: max(0, inner.height - gap - titleHeight))
    let image = (imageSize ?? .zero).scaledDown(into: room)
    let top = inner.y + (inner.height - image.height - gap - titleHeight) / 2
    let titleWidth = min(title.width, inner.width)
    return (
      Rect(x: inner.midX - image.width / 2, y: top, width: image.width, height: image.height),
      Rect(
        x: inner.midX - titleWidth / 2, y: top + image.height + gap, width: titleWidth, height: titleHeight)
    )
  }
}

extension Size {
  /// The size at its proportions, no larger than the room and than `most` of itself.
  func scaledDown(into room: Size, atMost most: Double = 1) -> Size {
    guard width > 0, height > 0 else { return .zero }
    let share = max(0, min(most, room.width / width, room.height / height))
    return Size(width: width * share, height: height * share)
  }
}
