package import Diagnostics

/// A place in an input as reports name it.
package struct Location: Hashable, Sendable {
  /// The input's name; never an absolute path.
  package var file: String
  package var position: Position
  /// The JSON pointer of the value that holds the place; empty in a document of Interface Builder.
  package var pointer: String
  /// Interface Builder's id of the object that holds the place; nil in a design.
  package var object: String?

  package init(file: String, position: Position, pointer: String, object: String? = nil) {
    self.file = file
    self.position = position
    self.pointer = pointer
    self.object = object
  }

  /// `truck.json:31:29`.
  package var text: String { "\(file):\(position.line):\(position.column)" }
}
