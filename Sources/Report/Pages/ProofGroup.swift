import Staging
import UIKitRules

/// Pictures that differ in state, system, device and row only: one grid of a page.
struct ProofGroup {
  /// What all pictures of a group have in common.
  struct Key: Hashable {
    var matrix: String?
    var appearance: Appearance
    var contentSize: ContentSize
    var legibilityWeight: LegibilityWeight
    var direction: LayoutDirection
    var locale: String?

    init(matrix: String?, _ preview: Preview) {
      self.matrix = matrix
      appearance = preview.traits.appearance
      contentSize = preview.traits.contentSize
      legibilityWeight = preview.traits.legibilityWeight
      direction = preview.traits.direction
      locale = preview.traits.locale
    }
  }

  var key: Key
  /// Indices into the page's entries.
  var entries: [Int] = []
  /// Indices into the page's skipped previews.
  var skipped: [Int] = []
  /// Whether the row needs saying: the page shows several.
  var showsRow: Bool

  /// The groups of a page: matrices in their order, in each the groups in the order of their first preview.
  static func groups(of page: CellPage) -> [ProofGroup] {
    let showsRow =
      page.entries.contains { $0.record.preview.row > 0 }
      || page.skipped.contains { $0.record.preview.row > 0 }
    var groups: [ProofGroup] = []
    var places: [Key: Int] = [:]
    var last: (key: Key, place: Int)?
    func place(_ key: Key) -> Int {
      // Pictures of a group mostly stand together.
      if let last, last.key == key { return last.place }
      let place = newPlace(key)
      last = (key, place)
      return place
    }
    func newPlace(_ key: Key) -> Int {
      if let place = places[key] { return place }
      places[key] = groups.count
      groups.append(ProofGroup(key: key, showsRow: showsRow))
      return groups.count - 1
    }
    for (index, entry) in page.entries.enumerated() {
      groups[place(Key(matrix: entry.matrix, entry.record.preview))].entries.append(index)
    }
    for (index, skipped) in page.skipped.enumerated() {
      groups[place(Key(matrix: skipped.matrix, skipped.record.preview))].skipped.append(index)
    }
    // Previews of a matrix stand together already; groups of skipped ones only are behind and move to theirs.
    var matrices: [String?: Int] = [:]
    for group in groups where matrices[group.key.matrix] == nil {
      matrices[group.key.matrix] = matrices.count
    }
    return groups.enumerated().sorted {
      (matrices[$0.element.key.matrix] ?? 0, $0.offset) < (matrices[$1.element.key.matrix] ?? 0, $1.offset)
    }.map(\.element)
  }

  /// `Light · Text L · Row 2`.
  func appendName(to out: inout [UInt8], withMatrix: Bool) {
    if withMatrix, let matrix = key.matrix {
      out.append(isolated: matrix)
      out.append(" · ")
    }
    out.append(key.appearance.words)
    out.append(" · ")
    out.append(text: key.contentSize.words)
    if key.legibilityWeight == .bold { out.append(" · Bold") }
    if key.direction == .rightToLeft { out.append(" · Right to left") }
    if let locale = key.locale {
      out.append(" · ")
      out.append(isolated: locale)
    }
  }
}
