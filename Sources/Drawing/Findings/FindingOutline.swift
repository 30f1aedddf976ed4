package import Diagnostics
package import Graphics

/// A thin line around what a finding is about, with the rule's name; over pictures of pages only.
package struct FindingOutline: Hashable, Sendable {
  /// In the picture's coordinates, in points.
  package var rect: Rect
  /// The rule, as it stands in the list of findings.
  package var label: String
  package var severity: Severity
  /// Whether it shows where something could be as well: dashed, without a label.
  package var isGhost: Bool

  package init(rect: Rect, label: String, severity: Severity, isGhost: Bool = false) {
    self.rect = rect
    self.label = label
    self.severity = severity
    self.isGhost = isGhost
  }
}
