import Testing

@testable import Diagnostics

/// Lines and columns from 1, columns in Unicode scalars.
struct SourceFileTests {
  private func position(_ text: String, at offset: Int) -> Position {
    SourceFile(name: "a.json", bytes: Array(text.utf8)).position(at: offset)
  }

  @Test(arguments: [(0, 1, 1), (1, 1, 2), (2, 1, 3), (3, 2, 1), (5, 3, 1), (99, 3, 2), (-1, 1, 1)])
  func lines(offset: Int, line: Int, column: Int) {
    #expect(position("ab\nc\nd", at: offset) == Position(line: line, column: column))
  }

  /// é is one scalar of two bytes, e and an accent are two, 👩 is one of four.
  @Test func scalars() {
    #expect(position("éx", at: 2) == Position(line: 1, column: 2))
    #expect(position("e\u{301}x", at: 3) == Position(line: 1, column: 3))
    #expect(position("👩x", at: 4) == Position(line: 1, column: 2))
  }

  /// A carriage return belongs to its line; a byte-order mark is no column.
  @Test func ends() {
    #expect(position("a\r\nb", at: 3) == Position(line: 2, column: 1))
    #expect(position("\u{FEFF}ab", at: 3) == Position(line: 1, column: 1))
    #expect(position("\u{FEFF}ab", at: 4) == Position(line: 1, column: 2))
    #expect(position("\u{FEFF}a\nb", at: 5) == Position(line: 2, column: 1))
  }

  /// Many at once are those that each would be by itself.
  @Test(arguments: ["", "ab\nc\nd", "\u{FEFF}é\r\n\n👩x", "\n"]) func manyAtOnce(text: String) {
    let file = SourceFile(name: "a.json", bytes: Array(text.utf8))
    let offsets = [-1] + (0...text.utf8.count + 2).flatMap { [$0, $0] }
    #expect(file.positions(at: offsets) == offsets.map { file.position(at: $0) })
  }

  @Test func sources() {
    var map = SourceMap()
    let first = map.add(SourceFile(name: "a", bytes: Array("x\ny".utf8)))
    let second = map.add(SourceFile(name: "b", bytes: []))
    #expect(map[first].name == "a")
    #expect(map[second].name == "b")
    #expect(map.position(of: Span(file: first, start: 2, end: 3)) == Position(line: 2, column: 1))
    #expect(map.position(of: Span(file: second, start: 0, end: 0)) == Position(line: 1, column: 1))
  }

  /// Offsets beyond what a span holds are clamped, not trapped.
  @Test func hugeOffsets() {
    let span = Span(file: SourceID(index: 1 << 40), start: -1, end: .max)
    #expect(span.start == 0)
    #expect(span.end == .max)
    #expect(span.file.index == .max)
  }
}
