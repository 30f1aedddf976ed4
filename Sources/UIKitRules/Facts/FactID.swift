/// A figure that the pages may have to mark.
package enum FactID: UInt8, CaseIterable, Hashable, Sendable {
  // Swipe actions
  case swipeHierarchy
  case swipeMotion
  case openWidth
  case partialOpening
  case deleteViewOffset
  case actionTitleSize
  case actionTitleWeight
  case actionTitleLines
  case actionTitleGrowth
  case actionPadding
  case actionMinimumWidth
  case actionMaximumWidth
  case actionBlankWidth
  case blankTitleCount
  case actionHeight
  case actionIconGap
  case actionIconRules
  case actionImageRendering
  case actionBackground
  case actionTitleColor
  case actionPattern
  case pullViewFill
  case pullViewPatternFill
  case colorBleed
  case capsuleGap
  case capsuleHeight
  case capsuleRadius
  case capsuleTitle
  case capsuleImage
  case fullSwipeDistance
  case fullSwipeDestructive
  case fullSwipeEarly
  case swipeHysteresis
  case swipeRelease
  case swipeOverdrag
  case confirmingActions

  // Rows
  case rowHeight
  case rowMinimum
  case rowSubtitle
  case rowText
  case rowImage
  case rowSymbol
  case listMargins
  case listTextGap
  case stylePadding
  case styleTextPlaces
  case styleAccessibility
  case separatorThickness
  case separatorColor
  case separatorInset
  case contentViewHeight
  case cellMargin
  case padMargin
  case contentMargins
  case accessoryMargin
  case groupRadius
  case groupCurve
  case groupSeparators
  case tableBackground
  case cellBackground
  case swipedCellShape
  case swipedCellFill
  case textColor

  // Selection
  case selectionFill
  case selectionWipes
  case selectionExtends
  case selectionSeparators
  case multiSelectFill
  case focusFill
  case disabledText

  // Accessories
  case accessoryReserve
  case accessoryGlyph
  case accessoryCentre
  case accessoryTint
  case accessoryGrowth
  case accessoryView

  // Editing
  case editControl
  case editContentX
  case editContentMargin
  case reorderControl
  case reorderGlyph
  case editIndentation
  case reorderLift
  case multiSelectGlyph

  // Controls
  case controlSwitch
  case controlSlider
  case controlSegmented
  case controlStepper
  case controlProgress
  case controlActivity
  case controlTextField
  case controlTextView
  case controlButton
  case controlSymbol

  // Reading and touching
  case touchTarget
  case contrast

  // Text
  case textStyleSize
  case textStyleWeight
  case boldText
  case fontMetrics
  case fontSize
  case systemFontLine
  case systemFontTracking
  case systemFontWidths
  case familyLine
  case familyWidths

  // Scenes, devices, colours
  case headerFont
  case headerHeight
  case footerHeight
  case sectionSpacing
  case tableTop
  case deviceSafeArea
  case systemColor
  case deleteTitle
}
