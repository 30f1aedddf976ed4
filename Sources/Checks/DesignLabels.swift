import Designs
import Diagnostics
import Staging
import UIKitRules

/// The labels of a cell's design by their places, for rules about text sizes: what a stage shows does not tell where
/// its sizes come from. Empty at the text size Large, at which all fonts are alike.
struct DesignLabels {
  private var labels: [Span: Label] = [:]

  init(_ subject: Subject) {
    guard subject.preview.traits.contentSize != .large else { return }
    let scope = subject.scope
    for root in [subject.cell.content, subject.cell.accessoryView] {
      if let view = root.value(in: scope) { add(view) }
    }
  }

  private mutating func add(_ view: View) {
    if case .label(let label) = view.kind { labels[view.span] = label }
    for child in view.children { add(child) }
  }

  /// Those of them that are seen, in drawing order; made for a rule that tells each once, whatever else a picture shows.
  func shown(in content: ShownContent) -> [(label: Label, piece: ShownContent.Piece)] {
    if labels.isEmpty { return [] }
    return content.pieces.compactMap { piece in
      let views = piece.tree?.views ?? content.cellViews
      guard let span = views[piece.index].span, let label = labels[span], !content.isOutOfSight(piece) else {
        return nil
      }
      return (label, piece)
    }
  }
}
