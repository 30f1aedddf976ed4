import Files
import Testing

/// Every sentence of git's documentation of `.gitignore` ("PATTERN FORMAT") with paths that it speaks of.
@Suite struct IgnoreRulesTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var rules: String
    /// Folders have a slash behind.
    var ignored: [String]
    var kept: [String]

    var testDescription: String { rules }

    init(_ rules: String, ignored: [String] = [], kept: [String] = []) {
      self.rules = rules
      self.ignored = ignored
      self.kept = kept
    }
  }

  static let cases: [Case] = [
    // Blank lines and comments.
    Case("\n\n  \n", kept: ["a", " ", "  "]),
    Case("# a\n#b", kept: ["# a", "#b", "a"]),
    Case("\\#b", ignored: ["#b", "d/#b"], kept: ["\\#b"]),
    Case("", kept: ["a"]),
    // Trailing blanks, and those that a backslash keeps.
    Case("a  ", ignored: ["a"], kept: ["a  "]),
    Case("a\\ ", ignored: ["a "], kept: ["a"]),
    Case("a\\  ", ignored: ["a "], kept: ["a", "a  "]),
    Case(" a", ignored: [" a"], kept: ["a"]),
    Case("a\t", ignored: ["a\t"], kept: ["a"]),
    // Lines as other systems end them; a byte-order mark.
    Case("a\r\nb\r\n", ignored: ["a", "b"], kept: ["a\r"]),
    Case("\u{FEFF}a", ignored: ["a"]),
    // `!` takes back; the last match decides.
    Case("*.log\n!keep.log", ignored: ["a.log"], kept: ["keep.log", "d/keep.log"]),
    Case("!keep.log\n*.log", ignored: ["keep.log"]),
    Case("\\!important!.txt", ignored: ["!important!.txt"], kept: ["important!.txt"]),
    // A slash at the beginning or in the middle ties a pattern to the folder of its file.
    Case("/a", ignored: ["a", "a/"], kept: ["d/a"]),
    Case("doc/frotz", ignored: ["doc/frotz", "doc/frotz/"], kept: ["a/doc/frotz"]),
    Case("/doc/frotz", ignored: ["doc/frotz"], kept: ["a/doc/frotz"]),
    Case("hello.*", ignored: ["hello.txt", "a/hello.java", "hello."], kept: ["hello", "ahello.txt"]),
    Case("/hello.*", ignored: ["hello.txt"], kept: ["a/hello.java"]),
    // A slash at the end: folders alone.
    Case("doc/frotz/", ignored: ["doc/frotz/"], kept: ["doc/frotz", "a/doc/frotz/"]),
    Case("frotz/", ignored: ["frotz/", "a/frotz/"], kept: ["frotz", "a/frotz"]),
    Case("foo/*", ignored: ["foo/test.json", "foo/bar/"], kept: ["foo/bar/hello.c", "foo/", "foo"]),
    Case("/", kept: ["a", "a/"]),
    // `*`, `?` and brackets; none stands for a slash.
    Case("*", ignored: ["a", "d/a", "d/"]),
    Case("a*c", ignored: ["ac", "abbc", "d/abc"], kept: ["ab", "acd"]),
    Case("d/a*c", ignored: ["d/abc"], kept: ["d/a/c", "d/ab/c"]),
    Case("a?c", ignored: ["abc"], kept: ["ac", "abbc"]),
    Case("d?a", kept: ["d/a"]),
    Case("x/d?a", kept: ["x/d/a"]),
    Case("[a-c]x", ignored: ["ax", "bx", "cx"], kept: ["dx", "-x", "Ax"]),
    Case("[!a-c]x", ignored: ["dx"], kept: ["ax"]),
    Case("[^a]x", ignored: ["bx"], kept: ["ax"]),
    Case("[]-]x", ignored: ["]x", "-x"], kept: ["ax"]),
    Case("[!]]x", ignored: ["ax"], kept: ["]x"]),
    Case("[a-]x", ignored: ["ax", "-x"], kept: ["bx"]),
    Case("[\\]]x", ignored: ["]x"]),
    Case("[[:digit:]]x", ignored: ["0x"], kept: ["ax", ":x"]),
    Case("[![:alpha:]_]x", ignored: ["0x"], kept: ["ax", "_x"]),
    Case("[[:none:]]x", kept: ["nx", "[x"]),
    Case("[ab", kept: ["[ab", "a"]),
    Case("x/d[^a]a", kept: ["x/d/a"]),
    Case("a\\*b", ignored: ["a*b"], kept: ["aab"]),
    Case("a\\", kept: ["a\\", "a"]),
    // The name of Apple's file of folder icons, with a carriage return in it.
    Case("Icon[\r]", ignored: ["Icon\r"], kept: ["Icon"]),
    // Two asterisks.
    Case("**/foo", ignored: ["foo", "a/foo", "a/b/foo/"], kept: ["afoo", "a/afoo"]),
    Case("**/foo/bar", ignored: ["foo/bar", "a/foo/bar"], kept: ["foo/a/bar"]),
    Case("abc/**", ignored: ["abc/a", "abc/d/e", "abc/d/"], kept: ["abc", "abc/", "x/abc/a"]),
    Case("a/**/b", ignored: ["a/b", "a/x/b", "a/x/y/b"], kept: ["ab", "a/xb", "x/a/b"]),
    Case("a/**b", ignored: ["a/b", "a/xb"], kept: ["a/x/b"]),
    Case("a**b", ignored: ["ab", "axb", "d/axb"], kept: ["a/b"]),
    Case("**", ignored: ["a", "a/b"]),
    Case("**/", ignored: ["a/", "a/b/"], kept: ["a", "a/b"]),
    Case("/**/a", ignored: ["a", "b/a"]),
    Case("a/**/*/b", ignored: ["a/x/b", "a/x/y/b"], kept: ["a/b"]),
    // Bytes, not characters, and case as it is.
    Case("?", ignored: ["a"], kept: ["é"]),
    Case("é*", ignored: ["été"], kept: ["e"]),
    Case("Build/", ignored: ["Build/"], kept: ["build/"]),
  ]

  @Test(arguments: cases)
  func patterns(_ one: Case) {
    let rules = IgnoreRules(Array(one.rules.utf8))
    for path in one.ignored { #expect(decision(rules, path) == true, "\(path)") }
    for path in one.kept { #expect(decision(rules, path) != true, "\(path)") }
  }

  @Test func tellsWhatItSaysNothingOf() {
    let rules = IgnoreRules(Array("*.a\n!b.a".utf8))
    #expect(decision(rules, "a.a") == true)
    #expect(decision(rules, "b.a") == false)
    #expect(decision(rules, "c") == nil)
  }

  /// Patterns that a reader which tries every way one after the other would not end with.
  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      String(repeating: "*a", count: 400) + "b", "x/" + String(repeating: "**/a/", count: 150) + "b",
      String(repeating: "*", count: 4000) + "b", String(repeating: "a", count: 100_000),
    ])
  func hostile(pattern: String) {
    let rules = IgnoreRules(Array(pattern.utf8))
    #expect(decision(rules, "x/" + String(repeating: "a/", count: 400) + "c") == nil)
    #expect(decision(rules, String(repeating: "a", count: 2000)) == nil)
  }

  private func decision(_ rules: IgnoreRules, _ path: String) -> Bool? {
    let isFolder = path.hasSuffix("/")
    return rules.ignores(isFolder ? path.dropLast() : path[...], isFolder: isFolder)
  }
}
