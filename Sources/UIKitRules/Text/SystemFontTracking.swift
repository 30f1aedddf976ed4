/// What San Francisco's text cut adds between characters, by its size.
///
/// Both tables are Apple's; the stored widths of labels of 11 to 19 points agree with them to 0.015 points a character.
package enum SystemFontTracking: UInt8, CaseIterable, Hashable, Sendable {
  /// SF UI of iOS 9 to 12: whole thousandths of an em.
  case through12
  /// SF of iOS 13 and later.
  case from13

  package init(_ system: System) { self = system < .ios13 ? .through12 : .from13 }

  /// Points a character at a size in points, between the listed sizes in proportion.
  package func points(size: Double) -> Double {
    let table = table.value
    guard let first = table.first, let last = table.last else { return 0 }
    // Outside the table its last shares of the size hold.
    if size <= first.size { return first.points * size / first.size }
    var low = first
    for entry in table {
      if size <= entry.size {
        let share = (size - low.size) / max(entry.size - low.size, .ulpOfOne)
        return low.points + (entry.points - low.points) * share
      }
      low = entry
    }
    return last.points * size / last.size
  }

  private var table: Fact<[(size: Double, points: Double)]> {
    switch self {
    case .through12: SystemFontTracking.old
    case .from13: SystemFontTracking.new
    }
  }

  private static let old = Fact(
    [
      (6.0, 41.0), (7, 34), (8, 26), (9, 19), (10, 12), (11, 6), (12, 0), (13, -6), (14, -11), (15, -16),
      (16, -20), (17, -24), (18, -25), (19, -26),
    ].map { (size: $0.0, points: $0.0 * $0.1 / 1000) }, .systemFontTracking, .xcode)

  private static let new = Fact(
    [
      (6.0, 0.24), (7, 0.23), (8, 0.21), (9, 0.17), (10, 0.12), (11, 0.06), (12, 0), (13, -0.08), (14, -0.15),
      (15, -0.23), (16, -0.31), (17, -0.43), (18, -0.44), (19, -0.45),
    ].map { (size: $0.0, points: $0.1) }, .systemFontTracking, .hig)
}
