/// Languages that no one speaks, by which layouts are tried before there are translations.
package enum PseudoLocale: String, CaseIterable, Sendable {
  /// English with accents, in brackets, a third longer.
  case accented = "en-XA"
  /// English that runs from right to left.
  case rightToLeft = "ar-XB"

  /// The text as the language has it.
  package func text(_ text: String) -> String {
    if text.isEmpty { return text }
    switch self {
    case .accented: return "[" + String(text.map { Self.accents[$0] ?? $0 }) + Self.padding(of: text) + "]"
    case .rightToLeft: return Self.turned(text)
    }
  }

  /// Words for a third of the text's length.
  private static func padding(of text: String) -> String {
    // The brackets are two characters of it.
    var missing = (text.count + 2) / 3 - 2
    var padding = ""
    for word in numbers.joined(repeating: 64) where missing > 0 {
      padding += " " + word
      missing -= word.count + 1
    }
    return padding
  }

  private static let numbers = [
    "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
  ]

  /// Each word forced from right to left, so that its letters stand in the order of Arabic ones.
  private static func turned(_ text: String) -> String {
    var turned = ""
    var isInWord = false
    for character in text {
      // Numbers keep their order, as they do in Arabic.
      if character.isLetter {
        if !isInWord { turned += "\u{200F}\u{202E}" }
        isInWord = true
      } else {
        if isInWord { turned += "\u{202C}\u{200F}" }
        isInWord = false
      }
      turned.append(character)
    }
    return isInWord ? turned + "\u{202C}\u{200F}" : turned
  }

  private static let accents: [Character: Character] = Dictionary(
    uniqueKeysWithValues: zip(
      "AaBbCcDdEeFfGgHhIiJjKkLlMmNnOoPpQqRrSsTtUuVvWwXxYyZz",
      "ÅåƁƀÇçÐðÉéƑƒĜĝĤĥÎîĴĵĶķĻļṀṁÑñÖöÞþɊɋŔŕŠšŢţÛûṼṽŴŵẊẋÝýŽž"))
}

extension Array where Element == String {
  /// The elements again and again.
  fileprivate func joined(repeating count: Int) -> some Sequence<String> {
    (0..<count).lazy.flatMap { _ in self }
  }
}
