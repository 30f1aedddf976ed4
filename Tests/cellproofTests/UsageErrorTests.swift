import Testing

@testable import cellproof

/// Command lines that cannot be followed, and what is said about them.
@Suite struct UsageErrorTests {
  private func fault(_ words: [String]) -> UsageError? {
    var parser = ArgumentParser(exists: { _ in false })
    do throws(UsageError) {
      try parser.parse(words)
      return nil
    } catch {
      return error
    }
  }

  @Test(arguments: [
    (["--sytem", "11"], "unknown option \"--sytem\"; did you mean \"--system\"?"),
    (["--sytem=11"], "unknown option \"--sytem\"; did you mean \"--system\"?"),
    (["--colour", "never"], "unknown option \"--colour\"; did you mean \"--color\"?"),
    (["--out", "x"], "unknown option \"--out\"; did you mean \"--output\"?"),
    (["-system", "11"], "unknown option \"-system\"; did you mean \"--system\"?"),
    (["-help"], "unknown option \"-help\"; did you mean \"--help\"?"),
    (["-x"], "unknown option \"-x\""),
    (["--zzzzzzzzzz"], "unknown option \"--zzzzzzzzzz\""),
    (["--="], "unknown option \"--\""),
    (["---"], "unknown option \"---\""),
    // What belongs to another command is not suggested.
    (["layout", "--outptu", "x"], "unknown option \"--outptu\""),
  ])
  func unknownOptions(words: [String], text: String) {
    #expect(fault(words) == UsageError(code: "unknown-option", text: text))
  }

  @Test(arguments: [
    ("rendr", "; did you mean \"render\"?"), ("layuot", "; did you mean \"layout\"?"), ("frobnicate", ""),
  ])
  func unknownCommands(word: String, clause: String) {
    let text =
      "\"\(word)\" is neither a command (render, layout, import or schema) nor a file or folder\(clause)"
    #expect(fault([word, "a.json"]) == UsageError(code: "unknown-command", text: text))
  }

  /// A word with a dot or slash is a path, and whether there is such a file is for the reader to say.
  @Test(arguments: ["rendr.json", "./rendr", "designs/", "..", "-"])
  func pathsAreNoCommands(word: String) {
    #expect(fault([word]) == nil)
  }

  @Test(arguments: [
    ["check", "a.json"], ["diff", "a", "b"], ["merge", "a"], ["--shard", "1/2"],
    ["--shard=1/2"], ["--single-file"], ["--text", "native"], ["layout", "--text=native", "a.json"],
  ])
  func whatIsToComeIsNotYetThere(words: [String]) {
    let fault = fault(words)
    #expect(fault?.code == "not-yet")
    #expect(fault?.text.contains("not yet") == true)
  }

  @Test(arguments: [
    (["--jobs"], "--jobs needs a value: --jobs N"),
    (["-o"], "--output needs a value: --output DIR"),
    (["--cell", "--state", "normal"], "--cell needs a value: --cell ID"),
    (["--cell", "--"], "--cell needs a value: --cell ID"),
  ])
  func missingValues(words: [String], text: String) {
    #expect(fault(words) == UsageError(code: "missing-value", text: text))
  }

  @Test(arguments: [
    "0", "-1", "+1", "1e9", "1000000000", "99999999999999999999999", "1.5", "0x10", " 1", "", "many", "١",
  ])
  func jobsAreAWholeNumberWithinReason(value: String) {
    let text = "--jobs takes a whole number from 1 to 1024, not \"\(value)\""
    #expect(fault(["--jobs", value]) == UsageError(code: "invalid-value", text: text))
  }

  @Test(arguments: [
    (
      ["--fail-on", "eror"], "--fail-on takes error, warning or never, not \"eror\"; did you mean \"error\"?"
    ),
    (["--color", "yes"], "--color takes auto, always or never, not \"yes\""),
    (["layout", "a.json", "--format", "sarif"], "--format takes text or json, not \"sarif\""),
    (["--output="], "--output takes a folder, not \"\""),
    (["-o="], "--output takes a folder, not \"\""),
    (["-o", "-"], "--output takes a folder, not \"-\""),
    (["--fonts", ""], "--fonts takes a folder, not \"\""),
    (["--state="], "--state takes a name, not \"\""),
  ])
  func invalidValues(words: [String], text: String) {
    #expect(fault(words) == UsageError(code: "invalid-value", text: text))
  }

  @Test(arguments: [
    ["--jobs", "1", "--jobs", "1"], ["-o", "a", "--output", "b"], ["--quiet", "--quiet"],
    ["--no-svg", "--no-svg"], ["--color=auto", "--color=auto"],
  ])
  func onceIsEnough(words: [String]) {
    #expect(fault(words)?.code == "repeated-option")
  }

  @Test(arguments: [
    (["layout", "a.json", "-o", "x"], "layout takes no --output; it belongs to render"),
    (["--no-svg", "layout", "a.json"], "layout takes no --no-svg; it belongs to render"),
    (["a.json", "--format", "json"], "render takes no --format; it belongs to layout"),
    (["schema", "--cell", "a"], "schema takes no --cell; it belongs to render and layout"),
  ])
  func optionsOfOtherCommands(words: [String], text: String) {
    #expect(fault(words) == UsageError(code: "misplaced-option", text: text))
  }

  @Test(arguments: [
    ([""], "empty-input"), (["render", "a.json", ""], "empty-input"), (["--", ""], "empty-input"),
    (["layout"], "missing-input"), (["layout", "--format", "json"], "missing-input"),
    (["-", "-"], "repeated-input"), (["schema", "a.json"], "unwanted-input"),
    (["--quiet=yes"], "unwanted-value"), (["--help=layout"], "unwanted-value"), (["-h="], "unwanted-value"),
  ])
  func otherSlips(words: [String], code: String) {
    #expect(fault(words)?.code == code)
  }

  @Test func longWordsAreCut() throws {
    let long = String(repeating: "é", count: 100_000)
    for words in [["--" + long], ["-" + long], ["--jobs", long], [long]] {
      #expect(try #require(fault(words)).text.utf8.count < 400)
    }
  }

  /// Any words at all are understood or refused with one line, and the same way each time.
  @Test func noWordsAreTooStrange() {
    let words = [
      "", "-", "--", "---", "-o", "-o=", "--=", "--cell", "--cell=", "--jobs", "--jobs=1", "--quiet",
      "--help", "-h",
      "render", "layout", "schema", "check", "a.json", "--\u{0}", "-\u{301}", "--\u{301}",
      "\u{1F469}\u{200D}", "=",
    ]
    var state: UInt64 = 1
    for _ in 0..<5_000 {
      let line = (0..<Int(state % 6)).map { _ in
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return words[Int((state >> 33) % UInt64(words.count))]
      }
      state = state &+ 1
      let first = fault(line)
      #expect(first == fault(line))
      #expect(first.map { !$0.text.isEmpty && $0.text.utf8.count < 400 } ?? true)
    }
  }
}
