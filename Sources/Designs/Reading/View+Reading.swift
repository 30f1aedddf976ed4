import Graphics
import JSON
import UIKitRules

/// The keys that every view has.
enum ViewKeys {
  static let id = Key(fixed: "id", Shapes.identifier, "The id in layout.json; unique within the cell.")
  static let container = Key(
    "in", View.containerShape,
    "contentView, or cell for a view placed beside it.")
  static let hidden = Key("hidden", Shapes.boolean, "Hidden views keep no place in a stack.")
  static let alpha = Key("alpha", Shapes.number(.unit), "From 0 to 1.")
  static let backgroundColor = Key("backgroundColor", Shapes.color, "Clear unless given.")
  static let designBackgroundColor = Key(
    "designBackgroundColor", Shapes.color, "Shown by layout pictures only.")
  static let tintColor = Key("tintColor", Shapes.color, "Else the parent's.")
  static let cornerRadius = Key("cornerRadius", Shapes.length, "In points.")
  static let cornerCurve = Key(
    "cornerCurve", Shapes.name(CornerCurve.self, of: "a corner curve"), "circular unless given.")
  static let borderColor = Key("borderColor", Shapes.color, "Black unless given.")
  static let borderWidth = Key("borderWidth", Shapes.length, "In points.")
  static let clipsToBounds = Key("clipsToBounds", Shapes.boolean, "Whether children are cut at the edges.")
  static let shadow = Key("shadow", Card.Shadow.shape, "The layer's shadow.")
  static let frame = Key("frame", Shapes.frame, "x, y, width and height in the parent; never mirrored.")
  static let autoresizingMask = Key(
    fixed: "autoresizingMask",
    Shapes.list(Shapes.name(Autoresizing.Option.self, of: "an autoresizing option"), count: 0...6),
    "What gives way where the superview is larger or smaller than its bounds: the frame follows it.")
  static let bounds = Key(
    fixed: "bounds", Shapes.size,
    "Width and height that the frames of its children were made for; those of its frame unless given.")
  static let x = Key("x", Shapes.coordinate, "The left edge in the parent, in points.")
  static let y = Key("y", Shapes.coordinate, "The top edge in the parent, in points.")
  static let centerX = Key("centerX", Shapes.coordinate, "Offset of the centre from the parent's, in points.")
  static let centerY = Key("centerY", Shapes.coordinate, "Offset of the centre from the parent's, in points.")
  static let width = Key(
    "width", Shapes.dimension,
    "In points, an object follows the text size; or row in an action's artwork.")
  static let height = Key(
    "height", Shapes.dimension,
    "In points, an object follows the text size; or row in an action's artwork.")
  static let layoutMargins = Key("layoutMargins", Shapes.insets(standard: 8), "8 on each side unless given.")
  static let contentHuggingPriority = Key(
    "contentHuggingPriority", Shapes.priorities(standard: LayoutPriority.low),
    "How strongly the view resists growing.")
  static let contentCompressionResistancePriority = Key(
    "contentCompressionResistancePriority", Shapes.priorities(standard: LayoutPriority.high),
    "How strongly the view resists shrinking.")
  static let intrinsicContentSize = Key(
    fixed: "intrinsicContentSize", IntrinsicSize.shape,
    "The size that it has by itself; its content's unless given.")
  static let preservesSuperviewLayoutMargins = Key(
    fixed: "preservesSuperviewLayoutMargins", Shapes.boolean,
    "Whether its margins are at least what those of its superview leave of them; of the cell's content, those that the system gives it."
  )
  /// Of plain views alone.
  static let className = Key(
    fixed: "class", Shapes.identifier,
    "UIKit's class of a view that no type stands for: UITextView, MKMapView.")
  static let children = Key(
    fixed: "children", Shapes.list(View.shape, count: 0...10_000), "The views it holds.")

  static let common: [ObjectForm.Entry] = [
    id.entry, container.entry, hidden.entry, alpha.entry, backgroundColor.entry, designBackgroundColor.entry,
    tintColor.entry, cornerRadius.entry, cornerCurve.entry, borderColor.entry, borderWidth.entry,
    clipsToBounds.entry, shadow.entry, frame.entry, autoresizingMask.entry, bounds.entry, x.entry, y.entry,
    centerX.entry, centerY.entry,
    width.entry,
    height.entry, layoutMargins.entry, contentHuggingPriority.entry,
    contentCompressionResistancePriority.entry, intrinsicContentSize.entry,
    preservesSuperviewLayoutMargins.entry, ConstraintKeys.constraints.entry,
    ConstraintKeys.metrics.entry, children.entry,
  ]
}

