import Designs
import Staging
import UIKitRules

/// Everything that a run draws of one cell.
struct AskedCell: Sendable {
  /// A preview and the name of the matrix that asks for it.
  struct Asked: Sendable {
    var preview: Preview
    var matrix: String?
  }

  /// A preview that cannot be, and why.
  struct Skipped: Sendable {
    var preview: Preview
    var matrix: String?
    var reason: String
    /// How many previews come before it.
    var place: Int
  }

  /// The index of the design among the loaded ones.
  var design: Int
  /// The index of the cell in it.
  var cell: Int
  /// The cell's id in the report.
  var id: String
  var previews: [Asked] = []
  var skipped: [Skipped] = []
}
