import Designs
import Graphics
import Typesetting
import UIKitRules

/// The published code's own bounds for the pictures it makes, in points.
private enum PublishedArtwork {
  /// A view narrower than an action can be is widened.
  static let leastWidth = 30.0
  /// A picture for a contextual action is scaled down to this width.
  static let imageWidth = 74.0
}

extension ActionResolver {
  /// Artwork that a pattern colour paints.
  func pattern(
    _ artwork: Artwork, of action: Action, at index: Int, _ contents: inout ContentBuilder,
    _ typesetter: inout Typesetter, facts: inout FactSet
  ) -> ResolvedArtwork {
    var resolved = self.artwork(
      artwork, part: .artwork(side: side, index: index), chosenBy: action.background.dependencies,
      path: "\(action.id).0", &contents, &typesetter, facts: &facts)
    // A cell's matched background is also that of the actions it paints, unless the artwork has a fill of its own.
    if !artwork.fill.isSet, let matched = setting.color(setting.cell.matchedBackground, facts: &facts) {
      resolved.fill = matched
    }
    if case .snapshot = artwork.source {
      resolved.isWidened = resolved.size.width < PublishedArtwork.leastWidth
      resolved.size.width = max(PublishedArtwork.leastWidth, resolved.size.width)
    }
    if resolved.isEmpty { resolved.fill = .clear }
    resolved.surface = resolved.isEmpty ? .clear : surface(of: resolved)
    return resolved
  }

  /// The image that the system shows on an action.
  func image(
    of action: Action, at index: Int, _ resolved: ResolvedAction, _ contents: inout ContentBuilder,
    _ typesetter: inout Typesetter, facts: inout FactSet
  ) -> ResolvedImage? {
    guard action.api == .contextualAction, let image = action.image.value(in: setting.scope) else {
      return nil
    }
    let rendering = facts.take(setting.rules.swipe.imageRendering)
    guard rendering != .none else { return nil }
    func tint(_ mode: ImageValue.RenderingMode) -> Color? {
      rendering == .templateUnlessOriginal && mode == .alwaysOriginal ? nil : resolved.titleColor
    }
    switch image {
    case .image(let value):
      let found = FoundImage(
        value, in: pictures, traits: setting.traits, rules: setting.rules, facts: &facts)
      return found.map {
        ResolvedImage(
          source: .image($0.source), size: $0.size, tint: tint($0.renderingMode),
          renderingMode: $0.renderingMode, isFlipped: $0.isFlipped)
      }
    case .artwork(let artwork):
      var picture = self.artwork(
        artwork, part: .image(side: side, index: index), chosenBy: action.image.dependencies,
        path: "\(action.id).\(resolved.pattern == nil ? 0 : 1)", &contents, &typesetter, facts: &facts)
      picture.surface = picture.isEmpty ? .clear : surface(of: picture)
      let room = Size(width: PublishedArtwork.imageWidth, height: max(1, buttonHeight))
      return ResolvedImage(
        source: .artwork(picture), size: picture.size.scaledDown(into: room),
        tint: tint(artwork.renderingMode), renderingMode: artwork.renderingMode)
    }
  }

  private var side: Int { setting.state.showsLeadingActions ? 0 : 1 }

  private func artwork(
    _ artwork: Artwork, part: ContentBuilder.Part, chosenBy chooser: Condition.Dependencies, path: String,
    _ contents: inout ContentBuilder, _ typesetter: inout Typesetter, facts: inout FactSet
  ) -> ResolvedArtwork {
    let plan = contents.plan(
      part, of: ContentSource(artwork), chosenBy: chooser, path: path, cell: cellIndex, setting: setting,
      pictures: pictures, rowHeight: buttonHeight)
    facts.formUnion(plan.facts)
    let fill = artwork.fill.value(in: setting.scope).color(
      in: setting.traits, tint: setting.tint, facts: &facts)
    var size = ContentBuilder.ownSize(plan, setting: setting, &typesetter)
    // No pixel is set by less than half of one: such a side is none.
    let least = 0.5 / Double(setting.traits.device.scale)
    if size.width < least { size.width = 0 }
    if size.height < least { size.height = 0 }
    return ResolvedArtwork(part: part, plan: plan, fill: fill, size: size, surface: .clear)
  }

  private func surface(of artwork: ResolvedArtwork) -> Color {
    (artwork.plan.boxes[0].backgroundColor ?? .clear).composited(over: artwork.fill)
  }
}
