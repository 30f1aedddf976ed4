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
    let system = subject.preview.traits.system
    // Where a button is too low for UIKit's own title a word in the image is the only one there can be.
    let least = SystemRules.of(system).swipe.icon.withTitleFrom.value
    guard let image = shown.image, shown.look.wholeSize.height >= least,
      let text = image.texts.first(where: { !letters(of: $0).isEmpty })
    else { return nil }
    return Finding(
      rule: .textBakedInIcon,
      message:
        "\(quoted(text)) is part of an image of \(Points.text(shown.look.imageSize ?? .zero)): "
        + "here UIKit shows a title itself, in its own size and place",
      span: shown.imageSpan, outlines: [shown.frame, image.visible])
  }

  /// Whether one text says the other: case, blanks and marks left out.
  private static func isSame(_ one: String, _ other: String) -> Bool {
    let (first, second) = (letters(of: one), letters(of: other))
    return !first.isEmpty && !second.isEmpty && (first.contains(second) || second.contains(first))
  }

  private static func letters(of text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.lowercased().unicodeScalars.filter {
          $0.properties.isAlphabetic || $0.properties.numericType != nil
        }))
  }

  private static func quoted(_ text: String) -> String { Quotation.quoted(text) }
}
