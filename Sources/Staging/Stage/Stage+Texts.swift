import Typesetting

extension Stage {
  /// What all texts would take in one line each, in points.
  package var textWidth: Double {
    allViews.reduce(0) { width, view in
      view.items.reduce(width) {
        if case .text(let text) = $1 { $0 + text.layout.neededWidth } else { $0 }
      }
    }
  }
}
