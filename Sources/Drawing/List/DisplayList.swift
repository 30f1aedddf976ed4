package import Assets
package import Graphics
package import Typesetting

/// What is to be drawn, in order, in points of the picture; flat, and without knowledge of views.
package struct DisplayList: Sendable {
  /// One thing to draw, or the start or end of a group.
  package enum Command: Sendable {
    case fill(Figure, Color)
    /// Centred on the figure's outline; `dash` is the length of dashes and gaps, 0 for a whole line.
    case stroke(Figure, Color, width: Double, dash: Double)
    /// A filled figure behind a Gaussian blur of that standard deviation.
    case blur(Figure, Color, radius: Double)
    /// A run from its baseline's left end; `scale` makes points of font units.
    case run(GlyphRun, at: Point, scale: Double, Color)
    /// A picture stretched into a rectangle; with a tint only its alpha counts.
    case picture(PictureID, Rect, tint: Color?, isFlipped: Bool)
    case icon(String, Rect, Color, isFlipped: Bool)
    /// A glyph of its own colours.
    case glyph(GlyphPicture, Rect, alpha: Double)
    /// Small words in the middle of a rectangle, one line each: no text of the cell, which is runs.
    case caption([String], Rect, Color)
    /// Drawn once and referred to where the output can.
    case part(DisplayPart, at: Point)
    /// What follows belongs to the group until its `end`.
    case begin(Group)
    case end
  }

  /// What happens to all that a group holds.
  package enum Group: Sendable {
    case alpha(Double)
    case clip(Figure)
    /// A shadow of whatever the group draws; all of it, shadow included, lies in `region`.
    case shadow(Color, radius: Double, offset: Point, region: Rect)
    /// The alpha of whatever the group draws in one colour; all of it lies in `region`.
    case tint(Color, region: Rect)
    /// The group is scaled about a point.
    case scale(Double, about: Point)
    /// The group is a pattern image of that size, from the figure's corner, with which the figure is filled.
    case tiles(Figure, Size)
    /// Something with a name for screen readers and pointers.
    case named(String)
    /// A part of a swiped cell that a page's script moves.
    case marked(Mark)
  }

  /// What of a swiped cell moves by itself; the raw value is its class on pages.
  package enum Mark: String, Sendable {
    case cell
    case pull
    case action
  }

  /// In drawing order; each `begin` has its `end`.
  package private(set) var commands: [Command] = []

  package init() {}

  mutating func append(_ command: Command) { commands.append(command) }

  mutating func reserve(_ count: Int) { commands.reserveCapacity(count) }
}
