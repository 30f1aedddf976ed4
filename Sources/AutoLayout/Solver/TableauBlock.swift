import Graphics

/// A part of a layout that shares no free variable with the others, and where it stands in the flat stores.
///
/// Its quantities are its free variables (first, by column) and its rows. At any time as many of them as there are
/// columns stand at 0; the others are linear in those and are the tableau's rows.
struct TableauBlock: Sendable {
  var columns = 0
  var rows = 0
  /// Where its numbers begin: the cells row by row, then the rows' values.
  var numbers = 0
  /// Where its marks begin, see `TableauKernel`.
  var marks = 0
  /// Its levels, in `LevelLists`.
  var levels = 0..<0
  /// The axes whose variables take part, a bit each.
  var axes: UInt8 = 0

  var quantities: Int { columns + rows }
  var numberCount: Int { rows * columns + rows }
  var markCount: Int { rows + 2 * columns + 4 * quantities }

  func touches(_ axis: LayoutAxis) -> Bool { axes & (1 << UInt8(axis.rawValue)) != 0 }
}

/// Which quantities of a block cost at which level, flat.
struct LevelLists: Sendable {
  var levels: [Int32] = []
  var members: [Range<Int>] = []
  var quantities: [Int32] = []

  /// Sorts (block, level, quantity) triples and gives each block its range of levels.
  init(
    _ blocks: inout [TableauBlock], _ triples: [(block: Int32, level: Int32, quantity: Int32)],
    levelCount: Int
  ) {
    let byLevel = LevelLists.sorted(triples, keys: levelCount) { Int($0.level) }
    let sorted = LevelLists.sorted(byLevel, keys: blocks.count) { Int($0.block) }
    quantities.reserveCapacity(sorted.count)
    var index = 0
    while index < sorted.count {
      let (block, level, _) = sorted[index]
      let start = index
      while index < sorted.count, sorted[index].block == block, sorted[index].level == level {
        quantities.append(sorted[index].quantity)
        index += 1
      }
      let slot = levels.count
      levels.append(level)
      members.append(start..<index)
      let known = blocks[Int(block)].levels
      blocks[Int(block)].levels = (known.isEmpty ? slot : known.lowerBound)..<(slot + 1)
    }
  }

  private typealias Triple = (block: Int32, level: Int32, quantity: Int32)

  /// A counting sort, stable.
  private static func sorted(_ triples: [Triple], keys: Int, key: (Triple) -> Int) -> [Triple] {
    var starts = [Int](repeating: 0, count: keys + 1)
    for triple in triples { starts[key(triple) + 1] += 1 }
    for index in 0..<keys { starts[index + 1] += starts[index] }
    return [Triple](unsafeUninitializedCapacity: triples.count) { buffer, count in
      for triple in triples {
        let place = key(triple)
        buffer[starts[place]] = triple
        starts[place] += 1
      }
      count = triples.count
    }
  }
}
