/// Rules of backgrounds, cards and selection.
extension RuleText {
  static let swipeBackgroundMismatch = RuleText(
    meaning:
      "A swiped row shows two surfaces that ought to be one. The cell moves aside and uncovers the pull view; where its colour, or the paint of a custom action, differs from the cell's, a block of another colour stands beside the card. Any difference counts, for the two lie edge to edge.",
    systems:
      "iOS 11 and later, where the pull view is a view of its own. Up to iOS 10 the cell's own background shows there, and only a custom-painted action can differ.",
    cures: [
      "Set `matchedBackground`: one colour for the cell, the pull view and what actions paint.",
      "Or give `backgroundColor` and `pullViewBackground` the same colour, in dark appearance too.",
      "Paint a pattern, drawn or snapshot action on that same colour, not on white.",
    ])

  static let swipeHeightMismatch = RuleText(
    meaning:
      "An action is as high as the row, the card is not: an action in a colour of its own stands above and below the card beside it.",
    systems: "Up to iOS 18. From iOS 26 actions are capsules with room around them.",
    cures: [
      "Give the action the cell's own background and draw its colour on a view that has the card's insets.",
      "Or let the card fill the row and make the gaps with sections or separators.",
    ])

  static let swipeClearCell = RuleText(
    meaning:
      "The cell is clear, so what slides away shows the table or the actions through it while it moves.",
    systems: "All. It is plainest from iOS 11 on, where the cell moves over the pull view.",
    cures: [
      "Give the cell the table's colour as `backgroundColor`, or set `matchedBackground`: the look at rest is the same."
    ])

  static let selectionExceedsCard = RuleText(
    meaning:
      "The grey of a selected row fills the whole cell and shows in the gaps around the card: a rectangle behind a rounded view.",
    systems: "All.",
    cures: [
      "Set `selectionStyle` to `none` and change the card's own colour while it is selected.",
      "Or set `selectedBackgroundColor` to `clear`.",
    ])

  static let selectionWipesCard = RuleText(
    meaning:
      "While a row is highlighted UIKit clears the background of the contentView and of everything in it. A card that is a subview loses its fill.",
    systems: "Up to iOS 12. From iOS 13 on backgrounds stay.",
    cures: [
      "Place the card as the `backgroundView`: UIKit leaves that alone.",
      "Or set `selectionStyle` to `none`.",
      "Or paint the card with a layer or an image, neither of which is a view's background.",
    ])

  static let separatorInGap = RuleText(
    meaning: "The table still draws its separator, and it lies in the gap below the card.",
    systems: "All.",
    cures: ["Set the table's `separatorStyle` to `none`: gaps part the cards already."])

  static let accessoryOffCentre = RuleText(
    meaning:
      "The design lets its own views reach up to the system's checkmark, and the mark is 4 points or more off the middle of the room that is left for it.",
    systems:
      "All; the mark moved with iOS 13. Its centre is about 20 points from the cell's edge up to iOS 12, the cell's margin and 10 from iOS 13 to 18, the margin and 12 on iOS 26.",
    cures: [
      "Leave room by system: beside a mark at a margin of 16 it is 40 points up to iOS 12 and 52 from iOS 13 on.",
      "Or show a mark of your own, an image view in the content, and leave `accessoryType` at `none`: then nothing moves.",
    ])

  static let accessoryOverActions = RuleText(
    meaning:
      "A view reaches past the edge of its cell. At rest the edge of the screen cuts it; while the row is open the cell lies beside its actions, and the view on them.",
    systems:
      "iOS 11 to 18. Up to iOS 10 the delete view lies on top, and on iOS 26 a swiped cell clips to its corners.",
    cures: [
      "Put the view into the contentView, or make it the `accessoryView`: both move with the cell and stay in it.",
      "Or let the cell clip: from iOS 11 on that cuts no actions.",
    ])

  static let cornerMismatch = RuleText(
    meaning:
      "The card has round corners, and the action beside it, a block in a colour of its own, square ones: a notch shows at each corner where they meet.",
    systems:
      "Up to iOS 18. From iOS 26 on an action is a capsule and stands by itself.",
    cures: [
      "Paint the action on the cell's own colour: a view at row height (`snapshot`) with the card's insets and radius.",
      "Or leave the card square, and let an `insetGrouped` table round the group.",
    ])

  static let shadowClipped = RuleText(
    meaning:
      "The card's shadow can still be seen where the cell ends. Clipping cuts it there, or the rows above and below lie on it: it ends in a straight line.",
    systems:
      "All. While a row is open also at the side: up to iOS 10 the actions lie on the shadow, and on iOS 26 the swiped cell clips.",
    cures: [
      "Leave as much room around the card as its shadow is seen: twice its radius, and its offset.",
      "Or use a smaller radius, or a hairline stroke.",
    ])

  static let clipHidesActions = RuleText(
    meaning:
      "The cell clips to its bounds, and its actions are its subviews beside them. They show only if a swipe moves the bounds, which no source confirms: look on a device.",
    systems:
      "Up to iOS 10. From iOS 11 on the actions lie outside the cell, and clipping it cuts none of them.",
    cures: [
      "Turn `clipsToBounds` off on those systems, by a rule on `$system`, and clip the card instead."
    ])

  static let swipeGap = RuleText(
    meaning:
      "The space between cards lies inside the cell, more of it on one side. An action is as high as the cell: it fills the space too, and what it shows is off the middle of the card.",
    systems:
      "All. A capsule of iOS 26 stands in the middle of the cell as well.",
    cures: [
      "Make the space with sections, or with equal insets above and below.",
      "Or paint the action on the cell's colour, as a view that has the card's insets.",
    ])

  static let pullViewPath = RuleText(
    meaning:
      "The design colours the pull view. UIKit has no public way to it, so an app must find it among the superview's or the cell's subviews, and the place changed four times.",
    systems:
      "Up to iOS 10 `UITableViewCellDeleteConfirmationView` is a subview of the cell. iOS 11 and 12: `UISwipeActionPullView` is a subview of the table (of its wrapper in apps built with Xcode 8). iOS 13 to 18: of `_UITableViewCellSwipeContainerView` around the cell. iOS 26: `UISwipeActionDynamicPullView` in the same container.",
    cures: [
      "Look for the class by name from the cell's superview up and from the cell down, in `willBeginEditingRowAt` and in `layoutSubviews`; leave everything as it is where nothing is found.",
      "Look at every system that you support: the cell's page of the hierarchy shows where the view is.",
      "Where it may fail, choose an action colour that can stand beside the system's grey.",
    ])

  static let fullHeightDesignOn26 = RuleText(
    meaning:
      "The action is made for a bar as high as the row: by a picture of that height, or by a pull view in its colour. iOS 26 shows a capsule of its own height: the colour no longer fills the row, and the picture is cut.",
    systems:
      "iOS 26.",
    cures: [
      "Use a contextual action with an image and a colour: the system makes bar or capsule of it.",
      "Or draw for both by a rule on `$system`: a view at row height up to iOS 18, an icon from iOS 26 on.",
    ])
}
