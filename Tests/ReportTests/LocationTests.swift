import Checks
import Diagnostics
import Report
import Testing

struct LocationTests {
  private static let text = """
    { "a": [ 1, { "é\\u002Fb~c": "x", "k": [] } ],
      "two": { "three": true }, "": 0 }
    """

  /// JSON pointers by RFC 6901: `/` in a key is `~1`, `~` is `~0`.
  @Test(arguments: [
    ("{ \"a\"", ""), ("\"a\"", "/a"), ("[ 1", "/a"), ("1,", "/a/0"), ("{ \"é", "/a/1"),
    ("\"x\"", "/a/1/é~1b~0c"),
    ("[] }", "/a/1/k"), ("\"two\"", "/two"), ("{ \"three", "/two"), ("true", "/two/three"), ("0 }", "/"),
  ]) func pointers(at marker: String, pointer: String) throws {
    let bytes = Array(Self.text.utf8)
    let wanted = Array(marker.utf8)
    let start = try #require(bytes.indices.first { bytes[$0...].starts(with: wanted) })
    var sources = SourceMap()
    let file = sources.add(SourceFile(name: "a.json", bytes: bytes))
    let span = Span(file: file, start: start, end: start + 1)
    let location = Locations(of: [span], in: sources)[span]
    #expect(location.pointer == pointer)
    #expect(location.position == sources.position(of: span))
  }

  /// All offsets at once, in any order, agree with `SourceMap`; beyond the end and after a byte-order mark too.
  @Test func positionsAgreeWithTheSourceMap() {
    var sources = SourceMap()
    let file = sources.add(SourceFile(name: "a.json", bytes: [0xEF, 0xBB, 0xBF] + Array(Self.text.utf8)))
    let spans = (3...(Self.text.utf8.count + 9)).reversed().map { Span(file: file, start: $0, end: $0) }
    let locations = Locations(of: spans, in: sources)
    for span in spans { #expect(locations[span].position == sources.position(of: span)) }
  }

  @Test(arguments: [
    "", "\"", "{\"a\\", "[[[[", "]]]]", "{\"\\u12", "{\"\\ud800\\u", "\u{0}\u{1}", "<xml a=\"b\">",
  ])
  func anythingIsRead(_ text: String) {
    var sources = SourceMap()
    let file = sources.add(SourceFile(name: "a", bytes: Array(text.utf8)))
    let spans = (0...8).map { Span(file: file, start: $0, end: $0) }
    #expect(Locations(of: spans, in: sources)[spans[0]].file == "a")
  }

  @Test func aFindingIsToldOnceWithItsPreviews() {
    var sources = SourceMap()
    let file = sources.add(SourceFile(name: "a", bytes: []))
    let span = Span(file: file, start: 0, end: 1)
    let finding = Finding(rule: .separatorInGap, message: "m", span: span, outlines: [])
    var ledger = FindingLedger()
    #expect(ledger.add(finding, preview: 3) == 0)
    #expect(ledger.add(finding, preview: 3) == 0)
    #expect(ledger.add(finding, preview: 7) == 0)
    #expect(
      ledger.add(Finding(rule: .unusedIgnore, message: "m", span: span, outlines: []), preview: nil) == 1)
    #expect(ledger.entries.map(\.previews) == [[3, 7], []])
    #expect(ledger.count(of: .warning) == 1 && ledger.count(of: .note) == 1)
  }
}
