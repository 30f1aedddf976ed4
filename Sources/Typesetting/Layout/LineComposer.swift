/// Fills lines with paragraphs until the text or the room ends.
struct LineComposer {
  let prepared: PreparedText
  let style: TextStyling
  /// In points.
  let width: Double
  let limit: Int
  private(set) var plan: TextPlan
  private(set) var isFull = false
  private let boundaries: BoundaryFinder
  private let ellipsisWidth: Double
  private let hyphenWidth: Double

  init(
    prepared: PreparedText, style: TextStyling, width: Double, limit: Int, plan: TextPlan,
    boundaries: BoundaryFinder, ellipsisWidth: Double, hyphenWidth: Double
  ) {
    self.prepared = prepared
    self.style = style
    self.width = width
    self.limit = limit
    self.plan = plan
    self.boundaries = boundaries
    self.ellipsisWidth = ellipsisWidth
    self.hyphenWidth = hyphenWidth
  }

  /// Adds a paragraph's lines, the last of which takes the ellipsis where the room ends before the text does.
  mutating func append(_ shape: ParagraphShape, paragraph: Int) {
    let isLastParagraph = paragraph == prepared.paragraphs.count - 1
    var start = shape.range.lowerBound
    repeat {
      let isLastLine = plan.lines.count == limit - 1
      let rest = start..<shape.range.upperBound
      let restWidth =
        start == shape.range.lowerBound ? shape.width(plan.scale) : shape.width(rest, plan.scale)
      if restWidth <= width {
        if isLastLine, !isLastParagraph {
          truncate(shape, rest, paragraph: paragraph, textGoesOn: true)
        } else {
          add(LinePlan(paragraph: paragraph, range: rest, width: restWidth))
        }
        return
      }
      if isLastLine, style.lineBreakMode.truncates {
        truncate(shape, rest, paragraph: paragraph, textGoesOn: false)
        return
      }
      if style.lineBreakMode == .byClipping {
        clip(shape, rest, paragraph: paragraph, width: restWidth)
        if isLastLine { finish(complete: isLastParagraph) }
        return
      }
      start = wrap(shape, rest, paragraph: paragraph)
      if isLastLine, start < shape.range.upperBound {
        finish(complete: false)
        return
      }
    } while start < shape.range.upperBound
    if plan.lines.count == limit { finish(complete: isLastParagraph) }
  }

  private mutating func add(_ line: LinePlan) {
    plan.lines.append(line)
    if plan.lines.count == limit { isFull = true }
  }

  private mutating func finish(complete: Bool) {
    isFull = true
    if !complete { plan.isTruncated = true }
  }

  /// One line that ends at a break; returns where the next one starts.
  private mutating func wrap(_ shape: ParagraphShape, _ rest: Range<Int>, paragraph: Int) -> Int {
    let start = rest.lowerBound
    let fitting = shape.fit(from: start, width: width, plan.scale)
    var reach = fitting
    // Blanks at the end hang over the edge.
    while reach < rest.upperBound, PreparedText.isBlank(prepared.units[reach]) { reach += 1 }
    var end: Int
    var hasHyphen = false
    if reach == rest.upperBound {
      end = reach
    } else if style.lineBreakMode != .byCharWrapping,
      let lineBreak = lineBreak(shape, from: start, upTo: reach)
    {
      end = lineBreak
      hasHyphen = prepared.units[end - 1] == PreparedText.softHyphen
    } else {
      end = shape.characterEnd(upTo: reach, in: prepared.units, boundaries)
      // A character wider than the room still takes a line, or there would be no end.
      if end <= start { end = shape.characterStart(from: start + 1, in: prepared.units, boundaries) }
    }
    var shown = end
    while shown > start, PreparedText.isBlank(prepared.units[shown - 1]) { shown -= 1 }
    var line = LinePlan(
      paragraph: paragraph, range: start..<shown, width: shape.width(start..<shown, plan.scale))
    line.hasHyphen = hasHyphen
    if hasHyphen { line.width += hyphenWidth }
    line.isJustified = style.alignment == .justified && end < rest.upperBound
    add(line)
    return end
  }

  /// The last place to break a line that fits; at a soft hyphen a hyphen must fit too.
  private func lineBreak(_ shape: ParagraphShape, from start: Int, upTo reach: Int) -> Int? {
    var end = shape.lineBreak(after: start, upTo: reach, in: prepared.units, boundaries)
    while let place = end, prepared.units[place - 1] == PreparedText.softHyphen,
      shape.width(start..<place, plan.scale) + hyphenWidth > width
    {
      end = shape.lineBreak(after: start, upTo: place - 1, in: prepared.units, boundaries)
    }
    return end
  }

  /// A line that runs over the edge; of what stands wholly behind it, nothing is kept.
  private mutating func clip(_ shape: ParagraphShape, _ rest: Range<Int>, paragraph: Int, width full: Double)
  {
    plan.isTruncated = true
    var end = rest.upperBound
    let startsAtLeft =
      style.alignment == .natural || style.alignment == .left || style.alignment == .justified
    if prepared.isPlain, startsAtLeft, style.direction == .leftToRight {
      let fitting = shape.fit(from: rest.lowerBound, width: width, plan.scale)
      end = shape.characterStart(
        from: min(fitting + 1, rest.upperBound), in: prepared.units, boundaries)
    }
    add(
      LinePlan(
        paragraph: paragraph, range: rest.lowerBound..<end, width: end == rest.upperBound ? full : width))
  }

  /// The last line: as many whole characters as fit beside "…"; blanks before it stay, as UIKit leaves them.
  private mutating func truncate(
    _ shape: ParagraphShape, _ rest: Range<Int>, paragraph: Int, textGoesOn: Bool
  ) {
    guard style.lineBreakMode.truncates else {
      // What wraps or clips shows no ellipsis; the lines simply end.
      add(LinePlan(paragraph: paragraph, range: rest, width: shape.width(rest, plan.scale)))
      return finish(complete: false)
    }
    let room = max(width - ellipsisWidth, 0)
    var line = LinePlan(paragraph: paragraph, range: rest, width: 0)
    line.hasEllipsis = true
    switch textGoesOn ? .byTruncatingTail : style.lineBreakMode {
    case .byTruncatingHead:
      let start = firstFitting(shape, from: rest.lowerBound, width: room)
      line.head = rest.lowerBound..<rest.lowerBound
      line.tail = start..<rest.upperBound
    case .byTruncatingMiddle:
      let end = lastFitting(shape, from: rest.lowerBound, width: room / 2)
      line.head = rest.lowerBound..<end
      let left = room - shape.width(line.head, plan.scale)
      line.tail = firstFitting(shape, from: end, width: left)..<rest.upperBound
    default:
      let end = lastFitting(shape, from: rest.lowerBound, width: room)
      line.head = rest.lowerBound..<end
    }
    line.width = shape.width(line.head, plan.scale) + shape.width(line.tail, plan.scale) + ellipsisWidth
    add(line)
    finish(complete: false)
  }

  private func lastFitting(_ shape: ParagraphShape, from start: Int, width: Double) -> Int {
    let end = shape.fit(from: start, width: width, plan.scale)
    return max(shape.characterEnd(upTo: end, in: prepared.units, boundaries), start)
  }

  private func firstFitting(_ shape: ParagraphShape, from start: Int, width: Double) -> Int {
    let first = shape.fit(toEndWithin: width, from: start, plan.scale)
    return shape.characterStart(from: first, in: prepared.units, boundaries)
  }
}