extension View {
  /// What holds a view; only a cell's content stands in a cell.
  static let containerShape = Shape<View.Container>(form: anyContainer.form) { decoder, node in
    guard let container = anyContainer.read(&decoder, node) else { return nil }
    guard container == .cell, decoder.tree.place != .content else { return container }
    let what = decoder.tree.place == .accessory ? "an accessory view" : "artwork"
    decoder.report(
      "misplaced-name", at: node, "\(what) is laid out by itself: there is no \"cell\" to stand in")
    return nil
  }

  private static let anyContainer = Shapes.name(View.Container.self, of: "a container")

  /// A view of any type.
  static let shape = Shape<View>(form: .either(ViewType.allCases.map { .object($0.formName) })) {
    decoder, node in
    decoder.view(at: node)
  }
}

extension DesignDecoder {
  fileprivate mutating func view(at node: Int) -> View? {
    guard document.kind(node) == .object else { return wrongType(node, .object(ViewType.view.formName)) }
    guard viewDepth < DesignDecoder.deepestView else {
      report("views-too-deep", at: node, "more than \(DesignDecoder.deepestView) views in each other")
      tree.isCut = true
      return nil
    }
    if viewDepth == 0 { tree = ViewTree(isInArtwork ? .artwork : treePlace) }
    viewDepth += 1
    treePlaces.append(tree.begin())
    let metrics = tree.metrics
    defer {
      viewDepth -= 1
      treePlaces.removeLast()
      tree.metrics = metrics
    }
    guard let type = viewType(of: node) else { return viewWithoutType(at: node) }
    guard let fields = fields(of: node, type.form) else { return nil }
    let id = value(ViewKeys.id, in: fields)
    if let place = fields[ViewKeys.id.name] { claim(id, at: place) }
    if let own = value(ConstraintKeys.metrics, in: fields) {
      tree.metrics.merge(own) { _, inner in inner }
    }
    let children = value(ViewKeys.children, in: fields) ?? []
    if fields[ConstraintKeys.constraints.name] != nil {
      let drafts = setting(ConstraintKeys.constraints, in: fields, default: [])
      tree.lists.append((treePlaces.last ?? 0, drafts))
    }
    let constraints = viewDepth == 1 ? resolvedConstraints() : []
    guard let kind = viewKind(type, in: fields, children: children) else { return nil }
    var view = view(id, node, kind, children, in: fields)
    view.constraints = constraints
    view.intrinsicSize = value(ViewKeys.intrinsicContentSize, in: fields) ?? .ofContent
    view.preservesSuperviewLayoutMargins =
      value(ViewKeys.preservesSuperviewLayoutMargins, in: fields) ?? false
    view.className = value(ViewKeys.className, in: fields)
    view.autoresizing = value(ViewKeys.autoresizingMask, in: fields).map {
      Autoresizing($0, superview: .zero)
    }
    let bounds = value(ViewKeys.bounds, in: fields)
    setSuperview(ofChildrenIn: &view, bounds: bounds)
    return view
  }

  /// Completes the autoresizing of the views that a view holds.
  private mutating func setSuperview(ofChildrenIn view: inout View, bounds: Size?) {
    let size = bounds ?? (view.frame.rules.isEmpty ? view.frame.otherwise?.size : nil)
    for index in view.children.indices where view.children[index].autoresizing != nil {
      let child = view.children[index]
      if !child.frame.isSet {
        report(
          "missing-frame", at: child.span,
          "\"\(ViewKeys.autoresizingMask.name)\" says how a frame follows the superview; this view has none")
      } else if let size {
        view.children[index].autoresizing?.superview = size
      } else {
        report(
          "missing-bounds", at: view.span,
          "the frames of children with an \"\(ViewKeys.autoresizingMask.name)\" were made for a size of this view; "
            + "give it as \"\(ViewKeys.bounds.name)\": [width, height]")
        return
      }
    }
  }

