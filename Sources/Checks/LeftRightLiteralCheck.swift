import Designs
import Diagnostics
import Graphics
import Staging
import Typesetting
import UIKitRules

/// `left-right-literal`: a constraint or an alignment names left or right, which right-to-left layout does not mirror.
///
/// A constraint is told in every preview, an alignment where it shows: in right-to-left layout, on a label that is
/// wider than its text.
enum LeftRightLiteralCheck {
  static func findings(_ subject: Subject) -> [Finding] {
    var frames: [Span: Rect]?
    var findings: [Finding] = []
    var designed: DesignedViews?
    let scope = subject.scope
    for root in [subject.cell.content, subject.cell.accessoryView] where root.isSet {
      guard let lists = root.value(in: scope)?.constraints, !lists.isEmpty else { continue }
      for list in lists {
        let constraints = list.constraints.value(in: scope)
        // Chosen by the direction it is meant.
        let kept = list.constraints.rules.isEmpty ? nil : Set(list.constraints.value(in: scope.mirrored))
        for index in constraints.indices {
          guard let anchor = constraints[index].literalAnchor,
            kept?.contains(constraints[index]) != false
          else { continue }
          let shown = frames ?? subject.framesOfContent
          let views = designed ?? DesignedViews(subject)
          (frames, designed) = (shown, views)
          findings.append(finding(constraints[index], anchor, subject, views, shown))
        }
      }
    }
    if subject.isRightToLeft { findings += alignments(subject) }
    return findings
  }

  private static func finding(
    _ constraint: Constraint, _ anchor: Constraint.Anchor, _ subject: Subject, _ views: DesignedViews,
    _ frames: [Span: Rect]
  ) -> Finding {
    let spans = [constraint.first.item.place, constraint.second?.item.place]
      .compactMap { $0.flatMap(views.entry)?.view.span }
    let outline = spans.lazy.compactMap { frames[$0] }.first ?? subject.frame(of: .contentView)
    return Finding(
      rule: .leftRightLiteral,
      message:
        "\"\(anchor.attribute.rawValue)\" is the same side in every language: right-to-left layout does not "
        + "mirror it, as it does \"\(anchor.attribute.directional.rawValue)\"",
      span: anchor.span ?? constraint.span, outlines: outline.map { [$0] } ?? [])
  }

  private static func alignments(_ subject: Subject) -> [Finding] {
    var findings: [Finding] = []
    var designed: DesignedViews?
    subject.forEachContentView { _, views, index, frame, _ in
      guard views[index].className == "UILabel", case .text(let text)? = views[index].items.first,
        // A single line that is cut fills its label.
        text.layout.lines.count > 1 || !text.layout.isTruncated,
        let drawn = views.drawn(by: index, at: frame.origin), frame.width - drawn.width >= 1
      else { return }
      let all = designed ?? DesignedViews(subject)
      designed = all
      guard case .label(let label)? = all[views[index].span]?.view.kind else { return }
      let alignment = label.textAlignment.value(in: subject.scope)
      guard alignment == .left || alignment == .right,
        // Chosen by the direction it is meant.
        label.textAlignment.value(in: subject.scope.mirrored) == alignment
      else { return }
      let cure = alignment == .left ? "\"natural\" follows" : "a rule on $direction mirrors"
      findings.append(
        Finding(
          rule: .leftRightLiteral,
          message: "\(Quotation.quoted(views[index].id)) keeps its text at the \(alignment.rawValue) "
            + "in right-to-left layout too; \(cure)",
          span: label.textAlignment.span ?? views[index].span ?? subject.cell.span, outlines: [frame]))
    }
    return findings
  }
}

extension Scope {
  /// The same in the other direction.
  fileprivate var mirrored: Scope {
    var copy = self
    copy.traits.direction = traits.direction.isRightToLeft ? .leftToRight : .rightToLeft
    return copy
  }
}

extension Constraint {
  /// The first of its anchors at a side that is fixed in space.
  fileprivate var literalAnchor: Anchor? {
    if first.attribute.directional != first.attribute { return first }
    if let second, second.attribute.directional != second.attribute { return second }
    return nil
  }
}

extension Constraint.Attribute {
  /// The side that follows the direction, for one that is fixed in space; the others as they are.
  fileprivate var directional: Constraint.Attribute {
    switch self {
    case .left: .leading
    case .right: .trailing
    case .leftMargin: .leadingMargin
    case .rightMargin: .trailingMargin
    default: self
    }
  }
}
