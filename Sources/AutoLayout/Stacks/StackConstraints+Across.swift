import Graphics

extension StackConstraints {
  /// Constraints across the axis.
  func addAcross(to system: inout LayoutSystem) throws(LayoutFault) {
    guard let first = shown.first else { return }
    if stack.alignment == .fill {
      for view in shown {
        try system.tie(.init(view.item, across.start), .equal, canvas(across.start))
        try system.tie(.init(view.item, across.end), .equal, canvas(across.end))
      }
      return
    }
    let spanner = try addSpanner(to: &system)
    try addCanvas(spanner, first.item, to: &system)
    for view in shown {
      // UISV-alignment
      if view.item != first.item {
        try system.tie(.init(view.item, line), .equal, .init(first.item, line))
      }
      try system.tie(
        .init(view.item, across.size), constant: 0, priority: StackPriority.ambiguitySuppression)
    }
    if stack.alignment.isBaseline {
      try system.tie(.init(stack.item, across.size), constant: 0, priority: StackPriority.canvasFit)
    }
  }

  /// The line that views share.
  private var line: LayoutAttribute {
    switch stack.alignment {
    case .fill, .start: across.start
    case .center: across.center
    case .end: across.end
    case .firstBaseline: stack.axis == .horizontal ? .firstBaseline : across.start
    case .lastBaseline: stack.axis == .horizontal ? .lastBaseline : across.start
    }
  }

  /// UISV-canvas-connection: the stack ends where the views' line is, and where the spanner is on the other sides.
  private func addCanvas(
    _ spanner: LayoutItem.ID, _ first: LayoutItem.ID, to system: inout LayoutSystem
  ) throws(LayoutFault) {
    let start = line == across.start ? first : spanner
    let end = line == across.end ? first : spanner
    try system.tie(canvas(across.start), .equal, .init(start, across.start))
    try system.tie(canvas(across.end), .equal, .init(end, across.end))
    if line == across.center {
      try system.tie(canvas(across.center), .equal, .init(first, across.center))
    }
  }

  /// A guide around all views, as small as they allow (UISV-spanning-boundary, UISV-spanning-fit).
  private func addSpanner(to system: inout LayoutSystem) throws(LayoutFault) -> LayoutItem.ID {
    let spanner = try system.add(LayoutItem(parent: stack.item))
    for view in shown {
      try addBoundary(spanner, view.item, across.start, .lessThanOrEqual, to: &system)
      try addBoundary(spanner, view.item, across.end, .greaterThanOrEqual, to: &system)
    }
    try system.tie(.init(spanner, across.size), constant: 0, priority: StackPriority.spanningFit)
    // Along the axis it has no length and a place, so that it is not found ambiguous.
    try system.tie(.init(spanner, along.start), .equal, .init(stack.item, along.start))
    try system.tie(.init(spanner, along.size), constant: 0)
    return spanner
  }

  private func addBoundary(
    _ spanner: LayoutItem.ID, _ view: LayoutItem.ID, _ edge: LayoutAttribute,
    _ relation: LayoutRelation, to system: inout LayoutSystem
  ) throws(LayoutFault) {
    let isLine = edge == line
    try system.tie(
      .init(spanner, edge), isLine ? .equal : relation, .init(view, edge),
      priority: isLine ? StackPriority.spanningBoundary : .required)
  }
}
