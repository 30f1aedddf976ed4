import Graphics
import Typesetting
import UIKitRules

/// Measures the buttons up to iOS 18, which are as high as the row: image over title, or one of them.
struct ButtonMeasure {
  let setting: CellSetting
  /// In points.
  let height: Double

  private var rules: SwipeRules { setting.rules.swipe }

  func face(
    of action: ResolvedAction, _ typesetter: inout Typesetter, facts: inout FactSet
  ) -> ActionFace {
    let padding = facts.take(rules.width.padding)
    let room = max(0, min(facts.take(rules.width.maximum), setting.cellWidth) - 2 * padding)
    var face = ActionFace(size: Size(width: 0, height: height))
    let showsTitle =
      !action.isBlank && (action.image == nil || height >= facts.take(rules.icon.withTitleFrom))
    let fitting = TitleFitting(rules: rules.title, grid: setting.grid)
    var title = Size.zero
    if showsTitle || action.image == nil {
      title.width = min(room, fitting.naturalWidth(action, &typesetter))
    }
    if showsTitle {
      let fitted = fitting.fit(action, width: room, height: height, &typesetter, facts: &facts)
      face.titleSize = fitted.letters
      // The width is that of the title in one line, whatever its lines then take.
      title.height = fitted.size.height
    }
    let gap = showsTitle && action.image != nil ? facts.take(rules.icon.titleGap) : 0
    let image = imageSize(
      action, in: Size(width: room, height: max(0, height - title.height - gap)), facts: &facts)
    face.size.width = rules.width.width(
      content: max(title.width, image.width), isBlank: action.isBlank && action.image == nil, facts: &facts)
    let top = (height - image.height - gap - title.height) / 2
    if action.image != nil {
      face.image = Rect(
        x: setting.grid.round((face.size.width - image.width) / 2), y: setting.grid.round(top),
        width: image.width,
        height: image.height)
    }
    if showsTitle {
      face.title = Rect(
        x: padding, y: setting.grid.round(top + image.height + gap),
        width: max(0, face.size.width - 2 * padding),
        height: title.height)
    }
    return face
  }

  private func imageSize(_ action: ResolvedAction, in room: Size, facts: inout FactSet) -> Size {
    guard let image = action.image else { return .zero }
    let most = height < facts.take(rules.icon.fullSizeFrom) ? facts.take(rules.icon.smallScale) : 1
    return image.size.scaledDown(into: room, atMost: most)
  }
}
