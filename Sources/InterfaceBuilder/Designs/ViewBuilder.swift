import Designs
import Diagnostics
import Graphics
import UIKitRules

/// Makes the view tree of a design of a view of a document and all below it.
struct ViewBuilder {
  let document: InterfaceDocument
  let colors: ColorBuilder
  private let cell: InterfaceCell?
  private let shown: CellShowing
  /// What constraints call each thing by.
  private var items: [InterfaceID: Constraint.Item] = [:]
  /// Views that a constraint speaks of from elsewhere than below them.
  private var named: Set<InterfaceID> = []
  private var lists: [ConstraintList] = []
  private var count = 0

  init(_ builder: DesignBuilder, cell: InterfaceCell?) {
    document = builder.document
    colors = builder.colors
    self.cell = cell
    shown = builder.shown
    if let cell = cell?.id { items[cell] = .cell }
  }

  /// The tree of a view, with the constraints of all that is in it.
  mutating func tree(_ root: InterfaceView, isContentView: Bool) -> View {
    index(root, isRoot: true)
    count = 0
    var view = view(root, parent: nil)
    if !isContentView { view.frame = set(root.frame, root) }
    view.constraints = lists
    if let cell { addConstraints(of: cell.view, holder: .cell, place: 0, to: &view) }
    return view
  }

  /// Gives every view and guide its name in constraints, in pre-order.
  private mutating func index(_ view: InterfaceView, isRoot: Bool) {
    let place = count
    count += 1
    if let id = view.id { items[id] = isRoot ? .holder(place) : .view(place) }
    for guide in view.layout.guides {
      items[guide.id] =
        switch guide.kind {
        case .safeArea: .safeArea(place)
        case .layoutMargins: .margins(place)
        case .readableContent: .readable(place)
        default: isRoot ? .holder(place) : .view(place)
        }
    }
    for constraint in view.layout.constraints {
      for case .some(let anchor) in [constraint.first, constraint.second] {
        if let id = anchor.item, id != view.id { named.insert(id) }
        if anchor.item == nil, constraint.second == nil, let id = view.id { named.insert(id) }
      }
    }
    for subview in view.subviews { index(subview, isRoot: false) }
  }

  // MARK: Views

  private mutating func view(_ source: InterfaceView, parent: InterfaceView?) -> View {
    let place = count
    count += 1
    var view = plainView(source)
    if let parent, !isArranged(in: parent), isPlacedByFrame(source) {
      view.frame = set(source.frame, source)
      view.autoresizing = Autoresizing(source, in: parent)
    }
    var own: [Constraint] = []
    for subview in source.subviews {
      if shown == .onCanvas, isStretched(subview, in: source) {
        own.append(stretched(count, in: place, span: subview.span))
      }
      view.children.append(self.view(subview, parent: source))
    }
    // Behind those of its subviews, as a design is read: of constraints that contradict each other the last is given up.
    own += constraints(of: source, place: place)
    if !own.isEmpty { lists.append(ConstraintList(holder: place, constraints: Setting(otherwise: own))) }
    return view
  }

  /// Whether a canvas makes an arranged view as high as its stack, though the stack only centres it: a plain view has no
  /// height of its own to be centred by.
  private func isStretched(_ view: InterfaceView, in parent: InterfaceView) -> Bool {
    guard case .stack(let stack) = parent.content, stack.axis == .horizontal, stack.alignment == .center
    else { return false }
    return view.kind == .view
  }

  private func stretched(_ place: Int, in stack: Int, span: Span) -> Constraint {
    Constraint(
      .init(.view(place), .height), .equal, .init(.holder(stack), .height), multiplier: 1,
      constant: .points(0), priority: LayoutPriority.high - 1, span: span, text: "", part: "")
  }

  private func isArranged(in parent: InterfaceView) -> Bool {
    if case .stack = parent.content { return true }
    return false
  }

  /// Whether frame and autoresizing mask place a view.
  private func isPlacedByFrame(_ view: InterfaceView) -> Bool {
    if view.layout.isFixedFrame { return true }
    return view.layout.translatesAutoresizingMaskIntoConstraints
      && !(view.id.map { named.contains($0) } ?? false)
  }

