import Designs
import Diagnostics
import Graphics
import Staging
import Typesetting

/// `overlap`: two views of the content show in the same place, or one lies under a control of editing.
enum OverlapCheck {
  /// Where a picture has more, the first ones tell what is wrong.
  private static let most = 16
  /// How many pairs are looked at, so that a picture of thousands of views takes milliseconds.
  private static let budget = 250_000

  static func findings(_ subject: Subject, _ content: ShownContent) -> [Finding] {
    // Where required constraints contradict each other a device may show another picture.
    guard subject.stage.layout?.isSolved ?? true else { return [] }
    var findings: [Finding] = []
    for (first, second) in pairs(content).prefix(most) {
      guard let size = content.pieces[first].shown.overlap(with: content.pieces[second].shown)?.size else {
        continue
      }
      let (lower, upper) = (content.view(of: content.pieces[first]), content.view(of: content.pieces[second]))
      var finding = Finding(
        rule: .overlap,
        message:
          "\(Quotation.quoted(lower.id)) and \(Quotation.quoted(upper.id)) overlap by \(Points.text(size))",
        span: upper.span ?? subject.cell.span,
        outlines: [content.pieces[first].frame, content.pieces[second].frame])
      finding.related = lower.span.map { [$0] } ?? []
      findings.append(finding)
    }
    return findings + controls(subject, content).prefix(most)
  }

  // MARK: Pieces

  /// The pairs that overlap and are no layers, in drawing order of the upper and then of the lower one.
  private static func pairs(_ content: ShownContent) -> [(Int, Int)] {
    let pieces = content.pieces
    let seen = pieces.indices.filter { !pieces[$0].isAccessory && !pieces[$0].seen.isEmpty }
    if seen.count < 2 { return [] }
    // Along the axis on which they lie more beside each other than on each other.
    let bounds = seen.dropFirst().reduce(pieces[seen[0]].seen) { $0.union(pieces[$1].seen) }
    let across = seen.reduce(0) { $0 + pieces[$1].seen.width } / bounds.width
    let down = seen.reduce(0) { $0 + pieces[$1].seen.height } / bounds.height
    let isVertical = down <= across
    func start(_ index: Int) -> Double { isVertical ? pieces[index].seen.y : pieces[index].seen.x }
    func end(_ index: Int) -> Double { isVertical ? pieces[index].seen.maxY : pieces[index].seen.maxX }
    let order = seen.sorted { (start($0), $0) < (start($1), $1) }
    var found: [(Int, Int)] = []
    var open: [Int] = []
    var left = budget
    for index in order {
      open.removeAll { end($0) <= start(index) }
      for other in open where left > 0 {
        left -= 1
        let (lower, upper) = (min(index, other), max(index, other))
        if isFault(content, pieces[lower], pieces[upper]) { found.append((lower, upper)) }
      }
      // Each further one would be another pair of those that lie there already.
      if left <= 0 || found.count >= 8 * most { break }
      open.append(index)
    }
    return found.sorted { ($0.1, $0.0) < ($1.1, $1.0) }
  }

  private static func isFault(
    _ content: ShownContent, _ lower: ShownContent.Piece, _ upper: ShownContent.Piece
  ) -> Bool {
    guard let common = lower.seen.overlap(with: upper.seen), !isLayered(content, lower, upper),
      !content.holds(lower, upper), !isCovered(content, common, lower, upper)
    else { return false }
    return overlapsByLine(content, lower, upper)
  }

