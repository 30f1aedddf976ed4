/// What is known of a font family other than the system's; lengths in em.
package struct FontFamily: Hashable, Sendable {
  /// The heights of a line.
  package struct Line: Hashable, Sendable {
    /// Over the baseline.
    package let ascender: Double
    /// Ascender, descender and what a line leaves free.
    package let height: Double
  }

  package let line: Fact<Line>
  /// nil: those of the face that is drawn.
  package let widths: Fact<FamilyWidths>?
  /// Whether the name's last part is a style of the family's own, and no weight.
  package let isOfOneWeight: Bool

  /// A font by its PostScript name or its family's name; nil where it is not known.
  package static func of(_ name: String) -> FontFamily? {
    let plain = name.filter { $0 != " " }
    return table[plain] ?? plain.split(separator: "-").first.flatMap { table[String($0)] }
  }

  private init(
    _ ascender: Double, _ height: Double, _ source: FactSource, widths: Fact<FamilyWidths>? = nil,
    isOfOneWeight: Bool = false
  ) {
    line = Fact(Line(ascender: ascender, height: height), .familyLine, source)
    self.widths = widths
    self.isOfOneWeight = isOfOneWeight
  }

  // Where Xcode stored heights of labels in a family they agree with its line to the pixel; the others are what is
  // remembered of the fonts' files.
  private static let table: [String: FontFamily] = [
    "AmericanTypewriter": FontFamily(0.91, 1.16, .xcode, widths: ratio(1.03)),
    "AmericanTypewriter-Semibold": FontFamily(0.91, 1.16, .xcode, widths: ratio(0.966)),
    "Arial": FontFamily(0.905, 1.15, .memory, widths: helvetica),
    "ArialMT": FontFamily(0.905, 1.15, .memory, widths: helvetica),
    "Avenir": FontFamily(1, 1.366, .memory),
    "AvenirNext": FontFamily(1, 1.366, .xcode, widths: ratio(0.98)),
    "Courier": FontFamily(0.754, 1, .memory, widths: uniform(0.6)),
    "CourierNew": FontFamily(0.833, 1.133, .memory, widths: uniform(0.6)),
    "CourierNewPSMT": FontFamily(0.833, 1.133, .memory, widths: uniform(0.6)),
    "Didot": FontFamily(0.94, 1.27, .xcode, widths: ratio(0.946)),
    "Futura": FontFamily(1.04, 1.3, .xcode),
    "Futura-Bold": FontFamily(1.04, 1.3, .xcode, widths: ratio(1.127)),
    "Futura-CondensedMedium": FontFamily(
      0.95, 1.213, .xcode, widths: ratio(0.65), isOfOneWeight: true),
    "Georgia": FontFamily(0.917, 1.136, .memory),
    "Helvetica": FontFamily(0.77, 1.15, .memory, widths: helvetica),
    "HelveticaNeue": FontFamily(0.952, 1.165, .xcode, widths: helveticaNeue),
    "HelveticaNeue-Medium": FontFamily(0.975, 1.192, .xcode, widths: helveticaNeue),
    "HelveticaNeue-Bold": FontFamily(0.975, 1.192, .xcode, widths: helveticaNeue),
    "MarkerFelt-Thin": FontFamily(0.83, 1.09, .xcode, widths: ratio(0.851), isOfOneWeight: true),
    "MarkerFelt-Wide": FontFamily(1, 1.29, .xcode, widths: ratio(0.924), isOfOneWeight: true),
    "Menlo": FontFamily(0.928, 1.164, .memory, widths: uniform(0.602)),
    "OpenSans": FontFamily(1.069, 1.362, .xcode, widths: ratio(0.986)),
    "Papyrus": FontFamily(0.94, 1.542, .xcode),
    "TimesNewRoman": FontFamily(0.891, 1.15, .memory),
    "TimesNewRomanPSMT": FontFamily(0.891, 1.15, .memory),
    "Verdana": FontFamily(1.005, 1.215, .xcode),
  ]

  /// Of the sum of a family's stored labels and that of Inter's advances.
  private static func ratio(_ ratio: Double) -> Fact<FamilyWidths> {
    Fact(.ratio(ratio), .familyWidths, .inferred)
  }

  private static func uniform(_ width: Double) -> Fact<FamilyWidths> {
    Fact(.uniform(width), .familyWidths, .memory)
  }

  private static let helvetica = Fact(
    FamilyWidths.characters(regular: .helvetica, bold: .helveticaBold), .familyWidths, .memory)

  private static let helveticaNeue = Fact(
    FamilyWidths.characters(regular: .helveticaNeue, bold: .helveticaNeueBold), .familyWidths, .xcode)
}
