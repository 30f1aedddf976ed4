/// A stretch of one script, direction and face, and what shaping made of it.
struct PlacedShape {
  var place: DirectionalRange
  var face: FaceKey
  var shape: ShapedRun
}

/// A shaped paragraph: its width anywhere at any size, without shaping again.
final class ParagraphShape {
  let range: Range<Int>
  let runs: [PlacedShape]
  let language: ShapingLanguage
  /// In em, corrections included, tracking not.
  let advance: Double
  let trackedCount: Int
  /// Cumulative from the paragraph's start, one more than units; made when first measured in part.
  private var advances: [Double] = []
  private var tracked: [Int32] = []
  private var lineBreaks: [Int32]?
  private var characterEnds: [Int32]?

  init(range: Range<Int>, runs: [PlacedShape], language: ShapingLanguage) {
    self.range = range
    self.runs = runs
    self.language = language
    advance = runs.reduce(0) { $0 + $1.shape.advance }
    trackedCount = runs.reduce(0) { $0 + $1.shape.trackedCount }
  }

  /// The whole at a size, in points.
  func width(_ scale: TextScale) -> Double { scale.width(advance: advance, tracked: trackedCount) }

  /// The part of the paragraph that `part` names, in points.
  func width(_ part: Range<Int>, _ scale: TextScale) -> Double {
    prepareMeasures()
    let (low, high) = (part.lowerBound - range.lowerBound, part.upperBound - range.lowerBound)
    return scale.width(advance: advances[high] - advances[low], tracked: Int(tracked[high] - tracked[low]))
  }

  /// The furthest place that text from `start` reaches within a width.
  func fit(from start: Int, width limit: Double, _ scale: TextScale) -> Int {
    var (low, high) = (start, range.upperBound)
    while low < high {
      let middle = (low + high + 1) / 2
      if width(start..<middle, scale) <= limit { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// The first place from which the text up to the paragraph's end fits a width.
  func fit(toEndWithin limit: Double, from start: Int, _ scale: TextScale) -> Int {
    var (low, high) = (start, range.upperBound)
    while low < high {
      let middle = (low + high) / 2
      if width(middle..<range.upperBound, scale) <= limit { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// The last line break after `start` and not after `end`; nil where there is none.
  func lineBreak(after start: Int, upTo end: Int, in units: [UInt16], _ finder: BoundaryFinder) -> Int? {
    let breaks = lineBreaks ?? finder.lineBreaks(in: units[range], language)
    lineBreaks = breaks
    return last(of: breaks, upTo: end).flatMap { $0 > start ? $0 : nil }
  }

  /// The last place between characters at or before `end`, at least the paragraph's start.
  func characterEnd(upTo end: Int, in units: [UInt16], _ finder: BoundaryFinder) -> Int {
    last(of: characterEnds(in: units, finder), upTo: end) ?? range.lowerBound
  }

  /// The first place between characters at or after `start`.
  func characterStart(from start: Int, in units: [UInt16], _ finder: BoundaryFinder) -> Int {
    let end = characterEnd(upTo: start, in: units, finder)
    if end == start { return start }
    let ends = characterEnds(in: units, finder)
    let index = upperBound(of: ends, Int32(clamping: start - range.lowerBound))
    return index < ends.count ? Int(ends[index]) + range.lowerBound : range.upperBound
  }

  private func characterEnds(in units: [UInt16], _ finder: BoundaryFinder) -> [Int32] {
    if let characterEnds { return characterEnds }
    let ends = finder.characterEnds(in: units[range])
    characterEnds = ends
    return ends
  }

  private func last(of places: [Int32], upTo end: Int) -> Int? {
    let index = upperBound(of: places, Int32(clamping: end - range.lowerBound))
    return index > 0 ? Int(places[index - 1]) + range.lowerBound : nil
  }

  /// How many of the rising places are at or before one.
  private func upperBound(of places: [Int32], _ place: Int32) -> Int {
    var (low, high) = (0, places.count)
    while low < high {
      let middle = (low + high) / 2
      if places[middle] <= place { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The first run that reaches behind a place.
  func firstRun(endingAfter place: Int) -> Int {
    var (low, high) = (0, runs.count)
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].place.range.upperBound <= place { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private func prepareMeasures() {
    if !advances.isEmpty { return }
    var sums = [Double](repeating: 0, count: range.count + 1)
    var counts = [Int32](repeating: 0, count: range.count + 1)
    for run in runs {
      let shape = run.shape
      let offset = run.place.range.lowerBound - range.lowerBound + 1
      let unitsPerEm = shape.unitsPerEm
      for cluster in shape.clusters {
        sums[offset + Int(cluster.start)] += Double(cluster.advance) / unitsPerEm
        counts[offset + Int(cluster.start)] += cluster.isTracked ? 1 : 0
      }
    }
    for index in 1..<sums.count {
      sums[index] += sums[index - 1]
      counts[index] += counts[index - 1]
    }
    advances = sums
    tracked = counts
  }
}

/// A size and its tracking, in points.
struct TextScale {
  var size: Double
  var tracking: Double

  /// - Parameters:
  ///   - face: the face that the font is drawn with.
  ///   - size: the font's own, or a smaller one to fit.
  init(font: FontDescriptor, face: FaceKey, size: Double) {
    self.size = size
    tracking = SystemMetrics.tracking(of: font, isDisplay: face.style.isDisplay, size: size)
  }

  /// In points.
  func width(advance: Double, tracked: Int) -> Double { max(advance * size + Double(tracked) * tracking, 0) }
}