  /// Whether the one is meant to lie on the other.
  private static func isLayered(
    _ content: ShownContent, _ lower: ShownContent.Piece, _ upper: ShownContent.Piece
  ) -> Bool {
    let slack = EdgeInsets(-0.5)
    // A caption, a badge on a picture, a picture over its placeholder.
    if upper.kind == .image, upper.shown.inset(by: slack).contains(lower.seen) { return true }
    if lower.kind == .image, lower.shown.inset(by: slack).contains(upper.seen) { return true }
    guard lower.kind == .image else { return false }
    // A badge at the corner of a picture: small, on a ground of its own.
    let isSmall =
      upper.frame.width <= lower.frame.width * 0.6 && upper.frame.height <= lower.frame.height * 0.6
    let views = upper.tree?.views ?? content.cellViews
    if isSmall, upper.kind != .text || isOpaque(views[upper.index]) { return true }
    // Round pictures that lie on each other are a group.
    guard upper.kind == .image, upper.frame.size == lower.frame.size else { return false }
    let others = lower.tree?.views ?? content.cellViews
    return isRound(views[upper.index]) && isRound(others[lower.index])
  }

  private static func isRound(_ view: StageView) -> Bool {
    view.layer.cornerRadius >= 0.4 * min(view.frame.width, view.frame.height)
  }

  private static func isOpaque(_ view: StageView) -> Bool {
    view.backgroundColor?.alpha == 255 && view.layer.alpha >= 1
  }

  /// Whether a view between the two hides the lower one where they meet.
  private static func isCovered(
    _ content: ShownContent, _ common: Rect, _ lower: ShownContent.Piece, _ upper: ShownContent.Piece
  ) -> Bool {
    guard let tree = upper.tree, tree === lower.tree else { return false }
    // Only what holds the upper one and not the lower: plates for other things are rare, and walks are not free.
    var index = tree.views[upper.index].parent
    // The upper one's own place, from which those of its superviews follow.
    var origin = upper.frame.origin - tree.views[upper.index].frame.origin
    while index > lower.index {
      let view = tree.views[index]
      // The corner of the view's bounds is where its subviews count from.
      let frame = Rect(origin: origin + view.boundsOrigin, size: view.frame.size)
      if isOpaque(view), frame.contains(common) { return true }
      origin = frame.origin - view.frame.origin
      index = view.parent
    }
    return false
  }

  /// Whether lines of the one meet lines of the other, not only the rectangles around them.
  private static func overlapsByLine(
    _ content: ShownContent, _ lower: ShownContent.Piece, _ upper: ShownContent.Piece
  ) -> Bool {
    let (first, second) = (lines(content, lower), lines(content, upper))
    return first.contains { line in second.contains { line.overlap(with: $0) != nil } }
  }

  private static func lines(_ content: ShownContent, _ piece: ShownContent.Piece) -> [Rect] {
    let views = piece.tree?.views ?? content.cellViews
    guard piece.kind == .text, case .text(let text)? = views[piece.index].items.first,
      text.layout.lines.count > 1
    else { return [piece.seen] }
    return text.layout.lines.indices.prefix(64).compactMap { index in
      text.letters(index..<index + 1)?.offset(by: piece.frame.origin).intersection(piece.seen)
    }
  }

  // MARK: Controls of editing

  private static func controls(_ subject: Subject, _ content: ShownContent) -> [Finding] {
    guard let contentView = subject.frame(of: .contentView) else { return [] }
    var findings: [Finding] = []
    for (role, words) in [
      (StageView.Role.editControl, "edit control"), (.reorderControl, "reorder control"),
    ] {
      guard let index = subject.index(of: role),
        let glyph = subject.views[index].items.first?.bounds
      else { continue }
      let frame = Stage.absoluteFrame(of: index, in: subject.views)
      let place = glyph.offset(by: frame.origin)
      for piece in content.pieces where !piece.isAccessory {
        // The contentView has made room, if little.
        if piece.seen.x >= contentView.x, piece.seen.maxX <= contentView.maxX { continue }
        guard piece.seen.overlap(with: place) != nil, let size = piece.shown.overlap(with: place)?.size else {
          continue
        }
        let view = content.view(of: piece)
        findings.append(
          Finding(
            rule: .overlap,
            message:
              "\(Quotation.quoted(view.id)) and the \(words) overlap by \(Points.text(size))",
            span: view.span ?? subject.cell.span, outlines: [piece.frame, place]))
      }
    }
    return findings
  }
}
