import Designs
import Diagnostics
import Graphics
import Staging
import UIKitRules

/// `double-title` and `text-baked-in-icon`: words in a picture where UIKit shows words itself.
enum TextInIconChecks {
  static func findings(_ subject: Subject, _ actions: [ShownAction]) -> [Finding] {
    actions.flatMap { shown in
      [doubleTitle(shown), textInIcon(subject, shown)].compactMap { $0 }
    }
  }

  private static func doubleTitle(_ shown: ShownAction) -> Finding? {
    guard let place = shown.look.titleFrame, let title = shown.view.title else { return nil }
    let texts = (shown.pattern?.texts ?? []) + (shown.image?.texts ?? [])
    guard let text = texts.first(where: { isSame($0, title) }) else { return nil }
    return Finding(
      rule: .doubleTitle,
      message:
        "the title \(shown.quotedTitle) shows beside \(quoted(text)) in the action's picture: the word is there twice",
      span: shown.titleSpan, outlines: [shown.frame, place.offset(by: shown.frame.origin), shown.imageFrame])
  }

  private static func textInIcon(_ subject: Subject, _ shown: ShownAction) -> Finding? {
    // Where a button is too low for UIKit's own title a word in the image is the only one there can be.
    let least = subject.rules.swipe.icon.withTitleFrom.value
    guard let image = shown.image, shown.look.wholeSize.height >= least,
      let text = image.texts.first(where: { !words(of: $0).isEmpty })
    else { return nil }
    return Finding(
      rule: .textBakedInIcon,
      message:
        "\(quoted(text)) is part of an image of \(Points.text(shown.look.imageSize ?? .zero)): "
        + "here UIKit shows a title itself, in its own size and place",
      span: shown.imageSpan, outlines: [shown.frame, image.visible])
  }

  /// Whether a picture's text says the title, or one of them some of the other's words: case, blanks and marks left out.
  private static func isSame(_ text: String, _ title: String) -> Bool {
    // Cut in the picture, only its start is there.
    if let end = text.firstIndex(of: "…") {
      let start = letters(of: text[..<end])
      return !start.isEmpty && letters(of: title[...]).starts(with: start)
    }
    let (first, second) = (words(of: text), words(of: title))
    return !first.isEmpty && !second.isEmpty && (first.isSubset(of: second) || second.isSubset(of: first))
  }

  private static func letters(of text: Substring) -> [Unicode.Scalar] {
    text.lowercased().unicodeScalars.filter { $0.properties.isAlphabetic || $0.properties.numericType != nil }
  }

  /// The words of a text, whole: "Archive" does not say "A".
  private static func words(of text: String) -> Set<String> {
    var words: Set<String> = []
    var word = String.UnicodeScalarView()
    for scalar in text.lowercased().unicodeScalars {
      let properties = scalar.properties
      if properties.isAlphabetic || properties.numericType != nil {
        word.append(scalar)
        continue
      }
      // Inside a word: "E-Mail" is "email".
      switch properties.generalCategory {
      case .nonspacingMark, .spacingMark, .format: continue
      default: if joiners.contains(scalar) { continue }
      }
      words.insert(String(word))
      word.removeAll()
    }
    words.insert(String(word))
    words.remove("")
    return words
  }

  /// Apostrophes and hyphens.
  private static let joiners: Set<Unicode.Scalar> = ["'", "\u{2019}", "-", "\u{2010}", "\u{2011}"]

  private static func quoted(_ text: String) -> String { Quotation.quoted(text) }
}
