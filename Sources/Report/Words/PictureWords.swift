import Graphics
package import Staging
import Typesetting

/// What a picture shows, in words, for its `<title>` and `<desc>`.
///
/// Equal pictures share one file, so the words come from the stage alone: what is seen, not what was asked.
package struct PictureWords: Hashable, Sendable {
  /// At most so many characters of texts are told: a row is a few words, whatever a design puts into it.
  fileprivate static let limit = 600

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
    var words = SceneWords(scene.views)
    for row in scene.rows where !words.isFull { words.add(row.stage) }
    self = words.words(rowCount: scene.rowCount, shown: scene.rows.count)
  }

  fileprivate init(title: String, description: String) {
    self.title = title
    self.description = description
  }

  /// Texts one after the other, cut where they get long.
  fileprivate static func joined(_ texts: [String]) -> String {
    let whole = texts.joined(separator: ", ")
    guard whole.utf8.count > limit, whole.unicodeScalars.count > limit else { return whole }
    var cut = String.UnicodeScalarView()
    cut.append(contentsOf: whole.unicodeScalars.prefix(limit - 1))
    return String(cut) + "…"
  }
}

/// The words of a table, taken from one row after the other until there are enough.
package struct SceneWords: Sendable {
  private var lines: [String] = []
  private var rowCount = 0
  private var length = 0
  /// Whether further rows add nothing.
  package private(set) var isFull = false

  /// Begins with what headers and footers say.
  package init(_ views: [StageView]) {
    let headers = views.flatMap(\.texts)
    if !headers.isEmpty { lines.append("Headers and footers: \(headers.joined(separator: ", ")).") }
  }

  /// Adds the next row.
  package mutating func add(_ stage: Stage) {
    rowCount += 1
    let sentences = SeenViews(stage).sentences
    guard !sentences.isEmpty else { return }
    let line = "Row \(rowCount): \(sentences.joined(separator: " "))"
    length += line.utf8.count
    isFull = length > PictureWords.limit * 3
    if !isFull { lines.append(line) }
  }

  /// The words of a table of so many rows, of which a picture shows the first.
  package func words(rowCount: Int, shown: Int) -> PictureWords {
    var title = rowCount == 1 ? "Table of one row" : "Table of \(rowCount) rows"
    if shown < rowCount { title += ", the first \(shown)" }
    return PictureWords(title: title, description: lines.joined(separator: " "))
  }
}

/// What one sees of a stage, gathered in one pass over its views.
private struct SeenViews {
  private var texts: [String] = []
  private var actions: [String] = []
  private var isEditing = false
  private var isMovable = false
  private var isSelected = false
  private let isOpen: Bool

  init(_ stage: Stage) {
    isOpen = stage.openWidth > 0
    var isSeen = [Bool](repeating: true, count: stage.views.count)
    // By index: a view taken out of its list is copied, a dozen references each time.
    for index in stage.views.indices {
      let parent = stage.views[index].parent
      isSeen[index] = stage.views[index].isVisible && (parent < 0 || isSeen[parent])
      guard isSeen[index] else { continue }
      take(stage.views[index])
      guard let contents = stage.views[index].contents?.views else { continue }
      var isInnerSeen = [Bool](repeating: true, count: contents.count)
      for place in contents.indices {
        let parent = contents[place].parent
        isInnerSeen[place] = contents[place].isVisible && (parent < 0 || isInnerSeen[parent])
        if isInnerSeen[place] { take(contents[place]) }
      }
    }
  }

  private mutating func take(_ view: StageView) {
    switch view.role {
    case .content, .accessory: texts += view.texts
    case .action: if let words = view.actionWords { actions.append(words) }
    case .editControl: isEditing = true
    case .reorderControl: isMovable = true
    case .selectedBackground: isSelected = true
    default: break
    }
  }

  var title: String {
    var title = "Table cell"
    if isEditing { title += ", editing" } else if isMovable { title += ", movable" }
    if isOpen { title += ", swiped open" }
    if isSelected { title += ", selected" }
    return title
  }

  var sentences: [String] {
    var sentences: [String] = []
    if !texts.isEmpty { sentences.append("Texts: \(PictureWords.joined(texts)).") }
    if isOpen, !actions.isEmpty { sentences.append("Actions: \(PictureWords.joined(actions)).") }
    return sentences
  }
}

extension StageView {
  fileprivate var isVisible: Bool { !layer.isHidden && layer.alpha > 0 }

  /// What the view says: its texts as they show, else the words it has for a screen reader.
  fileprivate var texts: [String] {
    var texts: [String] = []
    for case .text(let item) in items {
      let lines = item.layout.lines
      let text = lines.count == 1 ? lines[0].text : lines.map(\.text).joined(separator: " ")
      if !text.isBlank { texts.append(text.plain) }
    }
    if texts.isEmpty, let accessibilityLabel, !accessibilityLabel.isBlank {
      texts.append(accessibilityLabel.plain)
    }
    return texts
  }

  /// The name of an action; nil where it has none but blanks.
  fileprivate var actionWords: String? {
    [accessibilityLabel, title].compactMap { $0 }.first { !$0.isBlank }?.plain
  }
}

extension String {
  fileprivate var isBlank: Bool {
    unicodeScalars.allSatisfy {
      $0.value < 0x7F ? $0.value <= 0x20 : $0.properties.isWhitespace || $0.isDirectionControl
    }
  }

  /// The text without what would turn the direction of the sentence around it: nothing isolates it there.
  fileprivate var plain: String {
    guard unicodeScalars.contains(where: \.isDirectionControl) else { return self }
    var kept = String.UnicodeScalarView()
    kept.append(contentsOf: unicodeScalars.lazy.filter { !$0.isDirectionControl })
    return String(kept)
  }
}
