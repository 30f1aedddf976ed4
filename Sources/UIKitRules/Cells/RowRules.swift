package import Graphics

/// Row heights and separators of one system; lengths in points.
package struct RowRules: Sendable {
  /// The height of a row where nothing sets one.
  package let defaultHeight: Fact<Double>
  package let minimumHeight: Fact<MinimumRowHeight>
  /// A self-sized row of title (17) and subtitle (the style's default), separator included.
  package let subtitleHeight: Fact<PerScale<Double>>
  package let separator: SeparatorRules
  /// Whether a fixed-height row's contentView is the row less the separator that shows.
  package let contentViewLeavesOutSeparator: Fact<Bool>

  /// The contentView's height in a row of fixed height.
  package func contentViewHeight(row: Double, separator: Double, facts: inout FactSet) -> Double {
    guard separator > 0 else { return row }
    return facts.take(contentViewLeavesOutSeparator) ? max(0, row - separator) : row
  }
}

/// What a self-sizing row with list content does not go below.
package enum MinimumRowHeight: Hashable, Sendable {
  /// Twice body's leading, which stops growing at extraExtraExtraLarge.
  case twiceBodyLeading
  /// Body's leading, capped likewise, and this much more.
  case bodyLeading(plus: Double)

  /// The height at a text size, in points.
  package func height(_ contentSize: ContentSize) -> Double {
    let leading = TextStyle.body.size(min(contentSize, .extraExtraExtraLarge)).leading
    switch self {
    case .twiceBodyLeading: return 2 * leading
    case .bodyLeading(let more): return leading + more
    }
  }

  /// The least height of a built-in style's row, which follows the accessibility sizes too.
  package func builtInStyleHeight(_ contentSize: ContentSize) -> Double {
    let leading = TextStyle.body.size(contentSize).leading
    switch self {
    case .twiceBodyLeading: return max(44, 2 * leading)
    case .bodyLeading: return max(height(contentSize), 2 * leading)
    }
  }
}

/// A system's separators; lengths in points.
package struct SeparatorRules: Sendable {
  package let thickness: Fact<SeparatorThickness>
  package let color: Fact<RuleColor>
  /// Whether a separator of a plain table ends a cell margin before the edge, or at the edge.
  package let plainEndsAtMargin: Fact<Bool>
  /// Whether a separator in an inset group's card ends a cell margin before its edge.
  package let groupEndsAtMargin: Fact<Bool>
  /// Whether the last row of an inset group has none.
  package let groupLeavesOutLast: Fact<Bool>

  /// A separator's thickness on a screen.
  package func thickness(scale: Int, _ contentSize: ContentSize, facts: inout FactSet) -> Double {
    facts.take(thickness).points(scale: scale, contentSize)
  }

  /// Where it begins and ends where the table's `separatorInset` does not say.
  package func inset(cellMargin: Double, isInsetGrouped: Bool, facts: inout FactSet) -> DirectionalEdgeInsets
  {
    let ends = facts.take(isInsetGrouped ? groupEndsAtMargin : plainEndsAtMargin)
    return DirectionalEdgeInsets(top: 0, leading: cellMargin, bottom: 0, trailing: ends ? cellMargin : 0)
  }
}

/// How thick a separator is.
package enum SeparatorThickness: Sendable {
  /// One device pixel.
  case pixel
  /// One device pixel, one point at the accessibility text sizes.
  case pixelOrPointAtAccessibilitySizes
  case point

  /// Points.
  package func points(scale: Int, _ contentSize: ContentSize) -> Double {
    let pixel = 1 / Double(max(scale, 1))
    return switch self {
    case .pixel: pixel
    case .pixelOrPointAtAccessibilitySizes: contentSize.isAccessibility ? 1 : pixel
    case .point: 1
    }
  }
}

extension RowRules {
  static let upTo12 = RowRules(
    defaultHeight: Fact(44, .rowHeight, .xcode),
    minimumHeight: Fact(.twiceBodyLeading, .rowMinimum, .inferred),
    subtitleHeight: Fact(PerScale(44), .rowSubtitle, .inferred),
    separator: SeparatorRules(
      thickness: Fact(.pixel, .separatorThickness, .xcode),
      color: Fact(.rgb(0xC8C7CC), .separatorColor, .reported),
      plainEndsAtMargin: Fact(false, .separatorInset, .thirdParty),
      groupEndsAtMargin: Fact(false, .groupSeparators, .memory),
      groupLeavesOutLast: Fact(true, .groupSeparators, .memory)),
    contentViewLeavesOutSeparator: Fact(true, .contentViewHeight, .xcode, sure: 85))

  static let from13 = RowRules(
    defaultHeight: Fact(44, .rowHeight, .xcode),
    minimumHeight: Fact(.twiceBodyLeading, .rowMinimum, .reported),
    subtitleHeight: Fact(PerScale(56), .rowSubtitle, .xcode, sure: 85),
    separator: SeparatorRules(
      thickness: Fact(.pixelOrPointAtAccessibilitySizes, .separatorThickness, .reported18),
      color: Fact(.system(.separator), .separatorColor, .reported),
      plainEndsAtMargin: Fact(false, .separatorInset, .thirdParty),
      groupEndsAtMargin: Fact(false, .groupSeparators, .memory),
      groupLeavesOutLast: Fact(true, .groupSeparators, .memory)),
    contentViewLeavesOutSeparator: Fact(false, .contentViewHeight, .xcode, sure: 85))

  static let from26 = RowRules(
    defaultHeight: Fact(52, .rowHeight, .o26),
    minimumHeight: Fact(.bodyLeading(plus: 30), .rowMinimum, .o26),
    subtitleHeight: Fact(PerScale(69.5, at3x: 69 + 1.0 / 3), .rowSubtitle, .m27),
    separator: SeparatorRules(
      thickness: Fact(.point, .separatorThickness, .o26),
      color: Fact(.system(.separator), .separatorColor, .m27),
      plainEndsAtMargin: Fact(true, .separatorInset, .o26),
      groupEndsAtMargin: Fact(true, .groupSeparators, .o26),
      groupLeavesOutLast: Fact(true, .groupSeparators, .o26)),
    contentViewLeavesOutSeparator: Fact(false, .contentViewHeight, .xcode, sure: 85))
}