  /// A view by itself: what it is and how it looks, not where it stands and what it holds.
  func plainView(_ source: InterfaceView) -> View {
    var view = View.plain(kind(of: source), span: source.span)
    let (look, layout) = (source.appearance, source.layout)
    view.id = source.id?.text
    view.hidden = set(look.isHidden, source)
    view.alpha = set(look.alpha, source)
    view.backgroundColor = set(look.backgroundColor.flatMap { colors.color($0) }, source)
    view.tintColor = set(look.tintColor.flatMap { colors.color($0) }, source)
    view.clipsToBounds = set(look.clipsSubviews, source)
    view.contentHuggingPriority = set(
      .some(
        View.Priorities(
          horizontal: layout.priorities.horizontalHugging, vertical: layout.priorities.verticalHugging)),
      source)
    view.contentCompressionResistancePriority = set(
      .some(
        View.Priorities(
          horizontal: layout.priorities.horizontalCompressionResistance,
          vertical: layout.priorities.verticalCompressionResistance)), source)
    view.layoutMargins = set(layout.margins.map(\.insets) ?? source.content.ownMargins, source)
    apply(source.runtimeAttributes, of: source, to: &view)
    view.preservesSuperviewLayoutMargins = layout.preservesSuperviewLayoutMargins
    view.className = source.kind.className
    view.intrinsicSize = intrinsicSize(of: source)
    return view
  }

  func set<Value>(_ value: Value, _ source: InterfaceView) -> Setting<Value> {
    Setting(otherwise: value, span: source.span)
  }

  private func intrinsicSize(of view: InterfaceView) -> IntrinsicSize {
    let placeholder = view.layout.placeholderIntrinsicSize
    if placeholder.isSet {
      return IntrinsicSize(width: .init(placeholder.width), height: .init(placeholder.height))
    }
    if let size = designableSize(of: view) { return size }
    return OwnSizes.size(of: view, on: document.canvas)
  }

  // MARK: Constraints

  private mutating func addConstraints(
    of cell: InterfaceView, holder: Constraint.Item, place: Int, to view: inout View
  ) {
    let own = cell.layout.constraints.compactMap { constraint($0, holder: holder, view: holder) }
    guard !own.isEmpty else { return }
    view.constraints.append(ConstraintList(holder: place, constraints: Setting(otherwise: own)))
  }

  private func constraints(of view: InterfaceView, place: Int) -> [Constraint] {
    view.layout.constraints.compactMap { constraint($0, holder: .holder(place), view: .view(place)) }
  }

  /// A constraint; nil where it speaks of what is not there.
  private func constraint(
    _ source: InterfaceConstraint, holder: Constraint.Item, view: Constraint.Item
  ) -> Constraint? {
    func anchor(_ anchor: ConstraintAnchor, isAlone: Bool) -> Constraint.Anchor? {
      let item: Constraint.Item?
      if let id = anchor.item {
        // Speaking of the view that holds it is measuring from it, but for its own size.
        let known = items[id]
        item = known == view && !isAlone ? holder : known
      } else {
        item = isAlone ? view : holder
      }
      return item.map { Constraint.Anchor($0, anchor.attribute) }
    }
    let isOwnSize = source.second == nil || source.first.item == source.second?.item
    // Placeholders keep the canvas in order until code brings its own.
    if source.isPlaceholder, shown == .onDevices { return nil }
    guard let first = anchor(source.first, isAlone: isOwnSize) else { return nil }
    var second: Constraint.Anchor?
    if let other = source.second {
      guard let found = anchor(other, isAlone: isOwnSize) else { return nil }
      second = found
    }
    var multiplier = second == nil ? 1 : source.multiplier.value
    if multiplier == 0 {
      second = nil
      multiplier = 1
    }
    let name = source.identifier ?? source.userLabel ?? source.id?.text ?? ""
    return Constraint(
      first, source.relation, second, multiplier: multiplier,
      constant: .points(source.constant), priority: source.priority, span: source.span, text: name, part: name
    )
  }
}

extension ViewContent {
  /// A stack has no margins of its own; nil: those of any view.
  fileprivate var ownMargins: DirectionalEdgeInsets? {
    if case .stack = self { .zero } else { nil }
  }
}

extension LayoutMargins {
  /// As a design says them; fixed sides count as those of left to right.
  fileprivate var insets: DirectionalEdgeInsets {
    switch self {
    case .directional(let insets): insets
    case .fixed(let insets): insets.directional
    }
  }
}

extension IntrinsicSize.Length {
  fileprivate init(_ length: PlaceholderLength?) {
    switch length {
    case .points(let points): self = .points(points)
    // Interface Builder writes nothing for "none" beside a length that is given.
    case PlaceholderLength.none?, nil: self = .none
    }
  }
}
