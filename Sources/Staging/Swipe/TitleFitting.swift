import Graphics
import Typesetting
import UIKitRules

/// Fits an action's title into its room: in so many lines, smaller down to a least size, then cut.
struct TitleFitting {
  let rules: ActionTitleRules
  let grid: PixelGrid

  /// The steps in which a title shrinks, in points.
  private static let step = 0.5

  /// The size of the letters and what the lines take.
  func fit(
    _ action: ResolvedAction, width: Double, height: Double, _ typesetter: inout Typesetter,
    facts: inout FactSet
  ) -> (letters: Double, size: Size) {
    let least = facts.take(rules.minimumSize)
    var styling = action.styling
    while true {
      let layout = typesetter.layout(action.title, style: styling, width: width, height: height, grid: grid)
      guard layout.isTruncated, styling.font.size > least else { return (styling.font.size, layout.size) }
      styling.font.size = max(least, styling.font.size - TitleFitting.step)
    }
  }

  /// The width in one line.
  func naturalWidth(_ action: ResolvedAction, _ typesetter: inout Typesetter) -> Double {
    var styling = action.styling
    styling.numberOfLines = 1
    return typesetter.size(of: action.title, style: styling, grid: grid).width
  }
}
