import Designs
import Graphics
import Typesetting
import UIKitRules

/// How UIKit lays a built-in style out (UITableViewCell.CellStyle); lengths in points, texts on whole ones.
struct StyleLayout {
  var name: CellStyle.Name
  /// Where the content begins, and how far before the contentView's end it ends.
  var leading: Double
  var trailing: Double
  var image: RowImage?
  /// Whether the detail of a value style stands below its title: at the accessibility sizes.
  var stacksValues: Bool
  /// Above and below the texts together.
  var padding: Double
  var subtitleGap: SubtitleGap
  var valueGap: Double
  var value2: Value2Columns
  /// What a row does not go below, its separator counted.
  var minimumHeight: Double

  private enum Arrangement {
    case title
    case stack
    case value
    case columns
  }

  private var arrangement: Arrangement {
    switch name {
    case .basic: .title
    case .subtitle: .stack
    case .value1: stacksValues ? .stack : .value
    case .value2: stacksValues ? .stack : .columns
    }
  }

  /// Where the text begins.
  var textX: Double { leading + (image?.advance ?? 0) }

  /// The height of the contentView in a row of the content's own height: the row is whole points high.
  func fittingHeight(
    width: Double, separator: Double, _ texts: RowTexts, _ typesetter: inout Typesetter
  ) -> Double {
    let room = room(in: width)
    var height: Double
    switch arrangement {
    case .title: height = texts.size(.title, width: room, &typesetter).height
    case .stack:
      let stack = texts.stack(width: room, height: .infinity, gap: { _ in 0 }, &typesetter)
      height = stack.height
    case .value, .columns:
      let columns = widths(room: room, texts, &typesetter)
      height = max(
        texts.size(.title, width: columns.title, &typesetter).height,
        texts.size(.detail, width: columns.detail, &typesetter).height)
    }
    height = max(height + padding, image?.size.height ?? 0) + separator
    return max(minimumHeight, height.wholePointsUp) - separator
  }

  /// Where everything lies in a contentView of a size.
  func frames(in size: Size, _ texts: RowTexts, grid: PixelGrid, _ typesetter: inout Typesetter) -> RowFrames
  {
    var frames = RowFrames()
    if var image {
      image.size = image.size.scaledDown(into: Size(width: .infinity, height: size.height))
      var frame = image.frame(x: leading, height: size.height)
      // Down to the pixel, as Xcode stores them.
      frame.y = (frame.y * grid.scale).rounded(.down) / grid.scale
      frames.image = frame
    }
    let room = room(in: size.width)
    switch arrangement {
    case .title: frames.title = Rect(x: textX, y: 0, width: room, height: size.height)
    case .stack: placeStack(in: size, room: room, texts, &frames, &typesetter)
    case .value, .columns: placeBeside(in: size, room: room, texts, &frames, &typesetter)
    }
    return frames
  }

  private func room(in width: Double) -> Double { max(0, width - trailing - textX) }

  private func placeStack(
    in size: Size, room: Double, _ texts: RowTexts, _ frames: inout RowFrames,
    _ typesetter: inout Typesetter
  ) {
    let stack = texts.stack(
      width: room, height: size.height, gap: { subtitleGap.points(spare: $0) }, &typesetter)
    // Up to a whole point, but for a gap that is open: there down.
    let centre = (size.height - stack.height) / 2
    let isOpen = stack.gap > 0 && stack.gap >= subtitleGap.most
    let top = isOpen ? centre.wholePointsDown : centre.wholePointsUp
    frames.title = Rect(x: textX, y: top, width: room, height: stack.title)
    frames.detail = Rect(
      x: textX, y: top + stack.title + stack.gap, width: room, height: stack.detail)
    // As wide as their words, as Xcode stores them.
    frames.title.width = min(room, texts.size(.title, width: room, &typesetter).width)
    frames.detail.width = min(room, texts.size(.detail, width: room, &typesetter).width)
  }

  private func placeBeside(
    in size: Size, room: Double, _ texts: RowTexts, _ frames: inout RowFrames,
    _ typesetter: inout Typesetter
  ) {
    let columns = widths(room: room, texts, &typesetter)
    let title = texts.size(.title, width: columns.title, height: size.height, &typesetter)
    let detail = texts.size(.detail, width: columns.detail, height: size.height, &typesetter)
    let detailX =
      arrangement == .columns ? textX + columns.title + value2.gap : textX + room - columns.detail
    frames.title = Rect(
      x: textX, y: ((size.height - title.height) / 2).wholePointsUp, width: columns.title,
      height: title.height)
    frames.detail = Rect(
      x: detailX, y: ((size.height - detail.height) / 2).wholePointsUp, width: columns.detail,
      height: detail.height)
  }

  /// The widths of title and detail side by side: the title gets what it needs, the detail what that leaves.
  private func widths(
    room: Double, _ texts: RowTexts, _ typesetter: inout Typesetter
  ) -> (title: Double, detail: Double) {
    let detail = texts.size(.detail, &typesetter).width
    if arrangement == .columns {
      let title = min(room, value2.titleWidth)
      return (title, min(detail, max(0, room - title - value2.gap)))
    }
    let title = min(room, texts.size(.title, &typesetter).width)
    return (title, min(detail, max(0, room - title - (title > 0 ? valueGap : 0))))
  }
}

extension Double {
  // What binary fractions leave does not count.
  fileprivate var wholePointsUp: Double { (self - 1e-6).rounded(.up) }
  fileprivate var wholePointsDown: Double { (self + 1e-6).rounded(.down) }
}
