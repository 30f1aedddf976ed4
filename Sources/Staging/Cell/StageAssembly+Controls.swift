import Designs
import Graphics
import UIKitRules

// Accessories and the controls of editing.

extension StageAssembly {
  mutating func addAccessories(in cell: Int) {
    let height = geometry.contentView.height
    if let size = columns.accessoryView, let tree = accessory.tree {
      let grid = setting.grid
      var view = StageView(
        id: "accessory", role: .accessory, className: "UIView", parent: cell,
        frame: Rect(
          x: columns.accessoryEdge - size.width, y: grid.round((height - size.height) / 2), width: size.width,
          height: size.height))
      view.contents = tree
      views.append(view)
      return
    }
    guard let kind = setting.rules.accessories.accessory(columns.accessory) else { return }
    let scale = setting.traits.device.scale
    for (index, glyph) in kind.glyphs.enumerated() {
      let plain = facts.take(glyph.size)[scale]
      let size = Size(
        width: setting.accessoryLength(plain.width, facts: &facts),
        height: setting.accessoryLength(plain.height, facts: &facts))
      let centre =
        columns.accessoryEdge - setting.accessoryLength(facts.take(glyph.centre)[scale], facts: &facts)
      let frame = setting.grid.round(
        Rect(
          x: centre - size.width / 2, y: (height - size.height) / 2, width: size.width, height: size.height))
      // With a dot, which no id of a design has.
      addIcon(
        id: index == 0 ? "accessory" : "accessory.\(index)", role: .accessory,
        className: classes.accessory,
        glyph: glyph.glyph, glyphFrame: nil, frame: frame, color: setting.color(glyph.color, facts: &facts),
        in: cell)
    }
  }

  mutating func addControls(in cell: Int) {
    let rules = setting.rules.editing
    if let frame = geometry.editControl, let shown = columns.editControl {
      let (glyph, color) = rules.control.glyph(of: shown)
      addIcon(
        id: "editControl", role: .editControl, className: classes.editControl, glyph: glyph,
        glyphFrame: setting.grid.round(rules.control.glyphFrame(in: frame.size, facts: &facts)),
        frame: setting.grid.round(frame), color: setting.color(color, facts: &facts), in: cell)
    }
    if let frame = geometry.reorderControl {
      addIcon(
        id: "reorderControl", role: .reorderControl, className: classes.reorderControl,
        glyph: rules.reorder.glyph,
        glyphFrame: setting.grid.round(rules.reorder.glyphFrame(in: frame.size, facts: &facts)),
        frame: setting.grid.round(frame), color: setting.color(rules.reorder.color, facts: &facts), in: cell)
    }
  }

  /// A view that shows one of UIKit's glyphs; `glyphFrame` in the view, nil fills it.
  private mutating func addIcon(
    id: String, role: StageView.Role, className: String, glyph: Glyph, glyphFrame: Rect?, frame: Rect,
    color: Color, in cell: Int
  ) {
    var view = StageView(id: id, role: role, className: className, parent: cell, frame: frame)
    let rect = glyphFrame ?? Rect(origin: .zero, size: frame.size)
    view.items = [
      .icon(
        IconItem(
          name: glyph.rawValue, rect: setting.isRightToLeft ? rect.mirrored(in: frame.width) : rect,
          color: color,
          isFlipped: setting.isRightToLeft && glyph.isDirectional))
    ]
    views.append(view)
  }
}
