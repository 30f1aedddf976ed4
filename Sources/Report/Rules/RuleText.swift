package import Checks

/// What a rule's page says: plain text, the words in backquotes being code.
package struct RuleText: Sendable {
  /// What was found and why it matters.
  package var meaning: String
  /// On which systems it can be seen.
  package var systems: String
  /// The ways to cure it, the best first.
  package var cures: [String]

  /// The texts of a rule; each has some.
  package static func of(_ rule: Rule) -> RuleText {
    switch rule {
    case .swipeBackgroundMismatch: swipeBackgroundMismatch
    case .swipeHeightMismatch: swipeHeightMismatch
    case .swipeClearCell: swipeClearCell
    case .swipeGap: swipeGap
    case .fullHeightDesignOn26: fullHeightDesignOn26
    case .pullViewPath: pullViewPath
    case .clipHidesActions: clipHidesActions
    case .cornerMismatch: cornerMismatch
    case .shadowClipped: shadowClipped
    case .accessoryOffCentre: accessoryOffCentre
    case .accessoryOverActions: accessoryOverActions
    case .selectionExceedsCard: selectionExceedsCard
    case .selectionWipesCard: selectionWipesCard
    case .separatorInGap: separatorInGap
    case .actionNoLabel: actionNoLabel
    case .actionsExceedRow: actionsExceedRow
    case .actionTitleHidden: actionTitleHidden
    case .actionTitleTruncated: actionTitleTruncated
    case .doubleTitle: doubleTitle
    case .iconOffCentre: iconOffCentre
    case .iconOpaque: iconOpaque
    case .patternTiled: patternTiled
    case .patternUnsupported: patternUnsupported
    case .templateIconLosesColour: templateIconLosesColour
    case .textBakedInIcon: textBakedInIcon
    case .whitespaceTitleIgnored: whitespaceTitleIgnored
    case .truncation: truncation
    case .fixedHeight: fixedHeight
    case .unscaledFont: unscaledFont
    case .doesNotAdjust: doesNotAdjust
    case .overlap: overlap
    case .clipped: clipped
    case .contrast: contrast
    case .touchTarget: touchTarget
    case .notInContentView: notInContentView
    case .contentUnderAccessory: contentUnderAccessory
    case .marginsOfCell: marginsOfCell
    case .leftRightLiteral: leftRightLiteral
    case .noGlyph: noGlyph
    case .missingString: missingString
    case .colourNotOnSystem: colourNotOnSystem
    case .unusedIgnore: unusedIgnore
    case .brokenFile: brokenFile
    case .misplacedView: misplacedView
    case .ambiguousLayout: ambiguousLayout
    case .ambiguousHeight: ambiguousHeight
    case .unsatisfiableLayout: unsatisfiableLayout
    case .noCell: noCell
    case .duplicateID: duplicateID
    case .danglingID: danglingID
    case .refusedConstraint: refusedConstraint
    case .unknownConstraintAttribute: unknownConstraintAttribute
    case .unreadableValue: unreadableValue
    case .unknownValue: unknownValue
    case .unsupportedElement: unsupportedElement
    case .unsupportedAttribute: unsupportedAttribute
    case .moreNotes: moreNotes
    case .colourMissing: colourMissing
    case .imageMissing: imageMissing
    case .symbolNotDrawn: symbolNotDrawn
    case .assetBroken: assetBroken
    case .assetNotDrawn: assetNotDrawn
    case .designWarning: designWarning
    }
  }
}
