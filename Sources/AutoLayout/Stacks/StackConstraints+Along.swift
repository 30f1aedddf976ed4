extension StackConstraints {
  /// Constraints along the axis.
  func addAlong(to system: inout LayoutSystem) throws(LayoutFault) {
    try addHiding(to: &system)
    guard let first = shown.first, let last = shown.last else { return }
    // UISV-canvas-connection
    try system.tie(canvas(along.start), .equal, .init(first.item, along.start))
    try system.tie(canvas(along.end), .equal, .init(last.item, along.end))
    try addSpacing(to: &system)
    switch stack.distribution {
    case .fill: break
    case .fillEqually: try addEqualLengths(to: &system)
    case .fillProportionally: try addProportions(to: &system)
    case .equalSpacing, .equalCentering:
      try addGaps(to: &system)
      try system.tie(.init(stack.item, along.size), constant: 0, priority: StackPriority.canvasFit)
    }
  }

  /// UISV-hiding: no length, and no spacing. Where the view is does not show; it stays at the stack's start.
  private func addHiding(to system: inout LayoutSystem) throws(LayoutFault) {
    for hidden in stack.arranged where hidden.isHidden {
      try system.tie(.init(hidden.item, along.size), constant: 0)
      try system.tie(.init(hidden.item, along.start), .equal, canvas(along.start))
      try system.tie(.init(hidden.item, across.start), .equal, canvas(across.start))
      try system.tie(
        .init(hidden.item, across.size), constant: 0, priority: StackPriority.ambiguitySuppression)
    }
  }

  /// UISV-spacing: a least distance where gaps are shared out.
  private func addSpacing(to system: inout LayoutSystem) throws(LayoutFault) {
    let isLeast = stack.distribution == .equalSpacing || stack.distribution == .equalCentering
    let isBaseline = stack.isBaselineRelativeArrangement && stack.axis == .vertical
    for index in shown.indices.dropLast() {
      try system.tie(
        .init(shown[index + 1].item, isBaseline ? .firstBaseline : along.start),
        isLeast ? .greaterThanOrEqual : .equal,
        .init(shown[index].item, isBaseline ? .lastBaseline : along.end), constant: gap(after: index))
    }
  }

  /// UISV-fill-equally
  private func addEqualLengths(to system: inout LayoutSystem) throws(LayoutFault) {
    for other in shown.dropFirst() {
      try system.tie(.init(other.item, along.size), .equal, .init(shown[0].item, along.size))
    }
  }

  /// UISV-fill-proportionally: shares of the stack's length by the views' own lengths, spacing counted; those that they
  /// have at this time. A view without any has no length, and where no view has one all are as long as each other.
  private func addProportions(to system: inout LayoutSystem) throws(LayoutFault) {
    let lengths = shown.map {
      max(0, system.items[$0.item.index].intrinsicSize[stack.axis] ?? $0.fittingLength ?? 0)
    }
    let total = lengths.reduce(0, +)
    guard total > 0 else { return try addEqualLengths(to: &system) }
    let whole = shown.indices.dropLast().reduce(total) { $0 + gap(after: $1) }
    let isAlone = lengths.count { $0 > 0 } == 1
    for (view, length) in zip(shown, lengths) {
      guard length > 0 else {
        try system.tie(.init(view.item, along.size), constant: 0)
        continue
      }
      let place = stack.arranged.firstIndex { $0.item == view.item } ?? 0
      try system.tie(
        .init(view.item, along.size), .equal, .init(stack.item, along.size), multiplier: length / whole,
        priority: isAlone ? .required : StackPriority.fillProportionally(place))
    }
  }

  /// UISV-distributing-edge: guides between views, or between their centres, that are as long as the first.
  private func addGaps(to system: inout LayoutSystem) throws(LayoutFault) {
    let isCentering = stack.distribution == .equalCentering
    var first: LayoutItem.ID?
    for index in shown.indices.dropLast() {
      let guide = try system.add(LayoutItem(parent: stack.item))
      try system.tie(
        .init(guide, along.start), .equal, .init(shown[index].item, isCentering ? along.center : along.end))
      try system.tie(
        .init(guide, along.end), .equal,
        .init(shown[index + 1].item, isCentering ? along.center : along.start))
      // Across, the guide has no thickness and a place, so that it is not found ambiguous.
      try system.tie(.init(guide, across.start), .equal, .init(stack.item, across.start))
      try system.tie(.init(guide, across.size), constant: 0)
      if let first {
        try system.tie(
          .init(guide, along.size), .equal, .init(first, along.size),
          priority: isCentering ? StackPriority.equalCentering(index) : .required)
      }
      first = first ?? guide
    }
  }
}
