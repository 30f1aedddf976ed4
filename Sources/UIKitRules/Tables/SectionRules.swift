package import Graphics

/// Headers, footers and the space around sections on one system; lengths in points.
package struct SectionRules: Sendable {
  package let plainHeader: HeaderRules
  package let groupedHeader: HeaderRules
  package let footer: HeaderRules
  /// An untitled header or footer of a grouped table.
  package let untitledHeight: Fact<Double>
  /// Above the first section of a grouped table that has no header.
  package let firstSectionTop: Fact<Double>
  /// Where a table of rows alone starts below the screen's top edge: the status bar.
  package let tableTop: Fact<Double>
}

/// A section's header or footer.
package struct HeaderRules: Sendable {
  package let font: Fact<HeaderFont>
  package let color: Fact<RuleColor>
  /// The height of a one-line title above the first section, at Large.
  package let firstHeight: Fact<PerScale<Double>>
  /// The same above or below the later ones.
  package let height: Fact<PerScale<Double>>
  /// Above the title; the rest is below it.
  package let topMargin: Fact<Double>
  package let bottomMargin: Fact<Double>
}

/// A header's font.
package struct HeaderFont: Hashable, Sendable {
  package let style: TextStyle
  package let weight: FontWeight
  package let isUppercase: Bool
}
