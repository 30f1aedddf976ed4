package import Diagnostics
import Synchronization

/// Lines, columns, pointers and Interface Builder's ids of spans.
///
/// Each input is read through once, by the first who asks; from then on a place is found from the nearest mark before
/// it, so that the pages of a large design do not read all of it each. Shared by all workers of a run.
package final class Locations: Sendable {
  /// At least so many bytes lie between one mark and the next.
  private static let stride = 1024

  /// What is known between two tokens of a file.
  private struct Mark: Sendable {
    /// nil in a document of Interface Builder.
    var scanner: PointerScanner?
    var lines: LineCounter
    var offset: Int { scanner?.next ?? lines.next }
  }

  private let sources: SourceMap
  /// By file, those made so far.
  private let marks = Mutex<[SourceID: [Mark]]>([:])

  package init(_ sources: SourceMap) { self.sources = sources }

  /// The place of a span; of one of another run, the start of nowhere.
  package subscript(_ span: Span) -> Location {
    guard Int(span.file.index) < sources.files.count else {
      return Location(file: "", position: Position(line: 1, column: 1), pointer: "")
    }
    let file = sources[span.file]
    let marks = marks.withLock { all in
      if let known = all[span.file] { return known }
      let made = Locations.marks(of: file.bytes)
      all[span.file] = made
      return made
    }
    let offset = Int(span.start)
    // The first mark is at the start, so that there is one at or before any place.
    var (low, high) = (0, marks.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if marks[middle].offset <= offset { low = middle } else { high = middle }
    }
    var mark = marks[low]
    return Location(
      file: file.name, position: mark.lines.position(at: offset),
      pointer: mark.scanner?.pointer(at: offset) ?? "",
      object: mark.scanner == nil ? ObjectID.text(in: file.bytes, at: offset) : nil)
  }

  private static func marks(of bytes: [UInt8]) -> [Mark] {
    let isMarkup = ObjectID.isMarkup(bytes)
    var mark = Mark(scanner: isMarkup ? nil : PointerScanner(bytes), lines: LineCounter(bytes))
    var marks = [mark]
    while mark.offset < bytes.count {
      let end = mark.offset + stride
      mark.scanner?.advance(to: end)
      mark.lines.advance(to: mark.scanner?.next ?? end)
      marks.append(mark)
    }
    return marks
  }
}

/// Lines and columns of ascending offsets; agrees with `SourceFile.position(at:)`.
private struct LineCounter: Sendable {
  private let bytes: [UInt8]
  private var line = 1
  private var column = 1
  private(set) var next: Int

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    // A byte-order mark is no column.
    next = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  mutating func position(at offset: Int) -> Position {
    advance(to: offset)
    return Position(line: line, column: column)
  }

  mutating func advance(to offset: Int) {
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
  }
}
