/// A picture that UIKit draws itself; the raw value is the file's name in Resources/Icons.
package enum Glyph: String, CaseIterable, Sendable {
  case chevron = "chevron.forward"
  case classicChevron = "chevron.forward.classic"
  case checkmark
  case classicCheckmark = "checkmark.classic"
  case info = "info.circle"
  case classicInfo = "info.circle.classic"
  case delete = "minus.circle.fill.multicolor"
  case classicDelete = "minus.circle.fill.classic"
  case insert = "plus.circle.fill.multicolor"
  case classicInsert = "plus.circle.fill.classic"
  case unselected = "circle"
  case classicUnselected = "circle.classic"
  case selected = "checkmark.circle.fill.multicolor"
  case classicSelected = "checkmark.circle.fill.classic"
  case reorder = "line.horizontal.3"
  case classicReorder = "line.horizontal.3.classic"

  /// Whether right-to-left layout turns it round.
  package var isDirectional: Bool { Glyph.isDirectional(symbol: rawValue) }

  /// Whether right-to-left layout turns a symbol of a name round: one that points forward or backward does, one that
  /// points left or right keeps its direction.
  package static func isDirectional(symbol name: String) -> Bool {
    name.split(separator: ".").contains { $0 == "forward" || $0 == "backward" }
  }
}
