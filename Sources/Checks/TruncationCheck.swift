import Designs
import Diagnostics
import Graphics
import Staging
import Typesetting

/// `truncation`: a label or a button's title that is not shown whole.
enum TruncationCheck {
  static func findings(_ subject: Subject, _ content: ShownContent) -> [Finding] {
    var findings: [Finding] = []
    // Asked for once, and only where a view without a length has a text.
    var collapsed: Set<Span>?
    for piece in content.pieces where piece.kind != .image {
      guard let message = message(content, piece), !content.isOutOfSight(piece) else { continue }
      let view = content.view(of: piece)
      if piece.frame.isEmpty {
        let known = collapsed ?? CollapsedViews(subject).spans
        collapsed = known
        if let span = view.span, known.contains(span) { continue }
      }
      findings.append(
        Finding(
          rule: .truncation, message: "the text of \(Quotation.quoted(view.id)) is cut: \(message)",
          span: view.span ?? subject.cell.span, outlines: [piece.frame]))
    }
    return findings
  }

  /// What it needs and what it has; nil where nothing is cut.
  private static func message(_ content: ShownContent, _ piece: ShownContent.Piece) -> String? {
    let views = piece.tree?.views ?? content.cellViews
    // A control is no text, and a text field scrolls.
    let isLabel = views[piece.index].className == "UILabel"
    guard isLabel || views[piece.index].className == "UIButton" else { return nil }
    for case .text(let text) in views[piece.index].items {
      let layout = text.layout
      // A title begins behind its image.
      if layout.isTruncated {
        return message(layout, in: piece.frame, width: piece.frame.width - text.origin.x)
      }
      if isLabel, text.isCut(at: piece.frame.height) {
        return "it needs a height of \(Points.text(layout.size.height)) pt, "
          + "has \(Points.text(max(0, piece.frame.height))) pt"
      }
    }
    return nil
  }

  private static func message(_ layout: TextLayout, in frame: Rect, width: Double) -> String {
    if layout.neededLines > layout.lines.count, !layout.lines.isEmpty {
      let most = TextLayout.countedLines
      let needed = layout.neededLines < most ? "\(layout.neededLines)" : "\(most) or more"
      return layout.isCutByHeight
        ? "it needs \(needed) lines, and its height of \(Points.text(frame.height)) pt has room for "
          + "\(layout.lines.count)"
        : "it needs \(needed) lines, has \(layout.lines.count)"
    }
    let words =
      "it needs \(Points.text(layout.neededWidth)) pt, has \(Points.text(max(0, width))) pt"
    return layout.isShrunk
      ? words + ", and even at \(Points.text(layout.fontSize)) pt it does not fit" : words
  }
}

/// The views that the design itself gives no width or no height: they are put away, not squeezed.
private struct CollapsedViews {
  private(set) var spans: Set<Span> = []
  private let scope: Scope

  init(_ subject: Subject) {
    scope = subject.scope
    for root in [subject.cell.content, subject.cell.accessoryView] {
      if let view = root.value(in: scope) { add(view) }
    }
  }

  private mutating func add(_ view: View) {
    let frame = view.frame.value(in: scope)
    let lengths = [view.width.value(in: scope), view.height.value(in: scope)]
    if frame?.isEmpty == true || lengths.contains(.points(.zero)) { spans.insert(view.span) }
    for child in view.children { add(child) }
  }
}
