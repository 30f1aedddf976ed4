extension RuleText {
  /// Rules of backgrounds, cards and selection.
  static let surfaces: [String: RuleText] = [
    "swipe-background-mismatch": RuleText(
      meaning:
        "A swiped row shows two surfaces that ought to be one. The cell moves aside and uncovers the pull view; where its colour, or the paint of a custom action, differs from the cell's, a block of another colour stands beside the card. Any difference counts, for the two lie edge to edge.",
      systems:
        "iOS 11 and later, where the pull view is a view of its own. Up to iOS 10 the cell's own background shows there, and only a custom-painted action can differ.",
      cures: [
        "Set `matchedBackground`: one colour for the cell, the pull view and what actions paint.",
        "Or give `backgroundColor` and `pullViewBackground` the same colour, in dark appearance too.",
        "Paint a pattern, drawn or snapshot action on that same colour, not on white.",
      ]),
    "swipe-height-mismatch": RuleText(
      meaning:
        "An action is as high as the row, the card is not: an action in a colour of its own stands above and below the card beside it.",
      systems: "Up to iOS 18. From iOS 26 actions are capsules with room around them.",
      cures: [
        "Give the action the cell's own background and draw its colour on a view that has the card's insets.",
        "Or let the card fill the row and make the gaps with sections or separators.",
      ]),
    "swipe-clear-cell": RuleText(
      meaning:
        "The cell is clear, so what slides away shows the table or the actions through it while it moves.",
      systems: "All. It is plainest from iOS 11 on, where the cell moves over the pull view.",
      cures: [
        "Give the cell the table's colour as `backgroundColor`, or set `matchedBackground`: the look at rest is the same."
      ]),
    "selection-exceeds-card": RuleText(
      meaning:
        "The grey of a selected row fills the whole cell and shows in the gaps around the card: a rectangle behind a rounded view.",
      systems: "All.",
      cures: [
        "Set `selectionStyle` to `none` and change the card's own colour while it is selected.",
        "Or set `selectedBackgroundColor` to `clear`.",
      ]),
    "selection-wipes-card": RuleText(
      meaning:
        "While a row is highlighted UIKit clears the background of the contentView and of everything in it. A card that is a subview loses its fill.",
      systems: "Up to iOS 12. From iOS 13 on backgrounds stay.",
      cures: [
        "Place the card as the `backgroundView`: UIKit leaves that alone.",
        "Or set `selectionStyle` to `none`.",
        "Or paint the card with a layer or an image, neither of which is a view's background.",
      ]),
    "separator-in-gap": RuleText(
      meaning: "The table still draws its separator, and it lies in the gap below the card.",
      systems: "All.",
      cures: ["Set the table's `separatorStyle` to `none`: gaps part the cards already."]),
    "accessory-off-centre": RuleText(
      meaning:
        "A view of yours that stands in an accessory's place is 4 points or more off the centre the system's own accessory has on that system: rows with the one and rows with the other do not line up.",
      systems: "All; the system's own place moved with iOS 13.",
      cures: [
        "Give the distance from the edge by system: the centre of a tick is about 20 points from the edge up to iOS 12, the margin and 10 from iOS 13 on.",
        "Or use the system's accessory and colour it.",
      ]),
    "accessory-over-actions": RuleText(
      meaning:
        "The accessory is not part of what moves with the content, or lies beyond the contentView's edge, and stands over the actions while the row is open.",
      systems: "All; up to iOS 10 the cell's bounds move and everything in it with them.",
      cures: [
        "Put the view into the contentView, or make it the `accessoryView`.",
        "Or hide it while the row is swiped.",
      ]),
    "corner-mismatch": RuleText(
      meaning:
        "Two rounded shapes lie in one another with corners that do not agree: a card with a radius of its own in a group or a swiped cell that the system rounds, or circular beside continuous corners. A sliver of the background shows in each corner.",
      systems:
        "iOS 13 and later in inset groups; iOS 26 also while a row is swiped, for then the cell is a card of its own.",
      cures: [
        "Let the system round the group and leave the card square.",
        "Or make the inner radius the outer one less the inset between them, with the same `cornerCurve`.",
      ]),
    "shadow-clipped": RuleText(
      meaning:
        "The card's shadow reaches past the cell, which cuts it or is overlapped by its neighbours: the shadow ends in a straight line.",
      systems: "All.",
      cures: [
        "Leave as much room around the card as the shadow needs: about three times its radius and its offset.",
        "Or use a smaller radius, or a hairline stroke.",
      ]),
    "clip-hides-actions": RuleText(
      meaning:
        "The cell clips to its bounds and holds the actions itself, so they are cut away: the row opens on nothing.",
      systems:
        "Up to iOS 10, where the delete confirmation view is a subview of the cell, beside its bounds.",
      cures: [
        "Turn `clipsToBounds` off on those systems and clip the card instead."
      ]),
    "swipe-gap": RuleText(
      meaning:
        "Between the moved cell and its actions, or between two actions, a strip shows that belongs to neither: rounding to pixels, or a view narrower than its place.",
      systems:
        "All; up to iOS 10 the delete view itself begins half a point right of the cell at two pixels a point.",
      cures: [
        "Give the pull view the cell's colour (`matchedBackground`): the strip is then no seam.",
        "Use widths that are whole pixels.",
      ]),
    "pull-view-path": RuleText(
      meaning:
        "The design colours the pull view. UIKit has no public way to it, so an app must find it among the superview's or the cell's subviews, and the place changed four times.",
      systems:
        "Up to iOS 10 `UITableViewCellDeleteConfirmationView` is a subview of the cell. iOS 11 and 12: `UISwipeActionPullView` is a subview of the table (of its wrapper in apps built with Xcode 8). iOS 13 to 18: of `_UITableViewCellSwipeContainerView` around the cell. iOS 26: `UISwipeActionDynamicPullView` in the same container.",
      cures: [
        "Look for the class by name from the cell's superview up and from the cell down, in `willBeginEditingRowAt` and in `layoutSubviews`; leave everything as it is where nothing is found.",
        "Look at every system that you support: the cell's page of the hierarchy shows where the view is.",
        "Where it may fail, choose an action colour that can stand beside the system's grey.",
      ]),
    "full-height-design-on-26": RuleText(
      meaning:
        "The action is drawn for a bar as high as the row. iOS 26 shows a capsule of its own height with gaps around it, so the picture is cut or stands in the middle of another shape.",
      systems: "iOS 26.",
      cures: [
        "Use a contextual action with an image and a colour: the system makes bar or capsule of it.",
        "Or draw for both: a view at row height up to iOS 18, an icon from iOS 26 on.",
      ]),
  ]
}
