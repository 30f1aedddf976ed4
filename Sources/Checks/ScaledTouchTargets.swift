import Designs
import Diagnostics
import Graphics
import UIKitRules

/// The views whose width or height is what a finger needs and follows the text size, by their places in the design.
struct ScaledTouchTargets {
  /// By the view's place, what says so.
  private var places: [Span: Span] = [:]
  private let least: Double
  private let scope: Scope

  /// - Parameter least: the least side of what is touched, in points.
  init(_ subject: Subject, least: Double) {
    self.least = least
    scope = subject.scope
    for root in [subject.cell.content, subject.cell.accessoryView] {
      guard let view = root.value(in: scope) else { continue }
      // In pre-order: constraints count views so.
      var spans: [Span] = []
      add(view, &spans)
      for constraint in view.constraints.flatMap({ $0.constraints.value(in: scope) }) {
        guard case .view(let place) = constraint.first.item, follows(constraint) else { continue }
        places[spans[place]] = constraint.span
      }
    }
  }

  subscript(span: Span?) -> Span? { span.flatMap { places[$0] } }

  private mutating func add(_ view: View, _ spans: inout [Span]) {
    spans.append(view.span)
    for side in [view.width, view.height] {
      guard case .points(let length)? = side.value(in: scope), follows(length) else { continue }
      places[view.span] = side.span ?? view.span
    }
    for child in view.children { add(child, &spans) }
  }

  private func follows(_ length: Length) -> Bool {
    // Up to iOS 10 nothing scales a number.
    var facts = FactSet()
    return length.value == least && length.points(in: scope.traits, facts: &facts) > least
  }

  /// Whether it holds a length of a view to a metric that follows the text size.
  private func follows(_ constraint: Constraint) -> Bool {
    constraint.first.attribute.isSize && constraint.second == nil && constraint.relation != .lessThanOrEqual
      && constraint.constant == .points(least) && constraint.scaled.count == 1
      && constraint.scaled.allSatisfy { $0.coefficient == 1 && follows($0.length) }
  }
}
