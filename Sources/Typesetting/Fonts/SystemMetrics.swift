import Graphics

/// San Francisco's measures and the corrections that turn Inter's widths into its own.
///
/// The advance corrections and the tracking of 10 to 18 pt were fitted to label widths that Xcode stored (regular
/// weight; on labels of other files the width is within half a point for 78%, within one for 93%); the tracking of
/// other sizes is Apple's published table.
enum SystemMetrics {
  /// Heights over and under the baseline, in em.
  static let ascender = 1950.0 / 2048
  static let lineHeight = (1950.0 + 494) / 2048

  /// The room of an emoji in em, tracking left out: labels of 17 and 18 points are 23 and 24 wide (one of 27 is but 31).
  static let emojiAdvance = 1.353

  /// Points between characters at a size in points, interpolated between the listed sizes.
  static func tracking(size: Double, weight: FontWeight) -> Double {
    regularTracking(size: size) + weight.extraTracking * size / 17
  }

  /// How far San Francisco is on its way from the text cut to the display cut at a size in points: 0 to 1.
  ///
  /// Fitted to 20 stored label widths of 19 to 75 pt: no width of either of Inter's cuts alone comes within 5 points.
  static func displayShare(size: Double) -> Double { min(max((size - 19) / 6, 0), 1) }

  /// By how much Inter's display cut is narrower than its text cut, in em per character (mean of the same labels).
  static let displayNarrowing = 0.045

  /// The size in points from which the display cut is drawn: there its share is half.
  static let displaySize = 22.0

  private static func regularTracking(size: Double) -> Double {
    guard let first = trackingTable.first, let last = trackingTable.last else { return 0 }
    // Outside the table the last figures hold as a share of the size.
    if size <= first.size { return first.tracking * size / first.size }
    if size >= last.size { return last.tracking }
    var low = first
    for entry in trackingTable {
      if size <= entry.size {
        let share = (size - low.size) / max(entry.size - low.size, .ulpOfOne)
        return low.tracking + (entry.tracking - low.tracking) * share
      }
      low = entry
    }
    return last.tracking
  }

  /// The advance correction of an ASCII character, in em; 0 for those that were not fitted.
  static let corrections: [Double] = {
    var table = [Double](repeating: 0, count: 128)
    for (character, delta) in fittedCorrections { table[Int(character.value)] = delta }
    return table
  }()

  private static let trackingTable: [(size: Double, tracking: Double)] = [
    (6, 0.24), (7, 0.23), (8, 0.21), (9, 0.17), (10, 0.12), (11, 0.096), (12, 0.031), (13, -0.046),
    (14, -0.109),
    (15, -0.186), (16, -0.263), (17, -0.356), (18, -0.44), (19, -0.45), (20, -0.45), (21, -0.36), (22, -0.26),
    (23, -0.1), (24, 0.07), (25, 0.15), (26, 0.22), (27, 0.29), (28, 0.38), (32, 0.41), (34, 0.4), (36, 0.37),
    (44, 0.37), (48, 0.35), (53, 0.33), (56, 0.3), (60, 0.26), (80, 0),
  ]

  private static let fittedCorrections: [(Unicode.Scalar, Double)] = [
    (" ", -0.0098), ("!", 0.0024), ("$", 0.0048), ("%", -0.0022), ("'", -0.0009), ("+", -0.0019),
    (",", 0.0022), ("-", 0.0017), (".", 0.016), ("/", 0.0006), ("0", 0.0035), ("1", -0.0019), ("2", 0.0006),
    ("3", 0.0045), ("4", -0.0064), ("5", 0.0034), ("6", 0.0018), ("7", 0.0013), ("8", 0.0039),
    (":", 0.0129), ("<", 0.0008), (">", 0.0022), ("?", -0.0007), ("A", -0.0112), ("C", 0.0022),
    ("D", 0.0068), ("E", -0.0024), ("F", 0.006), ("G", 0.0017), ("H", 0.0007), ("I", -0.0009),
    ("J", -0.0009), ("K", 0.001), ("L", -0.0068), ("M", -0.0072), ("N", -0.0074), ("O", -0.0025),
    ("P", -0.004), ("Q", -0.0006), ("R", -0.0016), ("S", 0.0052), ("T", -0.007), ("U", 0.0023),
    ("V", -0.0033), ("W", 0.0036), ("Y", 0.0005), ("_", 0.0007), ("a", -0.0086), ("b", -0.0074),
    ("c", 0.0031), ("d", -0.0108), ("e", -0.0106), ("g", -0.0028), ("h", 0.004), ("i", 0.0013),
    ("j", 0.0007), ("k", -0.0065), ("l", 0.0055), ("m", -0.0025), ("n", 0.0025), ("o", -0.0057),
    ("p", -0.009), ("r", -0.0023), ("s", -0.0065), ("t", -0.0116), ("u", -0.001), ("v", -0.0036),
    ("w", -0.0236), ("x", -0.0058), ("y", -0.0189), ("z", 0.0015),
  ]
}
