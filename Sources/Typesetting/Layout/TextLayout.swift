package import Graphics

/// A text set in lines: what a label shows.
package struct TextLayout: Sendable {
  /// Top to bottom; none where the text is empty or the room has no width.
  package var lines: [TextLine]
  /// In points, up to whole pixels: what `UILabel.sizeThatFits` answers for the width.
  package var size: Size
  /// The width the text would take unwrapped, in points, up to whole pixels: the intrinsic width of a label.
  package var neededWidth: Double
  /// Whether some of the text is not shown.
  package var isTruncated: Bool
  /// How many lines all of the text takes at the width, at most `TextLayout.countedLines`; told of truncated texts, of
  /// others it is the lines that show.
  package var neededLines: Int
  /// Whether lines are left out that the height does not hold, and that the number of lines allows.
  package var isCutByHeight: Bool
  /// The size the text is set in, in points; under the font's where the text was made to fit.
  package var fontSize: Double
  /// Whether that is under the font's own size.
  package var isShrunk: Bool
  /// Characters that the face has no glyph for, drawn as boxes; each once, in the order they come.
  package var missing: [Unicode.Scalar]
  /// From the top of the text to the baseline of its first line, in points.
  package var firstBaseline: Double
  /// From the top of the text to the baseline of its last line, in points.
  package var lastBaseline: Double

  /// Where counting the lines of a truncated text ends: it may have millions.
  package static let countedLines = 1_000

  /// No text at all: no size.
  static func empty(fontSize: Double) -> TextLayout {
    TextLayout(
      lines: [], size: .zero, neededWidth: 0, isTruncated: false, neededLines: 0, isCutByHeight: false,
      fontSize: fontSize, isShrunk: false, missing: [],
      firstBaseline: 0, lastBaseline: 0)
  }
}

/// One line of a text.
package struct TextLine: Sendable {
  /// The line's left edge in the width that was given, in points.
  package var x: Double
  /// From the top of the text, in points.
  package var baseline: Double
  /// In points, blanks at a wrapped line's end not counted.
  package var width: Double
  /// The characters shown, in logical order, the ellipsis among them; without control characters.
  package var text: String
  /// Left to right.
  package var runs: [PlacedRun]
}

/// A run in its line.
package struct PlacedRun: Sendable {
  /// From the line's left edge, in points.
  package var x: Double
  package var run: GlyphRun
}
