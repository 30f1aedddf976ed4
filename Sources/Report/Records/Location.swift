package import Diagnostics

/// A place in an input as reports name it.
package struct Location: Hashable, Sendable {
  /// The input's name; never an absolute path.
  package var file: String
  package var position: Position
  /// The JSON pointer of the value that holds the place.
  package var pointer: String

  package init(file: String, position: Position, pointer: String) {
    self.file = file
    self.position = position
    self.pointer = pointer
  }

  /// `truck.json:31:29`.
  package var text: String { "\(file):\(position.line):\(position.column)" }
}
