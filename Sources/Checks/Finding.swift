package import Diagnostics
package import Graphics

/// A fault that a rule saw in a preview.
package struct Finding: Sendable {
  package var rule: Rule
  /// One line without a full stop.
  package var message: String
  /// The place in the design that causes it.
  package var span: Span
  /// The rectangles that show it, in the picture's coordinates.
  package var outlines: [Rect]
  /// Where what they show could be as well.
  package var ghosts: [Rect] = []
  /// Further places in the design that take part.
  package var related: [Span] = []

  package init(rule: Rule, message: String, span: Span, outlines: [Rect]) {
    self.rule = rule
    self.message = message
    self.span = span
    self.outlines = outlines
  }
}

/// What a check looks for; the raw value is its name in reports and `ignore`.
package enum Rule: String, CaseIterable, Sendable {
  case swipeBackgroundMismatch = "swipe-background-mismatch"
  case swipeHeightMismatch = "swipe-height-mismatch"
  case swipeClearCell = "swipe-clear-cell"
  case swipeGap = "swipe-gap"
  case fullHeightDesignOn26 = "full-height-design-on-26"
  case pullViewPath = "pull-view-path"
  case clipHidesActions = "clip-hides-actions"
  case cornerMismatch = "corner-mismatch"
  case shadowClipped = "shadow-clipped"
  case accessoryOffCentre = "accessory-off-centre"
  case accessoryOverActions = "accessory-over-actions"
  case selectionExceedsCard = "selection-exceeds-card"
  case selectionWipesCard = "selection-wipes-card"
  case separatorInGap = "separator-in-gap"
  // What an action shows.
  case actionNoLabel = "action-no-label"
  case actionsExceedRow = "actions-exceed-row"
  case actionTitleHidden = "action-title-hidden"
  case actionTitleTruncated = "action-title-truncated"
  case doubleTitle = "double-title"
  case iconOffCentre = "icon-off-centre"
  case iconOpaque = "icon-opaque"
  case patternTiled = "pattern-tiled"
  case patternUnsupported = "pattern-unsupported"
  case templateIconLosesColour = "template-icon-loses-colour"
  case textBakedInIcon = "text-baked-in-icon"
  case whitespaceTitleIgnored = "whitespace-title-ignored"
  // Constraints.
  case unsatisfiableLayout = "unsatisfiable-layout"
  case ambiguousLayout = "ambiguous-layout"
  case ambiguousHeight = "ambiguous-height"
  // What has too little room; text sizes.
  case truncation
  case fixedHeight = "fixed-height"
  case unscaledFont = "unscaled-font"
  case doesNotAdjust = "does-not-adjust"
  case overlap
  case clipped
  // What is read and touched, and where content stands.
  case contrast
  case touchTarget = "touch-target"
  case notInContentView = "not-in-content-view"
  case contentUnderAccessory = "content-under-accessory"
  case marginsOfCell = "margins-of-cell"
  case leftRightLiteral = "left-right-literal"
  // Texts, colours, inputs.
  case noGlyph = "no-glyph"
  case missingString = "missing-string"
  case colourNotOnSystem = "colour-not-on-system"
  case unusedIgnore = "unused-ignore"
  case brokenFile = "broken-file"
  case misplacedView = "misplaced-view"
  // What was noticed while designs and documents were read.
  case noCell = "no-cell"
  case duplicateID = "duplicate-id"
  case danglingID = "dangling-id"
  case refusedConstraint = "refused-constraint"
  case unknownConstraintAttribute = "unknown-constraint-attribute"
  case unreadableValue = "unreadable-value"
  case unknownValue = "unknown-value"
  case unsupportedElement = "unsupported-element"
  case unsupportedAttribute = "unsupported-attribute"
  case moreNotes = "more-notes"
  case colourMissing = "colour-missing"
  case imageMissing = "image-missing"
  case symbolNotDrawn = "symbol-not-drawn"
  case assetBroken = "asset-broken"
  case assetNotDrawn = "asset-not-drawn"
  case designWarning = "design-warning"

  /// How grave its findings are.
  package var level: Severity {
    switch self {
    case .actionNoLabel, .swipeBackgroundMismatch, .unsatisfiableLayout: .error
    case .colourNotOnSystem, .unusedIgnore: .note
    case .pullViewPath, .swipeGap: .note
    case .doesNotAdjust: .note
    case .danglingID, .unreadableValue, .unknownValue, .unsupportedElement, .unsupportedAttribute: .note
    case .moreNotes, .imageMissing, .symbolNotDrawn, .assetNotDrawn: .note
    case .clipHidesActions: .review
    default: .warning
    }
  }
}
