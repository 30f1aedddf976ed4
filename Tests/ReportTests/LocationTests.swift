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
    let location = Locations(sources)[span]
    #expect(location.pointer == pointer)
    #expect(location.position == sources.position(of: span))
  }

  /// All offsets at once, in any order, agree with `SourceMap`; beyond the end and after a byte-order mark too.
  @Test func positionsAgreeWithTheSourceMap() {
    var sources = SourceMap()
    let file = sources.add(SourceFile(name: "a.json", bytes: [0xEF, 0xBB, 0xBF] + Array(Self.text.utf8)))
    let spans = (3...(Self.text.utf8.count + 9)).reversed().map { Span(file: file, start: $0, end: $0) }
    let locations = Locations(sources)
    for span in spans { #expect(locations[span].position == sources.position(of: span)) }
  }

  @Test(arguments: [
    "", "\"", "{\"a\\", "[[[[", "]]]]", "{\"\\u12", "{\"\\ud800\\u", "\u{0}\u{1}", "<xml a=\"b\">",
  ])
  func anythingIsRead(_ text: String) {
    var sources = SourceMap()
    let file = sources.add(SourceFile(name: "a", bytes: Array(text.utf8)))
    let spans = (0...8).map { Span(file: file, start: $0, end: $0) }
    #expect(Locations(sources)[spans[0]].file == "a")
  }

  /// Places in a file of many lines, asked for in no order: between marks, before the first, in a text longer than the
  /// way from one mark to the next.
  @Test func placesOfALongFile() {
    var text = "{ \"list\": [\n"
    var wanted: [(offset: Int, position: Position, pointer: String)] = []
    for index in 0..<2_000 {
      let word = String(repeating: "é", count: index == 700 ? 5_000 : index % 7)
      let head = "  { \"word\": \"\(word)\", \"number\": "
      wanted.append(
        (
          text.utf8.count + head.utf8.count,
          Position(line: index + 2, column: head.unicodeScalars.count + 1), "/list/\(index)/number"
        ))
      text += head + "\(index) },\n"
    }
    text += "  null ] }\n"
    var sources = SourceMap()
    let file = sources.add(SourceFile(name: "long.json", bytes: Array(text.utf8)))
    let locations = Locations(sources)
    for step in [1, 997, 1_999] {
      for index in stride(from: 0, to: 2_000 * step, by: step) {
        let place = wanted[index % 2_000]
        let found = locations[Span(file: file, start: place.offset, end: place.offset + 1)]
        guard found.pointer == place.pointer, found.position == place.position else {
          Issue.record("\(found) for \(place)")
          return
        }
      }
    }
  }

  @Test func aLedgerTakesThoseOfPagesInTheirOrder() {
    let span = Span(file: SourceID(index: 0), start: 0, end: 1)
    func finding(_ rule: Rule) -> Finding { Finding(rule: rule, message: "m", span: span, outlines: []) }
    var first = FindingLedger()
    first.add(finding(.noGlyph), preview: 1)
    var second = FindingLedger()
    second.add(finding(.separatorInGap), preview: 0)
    second.add(finding(.noGlyph), preview: 2)
    var all = FindingLedger()
    all.add(first, from: 0)
    all.add(second, from: 150)
    #expect(all.entries.map(\.rule) == [.noGlyph, .separatorInGap])
    #expect(all.entries.map(\.previews) == [[1, 152], [150]])
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

  /// What has no id belongs to the object around it, not to one beside it.
  @Test(
    arguments: [
      ("<color", "a"), ("<rect", "c"), ("red", "a"), ("<top", nil), ("</b>", "b"), ("<!-- <x", "a"),
    ] as [(String, String?)])
  func objectAround(place: String, object: String?) throws {
    let text = """
      <top><a id="a" x="1 > 0"><b id="b"><e id="e"/></b><!-- <x id="x"> --><c id='c'><rect/></c><color k="red"/></a></top>
      """
    var sources = SourceMap()
    let file = sources.add(SourceFile(name: "a.xib", bytes: Array(text.utf8)))
    let bytes = Array(text.utf8)
    let offset = try #require(bytes.indices.first { bytes[$0...].starts(with: place.utf8) })
    #expect(Locations(sources)[Span(file: file, start: offset, end: offset)].object == object)
  }
}
