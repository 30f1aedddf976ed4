import ConstraintLanguage
import Diagnostics
import JSON

/// The keys of constraints.
enum ConstraintKeys {
  /// How many strings one list may have.
  static let most = 5_000

  static let constraints = Key(
    "constraints", list, "Visual formats and equations, between this view and views of its tree.")
  static let metrics = Key(
    fixed: "metrics", numbers,
    "Numbers that the constraints of this view and those in it may name; an object follows the text size.")

  /// Strings at fault do not hide what is wrong with the others.
  private static let list = Shape<[ViewTree.Draft]>(
    form: .list(.string(.constraint), count: 0...most)
  ) { decoder, node in
    let shape = Shapes.list(constraint, count: 0...most)
    return shape.read(&decoder, node).map { $0.flatMap { $0 } }
  }

  private static let constraint = Shape<[ViewTree.Draft]>(form: .string(.constraint)) { decoder, node in
    guard decoder.document.kind(node) == .string else {
      return decoder.wrongType(node, .string(.constraint))
    }
    return decoder.constraints(at: node)
  }

  private static let number = Shapes.scalable(.anyConstant)

  private static let numbers = Shape<[String: Length]>(form: .map(number.form)) { decoder, node in
    guard decoder.document.kind(node) == .object else { return decoder.wrongType(node, .map(number.form)) }
    var metrics: [String: Length] = [:]
    for (key, value) in decoder.document.members(of: node) {
      let name = decoder.document.text(of: key)
      if ObjectForm.everywhere.contains(name) { continue }
      decoder.key = name
      metrics[name] = number.read(&decoder, value)
    }
    return metrics
  }
}

extension DesignDecoder {
  /// The constraints of one string; their items are looked up when the whole tree is known.
  fileprivate mutating func constraints(at node: Int) -> [ViewTree.Draft]? {
    // Faults are no longer listed, and reading costs more than all else.
    if isFull { return nil }
    let text = document.text(of: node)
    let reading = ConstraintReader.read(text, metrics: tree.metrics.mapValues(\.metric))
    for fault in reading.faults {
      report(fault.severity, fault.code, at: span(in: node, fault.range), fault.message)
    }
    tree.uses += reading.items.map { ViewTree.Use(node: node, use: $0) }
    let before = tree.constraintCount
    tree.constraintCount += reading.statements.count
    if before <= ViewTree.mostConstraints, tree.constraintCount > ViewTree.mostConstraints {
      report(
        "too-many-constraints", at: node, "more than \(ViewTree.mostConstraints) constraints in one view tree"
      )
    }
    guard tree.constraintCount <= ViewTree.mostConstraints else { return nil }
    let holder = treePlaces.last ?? 0
    return reading.statements.map {
      ViewTree.Draft(
        holder: holder, node: node, text: text, statement: $0,
        scaled: $0.scaled.compactMap { term in
          tree.metrics[term.metric].map {
            Constraint.ScaledTerm(length: $0, coefficient: term.coefficient)
          }
        })
    }
  }

  /// The constraints of a tree that was read whole; items that it does not have are reported.
  mutating func resolvedConstraints() -> [ConstraintList] {
    for use in tree.uses { check(use) }
    tree.uses = []
    return tree.lists.map { list in
      ConstraintList(
        holder: list.holder, constraints: list.drafts.map { $0.compactMap { constraint($0) } })
    }
  }

  private mutating func check(_ use: ViewTree.Use) {
    if isFull { return }
    switch use.use.item {
    case .view(let id) where tree.places[id] == nil:
      report("unknown-item", at: span(in: use.node, use.use.range), unknown(id))
    case .contentView, .cell:
      let name = use.use.item.name
      let place: String
      switch tree.place {
      case .content: return
      case .accessory: place = "an accessory view is laid out by itself: there is no \"\(name)\" around it"
      case .artwork: place = "artwork is laid out by itself: there is no \"\(name)\" around it"
      }
      report("misplaced-item", at: span(in: use.node, use.use.range), place)
    default: break
    }
  }

  private func unknown(_ id: String) -> String {
    if ids.contains(id) {
      return "\(quoted(id)) is in another view tree; constraints relate views of one tree"
    }
    let clause =
      diagnostics.count < 100 ? ConstraintItem.clause(for: id, ids: tree.ids.prefix(600)) : ""
    return "no view of this tree has the id \(quoted(id))\(clause)"
  }

  /// A constraint with its views found; nil where one is missing.
  private func constraint(_ draft: ViewTree.Draft) -> Constraint? {
    let statement = draft.statement
    var constant: Constraint.Constant =
      switch statement.constant {
      case .points(let points): .points(points)
      case .standardSpacing: .standardSpacing
      }
    guard var first = anchor(statement.first, draft) else { return nil }
    var second: Constraint.Anchor?
    if let operand = statement.second {
      guard let found = anchor(operand, draft) else { return nil }
      second = found
      // At the superview's edge the hyphen is the margin there.
      if constant == .standardSpacing {
        if statement.first.item == .superview, let margin = statement.first.attribute.endMargin {
          first.attribute = margin
          constant = .points(0)
        } else if operand.item == .superview, let margin = operand.attribute.startMargin {
          second?.attribute = margin
          constant = .points(0)
        }
      }
    }
    var constraint = Constraint(
      first, Constraint.Relation(statement.relation), second, multiplier: statement.multiplier,
      constant: constant, priority: statement.priority, span: span(in: draft.node, statement.range),
      text: draft.text,
      part: String(decoding: Array(draft.text.utf8)[statement.range], as: UTF8.self))
    constraint.scaled = draft.scaled
    return constraint
  }

  private func anchor(
    _ operand: ConstraintStatement.Operand, _ draft: ViewTree.Draft
  ) -> Constraint.Anchor? {
    let holder = draft.holder
    let item: Constraint.Item
    switch operand.item {
    case .view(let id):
      guard let place = tree.places[id] else { return nil }
      item = .view(place)
    case .superview: item = .holder(holder)
    case .margins: item = .margins(holder)
    case .safeArea: item = .safeArea(holder)
    case .readable: item = .readable(holder)
    case .contentView: item = .contentView
    case .cell: item = .cell
    }
    return Constraint.Attribute(rawValue: operand.attribute.rawValue).map {
      Constraint.Anchor(item, $0, span: span(in: draft.node, operand.range))
    }
  }
}

extension Length {
  /// The number as the language of constraints has it.
  fileprivate var metric: Metric { relativeTo == nil ? .fixed(value) : .scaled(value) }
}

extension LayoutAttribute {
  /// The margin that a format's first hyphen reaches from.
  fileprivate var startMargin: Constraint.Attribute? {
    switch self {
    case .leading: .leadingMargin
    case .top: .topMargin
    default: nil
    }
  }

  /// The margin that a format's last hyphen reaches to.
  fileprivate var endMargin: Constraint.Attribute? {
    switch self {
    case .trailing: .trailingMargin
    case .bottom: .bottomMargin
    default: nil
    }
  }
}

extension Constraint.Relation {
  fileprivate init(_ relation: ConstraintStatement.Relation) {
    switch relation {
    case .equal: self = .equal
    case .lessThanOrEqual: self = .lessThanOrEqual
    case .greaterThanOrEqual: self = .greaterThanOrEqual
    }
  }
}
