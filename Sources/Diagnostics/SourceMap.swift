/// The inputs of a run, in the order in which they were read.
package struct SourceMap: Sendable {
  package private(set) var files: [SourceFile] = []

  package init() {}

  /// Adds a file and gives the id that its spans carry.
  package mutating func add(_ file: SourceFile) -> SourceID {
    files.append(file)
    return SourceID(index: files.count - 1)
  }

  /// The file of an id that this map gave.
  package subscript(_ id: SourceID) -> SourceFile { files[Int(id.index)] }

  /// Line and column of the start of a span.
  package func position(of span: Span) -> Position { self[span.file].position(at: Int(span.start)) }
}

/// An input as it was read: the name that messages show and its bytes.
package struct SourceFile: Sendable {
  /// The name shown to people and written to reports; never an absolute path.
  package var name: String
  package var bytes: [UInt8]

  package init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }

  /// Line and column of a byte offset, both from 1, columns in Unicode scalars.
  package func position(at offset: Int) -> Position {
    let end = min(max(offset, 0), bytes.count)
    var line = 1
    var lineStart = 0
    for index in 0..<end where bytes[index] == UInt8(ascii: "\n") {
      line += 1
      lineStart = index + 1
    }
    // A byte-order mark at the start of the file is no column.
    if lineStart == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { lineStart = min(3, end) }
    let scalars = bytes[lineStart..<end].reduce(0) { $1 & 0xC0 == 0x80 ? $0 : $0 + 1 }
    return Position(line: line, column: scalars + 1)
  }

  /// The positions of byte offsets in ascending order, in one walk through the file: for many of them.
  package func positions(at offsets: [Int]) -> [Position] {
    let mark = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var positions: [Position] = []
    var (line, column, index) = (1, 1, 0)
    for offset in offsets {
      while index < min(offset, bytes.count) {
        let byte = bytes[index]
        if byte == UInt8(ascii: "\n") {
          (line, column) = (line + 1, 1)
        } else if byte & 0xC0 != 0x80, index >= mark {
          column += 1
        }
        index += 1
      }
      positions.append(Position(line: line, column: column))
    }
    return positions
  }
}

/// A line and a column, both from 1.
package struct Position: Hashable, Sendable {
  package var line: Int
  package var column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}
