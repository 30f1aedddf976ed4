package import Diagnostics
package import Graphics

// What it tells.

extension SolvedLayout {
  /// Something that layout keeps to.
  package enum Rule: Sendable {
    /// A constraint of the design: its string, the part of the string that says it, and where that is.
    case constraint(String, part: String, Span)
    /// `width` or `height` of a view, by the view's id.
    case length(String, LayoutAxis, Span)
    /// A view's own place.
    case place(String, Span)
    /// A stack, by its id.
    case stack(String, Span)
    /// What a view's content asks for.
    case content(String, LayoutAxis, Span)
    /// That no length is negative.
    case least(String, LayoutAxis, Span)
    /// The width of the cell and its contentView, or their height.
    case cell(LayoutAxis)
  }

  /// Rules that cannot hold together.
  package struct Conflict: Sendable {
    package var rules: [Rule]
    /// The one of them that layout went on without.
    package var broken: Rule
    /// Whether any of the others could be left out instead.
    package var isMinimal: Bool
    /// The views that they are about, in the cell's coordinates.
    package var frames: [Rect]
  }

  /// A view that could be elsewhere.
  package struct Ambiguity: Sendable {
    package var id: String
    /// The constraint that speaks of the view along the axis, else the view.
    package var span: Span
    package var axis: LayoutAxis
    /// Where it is, and where it could be as well; in the cell's coordinates.
    package var frame: Rect
    package var other: Rect
  }

  /// A row's height that does not follow its content.
  package struct OpenHeight: Sendable {
    /// The view that sticks out the farthest.
    package var id: String
    package var span: Span
    /// How far it reaches below the row's content, in points.
    package var overflow: Double
    /// Whether the constraints make no height at all.
    package var isZero: Bool
    /// Where it ends up in such a row, in the cell's coordinates.
    package var frame: Rect
  }
}
