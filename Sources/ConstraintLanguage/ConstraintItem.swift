import Diagnostics

/// Something that has layout attributes: a view by its id, or what every list of constraints knows.
package enum ConstraintItem: Hashable, Sendable {
  /// A view; whether there is one of this id only the view tree knows.
  case view(String)
  /// The view that holds the list.
  case superview
  /// The layout margins of the view that holds the list.
  case margins
  /// The safe area of the view that holds the list.
  case safeArea
  /// The readable width of the view that holds the list.
  case readable
  case contentView
  case cell

  /// The names that are no ids, in the order in which they are told.
  package static let names = ["superview", "margins", "safeArea", "readable", "contentView", "cell"]

  /// The item of a name; every other name is an id.
  package init(named name: String) {
    switch name {
    case "superview": self = .superview
    case "margins": self = .margins
    case "safeArea": self = .safeArea
    case "readable": self = .readable
    case "contentView": self = .contentView
    case "cell": self = .cell
    default: self = .view(name)
    }
  }

  /// The name as it is written.
  package var name: String {
    switch self {
    case .view(let id): id
    case .superview: "superview"
    case .margins: "margins"
    case .safeArea: "safeArea"
    case .readable: "readable"
    case .contentView: "contentView"
    case .cell: "cell"
    }
  }

  /// Whether it is a layout guide: no margins of its own, no text.
  package var isGuide: Bool { self == .margins || self == .safeArea || self == .readable }

  /// `; did you mean "superview"?` for a name that is no id of the view tree: what UIKit and its helpers call
  /// the items, then the nearest of the ids and the names.
  package static func clause(for name: String, ids: some Sequence<String>) -> String {
    if let known = known(as: name) { return "; did you mean \"\(known)\"?" }
    let ids = Array(ids)
    // `[a(b-10)]` names "b-10".
    if let hyphen = name.lastIndex(of: "-"), ids.contains(String(name[..<hyphen])) {
      return "; did you mean \"\(Quotation.plain(String(name[..<hyphen])))\"?"
    }
    return Suggestion.clause(for: name, among: ids + names)
  }

  /// The name here of what code calls otherwise.
  static func known(as name: String) -> String? {
    switch name {
    case "self", "view", "super", "parent", "container": "superview"
    case "layoutMarginsGuide", "layoutMargins", "margin": "margins"
    case "safeAreaLayoutGuide", "safe": "safeArea"
    case "readableContentGuide", "readableContent": "readable"
    default: nil
    }
  }
}
