import Designs
import Diagnostics
import Staging
import UIKitRules

/// How the labels of a cell's design take the reader's text size, by the labels' places: what a stage shows does not
/// tell. Labels that follow it in every way are left out, and at the text size Large, at which all are alike, all are.
struct DesignLabels {
  /// What a label makes of the text size, and the place that says so.
  enum Sizing {
    /// One size in points, whatever the reader's.
    case fixed(Double, Span)
    /// The reader's when it is loaded, and that one from then on.
    case onceLoaded(Span)
  }

  private var sizings: [Span: Sizing] = [:]
  private let scope: Scope

  init(_ subject: Subject) {
    scope = subject.scope
    guard subject.preview.traits.contentSize != .large else { return }
    for root in [subject.cell.content, subject.cell.accessoryView] {
      if let view = root.value(in: scope) { add(view) }
    }
  }

  private mutating func add(_ view: View) {
    if case .label(let label) = view.kind { sizings[view.span] = sizing(of: label, in: view) }
    for child in view.children { add(child) }
  }

  private func sizing(of label: Label, in view: View) -> Sizing? {
    let font = label.font.value(in: scope)
    let place = label.font.span ?? view.span
    if font.relativeTo == nil {
      switch font.base {
      case .system(let size), .named(_, let size): return .fixed(size, place)
      case .style: break
      }
    }
    let adjusts = label.adjustsFontForContentSizeCategory
    return adjusts.value(in: scope) ? nil : .onceLoaded(adjusts.span ?? place)
  }

  /// Those of them that are seen, in drawing order.
  func shown(in content: ShownContent) -> [(sizing: Sizing, piece: ShownContent.Piece)] {
    if sizings.isEmpty { return [] }
    return content.pieces.compactMap { piece in
      let views = piece.tree?.views ?? content.cellViews
      guard let span = views[piece.index].span, let sizing = sizings[span], !content.isOutOfSight(piece)
      else {
        return nil
      }
      return (sizing, piece)
    }
  }
}
