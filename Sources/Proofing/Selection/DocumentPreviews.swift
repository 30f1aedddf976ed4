import Designs
import UIKitRules

/// What is drawn of documents, which ask for nothing themselves: what the filters name, else what a design that does
/// not say it is drawn in.
struct DocumentPreviews {
  let matrix: PreviewMatrix

  /// Names that stand for nothing are left out here: who checks the filters tells of them.
  init(_ filters: Request.Filters) {
    var matrix = PreviewMatrix.standard
    func take<Value>(_ values: [Value], into asked: inout [Value]) { if !values.isEmpty { asked = values } }
    take(filters.states.compactMap { CellState(rawValue: $0) }, into: &matrix.states)
    take(filters.systems.compactMap { System(rawValue: $0) }, into: &matrix.systems)
    take(filters.devices.compactMap { Device(name: $0) }, into: &matrix.devices)
    take(filters.appearances.compactMap { Appearance(rawValue: $0) }, into: &matrix.appearances)
    take(filters.contentSizes.compactMap { ContentSize(name: $0) }, into: &matrix.contentSizes)
    take(filters.directions.compactMap { LayoutDirection(rawValue: $0) }, into: &matrix.directions)
    self.matrix = matrix
  }
}
