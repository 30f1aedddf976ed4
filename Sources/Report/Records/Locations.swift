package import Diagnostics

/// Lines, columns and pointers of many spans, each input read through once.
package struct Locations: Sendable {
  private var known: [Span: Location] = [:]

  package init(of spans: some Sequence<Span>, in sources: SourceMap) {
    var byFile: [SourceID: [Span]] = [:]
    for span in Set(spans) where Int(span.file.index) < sources.files.count {
      byFile[span.file, default: []].append(span)
    }
    for (id, spans) in byFile {
      let file = sources[id]
      let offsets = Array(Set(spans.map { Int($0.start) })).sorted()
      var scanner = PointerScanner(file.bytes)
      var lines = LineCounter(file.bytes)
      var places: [Int: Location] = [:]
      for offset in offsets {
        places[offset] = Location(
          file: file.name, position: lines.position(at: offset), pointer: scanner.pointer(at: offset))
      }
      for span in spans { known[span] = places[Int(span.start)] }
    }
  }

  /// The place of a span; of one that was not asked for, the start of nowhere.
  package subscript(_ span: Span) -> Location {
    known[span] ?? Location(file: "", position: Position(line: 1, column: 1), pointer: "")
  }
}

/// Lines and columns of ascending offsets; agrees with `SourceFile.position(at:)`.
private struct LineCounter {
  private let bytes: [UInt8]
  private var line = 1
  private var column = 1
  private var next: Int

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    // A byte-order mark is no column.
    next = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  mutating func position(at offset: Int) -> Position {
    while next < min(offset, bytes.count) {
      let byte = bytes[next]
      next += 1
      if byte == UInt8(ascii: "\n") {
        line += 1
        column = 1
      } else if byte & 0xC0 != 0x80 {
        column += 1
      }
    }
    return Position(line: line, column: column)
  }
}
