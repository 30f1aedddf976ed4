import Foundation
import Testing

/// The executable from outside: streams and exit statuses.
@Suite struct BuiltCommandTests {
  @Test(arguments: ["--help", "-h", "render --help", "layout --help", "import --help", "schema -h"])
  func helpGoesToStandardOutput(words: String) throws {
    let result = try BuiltCommand.run("cellproof \(words)")
    #expect(result.status == 0)
    #expect(result.output.contains("Usage:"))
    #expect(result.errors == "")
  }

  @Test func versionGoesToStandardOutput() throws {
    let result = try BuiltCommand.run("cellproof --version")
    #expect(result.status == 0)
    #expect(result.output == "cellproof 0.1.0\n")
    #expect(result.errors == "")
  }

  @Test func schemaGoesToStandardOutput() throws {
    let result = try BuiltCommand.run("cellproof schema")
    #expect(result.status == 0)
    #expect(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) is [String: Any])
    #expect(result.errors == "")
  }

  @Test(arguments: [
    ("--sytem 11", "unknown option \"--sytem\"; did you mean \"--system\"? [unknown-option]", "--help"),
    (
      "layout", "layout needs an input: a design file, a folder of them, or - [missing-input]",
      "layout --help"
    ),
    (
      "import", "import takes one file: a .xib or a .storyboard [import-input]", "import --help"
    ),
    (
      "import a.xib b.xib", "import takes one file: a .xib or a .storyboard [import-input]", "import --help"
    ),
    ("import -", "import takes one file: a .xib or a .storyboard [import-input]", "import --help"),
    (
      "import a.xib --state normal",
      "import takes no --state; it belongs to render and layout [misplaced-option]", "import --help"
    ),
    ("check a.json", "the command \"check\" is not yet part of cellproof [not-yet]", "--help"),
    ("$'a\\xff.json'", "argument 1 is not UTF-8 [not-utf-8]", "--help"),
    ("$'--\\e[31m'", "unknown option \"--\\u{1B}[31m\" [unknown-option]", "--help"),
  ])
  func wrongUsageIs64(words: String, text: String, hint: String) throws {
    let result = try BuiltCommand.run("cellproof \(words)")
    #expect(result.status == 64)
    #expect(result.output == "")
    #expect(result.errors == "cellproof: error: \(text)\nSee cellproof \(hint).\n")
  }

  @Test func colourIsForTerminalsUnlessAsked() throws {
    #expect(!(try BuiltCommand.run("cellproof -x").errors.contains("\u{1B}")))
    let result = try BuiltCommand.run("cellproof --color always -x", environment: ["NO_COLOR": "1"])
    #expect(result.errors.contains("\u{1B}[1;31merror:"))
  }

  @Test(arguments: [
    ("cellproof --help >&-", "it is closed"),
    ("cellproof --help >/dev/full", "no space left on the device"),
    ("cellproof schema >/dev/full", "no space left on the device"),
    // The reader ends before the writer starts.
    ("exec 3> >(exit 0); wait $!; cellproof --help >&3", "nobody reads it any more"),
    ("cellproof --help >&- 2>&-", nil),
    ("cellproof --version >/dev/full 2>/dev/full", nil),
  ])
  func outputThatCannotBeWrittenIs3(line: String, reason: String?) throws {
    let result = try BuiltCommand.run(line)
    #expect(result.status == 3)
    let text = reason.map { "cellproof: error: cannot write to standard output: \($0) [output-unwritable]\n" }
    #expect(result.errors == text ?? "")
  }

  @Test(arguments: [
    ("cellproof - <&-", "it is closed [file-unreadable]"),
    ("cellproof layout - </", "it is a folder [file-is-folder]"),
    ("cellproof - </dev/zero", "it is larger than 67108864 bytes [file-too-large]"),
  ])
  func inputThatCannotBeReadIs2(line: String, reason: String) throws {
    let result = try BuiltCommand.run(line)
    #expect(result.status == 2)
    #expect(result.output == "")
    #expect(result.errors == "-: error: cannot read standard input: \(reason)\n")
  }

  @Test(arguments: [("INT", 130), ("TERM", 143)])
  func aSignalEndsTheRunAndTouchesNothing(signal: String, status: Int32) throws {
    let target = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: target) }
    // It waits for its input, a pipe that we hold open, when the signal comes. Without job control (-m) the shell
    // would start it deaf to interrupts.
    let result = try BuiltCommand.run(
      """
      mkdir "$TARGET"; echo kept > "$TARGET/index.html"; mkfifo "$TARGET.pipe"; exec 3<>"$TARGET.pipe"; set -m
      "$COMMAND" - -o "$TARGET" <"$TARGET.pipe" 3>&- & sleep 0.3; kill -\(signal) $!; wait $!; status=$?
      cat "$TARGET/index.html"; ls "$TARGET" | wc -l; rm "$TARGET.pipe"; exit $status
      """, environment: ["TARGET": target])
    #expect(result.status == status)
    #expect(result.output == "kept\n1\n")
  }
}
