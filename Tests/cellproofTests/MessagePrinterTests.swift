import Proofing
import Testing

@testable import cellproof

@Suite struct MessagePrinterTests {
  private func printed(_ messages: [Outcome.Message], color: Bool = false, quiet: Bool = false) -> String {
    String(decoding: MessagePrinter(usesColor: color, isQuiet: quiet).lines(messages), as: UTF8.self)
  }

  /// The line that the published contract shows.
  private let canvas = Outcome.Message(
    place: "inbox.json:12:17", level: .error, text: "unknown colour \"canvsa\"; did you mean \"canvas\"?",
    code: "unknown-colour")

  @Test func aMessageIsALine() {
    #expect(
      printed([canvas])
        == "inbox.json:12:17: error: unknown colour \"canvsa\"; did you mean \"canvas\"? [unknown-colour]\n")
  }

  @Test func aMessageWithoutPlaceIsTheCommands() {
    let message = Outcome.Message(place: nil, level: .warning, text: "a text", code: "a-code")
    #expect(printed([message]) == "cellproof: warning: a text [a-code]\n")
  }

  @Test func coloursEndWhereTheyBegan() {
    let text = printed([canvas], color: true)
    #expect(text.hasPrefix("\u{1B}[1minbox.json:12:17:\u{1B}[0m \u{1B}[1;31merror:\u{1B}[0m unknown"))
    #expect(text.hasSuffix("\u{1B}[2m[unknown-colour]\u{1B}[0m\n"))
  }

  @Test func quietKeepsErrorsOnly() {
    let levels: [Outcome.Message.Level] = [.review, .note, .warning, .error]
    let messages = levels.map { Outcome.Message(place: nil, level: $0, text: "x", code: "y") }
    #expect(printed(messages).split(separator: "\n").count == 4)
    #expect(printed(messages, quiet: true) == "cellproof: error: x [y]\n")
  }

  @Test(arguments: [false, true])
  func nothingInAMessageSteersTheTerminal(color: Bool) {
    let evil = "a\u{1B}]0;title\u{7}\r\n\u{9B}31m\u{202E}\u{2066}\u{7F}\u{0}b"
    let message = Outcome.Message(place: evil + ".json:1:1", level: .error, text: evil, code: evil)
    let text = printed([message], color: color)
    #expect(text.filter { $0 == "\n" || $0 == "\r\n" }.count == 1)
    let escapes = text.unicodeScalars.filter { $0 == "\u{1B}" }.count
    #expect(escapes == (color ? 6 : 0))
    for scalar in text.unicodeScalars where scalar != "\n" && scalar != "\u{1B}" {
      #expect(scalar.value >= 0x20 && !(0x7F...0x9F).contains(scalar.value))
      #expect(![0x202E, 0x2066].contains(scalar.value))
    }
    #expect(text.contains("a\\u{1B}]0;title\\u{7}\\r\\n\\u{9B}31m\\u{202E}\\u{2066}\\u{7F}\\u{0}b"))
  }

  @Test(
    arguments: [
      (ColorChoice.auto, true, nil, "xterm", true),
      (.auto, false, nil, "xterm", false),
      (.auto, true, "1", "xterm", false),
      // An empty NO_COLOR counts as not set (no-color.org).
      (.auto, true, "", "xterm", true),
      (.auto, true, nil, "dumb", false),
      (.auto, true, nil, nil, true),
      (.always, false, "1", "dumb", true),
      (.never, true, nil, "xterm", false),
    ] as [(ColorChoice, Bool, String?, String?, Bool)])
  func colourDependsOnTerminalAndVariables(
    choice: ColorChoice, isTerminal: Bool, noColor: String?, term: String?, expected: Bool
  ) {
    #expect(choice.decide(isTerminal: isTerminal, noColor: noColor, term: term) == expected)
  }

  @Test(arguments: [
    (48, 3, "public", "48 previews, 3 findings → public/index.html\n"),
    (1, 1, "a/b/", "1 preview, 1 finding → a/b/index.html\n"),
    (0, 0, "/", "0 previews, 0 findings → /index.html\n"),
    (2, 0, "a\u{1B}[2J", "2 previews, 0 findings → a\\u{1B}[2J/index.html\n"),
  ])
  func renderEndsWithCounts(previews: Int, findings: Int, folder: String, line: String) {
    let outcome = Outcome(status: .findings, previewCount: previews, findingCount: findings)
    var invocation = Invocation()
    invocation.outputFolder = folder
    #expect(ClosingLine.of(outcome, for: invocation) == line)
    invocation.isQuiet = true
    #expect(ClosingLine.of(outcome, for: invocation) == "")
  }

  @Test func onlyADrawnReportIsCounted() {
    for status in [Outcome.Status.invalidInput, .outputFailed, .wrongUsage] {
      #expect(ClosingLine.of(Outcome(status: status), for: Invocation()) == "")
    }
    var layout = Invocation()
    layout.command = .layout
    #expect(ClosingLine.of(Outcome(status: .done), for: layout) == "")
    var help = Invocation()
    help.question = .help
    #expect(ClosingLine.of(Outcome(status: .done), for: help) == "")
  }
}
