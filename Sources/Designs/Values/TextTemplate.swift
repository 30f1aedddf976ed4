/// A text with placeholders for the row's data.
package struct TextTemplate: Hashable, Sendable {
  /// A part of the text.
  package enum Segment: Hashable, Sendable {
    case literal(String)
    /// The value of a column of the cell's data.
    case column(Int)
  }

  package var segments: [Segment]

  package init(segments: [Segment]) { self.segments = segments }

  /// The text for a row.
  package func text(in scope: Scope) -> String {
    if segments.count == 1, case .literal(let text) = segments[0] { return text }
    var text = ""
    for segment in segments {
      switch segment {
      case .literal(let part): text += part
      case .column(let index): if let value = scope.values[index] { text += value.text }
      }
    }
    return text
  }
}
