import Graphics
package import Staging
import Typesetting

/// What a picture shows, in words, for its `<title>` and `<desc>`.
///
/// Equal pictures share one file, so the words come from the stage alone: what is seen, not what was asked.
package struct PictureWords: Hashable, Sendable {
  /// At most so many characters of texts are told: a row is a few words, whatever a design puts into it.
  private static let limit = 600

  /// `Table cell, swiped open`.
  package var title: String
  /// `Texts: Inbox, 12 new. Actions: Delete, Flag.`; empty where nothing can be read.
  package var description: String

  /// Both in one, for a picture that stands in a page: `Table cell, swiped open. Texts: Inbox, 12 new.`
  package var label: String { description.isEmpty ? title : title + ". " + description }

  /// The words of one cell.
  package init(_ stage: Stage) {
    let seen = SeenViews(stage)
    title = seen.title
    description = seen.sentences.joined(separator: " ")
  }

  /// The words of a table: its rows one after the other.
  package init(_ scene: SceneStage) {
    title = scene.rows.count == 1 ? "Table of one row" : "Table of \(scene.rows.count) rows"
    var words: [String] = []
    let headers = scene.views.flatMap(\.texts)
    if !headers.isEmpty { words.append("Headers and footers: \(headers.joined(separator: ", ")).") }
    var length = 0
    for (index, row) in scene.rows.enumerated() {
      let sentences = SeenViews(row.stage).sentences
      guard !sentences.isEmpty else { continue }
      let line = "Row \(index + 1): \(sentences.joined(separator: " "))"
      length += line.utf8.count
      if length > Self.limit * 3 { break }
      words.append(line)
    }
    description = words.joined(separator: " ")
  }

  /// Texts one after the other, cut where they get long.
  fileprivate static func joined(_ texts: [String]) -> String {
    let whole = texts.joined(separator: ", ")
    guard whole.unicodeScalars.count > limit else { return whole }
    var cut = String.UnicodeScalarView()
    cut.append(contentsOf: whole.unicodeScalars.prefix(limit - 1))
    return String(cut) + "…"
  }
}

/// The views of a stage that one sees.
private struct SeenViews {
  private let views: [StageView]
  private let isOpen: Bool

  init(_ stage: Stage) {
    let all = stage.allViews
    var isSeen: [Bool] = []
    for view in all {
      let isParentSeen = view.parent < 0 || isSeen[view.parent]
      isSeen.append(isParentSeen && !view.layer.isHidden && view.layer.alpha > 0)
    }
    views = zip(all, isSeen).filter(\.1).map(\.0)
    isOpen = stage.openWidth > 0
  }

  var title: String {
    var title = "Table cell"
    if has(.editControl) { title += ", editing" } else if has(.reorderControl) { title += ", movable" }
    if isOpen { title += ", swiped open" }
    if has(.selectedBackground) { title += ", selected" }
    return title
  }

  var sentences: [String] {
    var sentences: [String] = []
    let texts = views.filter { $0.role == .content || $0.role == .accessory }.flatMap(\.texts)
    if !texts.isEmpty { sentences.append("Texts: \(PictureWords.joined(texts)).") }
    let actions = views.filter { $0.role == .action }.compactMap(\.actionWords)
    if isOpen, !actions.isEmpty { sentences.append("Actions: \(PictureWords.joined(actions)).") }
    return sentences
  }

  private func has(_ role: StageView.Role) -> Bool { views.contains { $0.role == role } }
}

extension StageView {
  /// What the view says: its texts as they show, else the words it has for a screen reader.
  fileprivate var texts: [String] {
    var texts: [String] = []
    for case .text(let item) in items {
      let text = item.layout.lines.map(\.text).joined(separator: " ")
      if !text.isBlank { texts.append(text) }
    }
    if texts.isEmpty, let accessibilityLabel, !accessibilityLabel.isBlank { texts.append(accessibilityLabel) }
    return texts
  }

  /// The name of an action; nil where it has none but blanks.
  fileprivate var actionWords: String? {
    [accessibilityLabel, title].compactMap { $0 }.first { !$0.isBlank }
  }
}

extension String {
  fileprivate var isBlank: Bool { unicodeScalars.allSatisfy(\.properties.isWhitespace) }
}
