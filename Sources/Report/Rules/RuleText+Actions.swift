/// Rules of what fills a swipe action.
extension RuleText {
  static let patternTiled = RuleText(
    meaning:
      "A pattern colour repeats from the action's corner. The row is higher or the action wider than the picture, so a second piece of it begins below or beside the first. A ground of one colour may repeat: nobody sees it.",
    systems: "All that paint patterns: row actions up to iOS 12, contextual actions from iOS 11.",
    cures: [
      "Make the picture at the row's height (`\"height\": \"row\"`) and at the width the action will have.",
      "Where rows differ in height make one picture for each height.",
      "Or use a contextual action with an image: it is centred in any row.",
    ])

  static let patternUnsupported = RuleText(
    meaning:
      "A row action is painted with a pattern colour on a system that does not take one: iOS 11 logs a warning and cuts the picture at 74 points; later systems are not known to paint it at all.",
    systems: "Row actions from iOS 11 on.",
    cures: [
      "Use `contextualAction` from iOS 11 on, with the icon as its `image`.",
      "Keep the pattern for iOS 10 and older by a rule on `$system`.",
    ])

  static let whitespaceTitleIgnored = RuleText(
    meaning:
      "The title is blanks, counted to make the action as wide as its picture. From iOS 11 on blanks count for nothing and the action is 74 points wide.",
    systems: "iOS 11 and later.",
    cures: [
      "Use a contextual action with an image, and let the system set the width.",
      "Or draw the picture 74 points wide for these systems, with blanks for 74.",
    ])

  static let actionTitleHidden = RuleText(
    meaning:
      "The action has an image and a title, and the button is too low for both: the title does not show.",
    systems:
      "iOS 11 to 18 below a button height of 90 points; iOS 26 where neither room below the capsule nor beside the image is left.",
    cures: [
      "Choose an image that is understood alone; the title stays its name for VoiceOver.",
      "Or make the row higher: buttons are as high as the row less its separator.",
      "Or leave the image out, and the title shows at any height.",
    ])

  static let actionTitleTruncated = RuleText(
    meaning: "The title does not fit, not on two lines and not at 11 points, and is cut with an ellipsis.",
    systems: "iOS 11 and later, where an action is at most 120 points wide.",
    cures: [
      "Use a shorter word.", "Look at other languages and large text too: they grow by a third and more.",
    ])

  static let templateIconLosesColour = RuleText(
    meaning:
      "The system uses only the shape of an action's image and fills it with the title's colour. An icon of several colours becomes one flat patch: a red bin on a white disc is a solid white disc. Shapes in black, white or grey are drawn to be filled, and are not meant.",
    systems:
      "Up to iOS 12 always. From iOS 13 on unless the image is `alwaysOriginal`, in apps built with its SDK.",
    cures: [
      "Draw the icon as a single shape on a clear ground, and the colour as the action's `backgroundColor`.",
      "For iOS 13 and later set `renderingMode` to `alwaysOriginal`.",
      "Where the colours must stay before that, paint a view at row height (`snapshot`).",
    ])

  static let iconOpaque = RuleText(
    meaning:
      "The icon has no clear ground. As a template its whole rectangle counts, and a filled box shows.",
    systems: "Wherever it is a template: up to iOS 12 always, later unless it is `alwaysOriginal`.",
    cures: [
      "Save the icon with transparency around its shape.",
      "Or keep its colours with `alwaysOriginal`, from iOS 13 on.",
    ])

  static let iconOffCentre = RuleText(
    meaning:
      "The icon's centre is 8 points or more from the middle of what can be seen of the action, or a part of it is cut. Mostly the picture was made for another width or height than the action has.",
    systems: "All; the width changed with iOS 11, the shape with iOS 26.",
    cures: [
      "Make the picture at the action's size on that system.",
      "Or use a contextual action with an image: the system centres it.",
    ])

  static let doubleTitle = RuleText(
    meaning:
      "The picture holds the word, and the action shows its title besides: the word stands there twice.",
    systems:
      "All, where the title shows: from iOS 11 to 18 an action with an image needs a button of 90 points.",
    cures: [
      "Take the word out of the picture.",
      "Or leave the title to VoiceOver: blanks as title and an `accessibilityLabel`.",
    ])

  static let textBakedInIcon = RuleText(
    meaning:
      "A word is part of the action's image where the system would show a title itself. It does not grow with the text size, is not translated, and is scaled down with the image.",
    systems:
      "iOS 26, and iOS 11 to 18 where the button has 90 points, from which on a title shows below an image.",
    cures: [
      "Use the action's `title`, and an image of the icon alone.",
      "Where lower rows of iOS 11 to 18 need the word, choose the image by a rule on `$system`.",
    ])

  static let actionNoLabel = RuleText(
    meaning:
      "The action has no word: neither a title that can be read nor an `accessibilityLabel`. VoiceOver has nothing to say.",
    systems: "All.",
    cures: [
      "Set `accessibilityLabel` to the action's verb.",
      "Or give it a `title`: where an image shows, the title is its name.",
    ])
}
