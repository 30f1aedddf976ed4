package import Graphics

/// How swipe actions look and measure on one system; lengths in points.
package struct SwipeRules: Sendable {
  package let motion: Fact<SwipeMotion>
  /// How far right of the cell's edge the delete confirmation view begins.
  package let deleteViewOffset: Fact<PerScale<Double>>
  package let title: ActionTitleRules
  package let width: ActionWidthRules
  package let blanks = BlankTitleRules.published
  /// What the button's height leaves out of the cell's.
  package let height: Fact<ActionHeight>
  package let icon: ActionIconRules
  package let imageRendering: Fact<ActionImageRendering>
  package let destructiveBackground: Fact<RuleColor>
  package let normalBackground: Fact<RuleColor>
  /// Also the colour of a template image.
  package let titleColor: Fact<RuleColor>
  /// What becomes of a pattern colour as a row action's background; it is drawn the same whatever it is.
  package internal(set) var rowActionPattern: Fact<RowActionPattern>
  /// Whether a pattern colour paints a contextual action.
  package let paintsContextualPattern: Fact<Bool>
  package let pullViewFill: Fact<PullViewFill>
  /// What fills the pull view beside a lone row action that a pattern paints; nil: as `pullViewFill` says.
  package let patternPullViewFill: Fact<RuleColor?>
  /// Part-way each of several buttons shows travel x width / total; a lone one stops at its width.
  package let opensInProportion: Fact<Bool>
  /// Confirming shows every configured trailing action, not one Delete.
  package let confirmsWithAllActions: Fact<Bool>
  /// How far a button's colour reaches past its edge, in full-swipe distances; 0: not at all.
  package let colorBleed: Fact<Double>
  package let capsule: CapsuleRules?
  package let gesture: SwipeGestureRules
  /// nil where the system has no full swipe.
  package let fullSwipe: FullSwipeRules?
}

/// What an action's height is made of.
package enum ActionHeight: Sendable {
  /// As high as the cell, its separator included.
  case cell
  /// The cell less its separator.
  case cellLessSeparator
  /// A capsule's own height, centred: see `CapsuleRules`.
  case capsule
}

/// What becomes of an action's image.
package enum ActionImageRendering: Sendable {
  /// Actions have no images.
  case none
  /// Always a template: its alpha in the title's colour.
  case alwaysTemplate
  /// A template, unless the image is `alwaysOriginal`.
  case templateUnlessOriginal
}

/// What a system makes of a pattern colour as the background of a row action.
package enum RowActionPattern: Sendable {
  /// It is painted, and tiles.
  case painted
  /// A warning is logged, and it is painted and cut at the action's width.
  case cutWithWarning
  /// No source says whether it is painted.
  case unknown
}

/// What a pull view shows that nobody coloured.
package enum PullViewFill: Sendable {
  /// There is none to colour: the cell's own background shows.
  case cell
  /// With exactly one action that action's background; with more it is clear and the table shows.
  case loneActionBackground
  /// The table shows.
  case table
}

/// The font of an action's title.
package struct ActionTitleRules: Sendable {
  /// Points, at the text size Large.
  package let size: Fact<Double>
  package let weight: Fact<FontWeight>
  /// The size a long title shrinks to before it is cut, in points.
  package let minimumSize: Fact<Double>
  package let lines: Fact<Int>
  /// Grows with body's metrics above Large, up to this text size; nil: it does not grow.
  package let growthLimit: Fact<ContentSize?>

  /// The size at a text size, in points.
  package func size(_ contentSize: ContentSize, facts: inout FactSet) -> Double {
    let size = facts.take(size)
    guard contentSize > .large, let limit = facts.take(growthLimit) else { return size }
    return FontMetrics.body.scaledPointSize(size, min(contentSize, limit))
  }
}

/// How an action's title and image make its width.
package struct ActionWidthRules: Sendable {
  /// On each side of the title or image.
  package let padding: Fact<Double>
  package let minimum: Fact<Double>
  /// Infinity where none is known.
  package let maximum: Fact<Double>
  /// The width that a title of blanks gives; nil: its own.
  package let blank: Fact<Double?>
  /// Between the buttons.
  package let gap: Fact<Double>
  /// Outside the first and the last.
  package let edgeGap: Fact<Double>

  /// The width of an action whose title, or image where that is wider, is `content` wide.
  package func width(content: Double, isBlank: Bool, facts: inout FactSet) -> Double {
    if isBlank, let width = facts.take(blank) { return width }
    let padded = content + 2 * facts.take(padding)
    return min(max(padded, facts.take(minimum)), facts.take(maximum))
  }

  /// The open width of actions of these widths.
  package func openWidth(_ widths: some Collection<Double>, facts: inout FactSet) -> Double {
    guard !widths.isEmpty else { return 0 }
    let gaps = Double(widths.count - 1) * facts.take(gap) + 2 * facts.take(edgeGap)
    return widths.reduce(gaps, +)
  }
}

/// When an action shows its icon and when its title.
package struct ActionIconRules: Sendable {
  /// Between icon and title.
  package let titleGap: Fact<Double>
  /// From this height of the button on, icon and title show.
  package let withTitleFrom: Fact<Double>
  /// From this height on the icon has its full size.
  package let fullSizeFrom: Fact<Double>
  /// The icon's scale below that.
  package let smallScale: Fact<Double>
}
