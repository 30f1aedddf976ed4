import Graphics

extension Typesetter {
  /// Turns planned lines into placed runs.
  mutating func place(
    _ plan: TextPlan, of entry: TextEntry, style: TextStyling, width: Double, grid: PixelGrid
  ) -> TextLayout {
    let size = plan.size(font: style.font, grid: grid)
    guard size.height > 0 else { return .empty(fontSize: plan.scale.size) }
    let room = width.isFinite ? width : size.width
    var layout = TextLayout(
      lines: [], size: size, neededWidth: grid.ceil(plan.neededWidth), isTruncated: plan.isTruncated,
      neededLines: plan.neededLines ?? plan.lines.count, isCutByHeight: plan.isCutByHeight,
      fontSize: plan.scale.size, isShrunk: plan.scale.size < style.font.usableSize, missing: [],
      firstBaseline: 0, lastBaseline: 0)
    layout.lines.reserveCapacity(plan.lines.count)
    // A text made smaller stands in the middle of its font's line.
    let share = plan.scale.size / style.font.usableSize
    let ascent = style.font.ascender * share + style.font.lineHeight * (1 - share) / 2
    for (index, line) in plan.lines.enumerated() {
      let pieces = pieces(of: line, in: entry, style: style)
      let blank = line.isJustified ? blankWidening(pieces, line, in: room) : 0
      var (x, runs) = (0.0, [PlacedRun]())
      for piece in pieces {
        let glyphs = glyphRun(piece.shape, face: piece.face, scale: plan.scale)
        for scalar in piece.shape.missing where !layout.missing.contains(scalar) {
          layout.missing.append(scalar)
        }
        if let glyphs {
          runs.append(PlacedRun(x: x, run: glyphs))
        }
        x += plan.scale.width(advance: piece.shape.advance, tracked: piece.shape.trackedCount)
        if piece.isBlank { x += blank }
      }
      let lineWidth = blank > 0 ? room : line.width
      layout.lines.append(
        TextLine(
          x: lineStart(lineWidth, in: room, style: style, grid: grid),
          baseline: grid.round(ascent + Double(index) * style.font.baselineDistance), width: lineWidth,
          text: text(of: line, in: entry), runs: runs))
    }
    layout.firstBaseline = grid.round(ascent)
    layout.lastBaseline = grid.round(
      ascent + Double(max(plan.lines.count, 1) - 1) * style.font.baselineDistance)
    return layout
  }

  private func lineStart(_ line: Double, in room: Double, style: TextStyling, grid: PixelGrid) -> Double {
    let isFlipped = style.direction == .rightToLeft
    switch style.alignment {
    case .left: return 0
    case .right: return grid.round(room - line)
    case .center: return grid.round((room - line) / 2)
    case .natural, .justified: return isFlipped ? grid.round(room - line) : 0
    }
  }

  private func text(of line: LinePlan, in entry: TextEntry) -> String {
    let prepared = entry.prepared
    if line.head.count == prepared.units.count, !line.hasEllipsis, !prepared.hasControls { return entry.text }
    if line.hasHyphen { return prepared.text(line.head.lowerBound..<line.head.upperBound - 1) + "-" }
    let head = prepared.text(line.head)
    return line.hasEllipsis ? head + "…" + prepared.text(line.tail) : head
  }

  /// The shaped runs of a line from left to right.
  private mutating func pieces(
    of line: LinePlan, in entry: TextEntry, style: TextStyling
  ) -> [LinePiece] {
    let shape = shape(of: line.paragraph, in: entry, style: style)
    if !line.hasEllipsis, line.head == shape.range {
      return BidiResolver.visualOrder(of: shape.runs.map(\.place.level)).map {
        LinePiece(shape: shape.runs[$0].shape, face: shape.runs[$0].face)
      }
    }
    var stretches = stretches(of: line, shape, in: entry.prepared, style: style)
    if line.isJustified { stretches = stretches.flatMap(\.words) }
    var pieces: [LinePiece] = []
    for stretch in stretches {
      let key = RunKey(
        text: TextKey(text: String(units: stretch.units[...])), face: stretch.face,
        script: stretch.script,
        isRightToLeft: stretch.level & 1 == 1)
      pieces.append(
        LinePiece(shape: run(key, units: stretch.units[...]), face: stretch.face, isBlank: stretch.isBlank))
    }
    return BidiResolver.visualOrder(of: stretches.map(\.level)).map { pieces[$0] }
  }

