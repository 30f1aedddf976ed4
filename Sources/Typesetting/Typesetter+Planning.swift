import Graphics

extension Typesetter {
  /// Decides what stands in each line.
  mutating func plan(_ entry: TextEntry, style: TextStyling, width: Double, height: Double) -> TextPlan {
    let prepared = entry.prepared
    var plan = TextPlan(scale: scale(style, size: style.font.usableSize))
    guard !prepared.paragraphs.isEmpty, plan.scale.size > 0 else { return plan }
    // A width that is none (NaN) is as good as no limit.
    let width = width.isNaN ? .infinity : width
    let limit = lineLimit(style, height: height)
    plan.neededWidth = neededWidth(entry, style: style, scale: plan.scale)
    if style.adjustsFontSizeToFitWidth, style.numberOfLines == 1, plan.neededWidth > width {
      plan.scale = fittingScale(entry, style: style, width: width)
    }
    if width <= 0 {
      plan.isTruncated = true
      return plan
    }
    var lines = LineComposer(
      prepared: prepared, style: style, width: width + 0.01, limit: limit, plan: plan, boundaries: boundaries,
      ellipsisWidth: self.width(of: PreparedText.ellipsis, style, plan.scale),
      hyphenWidth: hyphenWidth(entry, style: style, plan, width: width))
    for index in prepared.paragraphs.indices {
      if lines.isFull { break }
      lines.append(
        shape(of: index, in: entry, style: style), paragraph: index)
    }
    return lines.plan
  }

  /// Counts the lines that a truncated text would take, and tells whether the height leaves some of them out.
  mutating func countLines(
    of plan: inout TextPlan, _ entry: TextEntry, style: TextStyling, width: Double, height: Double
  ) {
    // What stands in one line needs width, not lines.
    if style.numberOfLines == 1, entry.prepared.paragraphs.count == 1 { return }
    guard width > 0 else { return }
    var whole = TextPlan(scale: plan.scale)
    whole.neededWidth = plan.neededWidth
    var lines = LineComposer(
      prepared: entry.prepared, style: style, width: width + 0.01, limit: TextLayout.countedLines,
      plan: whole,
      boundaries: boundaries, ellipsisWidth: self.width(of: PreparedText.ellipsis, style, plan.scale),
      hyphenWidth: hyphenWidth(entry, style: style, plan, width: width))
    for index in entry.prepared.paragraphs.indices {
      if lines.isFull { break }
      lines.append(
        shape(of: index, in: entry, style: style), paragraph: index)
    }
    let count = lines.plan.lines.count
    plan.neededLines = count
    let limit = lineLimit(style, height: height)
    plan.isCutByHeight = limit < count && (style.numberOfLines <= 0 || limit < style.numberOfLines)
  }

  /// How many lines there may be: the label's number of lines and those that the height holds, at least one.
  private func lineLimit(_ style: TextStyling, height: Double) -> Int {
    let wanted = style.numberOfLines > 0 ? style.numberOfLines : Int.max
    guard height.isFinite, style.font.lineHeight > 0 else { return wanted }
    let held = 1 + (height + 0.01 - style.font.lineHeight) / style.font.baselineDistance
    return min(wanted, held < 1 ? 1 : held > 1e9 ? Int.max : Int(held))
  }

  /// The width without wrapping: of the paragraphs that can be seen, the widest.
  private mutating func neededWidth(_ entry: TextEntry, style: TextStyling, scale: TextScale) -> Double {
    let paragraphs = entry.prepared.paragraphs
    let seen = style.numberOfLines > 0 ? min(style.numberOfLines, paragraphs.count) : paragraphs.count
    var widest = 0.0
    for index in 0..<seen {
      var width = shape(of: index, in: entry, style: style).width(scale)
      if index == seen - 1, seen < paragraphs.count, style.lineBreakMode.truncates {
        width += self.width(of: PreparedText.ellipsis, style, scale)
      }
      widest = max(widest, width)
    }
    return widest
  }

