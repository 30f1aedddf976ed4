/// How a stack places its views across its axis (UIStackView.Alignment).
package enum StackAlignment: Sendable {
  case fill
  /// The top or the leading edge.
  case start
  case center
  /// The bottom or the trailing edge.
  case end
  /// Baselines at one height; `Item.baseline` tells each view's.
  case baseline

  /// A view across the axis.
  package struct Item: Hashable, Sendable {
    package var size: StackItem
    /// From the view's start to its baseline, in points; the view's end where it has none.
    package var baseline: Double?

    package init(size: StackItem, baseline: Double? = nil) {
      self.size = size
      self.baseline = baseline
    }
  }

  /// The length that holds every view.
  package func fittingLength(_ items: [Item]) -> Double {
    guard self == .baseline else { return items.map(\.size.wanted).max() ?? 0 }
    let line = items.map { $0.baseline ?? $0.size.wanted }.max() ?? 0
    return items.map { line - ($0.baseline ?? $0.size.wanted) + $0.size.wanted }.max() ?? 0
  }

  /// Places the views across a stack of some length.
  package func arrange(_ items: [Item], length: Double) -> [Segment] {
    let line = items.map { $0.baseline ?? $0.size.wanted }.max() ?? 0
    return items.map { item in
      let size = item.size
      switch self {
      case .fill: return Segment(origin: 0, length: size.required ?? length)
      case .start: return Segment(origin: 0, length: alone(size, length))
      case .center:
        let own = alone(size, length)
        return Segment(origin: (length - own) / 2, length: own)
      case .end:
        let own = alone(size, length)
        return Segment(origin: length - own, length: own)
      case .baseline:
        return Segment(origin: line - (item.baseline ?? size.wanted), length: size.wanted)
      }
    }
  }

  /// A view that is not stretched: its own length, cut to the stack's unless required; all of it where it has none.
  private func alone(_ size: StackItem, _ length: Double) -> Double {
    size.required ?? min(size.natural ?? length, length)
  }
}
