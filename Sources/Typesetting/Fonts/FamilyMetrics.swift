/// The heights of a line in families other than the system's, in em.
///
/// Widths stay those of the face that is drawn. Where Xcode stored heights of labels in a family they agree with these
/// to the pixel; the other figures are those that the font files of the families publish.
struct FamilyMetrics: Hashable, Sendable {
  /// Over the baseline.
  let ascender: Double
  /// Ascender, descender and what a line leaves free.
  let lineHeight: Double

  /// The metrics of a font by its PostScript name or its family's name; nil where they are not known.
  static func of(_ name: String) -> FamilyMetrics? {
    let plain = name.filter { $0 != " " }
    return table[plain] ?? plain.split(separator: "-").first.flatMap { table[String($0)] }
  }

  private init(_ ascender: Double, _ lineHeight: Double) {
    self.ascender = ascender
    self.lineHeight = lineHeight
  }

  private static let table: [String: FamilyMetrics] = [
    "AmericanTypewriter": FamilyMetrics(0.91, 1.16),
    "Arial": FamilyMetrics(0.905, 1.15),
    "Avenir": FamilyMetrics(1, 1.366),
    "AvenirNext": FamilyMetrics(1, 1.366),
    "Courier": FamilyMetrics(0.754, 1),
    "CourierNew": FamilyMetrics(0.833, 1.133),
    "CourierNewPSMT": FamilyMetrics(0.833, 1.133),
    "Didot": FamilyMetrics(0.94, 1.27),
    "Futura": FamilyMetrics(1.04, 1.3),
    "Futura-CondensedMedium": FamilyMetrics(0.95, 1.213),
    "Georgia": FamilyMetrics(0.917, 1.136),
    "Helvetica": FamilyMetrics(0.77, 1.15),
    "HelveticaNeue": FamilyMetrics(0.952, 1.165),
    "HelveticaNeue-Bold": FamilyMetrics(0.975, 1.192),
    "MarkerFelt-Thin": FamilyMetrics(0.83, 1.09),
    "MarkerFelt-Wide": FamilyMetrics(1, 1.29),
    "Menlo": FamilyMetrics(0.928, 1.164),
    "OpenSans": FamilyMetrics(1.069, 1.362),
    "Papyrus": FamilyMetrics(0.94, 1.542),
    "TimesNewRoman": FamilyMetrics(0.891, 1.15),
    "TimesNewRomanPSMT": FamilyMetrics(0.891, 1.15),
    "Verdana": FamilyMetrics(1.005, 1.215),
  ]
}
