import Graphics

/// Interface Builder's canvas: the system that one of its versions imitates, on the device that a document shows.
package struct Canvas: Hashable, Sendable {
  /// The number of the version of Interface Builder's tools.
  package var toolsVersion: Int
  package var device: Device

  /// - Parameters:
  ///   - device: Interface Builder's name of a device; nil where the document names none.
  ///   - isLandscape: whether the device lies on its side.
  package init(toolsVersion: Int, device: String?, isLandscape: Bool) {
    self.toolsVersion = toolsVersion
    self.device = Device.ofCanvas(device, isLandscape: isLandscape)
  }

  /// The system of that version's SDK, whose metrics the canvas has.
  package var system: System {
    switch toolsVersion {
    case ..<8000: .ios8
    case ..<11000: .ios9
    // Xcode 9.0 and 9.1 still have the margins and accessories of 10.
    case ..<13771: .ios10
    case ..<14269: .ios11
    case ..<14800: .ios12
    case ..<17000: .ios13
    case ..<18000: .ios14
    case ..<20037: .ios15
    case ..<22000: .ios16
    case ..<23000: .ios17
    case ..<24000: .ios18
    default: .ios26
    }
  }

  /// The text size that fonts of text styles have.
  package func contentSize(facts: inout FactSet) -> ContentSize {
    let rules = CanvasRules.all
    let isSmall = rules.extraSmallVersions.value.contains(toolsVersion)
    return isSmall ? facts.take(rules.extraSmallVersions.map { _ in .extraSmall }) : .large
  }

  /// The horizontal margin of a cell.
  package func cellMargin(of cell: CanvasCell, facts: inout FactSet) -> Double {
    let rules = CanvasRules.all
    switch cell.place {
    case .table, .tableInView:
      if toolsVersion < 13000 { return facts.take(rules.oldMargin) }
      if cell.place == .tableInView, system < .ios14, device.size.width <= 375 {
        return facts.take(rules.narrowTableInView)
      }
      return facts.take(rules.margin)[cell.width]
    case .insetGroup where system >= .ios26: return facts.take(rules.groupMargin)
    case .insetGroup: return facts.take(rules.margin)[device.size.width]
    case .topLevel: return facts.take(looseMargin(rules, width: cell.width))
    }
  }

  /// The width of a cell in an inset group of a table that is as wide as the device.
  package func groupCellWidth(facts: inout FactSet) -> Double {
    device.size.width - 2 * facts.take(CanvasRules.all.margin)[device.size.width]
  }

  /// The margin of a cell that stands by itself.
  private func looseMargin(_ rules: CanvasRules, width: Double) -> Fact<Double> {
    if system < .ios13 { return width == 600 ? rules.oldWideMargin : rules.oldLooseMargin }
    if system == .ios13, device.size.width == 375 || width == 600 { return rules.looseMargin13 }
    return rules.looseMargin.map { width == 600 ? $0.narrow : $0[width] }
  }

  /// The margins above and below a contentView's content; nil: those of the system.
  package func verticalMargin(of cell: CanvasCell, facts: inout FactSet) -> Double? {
    system >= .ios26 && cell.place != .insetGroup ? facts.take(CanvasRules.all.verticalMargin26) : nil
  }
}

/// A cell as a canvas sees it.
package struct CanvasCell: Hashable, Sendable {
  /// Where the cell stands.
  package enum Place: Hashable, Sendable {
    /// In the table of a table view controller.
    case table
    /// In a table that is one of several views.
    case tableInView
    case insetGroup
    /// By itself, in a .xib.
    case topLevel
  }

  package var place: Place
  /// In points.
  package var width: Double

  package init(place: Place, width: Double) {
    self.place = place
    self.width = width
  }
}