  /// The largest size at which one line fits, found by halving since tracking makes the width no straight line.
  private mutating func fittingScale(_ entry: TextEntry, style: TextStyling, width: Double) -> TextScale {
    let full = style.font.usableSize
    let factor = style.minimumScaleFactor
    var low = max(full * (factor > 0 ? min(factor, 1) : 0), min(full, 1))
    var high = full
    if neededWidth(entry, style: style, scale: scale(style, size: low)) > width {
      return scale(style, size: low)
    }
    for _ in 0..<24 {
      let middle = (low + high) / 2
      if neededWidth(entry, style: style, scale: scale(style, size: middle))
        <= width
      {
        low = middle
      } else {
        high = middle
      }
    }
    return scale(style, size: low)
  }

  private func scale(_ style: TextStyling, size: Double) -> TextScale {
    TextScale(font: style.font, face: face(style), size: size)
  }

  /// The width of a sign that is added to a line.
  private mutating func width(of sign: UInt16, _ style: TextStyling, _ scale: TextScale) -> Double {
    let units = [sign]
    let key = RunKey(
      text: TextKey(text: String(units: units[...])), face: face(style), script: OpenTypeTag.latin,
      isRightToLeft: false)
    let run = run(key, units: units[...])
    return scale.width(advance: run.advance, tracked: run.trackedCount)
  }

  /// What a soft hyphen adds to a line that ends at it; 0 where no line can.
  private mutating func hyphenWidth(
    _ entry: TextEntry, style: TextStyling, _ plan: TextPlan, width: Double
  ) -> Double {
    guard plan.neededWidth > width, entry.prepared.units.contains(PreparedText.softHyphen) else { return 0 }
    return self.width(of: PreparedText.hyphen, style, plan.scale)
  }

  /// A paragraph in a face, shaped the first time.
  mutating func shape(
    of paragraph: Int, in entry: TextEntry, style: TextStyling
  ) -> ParagraphShape {
    shape(of: paragraph, in: entry, face: face(style), direction: style.direction)
  }

  /// A paragraph in a face, shaped the first time.
  mutating func shape(
    of paragraph: Int, in entry: TextEntry, face: FaceKey, direction: BaseDirection
  ) -> ParagraphShape {
    let slot: Int
    if let known = entry.shapes.firstIndex(where: { $0.face == face && $0.direction == direction }) {
      slot = known
    } else {
      slot = entry.shapes.count
      entry.shapes.append((face, direction, Array(repeating: nil, count: entry.prepared.paragraphs.count)))
    }
    if let shape = entry.shapes[slot].paragraphs[paragraph] { return shape }
    let range = entry.prepared.paragraphs[paragraph]
    let places: [DirectionalRange]
    if range.isEmpty {
      places = []
    } else if entry.prepared.isPlain, direction == .leftToRight {
      places = [DirectionalRange(range: range, level: 0, script: OpenTypeTag.latin)]
    } else {
      places = bidi.resolver.ranges(of: range, in: entry.prepared.units, base: direction)
    }
    var runs: [PlacedShape] = []
    for place in places {
      // Inter nearly always has what a plain text needs: it is shaped first, and other faces are thought of after.
      if entry.prepared.isPlain {
        let run = run(of: place, in: entry, face)
        if run.shape.missing.isEmpty {
          runs.append(run)
          continue
        }
      }
      for piece in pieces(of: place, in: entry, face) {
        runs.append(run(of: piece.place, in: entry, piece.face))
      }
    }
    let shape = ParagraphShape(range: range, runs: runs, language: face.language)
    entry.shapes[slot].paragraphs[paragraph] = shape
    keptBytes += 120
    return shape
  }
}

extension Typesetter {
  private mutating func run(of place: DirectionalRange, in entry: TextEntry, _ face: FaceKey) -> PlacedShape {
    let units = entry.prepared.units[place.range]
    let text = units.count == entry.prepared.units.count ? entry.text : String(units: units)
    let key = RunKey(
      text: TextKey(text: text), face: face, script: place.script, isRightToLeft: place.isRightToLeft)
    return PlacedShape(place: place, face: face, shape: run(key, units: units))
  }
}

extension TextPlan {
  /// What the lines take, up to whole pixels.
  func size(font: FontDescriptor, grid: PixelGrid) -> Size {
    if neededWidth == 0, lines.isEmpty { return .zero }
    let count = max(lines.count, 1)
    let widest = lines.reduce(0) { max($0, $1.width) }
    // A text made smaller keeps the height of its font: the label does not change its own.
    return Size(
      width: grid.ceil(widest),
      height: grid.ceil(font.height(lines: count)))
  }
}
