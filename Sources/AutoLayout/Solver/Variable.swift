import Graphics

/// The numbering of a system's unknowns: origin and length of each item's alignment rectangle, on each axis.
enum Variable {
  static func origin(_ item: Int, _ axis: LayoutAxis) -> Int { item * 4 + axis.rawValue * 2 }
  static func length(_ item: Int, _ axis: LayoutAxis) -> Int { item * 4 + axis.rawValue * 2 + 1 }
  static func isLength(_ variable: Int) -> Bool { variable & 1 == 1 }
  static func item(_ variable: Int) -> Int { variable >> 2 }
  static func axis(_ variable: Int) -> LayoutAxis { variable & 2 == 0 ? .horizontal : .vertical }
}