  /// What each blank of a justified line gets more than it has, in points; 0 where there is no blank.
  private func blankWidening(_ pieces: [LinePiece], _ line: LinePlan, in room: Double) -> Double {
    let blanks = pieces.reduce(0) { $0 + ($1.isBlank ? 1 : 0) }
    return blanks > 0 ? max(room - line.width, 0) / Double(blanks) : 0
  }

  /// A shaped part of a line.
  private struct LinePiece {
    var shape: ShapedRun
    var face: FaceKey
    /// Whether it is a blank of a justified line.
    var isBlank = false
  }

  private struct Stretch {
    var units: [UInt16]
    var level: UInt8
    var script: UInt32
    var face: FaceKey

    var isBlank: Bool { units == [0x20] }

    /// Its words and each of the blanks between them.
    var words: [Stretch] {
      var words: [Stretch] = []
      for unit in units {
        if unit == 0x20 || words.last?.isBlank ?? true {
          words.append(Stretch(units: [unit], level: level, script: script, face: face))
        } else {
          words[words.count - 1].units.append(unit)
        }
      }
      return words
    }
  }

  /// A line's text by direction, script and face; the ellipsis has the paragraph's direction and joins its like.
  private func stretches(
    of line: LinePlan, _ shape: ParagraphShape, in prepared: PreparedText, style: TextStyling
  ) -> [Stretch] {
    var stretches: [Stretch] = []
    func add(_ units: ArraySlice<UInt16>, level: UInt8, script: UInt32, _ face: FaceKey) {
      if let last = stretches.last, last.level == level, last.script == script, last.face == face {
        stretches[stretches.count - 1].units.append(contentsOf: units)
      } else {
        stretches.append(Stretch(units: Array(units), level: level, script: script, face: face))
      }
    }
    func add(_ part: Range<Int>) {
      var index = shape.firstRun(endingAfter: part.lowerBound)
      while index < shape.runs.count, shape.runs[index].place.range.lowerBound < part.upperBound {
        let place = shape.runs[index].place
        add(
          prepared.units[place.range.clamped(to: part)], level: place.level, script: place.script,
          shape.runs[index].face)
        index += 1
      }
    }
    add(line.head)
    if line.hasEllipsis {
      let level: UInt8 = style.direction == .rightToLeft ? 1 : 0
      let script = stretches.last.flatMap { $0.level == level ? $0.script : nil } ?? OpenTypeTag.latin
      add([PreparedText.ellipsis], level: level, script: script, face(style))
    } else if line.hasHyphen, let last = stretches.last {
      add([PreparedText.hyphen], level: last.level, script: last.script, face(style))
    }
    add(line.tail)
    return stretches
  }

  /// The outline of a shaped run at a size's tracking; made once for each.
  private mutating func glyphRun(_ shape: ShapedRun, face: FaceKey, scale: TextScale) -> GlyphRun? {
    guard let shaper = openShaper(face) else { return nil }
    let unitsPerEm = shaper.face.unitsPerEm
    let tracking = scale.tracking / scale.size * Double(unitsPerEm)
    for known in shape.outlines where known.tracking == tracking { return known.run }
    let outline = RunOutline.path(of: shape, tracking: tracking, shaper: shaper)
    let pictures = RunOutline.pictures(
      of: shape, tracking: tracking, shaper: shaper, widths: face.features.widths)
    library.note(pictures)
    let run = GlyphRun(
      outline: outline, pictures: pictures, unitsPerEm: unitsPerEm,
      advance: shape.advance * Double(unitsPerEm) + tracking * Double(shape.trackedCount))
    shape.outlines.append((tracking, run))
    keptBytes += 120 + outline.count
    return run
  }
}
