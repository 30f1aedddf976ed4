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
