/// A place in an input: the file and the bytes from `start` up to `end`.
///
/// Eight bytes and two more for the file, so that every decoded node can keep one; line and column are
/// worked out by `SourceFile.position(at:)` only when a message is printed.
package struct Span: Hashable, Sendable {
  /// The file, as its index in the `SourceMap`.
  package var file: SourceID
  /// Byte offset of the first byte.
  package var start: UInt32
  /// Byte offset behind the last byte.
  package var end: UInt32

  package init(file: SourceID, start: Int, end: Int) {
    self.file = file
    self.start = UInt32(clamping: start)
    self.end = UInt32(clamping: end)
  }

  /// The start of a file, for what is said of it as a whole or stands nowhere in it.
  package static func start(of file: SourceID) -> Span { Span(file: file, start: 0, end: 0) }
}

/// The index of a file in the `SourceMap`.
package struct SourceID: Hashable, Sendable {
  package var index: UInt16

  package init(index: Int) { self.index = UInt16(clamping: index) }
}
