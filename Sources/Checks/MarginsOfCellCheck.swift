import Designs
import Diagnostics
import Graphics
import Staging
import UIKitRules

/// `margins-of-cell`: a view in the contentView is tied to the cell where the contentView was meant.
///
/// The cell's margins and edges stay when editing or an accessory moves the contentView, and the height of a row is
/// made in the contentView alone. A distance from the cell's edge that is no margin is one of the design's own.
enum MarginsOfCellCheck {
  static func findings(_ subject: Subject) -> [Finding] {
    guard let content = subject.cell.content.value(in: subject.scope), !content.constraints.isEmpty else {
      return []
    }
    var findings: [Finding] = []
    var designed: DesignedViews?
    var frames: [Span: Rect]?
    for list in content.constraints {
      let constraints = list.constraints.value(in: subject.scope)
      for index in constraints.indices {
        guard let second = constraints[index].second else { continue }
        let first = constraints[index].first
        guard (first.item == .cell) != (second.item == .cell) else { continue }
        let (cell, other) = first.item == .cell ? (first, second) : (second, first)
        guard let meant = meant(cell.attribute, constraints[index], subject) else { continue }
        let views = designed ?? DesignedViews(subject)
        designed = views
        guard let place = other.item.place, let entry = views.entry(at: place), !entry.isInCell else {
          continue
        }
        let shown = frames ?? subject.framesOfContent
        frames = shown
        findings.append(
          Finding(
            rule: .marginsOfCell,
            message: meant,
            span: cell.span ?? constraints[index].span,
            outlines: shown[entry.view.span].map { [$0] } ?? []))
      }
    }
    return findings
  }

  /// What is wrong with an attribute of the cell, and what was meant; nil where the cell's own may be.
  private static func meant(
    _ attribute: Constraint.Attribute, _ constraint: Constraint, _ subject: Subject
  ) -> String? {
    let name = "\"cell.\(attribute.rawValue)\""
    func own(_ attribute: Constraint.Attribute) -> String { "\"contentView.\(attribute.rawValue)\"" }
    let stays = "stays where it is when editing or an accessory narrows the contentView"
    switch attribute {
    case .leftMargin, .rightMargin, .leadingMargin, .trailingMargin, .centerXWithinMargins:
      return "\(name) \(stays): \(own(attribute)) follows it"
    case .topMargin, .bottomMargin, .centerYWithinMargins:
      return
        "\(name) grows with the text size and makes no row higher: \(own(attribute)) is the content's margin"
    case .left, .right, .leading, .trailing:
      guard let distance = margin(constraint.constant, subject), let margin = attribute.margin else {
        return nil
      }
      return
        "\(Points.text(distance)) pt from \(name) is the cell's margin, which \(stays): \(own(margin)) follows it"
    case .top, .bottom:
      guard isAutomatic(subject) else { return nil }
      return "\(name) does not count for the height of a row that follows its content: \(own(attribute)) does"
    default: return nil
    }
  }

  /// The distance, where it is the margin that UIKit gives cells on one phone or another.
  private static func margin(_ constant: Constraint.Constant, _ subject: Subject) -> Double? {
    guard case .points(let points) = constant else { return nil }
    let margins = subject.rules.margins
    return [margins.narrow.value, margins.wide.value].first { abs(abs(points) - $0) < 0.01 }
  }

  private static func isAutomatic(_ subject: Subject) -> Bool {
    let own = subject.cell.height.value(in: subject.scope)
    return (own ?? subject.table.rowHeight.value(in: subject.scope)) == .automatic
  }
}

extension Constraint.Item {
  /// The view of the content that has the attribute; nil for the cell and its contentView.
  var place: Int? {
    switch self {
    case .view(let place), .holder(let place), .margins(let place), .safeArea(let place),
      .readable(let place):
      place
    case .contentView, .cell: nil
    }
  }
}

extension Constraint.Attribute {
  /// The margin at the same side.
  fileprivate var margin: Constraint.Attribute? { Constraint.Attribute(rawValue: rawValue + "Margin") }
}

extension Subject {
  /// Where the views of the content lie in the picture, by their places in the design.
  var framesOfContent: [Span: Rect] {
    var frames: [Span: Rect] = [:]
    forEachContentView { _, views, index, frame, _ in
      if let span = views[index].span { frames[span] = frame }
    }
    return frames
  }
}
