import Diagnostics
import Graphics
import Staging
import UIKitRules

/// `icon-off-centre`: what an action's artwork shows is not in the middle of what can be seen of it, or is cut.
enum IconOffCentreCheck {
  /// From this distance on one sees it, in points.
  private static let threshold = 8.0
  /// Less is a pixel's rounding.
  private static let tolerance = 0.005
  private static let leastCut = 0.5

  static func findings(_ subject: Subject, _ actions: [ShownAction]) -> [Finding] {
    guard ShownAction.isAtRest(subject.preview.state) else { return [] }
    let card = subject.frame(of: .card)
    let hasCapsules = subject.rules.swipe.capsule != nil
    return actions.flatMap { shown in
      // Where a picture repeats there is no one icon: that is told.
      let pattern = shown.pattern.flatMap { PatternTiledCheck.repeats($0) ? nil : $0 }
      return [
        pattern.flatMap { finding(in: $0, card: card, at: shown.backgroundSpan, isBar: hasCapsules) },
        shown.image.flatMap { finding(in: $0, card: nil, at: shown.imageSpan, isBar: false) },
      ].compactMap { $0 }
    }
  }

  /// - Parameter isBar: whether a picture that goes on below what can be seen is told as made for a bar.
  private static func finding(in artwork: ShownArtwork, card: Rect?, at span: Span, isBar: Bool) -> Finding? {
    let visible = artwork.visible
    guard let icon = icon(in: artwork) else { return nil }
    let across = icon.midX - visible.midX
    var down = icon.midY - visible.midY
    // Beside a card the card's middle is one as well.
    if let card, abs(icon.midY - card.midY) < abs(down) { down = icon.midY - card.midY }
    let seen = visible.intersection(artwork.canvas) ?? visible
    let isTold = isBar && artwork.canvas.maxY > visible.maxY + leastCut && icon.maxY > visible.maxY + leastCut
    if isTold { down = 0 }
    var parts: [String] = []
    if isFar(across) {
      parts.append("\(Points.text(abs(across))) pt \(across < 0 ? "left" : "right") of the middle")
    }
    if isFar(down) { parts.append("\(Points.text(abs(down))) pt \(down < 0 ? "above" : "below") the middle") }
    for (length, most, side) in [
      (seen.x - icon.x, icon.width, "left"), (icon.maxX - seen.maxX, icon.width, "right"),
      (seen.y - icon.y, icon.height, "top"), (isTold ? 0 : icon.maxY - seen.maxY, icon.height, "bottom"),
    ] where length > leastCut {
      parts.append("cut by \(Points.text(min(length, most))) pt at the \(side)")
    }
    guard !parts.isEmpty else { return nil }
    return Finding(
      rule: .iconOffCentre,
      message:
        "the icon of \(Points.text(icon.size)) in \(Points.text(visible.size)) is "
        + parts.joined(separator: ", "),
      span: span, outlines: [visible, icon])
  }

  private static func isFar(_ distance: Double) -> Bool { abs(distance) >= threshold - tolerance }

  /// What is drawn on the ground, all together: icon and words are one block. What runs along an edge of the picture
  /// is part of the ground on that axis, and so is text or an image from edge to edge.
  private static func icon(in artwork: ShownArtwork) -> Rect? {
    var (left, right, top, bottom) = (Double.infinity, -Double.infinity, Double.infinity, -Double.infinity)
    for object in artwork.objects {
      let rect = object.rect
      let isGroundAcross =
        object.isItem
        ? artwork.spansWidth(rect) : artwork.reachesLeft(rect) || artwork.reachesRight(rect)
      if !isGroundAcross { (left, right) = (min(left, rect.x), max(right, rect.maxX)) }
      let isGroundDown =
        object.isItem ? artwork.spansHeight(rect) : artwork.reachesTop(rect) || artwork.reachesBottom(rect)
      if !isGroundDown { (top, bottom) = (min(top, rect.y), max(bottom, rect.maxY)) }
    }
    guard left < right, top < bottom else { return nil }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
