/// Rules of what has too little room, and of text sizes.
extension RuleText {
  static let truncation = RuleText(
    meaning:
      "A label or a button's title is not shown whole: the text needs more width, lines or height than the view has, and an ellipsis or an edge ends it. With `adjustsFontSizeToFitWidth` it is told when even the least size does not fit.",
    systems:
      "All. Narrow devices, large text and long translations show it first; so does editing, which narrows the contentView.",
    cures: [
      "Let the text wrap: `numberOfLines` 0, in a row whose height is `automatic`.",
      "Or give it the width of its neighbours: a lower `contentCompressionResistancePriority` for what may be cut, and a stack whose `axis` becomes vertical by a rule on `$contentSize`.",
      "Where a cut is meant, say so: `ignore` with a reason.",
    ])

  static let fixedHeight = RuleText(
    meaning:
      "The row has a height in points, and its content needs more: lines are left out, letters are cut, or views end outside. The same content in a row of `automatic` height would show whole.",
    systems: "All. Most of all at large text sizes, which a fixed height does not follow.",
    cures: [
      "Set `height` (or the table's `rowHeight`) to `automatic`; the content has to be tied to top and bottom.",
      "Or choose the height by a rule on `$contentSize`.",
    ])

  static let unscaledFont = RuleText(
    meaning:
      "The reader asks for another text size, and this label stays as it is: its font has a size of its own and no text style. Texts without letters and digits, such as stars and arrows, are left out.",
    systems: "All. It is looked at where a design asks for other text sizes than large.",
    cures: [
      "Use a text style: `\"font\": \"body\"`.",
      "Or scale the size with one: `{ \"size\": 17, \"relativeTo\": \"body\" }`, with a `maximumPointSize` where it must end.",
    ])

  static let doesNotAdjust = RuleText(
    meaning:
      "The label takes the reader's text size when it is loaded, but stays at that size when the setting changes while it shows: `adjustsFontForContentSizeCategory` is false, as it is by default in code. A picture shows no difference.",
    systems:
      "All; the property exists from iOS 10 on. It is looked at where a design asks for other text sizes than large.",
    cures: [
      "Set `adjustsFontForContentSizeCategory` to true.",
      "Or set the font anew and reload the table when `UIContentSizeCategory.didChangeNotification` comes.",
    ])

  static let overlap = RuleText(
    meaning:
      "Two views show something in the same place, or a view lies under the delete or reorder control. What is meant as a layer is left out: a view in the view that holds it, what lies wholly on an image, a small badge at an image's corner, round images in a group.",
    systems: "All. Mostly at large text sizes, on narrow devices and in editing.",
    cures: [
      "Tie the two views to each other: `name.trailing <= value.leading - 8`, or put them into a stack.",
      "Where the row is too low for both, make its height `automatic`.",
      "Where a control of editing is concerned, put the view into the contentView, which makes room.",
    ])

  static let clipped = RuleText(
    meaning:
      "Part of what the view shows lies outside of a view that clips to its bounds, and is cut; or it lies outside of the row, where it runs into the next one or off the screen. Images that fill their superview from edge to edge are meant to be cut, and what is out of sight altogether is put away.",
    systems: "All.",
    cures: [
      "Tie the view to the edges of its superview, so that it stays inside or makes it larger.",
      "Or take `clipsToBounds` away where nothing needs it.",
      "Where it leaves the row, set its `frame` or the row's height so that it fits.",
    ])
}
