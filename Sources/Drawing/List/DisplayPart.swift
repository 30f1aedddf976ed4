/// A list that several others draw at places of their own; a class, so that it is stored once.
package final class DisplayPart: Sendable {
  /// Counts the parts of a page, from 1.
  package let number: Int
  /// In coordinates from the part's own corner.
  package let list: DisplayList

  init(number: Int, list: DisplayList) {
    self.number = number
    self.list = list
  }
}
