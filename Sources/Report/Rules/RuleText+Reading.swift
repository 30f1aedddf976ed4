/// Rules of what is noticed while inputs are read; they share a page.
extension RuleText {
  private static let ofInput = "None: it is of the input."

  static let noCell = RuleText(
    meaning:
      "The document holds no table cell: there is nothing of it to draw.",
    systems: ofInput,
    cures: [
      "Name the documents that hold cells, or the project's folder."
    ])

  static let duplicateID = RuleText(
    meaning:
      "Two objects of the document have one id, as a merge may leave them: constraints and outlets that "
      + "name it mean one of the two, and nobody knows which. The first that bears it is taken.",
    systems: ofInput,
    cures: [
      "Give one of them an id of its own in the text of the file, and correct what names it."
    ])

  static let danglingID = RuleText(
    meaning:
      "A reference names an id that no object of the document has: what it says is left out.",
    systems: ofInput,
    cures: [
      "Take the reference out, or bring the object back that it names."
    ])

  static let refusedConstraint = RuleText(
    meaning:
      "UIKit throws an exception for the constraint: it compares an attribute with itself, or two that do not go "
      + "together. The cell is laid out without it.",
    systems: ofInput,
    cures: [
      "Take the constraint out of the document, or give it attributes that go together."
    ])

  static let unknownConstraintAttribute = RuleText(
    meaning:
      "A constraint ties an attribute that is none of UIKit's: the constraint is left out, and what it held "
      + "may stand elsewhere.",
    systems: ofInput,
    cures: [
      "Correct the attribute, or make the constraint anew in Xcode."
    ])

  static let unreadableValue = RuleText(
    meaning:
      "A value is not of the kind that its attribute wants, a word where a number belongs: the attribute is "
      + "left out, as if the file did not say it.",
    systems: ofInput,
    cures: [
      "Correct the value in the text of the file, or set it anew in Xcode."
    ])

  static let unknownValue = RuleText(
    meaning:
      "A value is a word that cellproof does not know for its attribute: the default is taken. A later "
      + "Xcode may have written it.",
    systems: ofInput,
    cures: [
      "Where it was written by hand, correct the spelling.",
      "Otherwise look at that property on a device.",
    ])

  static let unsupportedElement = RuleText(
    meaning:
      "The document holds something that cellproof does not draw; it is told once with its count. The rest "
      + "is drawn without it.",
    systems: ofInput,
    cures: [
      "Look at that part in Xcode or on a device."
    ])

  static let unsupportedAttribute = RuleText(
    meaning:
      "An object has a property that cellproof does not draw; it is told once with its count. The rest is "
      + "drawn without it.",
    systems: ofInput,
    cures: [
      "Look at that property in Xcode or on a device."
    ])

  static let moreNotes = RuleText(
    meaning:
      "The document has more faults than are told one by one.",
    systems: ofInput,
    cures: [
      "Mend those that are told; the others are told then."
    ])

  static let colourMissing = RuleText(
    meaning:
      "A colour is named that neither a catalog nor the document itself has: the default of the property is "
      + "drawn, as UIKit does.",
    systems: ofInput,
    cures: [
      "Add the colour set to a catalog of the project, or correct the name.",
      "Name the project's folder, so that its catalogs are read.",
    ])

  static let imageMissing = RuleText(
    meaning:
      "An image is named that no folder or catalog has: a box of the size that the document stored stands "
      + "in its place.",
    systems: ofInput,
    cures: [
      "Add the image set to a catalog of the project, or correct the name.",
      "Name the project's folder, so that its catalogs are read.",
    ])

  static let symbolNotDrawn = RuleText(
    meaning:
      "Apple's symbols may not be shipped, and this one is none of those that cellproof has redrawn: a "
      + "labelled box stands in its place.",
    systems: ofInput,
    cures: [
      "Look at the symbol on a device."
    ])

  static let assetBroken = RuleText(
    meaning:
      "An image or a colour set is there and cannot be used; the message says why. Something else stands in "
      + "its place.",
    systems: ofInput,
    cures: [
      "Mend the file that the message names."
    ])

  static let assetNotDrawn = RuleText(
    meaning:
      "An image is there and sound, but holds what cellproof does not draw, or what no reader for is "
      + "installed here: a box stands in its place.",
    systems: ofInput,
    cures: [
      "Install what the message names, or save the image without what it names.",
      "Or look at it on a device.",
    ])

  static let designWarning = RuleText(
    meaning:
      "The design says something that has no effect; the message says what, its code stands behind it.",
    systems: ofInput,
    cures: [
      "Take it out, or correct what it was meant to be."
    ])
}
