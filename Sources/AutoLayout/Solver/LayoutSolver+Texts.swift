extension LayoutSolver {
  /// In points: a width that changed by less breaks no line elsewhere.
  private static let widthTolerance = 0.01
  /// Heights that change widths again (an aspect ratio) are followed so many times.
  private static let greatestPassCount = 4

  /// Solves widths, gives texts the heights that they have at those widths, and solves heights.
  ///
  /// `height` is asked for the intrinsic height of an item of `texts` at the width of its alignment rectangle.
  @discardableResult
  package mutating func solve(
    texts: [LayoutItem.ID], height: (LayoutItem.ID, Double) -> Double
  ) -> LayoutOutcome {
    var outcome = solve(.horizontal)
    var measured: [Double]?
    for _ in 0..<LayoutSolver.greatestPassCount {
      if case .refused = outcome { return outcome }
      let widths = texts.map { length(of: $0, .horizontal) }
      if let measured, zip(widths, measured).allSatisfy({ abs($0 - $1) <= LayoutSolver.widthTolerance }) {
        break
      }
      for (text, width) in zip(texts, widths) { setIntrinsicSize(height(text, width), of: text, .vertical) }
      measured = widths
      outcome = solve(.vertical)
    }
    return outcome
  }
}
