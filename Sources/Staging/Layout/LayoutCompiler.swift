import AutoLayout
import Designs
import Graphics
import UIKitRules

/// Makes a system of the boxes of a tree and the constraints between them.
///
/// First comes what is around the tree, then what the views say of themselves, then stacks, then the design's own
/// constraints: of several that contradict each other the last one is given up.
struct LayoutCompiler {
  /// The priority at which a row is as low as its content allows.
  static let fittingLevel = ConstraintPriority(LayoutPriority.fittingSizeLevel)

  let shape: TreeShape
  let target: LayoutTarget
  let measures: [BoxMeasure]
  var system: LayoutSystem
  private(set) var sources: [LayoutSource] = []
  private(set) var items: [LayoutItem.ID] = []
  private(set) var surroundings: (cell: LayoutItem.ID, contentView: LayoutItem.ID)?
  private var guides: [Int: LayoutItem.ID] = [:]

  init(_ shape: TreeShape, _ target: LayoutTarget, measures: [BoxMeasure]) {
    self.shape = shape
    self.target = target
    self.measures = measures
    system = LayoutSystem(isRightToLeft: shape.isRightToLeft)
  }

  /// Makes the system whole. What a system refuses (numbers beyond its bounds) is left out: the reader of designs lets
  /// none of it pass.
  mutating func compile() {
    if target.hasCell { addCell() }
    for index in shape.boxes.indices { addItem(index) }
    tieRoot()
    for index in shape.boxes.indices.dropFirst() { tie(index) }
    for index in shape.boxes.indices { addStack(index) }
    for (index, constraint) in shape.constraints.enumerated() { add(constraint, index) }
  }

  // MARK: Items

  private mutating func addCell() {
    let (cell, content) = (shape.cellMargins, shape.contentViewMargins)
    guard let cell = try? system.add(LayoutItem(margins: cell)),
      let contentView = try? system.add(LayoutItem(parent: cell, margins: content))
    else { return }
    surroundings = (cell, contentView)
  }

  private mutating func addItem(_ index: Int) {
    let box = shape.boxes[index]
    var item = LayoutItem(parent: parent(of: index))
    let measure = measures[index]
    item.intrinsicSize = PerAxis(horizontal: measure.width, vertical: measure.height)
    item.alignmentInsets = box.alignmentInsets
    item.margins = box.margins
    item.firstBaseline = measure.firstBaseline
    item.lastBaseline = measure.lastBaseline
    for axis in LayoutAxis.allCases {
      let isFixed = shape.roles[index] == .placed && shape.ownLength(of: index, along: axis) == nil
      item.hugging[axis] = isFixed ? .required : ConstraintPriority(box.hugging.along(axis))
      item.compressionResistance[axis] =
        isFixed ? .required : ConstraintPriority(box.compressionResistance.along(axis))
    }
    // Measures come from a typesetter and from designs within bounds; one that is none has no size.
    let added = (try? system.add(item)) ?? (try? system.add(LayoutItem(parent: item.parent)))
    items.append(added ?? LayoutItem.ID(index: system.items.count - 1))
  }

  func parent(of index: Int) -> LayoutItem.ID? {
    if let surroundings, shape.isBesideContent(index) { return surroundings.cell }
    let parent = shape.boxes[index].parent
    return parent < 0 ? surroundings?.contentView : items[parent]
  }

  // MARK: Constraints

  mutating func add(_ source: LayoutSource, _ constraint: LayoutConstraint) {
    guard (try? system.add(constraint)) != nil else { return }
    sources.append(source)
  }

  private mutating func addStack(_ index: Int) {
    guard case .stack(let stack) = shape.boxes[index].kind else { return }
    var layout = StackLayout(
      items[index], axis: stack.axis == .horizontal ? .horizontal : .vertical,
      distribution: stack.distribution, alignment: StackLayout.Alignment(stack), spacing: stack.spacing,
      isLayoutMarginsRelativeArrangement: stack.insets != .zero,
      isBaselineRelativeArrangement: stack.isBaselineRelative, arranged: [])
    for (place, child) in shape.children[index].enumerated() where !shape.boxes[child].isInCell {
      layout.arranged.append(
        StackLayout.Arranged(
          items[child], isHidden: shape.boxes[child].layer.isHidden,
          customSpacing: stack.customSpacing[place],
          fittingLength: layout.distribution == .fillProportionally
            ? fittingLength(of: child, along: layout.axis) : nil))
    }
    try? system.add(layout)
    note(.stack(index))
  }

  /// Names the source of constraints that were added several at a time.
  private mutating func note(_ source: LayoutSource) {
    while sources.count < system.constraints.count { sources.append(source) }
  }

  private mutating func add(_ constraint: Constraint, _ index: Int) {
    guard let first = anchor(constraint.first) else { return }
    var second: LayoutConstraint.Anchor?
    if let other = constraint.second {
      guard let found = anchor(other) else { return }
      second = found
    }
    let constant =
      switch constraint.constant {
      case .points(let points): points
      case .standardSpacing: shape.siblingSpacing
      }
    add(
      .design(index),
      LayoutConstraint(
        first, constraint.relation, second, multiplier: constraint.multiplier,
        constant: constant, priority: ConstraintPriority(constraint.priority)))
  }

  /// nil where the tree has no such item around it.
  private mutating func anchor(_ anchor: Constraint.Anchor) -> LayoutConstraint.Anchor? {
    let attribute = anchor.attribute
    switch anchor.item {
    case .view(let index), .holder(let index), .safeArea(let index):
      // Nothing of a cell lies outside a phone's safe area.
      return .init(items[index], attribute)
    case .margins(let index), .readable(let index):
      if let margin = attribute.ofMargins { return .init(items[index], margin) }
      return marginGuide(index).map { .init($0, attribute) }
    case .contentView: return surroundings.map { .init($0.contentView, attribute) }
    case .cell: return surroundings.map { .init($0.cell, attribute) }
    }
  }

  /// A guide for the margins of a view, where their length is spoken of.
  private mutating func marginGuide(_ index: Int) -> LayoutItem.ID? {
    if let known = guides[index] { return known }
    let guide = try? system.addGuide(shape.boxes[index].margins, in: items[index])
    note(.guide)
    guides[index] = guide
    return guide
  }
}

extension StackLayout.Alignment {
  fileprivate init(_ stack: StackBox) {
    switch stack.alignment {
    case .fill: self = .fill
    case .start: self = .start
    case .center: self = .center
    case .end: self = .end
    case .baseline: self = stack.usesLastBaseline ? .lastBaseline : .firstBaseline
    }
  }
}
