import UIKitRules

/// Takes the variations of a document's size classes in.
struct VariationResolver {
  /// The size classes of the canvas; nil are those of old canvases, which are any.
  private let width: SizeClass?
  private let height: SizeClass?

  /// The variations that hold where the document is shown: on devices those of a phone that stands upright.
  init(_ document: InterfaceDocument, shown: CellShowing) {
    if shown == .onDevices {
      width = .compact
      height = .regular
      return
    }
    guard let device = document.device else {
      width = nil
      height = nil
      return
    }
    let screen = document.canvas.device
    width = screen.isRegularInWidth ? .regular : .compact
    height = screen.idiom == .pad || device.orientation == .portrait ? .regular : .compact
  }

  /// Whether a variation holds.
  func holds(_ classes: SizeClasses) -> Bool {
    (classes.width == nil || classes.width == width) && (classes.height == nil || classes.height == height)
  }

  /// The view with what its variations say, the most general first, and all below it.
  func resolved(_ view: InterfaceView) -> InterfaceView {
    var view = view
    var hidden: Set<InterfaceID> = []
    var dropped: Set<InterfaceID> = []
    let variations = view.variations.filter { holds($0.sizeClasses) }
      .enumerated().sorted {
        ($0.element.sizeClasses.rank, $0.offset) < ($1.element.sizeClasses.rank, $1.offset)
      }
    for (_, variation) in variations {
      hidden.formUnion(variation.subviews.excluded)
      hidden.subtract(variation.subviews.included)
      dropped.formUnion(variation.constraints.excluded)
      dropped.subtract(variation.constraints.included)
      view.apply(variation)
    }
    view.subviews = view.subviews.filter { $0.id.map { !hidden.contains($0) } ?? true }.map(resolved)
    view.layout.constraints = view.layout.constraints
      .filter { $0.id.map { !dropped.contains($0) } ?? true }.map(resolved)
    return view
  }

  private func resolved(_ constraint: InterfaceConstraint) -> InterfaceConstraint {
    var constraint = constraint
    let variations = constraint.variations.filter { holds($0.sizeClasses) }
      .sorted { $0.sizeClasses.rank < $1.sizeClasses.rank }
    for variation in variations {
      if let constant = variation.constant { constraint.constant = constant }
      if let priority = variation.priority { constraint.priority = priority }
    }
    return constraint
  }
}

extension SizeClasses {
  /// How special they are.
  fileprivate var rank: Int { (width == nil ? 0 : 1) + (height == nil ? 0 : 1) }
}

extension InterfaceView {
  /// Takes what a variation says.
  fileprivate mutating func apply(_ variation: ViewVariation) {
    if let frame = variation.frame { self.frame = frame }
    if let isFixed = variation.isFixedFrame { layout.isFixedFrame = isFixed }
    if let isHidden = variation.isHidden { appearance.isHidden = isHidden }
    if let color = variation.backgroundColor { appearance.backgroundColor = color }
    if let tint = variation.tintColor { appearance.tintColor = tint }
    if let margins = variation.layoutMargins { layout.margins = margins }
    switch content {
    case .label(var label):
      if let font = variation.font { label.font = font }
      if let color = variation.textColor { label.textColor = color }
      content = .label(label)
    case .button(var button):
      if let font = variation.font { button.font = font }
      content = .button(button)
    case .textField(var field):
      if let font = variation.font { field.font = font }
      if let color = variation.textColor { field.textColor = color }
      content = .textField(field)
    case .image(var image):
      if let other = variation.image { image.image = other }
      content = .image(image)
    case .stack(var stack):
      if let axis = variation.axis { stack.axis = axis }
      if let alignment = variation.alignment { stack.alignment = alignment }
      if let distribution = variation.distribution { stack.distribution = distribution }
      if let spacing = variation.spacing { stack.spacing = spacing }
      content = .stack(stack)
    default: break
    }
  }
}
