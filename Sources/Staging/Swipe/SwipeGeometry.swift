import Graphics
import UIKitRules

/// How far a swiped cell is open and where its buttons lie, in points; trailing at the right.
struct SwipeGeometry {
  /// The open width of the actions.
  var openWidth: Double
  /// How far the cell has moved.
  var travel: Double
  /// The buttons in the pull view, by action.
  var buttons: [Rect]
  /// Whether the first button covers the others.
  var firstCovers: Bool

  init(_ setting: CellSetting, actions: [ResolvedAction], height: Double, facts: inout FactSet) {
    let rules = setting.rules.swipe
    let widths = actions.map(\.width)
    openWidth = rules.width.openWidth(widths, facts: &facts)
    firstCovers = false
    travel = openWidth
    switch setting.state {
    case .swiping: travel = openWidth / 2
    case .fullSwipe, .fullSwipeLeading:
      if let full = rules.fullSwipe, let first = actions.first {
        firstCovers = true
        travel = full.distance(
          isDestructive: first.isDestructive, isLeading: setting.state.showsLeadingActions,
          cellWidth: setting.cellWidth, safeInset: 0, openWidth: openWidth, facts: &facts)
      }
    default: break
    }
    let isLeading = setting.state.showsLeadingActions
    var frames = SwipeGeometry.open(setting, sizes: actions.map(\.face.size), height: height, facts: &facts)
    if travel < openWidth, !firstCovers {
      frames = SwipeGeometry.partial(
        frames, rules: rules, travel: travel, openWidth: openWidth, facts: &facts)
    }
    if firstCovers {
      frames = SwipeGeometry.full(frames, rules: rules, travel: travel, openWidth: openWidth, facts: &facts)
    }
    // Frames count from the outer edge: at the right for trailing actions. They are not rounded along the way: the
    // pull view fills exactly what the cell uncovers.
    let width = travel
    buttons = isLeading ? frames : frames.map { $0.mirrored(in: width) }
  }

  /// The buttons at rest, from the outer edge inwards: the first action lies outermost.
  private static func open(
    _ setting: CellSetting, sizes: [Size], height: Double, facts: inout FactSet
  ) -> [Rect] {
    let rules = setting.rules.swipe
    var x = facts.take(rules.width.edgeGap)
    let gap = facts.take(rules.width.gap)
    return sizes.map { size in
      defer { x += size.width + gap }
      let y = rules.capsule == nil ? 0 : setting.grid.round((height - size.height) / 2)
      return Rect(x: x, y: y, width: size.width, height: size.height)
    }
  }

  /// Part-way open: several buttons in proportion, a lone one as wide as the way it has come.
  private static func partial(
    _ frames: [Rect], rules: SwipeRules, travel: Double, openWidth: Double, facts: inout FactSet
  ) -> [Rect] {
    _ = facts.take(rules.opensInProportion)
    let share = travel / openWidth
    return frames.map { frame in
      guard rules.capsule != nil else {
        return Rect(x: frame.x * share, y: frame.y, width: frame.width * share, height: frame.height)
      }
      // A capsule grows from its centre; a lone one is as wide as the way it has come.
      let width = frames.count == 1 ? min(travel, frame.width) : frame.width * share
      return Rect(
        x: frame.midX * share - width / 2, y: frame.midY - frame.height * share / 2, width: width,
        height: frame.height * share)
    }
  }

  /// Past the full-swipe distance the first button covers the pull view.
  private static func full(
    _ frames: [Rect], rules: SwipeRules, travel: Double, openWidth: Double, facts: inout FactSet
  ) -> [Rect] {
    let edge = facts.take(rules.width.edgeGap)
    var frames = frames
    for index in frames.indices {
      if index == 0 {
        frames[0].x = edge
        frames[0].width = max(0, travel - 2 * edge)
      } else if rules.capsule == nil, openWidth > 0 {
        frames[index].x *= travel / openWidth
        frames[index].width *= travel / openWidth
      }
    }
    return frames
  }
}

extension SwipeRules {
  /// The height of the buttons in a row, in points.
  func buttonHeight(row: Double, separator: Double, facts: inout FactSet) -> Double {
    switch facts.take(height) {
    case .cell: row
    case .cellLessSeparator: max(0, row - separator)
    case .capsule: capsule?.height(row: row, isTextOnly: true, facts: &facts) ?? row
    }
  }
}
