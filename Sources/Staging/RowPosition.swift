/// Where a row stands in its section: which corners and separators a group gives it.
package enum RowPosition: Sendable {
  case only
  case first
  case middle
  case last

  var isFirst: Bool { self == .only || self == .first }
  var isLast: Bool { self == .only || self == .last }

  /// The position of a row in a section of so many.
  package init(index: Int, count: Int) {
    self = count == 1 ? .only : index == 0 ? .first : index == count - 1 ? .last : .middle
  }
}