  /// A view with the keys of every view that its form has.
  mutating func view(
    _ id: String?, _ node: Int, _ kind: View.Kind, _ children: [View], in fields: Fields
  ) -> View {
    var view = View(
      id: id, span: document.span(node), kind: kind,
      container: setting(ViewKeys.container, in: fields, default: .contentView),
      hidden: setting(ViewKeys.hidden, in: fields, default: false),
      alpha: setting(ViewKeys.alpha, in: fields, default: 1),
      backgroundColor: optional(ViewKeys.backgroundColor, in: fields),
      designBackgroundColor: optional(ViewKeys.designBackgroundColor, in: fields),
      tintColor: optional(ViewKeys.tintColor, in: fields),
      cornerRadius: setting(ViewKeys.cornerRadius, in: fields, default: 0),
      cornerCurve: setting(ViewKeys.cornerCurve, in: fields, default: .circular),
      borderColor: optional(ViewKeys.borderColor, in: fields),
      borderWidth: setting(ViewKeys.borderWidth, in: fields, default: 0),
      clipsToBounds: setting(ViewKeys.clipsToBounds, in: fields, default: false),
      frame: optional(ViewKeys.frame, in: fields), x: optional(ViewKeys.x, in: fields),
      y: optional(ViewKeys.y, in: fields), centerX: optional(ViewKeys.centerX, in: fields),
      centerY: optional(ViewKeys.centerY, in: fields), width: optional(ViewKeys.width, in: fields),
      height: optional(ViewKeys.height, in: fields),
      layoutMargins: optional(ViewKeys.layoutMargins, in: fields),
      contentHuggingPriority: optional(ViewKeys.contentHuggingPriority, in: fields),
      contentCompressionResistancePriority: optional(
        ViewKeys.contentCompressionResistancePriority, in: fields), children: children)
    view.shadow = optional(ViewKeys.shadow, in: fields)
    return view
  }

  /// Reads the part of a view that its type has no say in, for the faults in it.
  private mutating func viewWithoutType(at node: Int) -> View? {
    if let place = document.member(ViewKeys.id.name, of: node) {
      key = ViewKeys.id.name
      claim(Shapes.identifier.read(&self, place), at: place)
    }
    if let place = document.member(ViewKeys.children.name, of: node) {
      key = ViewKeys.children.name
      _ = ViewKeys.children.shape.read(&self, place)
    }
    return nil
  }

  /// The type of a view; a missing or unknown one is reported.
  private mutating func viewType(of node: Int) -> ViewType? {
    guard let place = document.member(ViewType.key, of: node) else {
      report("missing-key", at: document.brace(of: node), "a view needs the key \"\(ViewType.key)\"")
      return nil
    }
    key = ViewType.key
    return Shapes.name(ViewType.self, of: "a view type").read(&self, place)
  }

  /// Takes the id of a view; one at fault still names it, so that constraints find it.
  private mutating func claim(_ id: String?, at node: Int) {
    if let id {
      claim(id, at: node)
    } else if document.kind(node) == .string, let place = treePlaces.last {
      tree.name(document.text(of: node), at: place)
    }
  }

  /// Takes an id of a cell's views and actions; one that is built in or taken is reported.
  mutating func claim(_ id: String, at node: Int) {
    if ReservedID.contains(id) {
      report("reserved-id", at: node, "\"\(id)\" is the id of something UIKit makes; choose another")
    } else if id == ReservedID.content, !contentIDs.contains(node) {
      report(
        "reserved-id", at: node, "\"\(id)\" is the id of the view that is the cell's content; choose another")
    } else if !ids.claim(id) {
      report("duplicate-id", at: node, "\"\(id)\" is already the id of a view or action of this cell")
    }
    if viewDepth > 0, let place = treePlaces.last { tree.name(id, at: place) }
  }
}

/// The ids that layout.json and constraints give a meaning of their own.
enum ReservedID {
  /// What layout.json calls the content of a cell that has no id of its own.
  static let content = "content"
  private static let names: Set<String> = [
    "table", "wrapper", "swipeContainer", "pullView", "cell", "contentView", "card", "separator", "accessory",
    "editControl", "reorderControl", "superview", "margins", "safeArea", "readable",
  ]

  static func contains(_ id: String) -> Bool { names.contains(id) }
}
