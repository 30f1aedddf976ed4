/// One file of the output that is written as it is made, so that nobody holds it whole.
package struct OutputStream: Sendable {
  /// Bytes that are gathered before they are written: a system call for each few would cost more than the bytes.
  private static let room = 1 << 18

  private let output: OutputFolder
  private let path: String
  private var isBegun = false
  /// What is not written yet; whoever makes the file appends here and calls `flush` now and then.
  package var bytes: [UInt8] = []

  package init(_ output: OutputFolder, to path: String) {
    self.output = output
    self.path = path
  }

  /// Writes what is gathered where it is worth a write.
  package mutating func flush() throws(OutputError) {
    if bytes.count >= Self.room { try write() }
  }

  /// Writes the rest; an empty file is made too.
  package mutating func finish() throws(OutputError) {
    if !isBegun || !bytes.isEmpty { try write() }
  }

  private mutating func write() throws(OutputError) {
    if isBegun {
      try output.append(pieces: [bytes], to: path)
    } else {
      try output.write(bytes, to: path)
    }
    isBegun = true
    bytes.removeAll(keepingCapacity: true)
  }
}
