import Designs
import Staging
import UIKitRules

extension AskedCell {
  /// Marks where the appearance is looked at that no preview of the cell asks for: dark or light, which a device from
  /// iOS 13 on has whether or not anyone thought of it.
  ///
  /// Once for each row and system, at rest where that is asked: it costs a layout.
  mutating func markUnaskedAppearances(of design: Design) {
    var asked: [System: (light: Bool, dark: Bool)] = [:]
    for matrix in design.cells[cell].previews ?? design.previews {
      let dark = matrix.appearances.contains(where: \.isDark)
      let light = matrix.appearances.contains { !$0.isDark }
      for system in matrix.systems where system.has(.dark) {
        let known = asked[system] ?? (false, false)
        asked[system] = (known.light || light, known.dark || dark)
      }
    }
    if asked.values.allSatisfy({ $0.light && $0.dark }) { return }
    var chosen: [Place: Int] = [:]
    for (index, item) in previews.enumerated() {
      guard let known = asked[item.preview.traits.system], !(known.light && known.dark) else { continue }
      let place = Place(row: item.preview.row, system: item.preview.traits.system)
      if let first = chosen[place],
        item.preview.state != .normal || previews[first].preview.state == .normal
      {
        continue
      }
      chosen[place] = index
    }
    for (place, index) in chosen {
      previews[index].unaskedAppearance = asked[place.system]?.dark == true ? .light : .dark
    }
  }

  private struct Place: Hashable {
    var row: Int
    var system: System
  }
}
