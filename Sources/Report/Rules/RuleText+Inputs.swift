/// Rules of texts, colours and the files themselves.
extension RuleText {
  static let noGlyph = RuleText(
    meaning:
      "No face that is installed here has a character of the text: a box stands in its place, of a width that is a guess. A device has further faces and may show it.",
    systems: "All.",
    cures: [
      "Install a face of that script, or name its folder with `--fonts`.",
      "Or look at the text on a device.",
    ])

  static let missingString = RuleText(
    meaning:
      "The design's strings of the language have no text for a key, so that the app shows the key itself.",
    systems: "All.", cures: ["Add the key to the strings of that language."])

  static let colourNotOnSystem = RuleText(
    meaning:
      "The named colour came with a later system. It is drawn with the value it has there; an app must bring its own for the older one.",
    systems: "Those before the colour's own; semantic colours came with iOS 13.",
    cures: [
      "Where the colour is used, choose by a rule on `$system`: a colour of your own for the older ones."
    ])

  static let unusedIgnore = RuleText(
    meaning:
      "An entry of `ignore` silences nothing: what it was written for is gone, or its reason is spelt otherwise.",
    systems: "All.",
    cures: [
      "Take the entry out.", "Or compare its rule, cell, state and system with the finding that it is for.",
    ])

  static let brokenFile = RuleText(
    meaning: "A design in the folder could not be read and was passed over; the other ones are drawn.",
    systems: "None: it is of the input.",
    cures: [
      "Mend the place that the message names.", "Name the file itself to see all that is wrong with it.",
    ])

  static let misplacedView = RuleText(
    meaning:
      "Xcode stored with the view that its frame on the canvas is not where its constraints put it: who opens the file "
      + "there sees another cell than a device shows. The pictures follow the constraints.",
    systems: "None: it is of the document.",
    cures: [
      "In Xcode choose Update Frames, so that the canvas shows what the constraints say.",
      "Or choose Update Constraint Constants where the frame is what was meant.",
    ])
}
