/// What stands in one line, before it is placed.
struct LinePlan {
  var paragraph: Int
  /// In the units of the text.
  var head: Range<Int>
  /// Whether "…" stands between `head` and `tail`.
  var hasEllipsis = false
  var tail: Range<Int>
  /// Whether the line ends at a soft hyphen, which shows there.
  var hasHyphen = false
  /// Whether its blanks are widened until it fills the room.
  var isJustified = false
  /// In points.
  var width: Double

  /// A line of plain text.
  init(paragraph: Int, range: Range<Int>, width: Double) {
    self.paragraph = paragraph
    head = range
    tail = range.upperBound..<range.upperBound
    self.width = width
  }
}

/// All lines of a text.
struct TextPlan {
  var lines: [LinePlan] = []
  var isTruncated = false
  /// All lines of a truncated text, those left out too; nil where none is.
  var neededLines: Int?
  var isCutByHeight = false
  /// The widest paragraph unwrapped, in points.
  var neededWidth = 0.0
  var scale: TextScale
}
