package import Diagnostics

/// A view that Interface Builder itself complains of.
package struct FlaggedView: Hashable, Sendable {
  package enum Flag: Hashable, Sendable {
    /// Its frame is not where its constraints put it.
    case misplaced
    /// Its constraints leave its place or size open.
    case ambiguous
  }

  package var id: String
  package var flag: Flag
  /// The start tag.
  package var span: Span
}

extension InterfaceDocument {
  /// The flagged views of its cells, in the order of the file.
  package var flaggedViews: [FlaggedView] {
    var flagged: [FlaggedView] = []
    for root in cells.flatMap({ [$0.view, $0.contentView, $0.accessoryView].compactMap(\.self) }) {
      root.visit { view in
        guard let id = view.id?.text else { return }
        if view.layout.isMisplaced { flagged.append(FlaggedView(id: id, flag: .misplaced, span: view.span)) }
        if view.layout.isAmbiguous { flagged.append(FlaggedView(id: id, flag: .ambiguous, span: view.span)) }
      }
    }
    return flagged
  }
}
