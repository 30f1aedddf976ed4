import Graphics
import Typesetting
import UIKitRules

/// Measures the capsules of iOS 26; what one of them shows depends on all of a side.
struct CapsuleMeasure {
  let setting: CellSetting
  let capsule: CapsuleRules
  /// The row's height, in points.
  let row: Double

  private var rules: SwipeRules { setting.rules.swipe }
  private var fitting: TitleFitting { TitleFitting(rules: rules.title, grid: setting.grid) }

  func measure(
    _ actions: inout [ResolvedAction], _ typesetter: inout Typesetter, facts: inout FactSet
  ) {
    let line = setting.grid.ceil(actions.first?.styling.font.lineHeight ?? 0)
    let gap = facts.take(rules.icon.titleGap)
    let below = row - facts.take(capsule.rowMargin) - gap - line
    let standsBelow =
      actions.allSatisfy { $0.image != nil && !$0.isBlank } && row >= facts.take(capsule.titleBelowFrom)
      && below >= facts.take(capsule.minimumIconRoom)
    for index in actions.indices {
      let action = actions[index]
      actions[index].face =
        action.image == nil
        ? textFace(action, &typesetter, facts: &facts)
        : standsBelow
          ? faceWithTitleBelow(action, room: below, line: line, &typesetter, facts: &facts)
          : inlineFace(action, &typesetter, facts: &facts) ?? imageFace(action, facts: &facts)
    }
    shorten(&actions, facts: &facts)
    equalize(&actions, facts: &facts)
  }

  /// Where all do not fit the cell, titles beside images go.
  private func shorten(_ actions: inout [ResolvedAction], facts: inout FactSet) {
    guard rules.width.openWidth(actions.map(\.width), facts: &facts) > setting.cellWidth else { return }
    for index in actions.indices where actions[index].image != nil && actions[index].face.capsule == nil {
      actions[index].face = imageFace(actions[index], facts: &facts)
    }
  }

  /// The widest that a title can be.
  private func room(facts: inout FactSet) -> Double {
    max(0, setting.cellWidth - 2 * facts.take(rules.width.edgeGap) - 2 * facts.take(rules.width.padding))
  }

  private func textFace(
    _ action: ResolvedAction, _ typesetter: inout Typesetter, facts: inout FactSet
  ) -> ActionFace {
    let padding = facts.take(rules.width.padding)
    let height = capsule.height(row: row, isTextOnly: true, facts: &facts)
    let natural = min(room(facts: &facts), fitting.naturalWidth(action, &typesetter))
    let width = rules.width.width(content: natural, isBlank: action.isBlank, facts: &facts)
    var face = ActionFace(size: Size(width: width, height: height))
    guard !action.isBlank else { return face }
    let title = fitting.fit(action, width: width - 2 * padding, height: height, &typesetter, facts: &facts)
    face.titleSize = title.letters
    face.title = Rect(
      x: padding, y: setting.grid.round((height - title.size.height) / 2), width: width - 2 * padding,
      height: title.size.height)
    return face
  }

  private func imageFace(_ action: ResolvedAction, facts: inout FactSet) -> ActionFace {
    let size = capsule.imageSize(row: row, facts: &facts)
    var face = ActionFace(size: size)
    face.image = image(action, in: Rect(origin: .zero, size: size), facts: &facts)
    return face
  }

  /// Image, then title; nil where they do not fit.
  private func inlineFace(
    _ action: ResolvedAction, _ typesetter: inout Typesetter, facts: inout FactSet
  ) -> ActionFace? {
    guard let image = action.image, !action.isBlank else { return nil }
    let height = capsule.height(row: row, isTextOnly: false, facts: &facts)
    let padding = facts.take(rules.width.padding)
    let gap = facts.take(rules.icon.titleGap)
    let line = setting.grid.ceil(action.styling.font.lineHeight)
    guard image.size.height <= height, line <= height else { return nil }
    let titleRoom = room(facts: &facts) - image.size.width - gap
    let titleWidth = fitting.naturalWidth(action, &typesetter)
    guard titleWidth <= titleRoom else { return nil }
    let width = 2 * padding + image.size.width + gap + titleWidth
    var face = ActionFace(size: Size(width: width, height: height))
    face.titleSize = action.styling.font.size
    face.image = Rect(
      x: padding, y: setting.grid.round((height - image.size.height) / 2), width: image.size.width,
      height: image.size.height)
    face.title = Rect(
      x: padding + image.size.width + gap, y: setting.grid.round((height - line) / 2), width: titleWidth,
      height: line)
    return face
  }

  private func faceWithTitleBelow(
    _ action: ResolvedAction, room below: Double, line: Double, _ typesetter: inout Typesetter,
    facts: inout FactSet
  ) -> ActionFace {
    _ = facts.take(capsule.titleBelowColor)
    let side = facts.take(capsule.imageSide)
    let height = min(side, facts.take(capsule.maximumHeight), below)
    let title = min(room(facts: &facts), fitting.naturalWidth(action, &typesetter))
    let width = max(side, title)
    let gap = facts.take(rules.icon.titleGap)
    var face = ActionFace(size: Size(width: width, height: height + gap + line))
    let rect = Rect(x: 0, y: 0, width: width, height: height)
    face.capsule = rect
    face.image = image(action, in: rect, facts: &facts)
    face.titleSize = action.styling.font.size
    face.title = Rect(x: 0, y: height + gap, width: width, height: line)
    return face
  }

  /// The image in the middle of a capsule.
  private func image(_ action: ResolvedAction, in rect: Rect, facts: inout FactSet) -> Rect? {
    guard let image = action.image else { return nil }
    let padding = facts.take(rules.width.padding)
    let size = image.size.scaledDown(into: Size(width: max(0, rect.width - 2 * padding), height: rect.height))
    return Rect(
      x: setting.grid.round(rect.midX - size.width / 2), y: setting.grid.round(rect.midY - size.height / 2),
      width: size.width, height: size.height)
  }

  /// Text capsules all take the widest one's width, as long as all then fit the cell.
  private func equalize(_ actions: inout [ResolvedAction], facts: inout FactSet) {
    guard facts.take(capsule.equalizesTextWidths) else { return }
    let widest = actions.filter { $0.image == nil }.map(\.width).max() ?? 0
    let widths = actions.map { $0.image == nil ? widest : $0.width }
    guard rules.width.openWidth(widths, facts: &facts) <= setting.cellWidth else { return }
    for index in actions.indices where actions[index].image == nil {
      let more = widest - actions[index].face.size.width
      actions[index].face.size.width = widest
      actions[index].face.title?.width += more
    }
  }
}
