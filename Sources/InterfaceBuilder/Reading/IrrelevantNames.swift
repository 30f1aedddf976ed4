import Markup

/// What the reader passes over because no picture of a cell depends on it.
enum IrrelevantNames {
  static let attributes: Set<String> = [
    // Of any object.
    "key", "customModuleProvider", "sceneMemberID", "restorationIdentifier", "colorLabel",
    // Of views.
    "multipleTouchEnabled", "exclusiveTouch", "clearsContextBeforeDrawing", "userInteractionEnabled",
    "springLoaded",
    // Of scrolling.
    "alwaysBounceVertical", "alwaysBounceHorizontal", "bounces", "bouncesZoom", "keyboardDismissMode",
    "indicatorStyle",
    "showsHorizontalScrollIndicator", "showsVerticalScrollIndicator", "delaysContentTouches",
    "canCancelContentTouches",
    "pagingEnabled", "directionalLockEnabled", "minimumZoomScale", "maximumZoomScale",
    "contentInsetAdjustmentBehavior",
    "scrollEnabled", "automaticallyAdjustsScrollIndicatorInsets",
    // Of controls.
    "pointerInteraction", "showsTouchWhenHighlighted", "reversesTitleShadowWhenHighlighted",
    "symbolAnimationEnabled",
    "continuous", "autorepeat", "wraps", "preferredBehavioralStyle", "toolTip", "hoverEffect",
    // Of maps and pages of the web.
    "mapType", "pitchEnabled", "rotateEnabled", "zoomEnabled", "showsUserLocation", "showsCompass",
    "showsScale",
    "showsTraffic", "showsBuildings", "scalesPageToFit", "allowsInlineMediaPlayback", "dataDetectorTypes",
    // Of tables and cells.
    "estimatedSectionHeaderHeight", "estimatedSectionFooterHeight", "allowsMultipleSelectionDuringEditing",
    "sectionIndexMinimumDisplayRowCount", "showsSelectionImmediatelyOnTouchBegin",
    "remembersLastFocusedIndexPath",
    "selectionFollowsFocus", "focusStyle", "prefetchingEnabled", "dragInteractionEnabled", "fillerRowHeight",
    "tableViewCell",
    // Of text.
    "allowsEditingTextAttributes", "clearsOnInsertion", "clearsOnBeginEditing", "baseWritingDirection",
    "tighteningFactorForTruncation", "allowsDefaultTighteningForTruncation", "defaultTabInterval",
    "showsExpansionTextWhenTruncated", "usesAttributedText", "headerLevel", "findInteractionEnabled",
    "defaultMinimumLineHeight", "lineBreakStrategy", "writingToolsBehavior",
    "allowedWritingToolsResultOptions",
  ]

  /// Elements that hold nothing to see.
  private static let elements: Set<String> = [
    "gestureRecognizers", "animations", "userComments", "menu", "dragInteraction", "dropInteraction", "date",
    "locale",
    "timeZone", "calendar", "maskView", "inputAccessoryView", "inputView", "refreshControl",
    "viewControllerLayoutGuide",
    "audiovisualMediaTypes", "wkWebViewConfiguration", "wkPreferences", "tabStops",
  ]

  /// Keys of values that show nothing.
  private static let keys: Set<String> = [
    "userComments", "canvasLocation", "contentStretch", "scrollIndicatorInsets",
    "verticalScrollIndicatorInsets",
    "horizontalScrollIndicatorInsets", "customSize", "minimumDate", "maximumDate", "date", "locale",
    "timeZone",
    "accessoryActionSegue", "NSOriginalFont", "NSLink", "simulatedDestinationMetrics",
    "simulatedStatusBarMetrics",
    "simulatedTopBarMetrics", "simulatedBottomBarMetrics", "simulatedOrientationMetrics",
  ]

  static func contains(_ element: Element) -> Bool {
    // What is set to nil has UIKit's default, as if it were not there.
    element.name == "nil" || elements.contains(element.name)
      || element.value("key").map(keys.contains) == true
  }
}
