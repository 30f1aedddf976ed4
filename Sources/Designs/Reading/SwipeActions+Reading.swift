import JSON

/// The keys of a cell's swipe actions.
enum SwipeActionsKeys {
  static let pullViewBackground = Key(
    "pullViewBackground", Shapes.color, "The colour of the view behind the actions, from iOS 11.")
  static let leading = Key(fixed: "leading", SideKeys.shape, "The actions of the leading side, from iOS 11.")
  static let trailing = Key(fixed: "trailing", SideKeys.shape, "The actions of the trailing side.")
  static let form = ObjectForm(
    "swipeActions", "the swipe actions", [pullViewBackground.entry, leading.entry, trailing.entry])

  static let shape = Shape<Fields>(form: .object(form.name)) { decoder, node in
    decoder.fields(of: node, form)
  }
}

/// The keys of one side's actions.
enum SideKeys {
  static let performsFirstActionWithFullSwipe = Key(
    "performsFirstActionWithFullSwipe", Shapes.boolean, "true unless given.")
  static let actions = Key(
    fixed: "actions", Shapes.list(action, count: 1...40), required: true, "The first lies at the outer edge.")
  static let form = ObjectForm(
    "swipeActionsConfiguration", "a side's actions", [performsFirstActionWithFullSwipe.entry, actions.entry])

  /// The id is empty where the design gives none.
  private static let action = Shape<Action>(form: .object(ActionKeys.form.name)) { decoder, node in
    decoder.action(at: node)
  }

  static let shape = Shape<SwipeActionsConfiguration>(form: .object(form.name)) { decoder, node in
    guard let fields = decoder.fields(of: node, form) else { return nil }
    return SwipeActionsConfiguration(
      performsFirstActionWithFullSwipe: decoder.setting(
        performsFirstActionWithFullSwipe, in: fields, default: true),
      actions: decoder.value(actions, in: fields) ?? [],
      actionsSpan: fields[actions.name].map { decoder.document.span($0) })
  }
}

extension SwipeActionsConfiguration {
  /// The side of a cell that has no actions there.
  static let none = SwipeActionsConfiguration(
    performsFirstActionWithFullSwipe: Setting(otherwise: true), actions: [])

  /// Gives the actions without an id one by side and place that no view or action of the cell has.
  func named(_ prefix: String, besides ids: inout ClaimedIDs) -> SwipeActionsConfiguration {
    var copy = self
    for index in copy.actions.indices where copy.actions[index].id.isEmpty {
      copy.actions[index].id = ids.free(prefix + String(index))
    }
    return copy
  }
}

extension DesignDecoder {
  fileprivate mutating func action(at node: Int) -> Action? {
    guard let fields = fields(of: node, ActionKeys.form) else { return nil }
    let id = value(ActionKeys.id, in: fields)
    if let id, let place = fields[ActionKeys.id.name] { claim(id, at: place) }
    let api = value(ActionKeys.api, in: fields) ?? .contextualAction
    if api == .rowAction, let place = fields[ActionKeys.image.name] {
      warn("image-of-row-action", at: place, "a row action has no image; only a contextual action shows one")
    }
    return Action(
      id: id ?? "", span: document.span(node), api: api,
      style: setting(ActionKeys.style, in: fields, default: .normal),
      title: setting(ActionKeys.title, in: fields, default: .text(.empty)),
      accessibilityLabel: optional(ActionKeys.accessibilityLabel, in: fields),
      background: optional(ActionKeys.backgroundColor, in: fields),
      image: optional(ActionKeys.image, in: fields))
  }
}
