extension RuleText {
  /// Rules of texts, colours and the files themselves.
  static let inputs: [String: RuleText] = [
    "no-glyph": RuleText(
      meaning:
        "No face that is installed here has a character of the text: a box stands in its place, of a width that is a guess. A device has further faces and may show it.",
      systems: "All.",
      cures: [
        "Install a face of that script, or name its folder with `--fonts`.",
        "Or look at the text on a device.",
      ]),
    "colour-not-on-system": RuleText(
      meaning:
        "The named colour came with a later system. It is drawn with the value it has there; an app must bring its own for the older one.",
      systems: "Those before the colour's own; semantic colours came with iOS 13.",
      cures: ["Name a colour of your own in `colors`, by a rule on `system` where the later one is to stay."]),
    "unused-ignore": RuleText(
      meaning:
        "An entry of `ignore` silences nothing: what it was written for is gone, or its reason is spelt otherwise.",
      systems: "All.",
      cures: [
        "Take the entry out.", "Or compare its rule, cell, state and system with the finding that it is for.",
      ]),
    "broken-file": RuleText(
      meaning: "A design in the folder could not be read and was passed over; the other ones are drawn.",
      systems: "None: it is of the input.",
      cures: [
        "Mend the place that the message names.", "Name the file itself to see all that is wrong with it.",
      ]),
  ]
}
