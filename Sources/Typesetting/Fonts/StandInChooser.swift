/// Chooses the system's font for characters that Inter has no glyphs for; one for each worker, since it remembers.
///
/// The choice depends on nothing but the characters, their script, the style and the fonts that are there.
struct StandInChooser {
  private let catalog: FontCatalog
  /// One font of each family, best first.
  private var orders: [Wish: [Int]] = [:]
  private var known: [Wish: [Unicode.Scalar: Int?]] = [:]
  private var excluded: Set<Int> = []

  init(catalog: FontCatalog) { self.catalog = catalog }

  /// All that the order of families depends on.
  struct Wish: Hashable {
    var script: UInt32
    var style: FaceStyle
    var han: HanStyle
    var prefersPictures: Bool
  }

  /// The font of a cluster's characters, those that show nothing left out: the first that has all of them, or else the
  /// first that has what the cluster begins with. Nil where there is none.
  mutating func font(for scalars: [Unicode.Scalar], _ wish: Wish) -> Int? {
    guard let first = scalars.first, !StandInChooser.isPrivate(first) else { return nil }
    if scalars.count == 1, let known = known[wish]?[first] { return known }
    let order = order(wish)
    let all = order.first { font in scalars.allSatisfy { catalog.covers($0, font: font) } }
    let best = all ?? order.first { catalog.covers(first, font: $0) }
    if scalars.count == 1 { known[wish, default: [:]][first] = best }
    return best
  }

  /// Leaves out a font whose file cannot be read.
  mutating func exclude(_ font: Int) {
    excluded.insert(font)
    orders.removeAll()
    known.removeAll()
  }

  private mutating func order(_ wish: Wish) -> [Int] {
    if let known = orders[wish] { return known }
    let families = ScriptFamilies(script: wish.script, han: wish.han, prefersPictures: wish.prefersPictures)
    let ranked = catalog.families.compactMap { family -> (rank: Int, font: Int)? in
      // Of equals the first, which is the first by path.
      let nearest = family.fonts.filter { !excluded.contains($0) }.min {
        catalog.fonts[$0].distance(from: wish.style) < catalog.fonts[$1].distance(from: wish.style)
      }
      return nearest.map { (families.rank(of: family.name, catalog.fonts[$0]), $0) }
    }
    let order = ranked.sorted { ($0.rank, $0.font) < ($1.rank, $1.font) }.map(\.font)
    orders[wish] = order
    return order
  }

  /// What private use characters look like is agreed upon between two, and no font of the system is one of them.
  private static func isPrivate(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xE000...0xF8FF, 0xF0000...0xFFFFF, 0x100000...0x10FFFF: true
    default: false
    }
  }
}
