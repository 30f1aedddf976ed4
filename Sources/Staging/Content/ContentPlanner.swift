import Assets
import AutoLayout
import Designs
import Graphics
import Typesetting
import UIKitRules

/// Turns a view tree of a design into boxes: rules, colours, fonts and images resolved for some traits.
struct ContentPlanner {
  let scope: Scope
  let rules: SystemRules
  let pictures: PictureLibrary
  /// The height of the action that artwork fills; nil elsewhere.
  let rowHeight: Double?
  /// The margins of the root; nil: a plain view's.
  let rootMargins: DirectionalEdgeInsets?
  /// The margins of the cell and its contentView, for constraints that name them.
  var cellMargins: CellMargins?
  /// Whether frames do not follow those around them: a canvas shows the sizes that they were made for.
  var keepsFrames = false
  /// Whether highlighting clears every background (up to iOS 12).
  let wipesBackgrounds: Bool

  var boxes: [Box] = []
  var labels: [LabelBox] = []
  var facts = FactSet()
  var dependencies: Condition.Dependencies = []

  init(
    scope: Scope, rules: SystemRules, pictures: PictureLibrary, rowHeight: Double? = nil,
    rootMargins: DirectionalEdgeInsets? = nil, wipesBackgrounds: Bool = false,
    chosenBy chooser: Condition.Dependencies = []
  ) {
    self.scope = scope
    self.rules = rules
    self.pictures = pictures
    self.rowHeight = rowHeight
    self.rootMargins = rootMargins
    self.wipesBackgrounds = wipesBackgrounds
    dependencies = chooser
  }

  /// The plan of a source.
  mutating func plan(_ source: ContentSource, path: String, tint: Color) -> ContentPlan {
    switch source {
    case .view(let view): plan(view, path: path, tint: tint)
    case .drawn(let drawing, let span): plan(drawing, span: span, path: path, tint: tint)
    case .list(let content): plan(content, path: path, tint: tint)
    case .style(let style): plan(style, tint: tint)
    }
  }

  /// The plan of a view and all below it; `path` is the id of the root and the start of its descendants' ids.
  private mutating func plan(_ view: View, path: String, tint: Color) -> ContentPlan {
    add(view, path: path, parent: -1, tint: tint)
    var constraints: [Constraint] = []
    for list in view.constraints {
      for constraint in value(list.constraints) {
        constraints.append(constraint.resolved(in: scope.traits, facts: &facts))
      }
    }
    let spacing = constraints.isEmpty ? 0 : facts.take(rules.margins.siblingSpacing)
    let plan = ContentPlan(
      boxes: boxes, labels: labels, facts: facts, dependencies: dependencies, rootMargins: rootMargins)
    guard !constraints.isEmpty else { return plan }
    plan.layout = TreeLayout(
      TreeShape(
        boxes: boxes, children: plan.children, constraints: constraints, margins: cellMargins,
        isRightToLeft: scope.traits.direction.isRightToLeft, siblingSpacing: spacing), labels: labels)
    return plan
  }

  /// The value that holds, its rules noted as what the plan depends on.
  mutating func value<Value>(_ setting: Setting<Value>) -> Value {
    if !setting.rules.isEmpty { dependencies.formUnion(setting.dependencies) }
    return setting.value(in: scope)
  }

  mutating func color(_ setting: Setting<ColorValue?>, tint: Color) -> Color? {
    value(setting)?.color(in: scope.traits, tint: tint, facts: &facts)
  }

  /// - Parameter isBeside: whether a view around it stands in the cell itself.
  mutating func add(
    _ view: View, path: String, parent: Int, isBeside: Bool = false, tint inherited: Color
  ) {
    let tint = color(view.tintColor, tint: inherited) ?? inherited
    let index = boxes.count
    let isInCell = value(view.container) == .cell
    let isBeside = isBeside || isInCell
    // What is beside the contentView keeps its background.
    let background = wipesBackgrounds && !isBeside ? nil : color(view.backgroundColor, tint: tint)
    let margins = margins(of: view, isRoot: parent < 0)
    let kind = kind(of: view, tint: tint, margins: margins)
    let hugging: View.Priorities = value(view.contentHuggingPriority) ?? ContentPlanner.hugging(of: kind)
    let resistance = value(view.contentCompressionResistancePriority)
    boxes.append(
      Box(
        id: view.id ?? path, className: view.className ?? className(of: kind),
        span: view.span, parent: parent,
        end: index + 1, kind: kind, layer: layer(of: view, tint: tint),
        backgroundColor: background, tint: tint, place: place(of: view),
        hugging: hugging,
        compressionResistance: resistance ?? .all(LayoutPriority.high),
        isInCell: isInCell, margins: margins,
        preservesMargins: parent >= 0 && view.preservesSuperviewLayoutMargins,
        intrinsicSize: intrinsicSize(of: view)))
    for child in view.children.indices {
      add(
        view.children[child], path: "\(path).\(child)", parent: index, isBeside: isBeside, tint: tint)
    }
    boxes[index].end = boxes.count
  }

  private mutating func place(of view: View) -> BoxPlace {
    BoxPlace(
      frame: value(view.frame), autoresizing: keepsFrames ? nil : view.autoresizing, x: value(view.x),
      y: value(view.y), centerX: value(view.centerX), centerY: value(view.centerY),
      width: points(value(view.width)), height: points(value(view.height)))
  }

  mutating func points(_ length: Length) -> Double {
    length.points(in: scope.traits, facts: &facts)
  }

  private mutating func points(_ dimension: View.Dimension?) -> Double? {
    switch dimension {
    case .points(let length): points(length)
    case .row: rowHeight
    case nil: nil
    }
  }

  private mutating func layer(of view: View, tint: Color) -> Layer {
    var layer = Layer()
    layer.isHidden = value(view.hidden)
    layer.alpha = value(view.alpha)
    layer.clips = value(view.clipsToBounds)
    layer.cornerRadius = value(view.cornerRadius)
    layer.cornerCurve = value(view.cornerCurve).drawn(on: scope.traits.system)
    layer.borderWidth = value(view.borderWidth)
    if layer.borderWidth > 0 { layer.borderColor = color(view.borderColor, tint: tint) ?? .black }
    layer.shadow = value(view.shadow)?.resolved(in: scope, tint: tint, facts: &facts)
    return layer
  }

  private mutating func kind(of view: View, tint: Color, margins: EdgeInsets) -> BoxKind {
    switch view.kind {
    case .view: .view
    case .spacer: .spacer
    case .label(let label): .label(addLabel(label, tint: tint))
    case .textView(let textView): .label(addTextView(textView, tint: tint))
    case .image(let image):
      .image(
        imageBox(value(image.image), tint: tint, isButton: false, contentMode: value(image.contentMode)))
    case .button(let button): buttonKind(button, tint: tint)
    case .stack(let stack): stackKind(stack, margins: margins)
    case .control(let control): controlKind(control, tint: tint)
    case .placeholder:
      .placeholder(
        facts.take(rules.surfaces.placeholder).color(in: scope.traits, tint: tint, facts: &facts))
    }
  }
}
