/// Markup with places where the prefix of an id goes.
struct PrefixedMarkup: Hashable, Sendable {
  /// The markup without prefixes.
  private(set) var bare: [UInt8] = []
  /// Offsets in `bare`, ascending, where the prefix stands.
  private(set) var places: [Int] = []
  var defaultPrefix = ""

  mutating func append(_ text: StaticString) {
    bare.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  mutating func append(_ text: String) { bare.append(contentsOf: text.utf8) }

  mutating func append(_ other: PrefixedMarkup) {
    places.append(contentsOf: other.places.map { $0 + bare.count })
    bare.append(contentsOf: other.bare)
  }

  /// An id: the prefix, then a number within the picture.
  mutating func append(id: Int) {
    places.append(bare.count)
    append(String(id))
  }

  func bytes(prefix: String?) -> [UInt8] {
    if places.isEmpty { return bare }
    let inserted = Array((prefix ?? defaultPrefix).utf8)
    var result: [UInt8] = []
    result.reserveCapacity(bare.count + places.count * inserted.count)
    var start = 0
    for place in places {
      result.append(contentsOf: bare[start..<place])
      result.append(contentsOf: inserted)
      start = place
    }
    result.append(contentsOf: bare[start...])
    return result
  }
}
