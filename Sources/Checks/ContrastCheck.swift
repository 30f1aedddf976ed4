import Designs
import Diagnostics
import Graphics
import Staging
import UIKitRules

/// `contrast`: text or a symbol whose colour is too near to what is really behind it, by WCAG 2.
///
/// Nothing is said of colours that are both UIKit's own, nor of what WCAG leaves out: disabled cells, placeholders,
/// and text over pictures, of which no one ratio is true.
enum ContrastCheck {
  /// - Parameter known: places of texts that are told already.
  static func findings(_ subject: Subject, known: Set<Span> = []) -> [Finding] {
    guard subject.preview.state != .disabled else { return [] }
    let walk = ContrastWalk(subject)
    if walk.faint.isEmpty { return [] }
    let designed = DesignedViews(subject, only: Set(walk.faint.compactMap { $0.views[$0.index].span }))
    var groups: [Group] = []
    for faint in walk.faint {
      guard let mention = mention(faint, designed, subject), !known.contains(mention.span) else { continue }
      // The same two colours are one fault, whatever is set in them.
      let key = Group.Key(ink: faint.look.ink, ground: faint.look.ground, kind: faint.kind)
      if let index = groups.firstIndex(where: { $0.key == key }) {
        groups[index].mentions.append(mention)
        groups[index].rects.append(faint.rect)
      } else {
        groups.append(Group(key: key, first: faint, mentions: [mention], rects: [faint.rect]))
      }
    }
    return groups.map { finding($0, subject) }
  }

  /// What is faint in the same way.
  private struct Group {
    struct Key: Hashable {
      var ink: Color
      var ground: Color
      var kind: ContrastWalk.Faint.Kind
    }

    var key: Key
    var first: ContrastWalk.Faint
    var mentions: [Mention]
    var rects: [Rect]
  }

  private struct Mention {
    var words: String
    var span: Span
  }

  /// More names than these are counted only, and more outlines would hide the picture.
  private static let mostNames = 3
  private static let mostOutlines = 24

  private static func finding(_ group: Group, _ subject: Subject) -> Finding {
    let names = group.mentions.prefix(mostNames).map(\.words)
    let rest = group.mentions.count - names.count
    let parts = rest > 0 ? names + ["\(rest) more"] : names
    let list =
      parts.count == 1
      ? parts[0] : parts.dropLast().joined(separator: ", ") + " and " + parts[parts.count - 1]
    let rules = subject.rules.accessibility.contrast.value
    let kind = group.key.kind
    let what =
      kind.isSymbol
      ? "a symbol" : kind.isLarge ? "large text" : "text under \(Points.text(rules.largeSize)) pt"
    var finding = Finding(
      rule: .contrast,
      message: "\(list) \(group.mentions.count == 1 ? "is" : "are") \(group.key.ink.hex) on "
        + "\(group.key.ground.hex), a contrast of \(ratio(group.first.ratio)):1; \(what) needs "
        + "\(Points.text(group.first.needed)):1",
      span: group.mentions[0].span, outlines: Array(group.rects.prefix(mostOutlines)))
    var seen: Set<Span> = [finding.span]
    finding.related = group.mentions.map(\.span).filter { seen.insert($0).inserted }
    return finding
  }

  /// Never rounded up to what is needed.
  private static func ratio(_ ratio: Double) -> String { Points.text((ratio * 100).rounded(.down) / 100) }

  // MARK: Whose colours they are

  /// How a text or a symbol is told, and where; nil where nothing is to be said of it.
  private static func mention(
    _ faint: ContrastWalk.Faint, _ designed: DesignedViews, _ subject: Subject
  ) -> Mention? {
    let view = faint.views[faint.index]
    switch view.role {
    case .action, .actionPart:
      // Part-way open the letters have not their size yet.
      guard faint.look.isDesigned, !faint.kind.isSymbol, subject.preview.state != .swiping,
        let action = subject.actions.first(where: { view.id == $0.id || view.id.hasPrefix("\($0.id).") })
      else { return nil }
      return Mention(
        words: "the title of action \(Quotation.quoted(action.id))",
        span: action.background.span ?? action.span)
    case .content:
      guard let entry = designed[view.span], let ink = ink(of: entry, faint.kind, subject),
        ink.isDesigned || faint.look.isDesigned
      else { return nil }
      return Mention(words: Quotation.quoted(view.id), span: ink.span ?? entry.view.span)
    default: return nil
    }
  }

  /// Whether the design sets the colour, and where; nil for what needs no contrast, or is UIKit's own drawing.
  private static func ink(
    of entry: DesignedViews.Entry, _ kind: ContrastWalk.Faint.Kind, _ subject: Subject
  ) -> (isDesigned: Bool, span: Span?)? {
    switch entry.view.kind {
    case .label(let label): return (label.textColor.isSet, label.textColor.span)
    case .textView(let view): return (view.textColor.isSet, view.textColor.span)
    case .button(let button):
      if kind.isSymbol { return (entry.tint != nil, entry.tint) }
      return (button.titleColor.isSet || entry.tint != nil, button.titleColor.span ?? entry.tint)
    case .image: return (entry.tint != nil, entry.tint)
    case .control(.textField(let field)):
      // A placeholder is none of the field's text.
      if field.text.value(in: subject.scope).text(in: subject.scope).isEmpty { return nil }
      return (field.textColor.isSet, field.textColor.span)
    default: return nil
    }
  }
}
