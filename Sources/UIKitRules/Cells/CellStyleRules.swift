/// The built-in cell styles (UITableViewCell.CellStyle) on one system; lengths in points.
package struct CellStyleRules: Sendable {
  package let image: RowImageRules
  /// The trailing margin beside an accessory.
  package let besideAccessory: Fact<Double>
  /// Above and below one text together.
  package let padding: Fact<Double>
  /// Above and below title and detail of the style subtitle together, with what a gap takes.
  package let subtitlePadding: Fact<Double>
  package let subtitleGap: Fact<SubtitleGap>
  /// Between title and detail of the style value1.
  package let valueGap: Fact<Double>
  package let value2: Fact<Value2Columns>
  package let title: RowTextRules
  package let subtitleDetail: RowTextRules
  package let valueDetail: RowTextRules
  package let value2Title: RowTextRules
  package let value2Detail: RowTextRules
  /// Whether texts wrap, and values go below their titles, at the accessibility sizes.
  package let wrapsAtAccessibilitySizes: Fact<Bool>
}

/// How far apart title and detail of the style subtitle stand, in points.
package struct SubtitleGap: Hashable, Sendable {
  package let most: Double
  /// What must be left of the height before the gap opens.
  package let after: Double

  package static let none = SubtitleGap(most: 0, after: 0)

  /// The gap where that much of the height is left by both texts: whole points.
  package func points(spare: Double) -> Double {
    min(most, max(0, spare - after + 1e-6)).rounded(.down)
  }
}

/// The two columns of the style value2, in points.
package struct Value2Columns: Hashable, Sendable {
  /// From the cell margin to the title's end.
  package let titleWidth: Double
  /// From there to the detail.
  package let gap: Double

  package static let none = Value2Columns(titleWidth: 0, gap: 0)
}
