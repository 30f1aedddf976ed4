import Designs
import Diagnostics
import Graphics
import Staging
import UIKitRules

/// `full-height-design-on-26`: an action is designed as a bar as high as the row, and the system shows a capsule.
enum FullHeightCheck {
  static func findings(_ subject: Subject, _ actions: [ShownAction]) -> [Finding] {
    // A capsule that is still growing is smaller yet.
    guard subject.preview.state.isSwiped, subject.preview.state != .swiping,
      subject.rules.swipe.capsule != nil
    else { return [] }
    var findings = actions.compactMap { finding(of: $0, subject) }
    if let finding = filledPullView(subject) { findings.append(finding) }
    return findings
  }

  private static func finding(of shown: ShownAction, _ subject: Subject) -> Finding? {
    if case .pattern(let artwork)? = shown.action.background.value(in: subject.scope) {
      return pattern(artwork, of: shown, subject)
    }
    if case .artwork(let artwork)? = shown.action.image.value(in: subject.scope) {
      return image(artwork, of: shown, subject)
    }
    return nil
  }

  /// A pattern whose colour made the bar, or whose picture goes on below the capsule.
  private static func pattern(_ artwork: Artwork, of shown: ShownAction, _ subject: Subject) -> Finding? {
    let views = subject.views
    guard let surface = subject.shownSurfaces.first(where: { $0.id == shown.action.id }),
      let button = shown.indices.first(where: { views[$0].tile != nil }), let tile = views[button].tile
    else { return nil }
    let frame = Stage.absoluteFrame(of: button, in: views)
    let isBar = artwork.isAsHighAsRow(in: subject.scope) || tile.height > frame.height + 0.5
    let lost = shown.indices.filter { $0 > button }.map { below(frame, $0, views) }.max() ?? 0
    guard isBar, surface.color != subject.stage.surfaces.cell || lost >= 1 else { return nil }
    let words =
      lost >= 1
      ? "\(Points.text(lost)) pt of what it shows are cut"
      : "its \(surface.color.hex) no longer fills the row"
    return finding(shown.action, shown.action.background.span, "picture", frame, subject, words)
  }

  /// An image as high as the row, which a capsule has no room for.
  private static func image(_ artwork: Artwork, of shown: ShownAction, _ subject: Subject) -> Finding? {
    guard artwork.isAsHighAsRow(in: subject.scope), let place = shown.look.imageFrame,
      let own = shown.look.imageSize, place.height < own.height - 0.5
    else { return nil }
    return finding(
      shown.action, shown.action.image.span, "image", shown.frame, subject,
      "it is scaled down to \(Points.text(place.width)) x \(Points.text(place.height))")
  }

  private static func finding(
    _ action: Action, _ span: Span?, _ noun: String, _ frame: Rect, _ subject: Subject, _ words: String
  ) -> Finding {
    Finding(
      rule: .fullHeightDesignOn26,
      message:
        "the \(noun) of action \"\(action.id)\" is made for a bar of \(Points.text(subject.stage.size.height)) pt, and "
        + "the action is a capsule of \(Points.text(frame.height)): \(words)",
      span: span ?? action.span, outlines: [frame])
  }

  /// How far a view of artwork that shows something goes on below a capsule, in points.
  private static func below(_ capsule: Rect, _ index: Int, _ views: [StageView]) -> Double {
    let view = views[index]
    let parent = views[view.parent]
    let isGround = view.backgroundColor == nil || view.backgroundColor == parent.backgroundColor
    // The root's fill is the surface.
    let isRoot = parent.role != .artwork
    guard view.role == .artwork, !view.layer.isHidden, view.layer.alpha > 0,
      !view.items.isEmpty || !(isGround || isRoot)
    else { return 0 }
    return Stage.absoluteFrame(of: index, in: views).maxY - capsule.maxY
  }

  /// A pull view in the action's colour made it reach the row's edges; a capsule is lost in it.
  private static func filledPullView(_ subject: Subject) -> Finding? {
    let surfaces = subject.stage.surfaces
    guard subject.cell.pullViewBackground.value(in: subject.scope) != nil, let pull = surfaces.pullView,
      pull != surfaces.cell, let action = subject.shownSurfaces.first(where: { $0.color == pull }),
      let frame = subject.frame(ofAction: action.id), let outer = subject.frame(of: .pullView)
    else { return nil }
    return Finding(
      rule: .fullHeightDesignOn26,
      message:
        "the pull view has the \(pull.hex) of action \"\(action.id)\", which made a bar of "
        + "\(Points.text(outer.height)) pt of it: its capsule of \(Points.text(frame.height)) is not seen on it",
      span: subject.cell.pullViewBackground.span ?? subject.cell.span, outlines: [outer, frame])
  }
}

extension Artwork {
  /// Whether its picture takes the row's height, whatever that is.
  fileprivate func isAsHighAsRow(in scope: Scope) -> Bool {
    if case .snapshot(let view) = source { return view.height.value(in: scope) == .row }
    return false
  }
}
