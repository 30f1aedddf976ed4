import ConstraintLanguage

/// The tree of views that is being read: what its constraints may name, and what they named so far.
struct ViewTree {
  /// Where a tree hangs, which says what there is around it.
  enum Place {
    case content
    case accessory
    case artwork
  }

  /// A constraint whose items are names yet.
  struct Draft: Sendable {
    let holder: Int
    /// The string that says it.
    let node: Int
    let text: String
    let statement: ConstraintStatement
    /// What of its constant follows the text size.
    let scaled: [Constraint.ScaledTerm]
  }

  /// A place where a constraint names an item.
  struct Use {
    let node: Int
    let use: ConstraintReader.Use
  }

  /// More constraints than this in one tree are a fault: time and memory of layout follow their number.
  static let mostConstraints = 10_000

  let place: Place
  /// How many views were begun: the place of the next one.
  private(set) var count = 0
  /// Views by their ids.
  private(set) var places: [String: Int] = [:]
  /// The ids in the order in which they stand.
  private(set) var ids: [String] = []
  /// The numbers that constraints may name: those of a view and of the views around it.
  var metrics: [String: Length] = [:]
  var uses: [Use] = []
  var lists: [(holder: Int, drafts: Setting<[Draft]>)] = []
  var constraintCount = 0

  init(_ place: Place = .content) { self.place = place }

  /// Takes the place of the next view.
  mutating func begin() -> Int {
    defer { count += 1 }
    return count
  }

  /// Keeps the id of a view.
  mutating func name(_ id: String, at place: Int) {
    ids.append(id)
    if places[id] == nil { places[id] = place }
  }
}
