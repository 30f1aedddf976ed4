package import Graphics

extension LayoutSolver {
  /// In points: a width that changed by less breaks no line elsewhere.
  private static let widthTolerance = 0.01
  /// Heights that change widths again (an aspect ratio) are followed so many times.
  private static let greatestPassCount = 4

  /// Solves widths, gives texts the sizes that they have at those widths, and solves again.
  ///
  /// `size` is asked for the intrinsic size of an item of `texts` at the width of its alignment rectangle. A text that
  /// wraps asks for the width of its longest line (UILabel's `preferredMaxLayoutWidth`), so that what holds it may
  /// close around it.
  @discardableResult
  package mutating func solve(
    texts: [LayoutItem.ID], size: (LayoutItem.ID, Double) -> Size
  ) -> LayoutOutcome {
    var outcome = solve(.horizontal)
    if case .refused = outcome { return outcome }
    var widths = texts.map { length(of: $0, .horizontal) }
    for (text, width) in zip(texts, widths) {
      let size = size(text, width)
      setIntrinsicSize(size.width, of: text, .horizontal)
      setIntrinsicSize(size.height, of: text, .vertical)
    }
    outcome = solve(.horizontal)
    for pass in 0..<LayoutSolver.greatestPassCount {
      if case .refused = outcome { return outcome }
      let solved = texts.map { length(of: $0, .horizontal) }
      let areKept = zip(widths, solved).allSatisfy { abs($0 - $1) <= LayoutSolver.widthTolerance }
      if pass > 0, areKept { break }
      if !areKept {
        for (text, width) in zip(texts, solved) {
          setIntrinsicSize(size(text, width).height, of: text, .vertical)
        }
      }
      widths = solved
      outcome = solve(.vertical)
    }
    return outcome
  }
}
