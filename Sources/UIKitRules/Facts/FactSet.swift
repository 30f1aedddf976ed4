/// A figure that a picture used, and how far it is to be trusted.
package struct FactMark: Hashable, Sendable {
  package let id: FactID
  package let trust: Trust

  package init(id: FactID, trust: Trust) {
    self.id = id
    self.trust = trust
  }
}

/// The marked figures that a picture used, as a bit for each figure and kind of mark: union and insert cost nothing.
package struct FactSet: Hashable, Sendable {
  /// The kinds of mark: reported, inferred, unverified.
  private static let kinds = 3
  /// Room for 170 figures; a test holds `FactID` to it.
  private var words = SIMD8<UInt64>(repeating: 0)

  package init() {}

  package init(_ marks: some Sequence<FactMark>) {
    for mark in marks { insert(mark) }
  }

  /// How many figures there is room for.
  package static var capacity: Int { 8 * 64 / kinds }

  /// The figure's value; a figure that needs a mark is recorded on the way.
  @inlinable @inline(__always)
  package mutating func take<Value>(_ fact: Fact<Value>) -> Value {
    if fact.isMarked { insert(FactMark(id: fact.id, trust: fact.trust)) }
    return fact.value
  }

  /// Records a mark; documented and measured figures need none.
  package mutating func insert(_ mark: FactMark) {
    guard let bit = FactSet.bit(of: mark) else { return }
    words[bit / 64] |= 1 << UInt64(bit % 64)
  }

  /// Whether the mark is recorded.
  package func contains(_ mark: FactMark) -> Bool {
    guard let bit = FactSet.bit(of: mark) else { return false }
    return words[bit / 64] & 1 << UInt64(bit % 64) != 0
  }

  /// Records the marks of another set too.
  package mutating func formUnion(_ other: FactSet) { words |= other.words }

  /// The marks of both.
  package func union(_ other: FactSet) -> FactSet {
    var copy = self
    copy.formUnion(other)
    return copy
  }

  package var isEmpty: Bool { words == SIMD8(repeating: 0) }

  private static func bit(of mark: FactMark) -> Int? {
    guard mark.trust.isMarked else { return nil }
    return Int(mark.id.rawValue) * kinds + Int(mark.trust.rawValue - Trust.reported.rawValue)
  }
}

extension FactSet {
  /// The marks in `FactID`'s order, surest first where one figure has several.
  package var marks: [FactMark] {
    var marks: [FactMark] = []
    for word in 0..<8 {
      var rest = words[word]
      while rest != 0 {
        let bit = word * 64 + rest.trailingZeroBitCount
        rest &= rest - 1
        guard let id = FactID(rawValue: UInt8(bit / FactSet.kinds)),
          let trust = Trust(rawValue: Trust.reported.rawValue + UInt8(bit % FactSet.kinds))
        else { continue }
        marks.append(FactMark(id: id, trust: trust))
      }
    }
    return marks
  }
}
