import Designs
import Staging
import UIKitRules

/// Everything that a run draws of one cell.
struct AskedCell: Sendable {
  /// A preview and the name of the matrix that asks for it.
  struct Asked: Sendable {
    var preview: Preview
    var matrix: String?
    /// An appearance that nothing asks for and a device has all the same, to be looked at here; nil for most.
    var unaskedAppearance: Appearance?
  }

  /// A preview that cannot be, and why.
  struct Skipped: Sendable {
    var preview: Preview
    var matrix: String?
    var reason: String
    /// How many previews come before it.
    var place: Int
    /// Whether the same traits have other states.
    var isForState: Bool
  }

  /// The index of the design among the loaded ones.
  var design: Int
  /// The index of the cell in it.
  var cell: Int
  /// The cell's id in the report.
  var id: String
  var previews: [Asked] = []
  var skipped: [Skipped] = []

  /// The previews, and those skipped for their state alone, in the order in which the design asks for them.
  var combinations: [Preview] {
    var all: [Preview] = []
    var next = 0
    for place in 0...previews.count {
      while next < skipped.count, skipped[next].place <= place {
        if skipped[next].isForState { all.append(skipped[next].preview) }
        next += 1
      }
      if place < previews.count { all.append(previews[place].preview) }
    }
    return all
  }
}

extension AskedCell {
  /// The previews whose view trees are shown: one for each system, plain but for an open swipe.
  var hierarchyPreviews: [Preview] {
    var best: [System: Preview] = [:]
    for item in previews {
      let preview = item.preview
      // The first of equals stays: the first row on the first device.
      if let known = best[preview.traits.system], known.hierarchyRank <= preview.hierarchyRank { continue }
      best[preview.traits.system] = preview
    }
    return System.allCases.compactMap { best[$0] }
  }
}

extension Preview {
  /// How far it is from what a page of hierarchies shows.
  fileprivate var hierarchyRank: Int {
    let plain = Traits(system: traits.system, device: traits.device)
    let distance = state == .swiped ? 0 : state == .normal ? 1 : 2
    return (traits == plain ? 0 : 4) + distance
  }
}
