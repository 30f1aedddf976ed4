import Designs
import Diagnostics

/// The views of a cell's content and accessory as the design has them, by their places: what a check asks when it has
/// found something in a stage.
struct DesignedViews {
  /// A view, and what it takes over from those around it.
  struct Entry {
    var view: View
    /// Whether it or a view around it stands in the cell itself.
    var isInCell: Bool
    /// Where the design sets the tint in force; nil where it does not.
    var tint: Span?
  }

  private var entries: [Span: Entry] = [:]
  private let wanted: Set<Span>?
  /// The views of the content in pre-order: constraints count them so.
  private(set) var places: [Span] = []

  /// - Parameter wanted: the views that are asked for, since copying a view costs more than passing it; nil: all.
  init(_ subject: Subject, only wanted: Set<Span>? = nil) {
    self.wanted = wanted
    let scope = subject.scope
    let tint = subject.table.tintColor.span
    if let content = subject.cell.content.value(in: scope) {
      add(content, in: scope, isInCell: false, tint: tint)
    }
    let count = places.count
    if let accessory = subject.cell.accessoryView.value(in: scope) {
      add(accessory, in: scope, isInCell: false, tint: tint)
    }
    places.removeSubrange(count...)
  }

  subscript(span: Span?) -> Entry? { span.flatMap { entries[$0] } }

  /// The view of the content that a constraint counts.
  func entry(at place: Int) -> Entry? { places.indices.contains(place) ? entries[places[place]] : nil }

  private mutating func add(_ view: View, in scope: Scope, isInCell: Bool, tint: Span?) {
    let isInCell = isInCell || view.container.value(in: scope) == .cell
    let tint = view.tintColor.span ?? tint
    if wanted?.contains(view.span) != false {
      entries[view.span] = Entry(view: view, isInCell: isInCell, tint: tint)
    }
    places.append(view.span)
    for child in view.children.indices {
      add(view.children[child], in: scope, isInCell: isInCell, tint: tint)
    }
  }
}
