package import Graphics

/// The margins of cells and their contentViews on one system; lengths in points.
package struct MarginRules: Sendable {
  package let narrow: Fact<Double>
  package let wide: Fact<Double>
  /// The narrowest phone that counts as wide.
  package let wideFrom: Fact<Double>
  package let pad: Fact<Double>
  package let content: Fact<ContentMargins>
  /// The contentView's trailing margin beside an accessory.
  package let besideAccessory: Fact<Double>
  /// The layout margins of a plain view.
  package let plainView: Fact<Double>
  /// The standard spacing between siblings.
  package let siblingSpacing: Fact<Double>

  /// A cell's horizontal margin: also a plain table's separator inset and an inset group's card inset.
  package func cellMargin(on device: Device, facts: inout FactSet) -> Double {
    if device.idiom == .pad { return facts.take(pad) }
    let isWide = device.size.width >= facts.take(wideFrom)
    return facts.take(isWide ? wide : narrow)
  }

  /// The contentView's layout margins; `separator`: the thickness of the one that the row shows, 0 for none.
  package func contentMargins(
    cellMargin: Double, hasAccessory: Bool, separator: Double, facts: inout FactSet
  ) -> DirectionalEdgeInsets {
    let rule = facts.take(content)
    let side = rule.horizontal ?? cellMargin
    return DirectionalEdgeInsets(
      top: rule.vertical, leading: side,
      bottom: rule.bottomLeavesOutSeparator ? rule.vertical - separator : rule.vertical,
      trailing: hasAccessory ? facts.take(besideAccessory) : side)
  }
}

/// A contentView's layout margins, in points.
package struct ContentMargins: Hashable, Sendable {
  /// nil: the cell's margin.
  package let horizontal: Double?
  package let vertical: Double
  /// Whether the lower margin is counted from the cell's edge, so that a separator is taken off it.
  package let bottomLeavesOutSeparator: Bool
}

extension MarginRules {
  static let upTo10 = MarginRules(
    content: Fact(
      ContentMargins(horizontal: 8, vertical: 8, bottomLeavesOutSeparator: false), .contentMargins, .xcode))

  static let from11 = MarginRules(
    content: Fact(
      ContentMargins(horizontal: nil, vertical: 11, bottomLeavesOutSeparator: true), .contentMargins, .xcode))

  static let from13 = MarginRules(
    content: Fact(
      ContentMargins(horizontal: nil, vertical: 11, bottomLeavesOutSeparator: false), .contentMargins, .xcode)
  )

  static let from26 = MarginRules(
    content: Fact(
      ContentMargins(horizontal: nil, vertical: 15, bottomLeavesOutSeparator: false), .contentMargins, .m27))

  /// What all systems share.
  private init(content: Fact<ContentMargins>) {
    self.init(
      narrow: Fact(16, .cellMargin, .xcode), wide: Fact(20, .cellMargin, .xcode),
      wideFrom: Fact(390, .cellMargin, .xcode),
      // A published measurement of one iPad on iOS 26 has 16 in plain tables, Xcode's files have 20.
      pad: Fact(20, .padMargin, .xcode, sure: 70),
      content: content,
      besideAccessory: Fact(8, .accessoryMargin, .xcode),
      plainView: Fact(8, .contentMargins, .doc), siblingSpacing: Fact(8, .contentMargins, .doc))
  }
}
