import Diagnostics
import Proofing

/// Messages as lines for people: `inbox.json:12:17: error: text [code]`.
struct MessagePrinter {
  var usesColor: Bool
  /// Whether anything below an error is left out.
  var isQuiet: Bool

  /// One line a message, for one write.
  func lines(_ messages: [Outcome.Message]) -> [UInt8] {
    var bytes: [UInt8] = []
    for message in messages where !isQuiet || message.level == .error { append(message, to: &bytes) }
    return bytes
  }

  private func append(_ message: Outcome.Message, to bytes: inout [UInt8]) {
    bytes.append(contentsOf: styled(.place, (message.place ?? "cellproof") + ":").utf8)
    bytes.append(UInt8(ascii: " "))
    bytes.append(contentsOf: styled(Style(message.level), message.level.rawValue + ":").utf8)
    bytes.append(contentsOf: " \(VisibleText.of(message.text)) ".utf8)
    bytes.append(contentsOf: styled(.code, "[\(message.code)]").utf8)
    bytes.append(UInt8(ascii: "\n"))
  }

  private func styled(_ style: Style, _ text: String) -> String {
    let text = VisibleText.of(text)
    return usesColor ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
  }

  /// Attributes of a terminal; only the eight colours that every theme sets.
  private enum Style: String {
    case place = "1"
    case code = "2"
    case error = "1;31"
    case warning = "1;33"
    case note = "1;36"
    case review = "1;35"

    init(_ level: Outcome.Message.Level) {
      self =
        switch level {
        case .error: .error
        case .warning: .warning
        case .note: .note
        case .review: .review
        }
    }
  }
}
