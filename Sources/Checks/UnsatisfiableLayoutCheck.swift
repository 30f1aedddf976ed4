import Designs
import Diagnostics
import Graphics
import Staging

/// `unsatisfiable-layout`: required constraints contradict each other, and one was broken to go on.
enum UnsatisfiableLayoutCheck {
  /// More rules of one contradiction than this are counted only.
  private static let mostRules = 12

  static func findings(_ subject: Subject) -> [Finding] {
    guard let layout = subject.stage.layout, let origin = subject.originOfCell else { return [] }
    if layout.isRefused {
      return [
        Finding(
          rule: .unsatisfiableLayout,
          message:
            "the constraints are too many, or their numbers too large, to be solved: nothing is placed",
          span: subject.cell.content.span ?? subject.cell.span, outlines: [])
      ]
    }
    return layout.conflicts.map { conflict in
      let spans = conflict.rules.compactMap(\.span)
      let span = conflict.broken.span ?? spans.last ?? subject.cell.span
      var finding = Finding(
        rule: .unsatisfiableLayout, message: message(conflict), span: span,
        outlines: conflict.frames.map { $0.offset(by: origin) })
      finding.related = Array(spans.filter { $0 != span }.prefix(mostRules))
      return finding
    }
  }

  private static func message(_ conflict: SolvedLayout.Conflict) -> String {
    // One string may say several of them.
    var all: [String] = []
    for words in conflict.rules.map(\.words) where !all.contains(words) { all.append(words) }
    var names = Array(all.prefix(mostRules))
    let rest = all.count - names.count
    if rest > 0 { names.append("\(rest) more") }
    let last = names.count > 1 ? names.removeLast() : nil
    let list = names.joined(separator: ", ") + (last.map { " and \($0)" } ?? "")
    let broken = conflict.broken.exactWords
    if last == nil { return "\(list) contradicts itself; \(broken) was broken" }
    let start = conflict.isMinimal ? "these contradict each other" : "among these is a contradiction"
    return "\(start): \(list); \(broken) was broken"
  }
}

extension SolvedLayout.Rule {
  /// The place in the design that says it; nil for what the cell says.
  fileprivate var span: Span? {
    switch self {
    case .constraint(_, _, let span), .length(_, _, let span), .place(_, let span), .stack(_, let span),
      .content(_, _, let span), .least(_, _, let span):
      span
    case .cell: nil
    }
  }

  /// The words with the part of a string that is meant.
  fileprivate var exactWords: String {
    if case .constraint(let text, let part, _) = self, part != text {
      return "\(Quotation.quoted(part)) of \(Quotation.quoted(text))"
    }
    return words
  }

  fileprivate var words: String {
    switch self {
    case .constraint(let text, _, _): Quotation.quoted(text)
    case .length(let id, let axis, _): "the \(axis.length) of \(Quotation.quoted(id))"
    case .place(let id, _): "the place of \(Quotation.quoted(id))"
    case .stack(let id, _): "the stack \(Quotation.quoted(id))"
    case .content(let id, let axis, _): "the \(axis.length) that \(Quotation.quoted(id)) asks for"
    case .least(let id, let axis, _): "the \(axis.length) of \(Quotation.quoted(id)), never below 0"
    case .cell(.horizontal): "the cell's width"
    case .cell(.vertical): "the row's height"
    }
  }
}

extension LayoutAxis {
  fileprivate var length: String { self == .horizontal ? "width" : "height" }
}
