private import CICU

/// A stretch of one script and one direction, in logical order.
struct DirectionalRange: Equatable {
  /// In the units of the text.
  var range: Range<Int>
  /// Odd from right to left.
  var level: UInt8
  /// As OpenType writes it, such as `Latn`.
  var script: UInt32

  var isRightToLeft: Bool { level & 1 == 1 }
}

/// Owns ICU's state of the bidirectional algorithm.
final class BidiResolver {
  private let bidi: UnsafeMutableRawPointer? = cellproof_ubidi_open()

  deinit {
    if let bidi { cellproof_ubidi_close(bidi) }
  }

  /// Cuts a paragraph where the direction or the script changes; what all scripts share goes with what is before it.
  func ranges(of paragraph: Range<Int>, in units: [UInt16], base: BaseDirection) -> [DirectionalRange] {
    let levels = levels(of: units[paragraph], base: base)
    var scripts = scripts(of: units[paragraph])
    if scripts.isEmpty { scripts = [OpenTypeTag.latin] }
    var found: [DirectionalRange] = []
    var start = paragraph.lowerBound
    for index in paragraph {
      let offset = index - paragraph.lowerBound
      let isLast = index + 1 == paragraph.upperBound
      if isLast || levels[offset + 1] != levels[offset] || scripts[offset + 1] != scripts[offset] {
        found.append(
          DirectionalRange(range: start..<index + 1, level: levels[offset], script: scripts[offset]))
        start = index + 1
      }
    }
    return found
  }

  private func levels(of units: ArraySlice<UInt16>, base: BaseDirection) -> [UInt8] {
    let level: UInt8 = base == .rightToLeft ? 1 : 0
    let plain = [UInt8](repeating: level, count: units.count)
    guard let bidi else { return plain }
    return units.withUnsafeBufferPointer { buffer in
      let count = Int32(clamping: buffer.count)
      guard Int(count) == buffer.count,
        let levels = cellproof_ubidi_levels(bidi, buffer.baseAddress, count, level)
      else { return plain }
      return Array(UnsafeBufferPointer(start: levels, count: buffer.count))
    }
  }

  /// One script for each unit; the first that is told holds for what comes before it.
  private func scripts(of units: ArraySlice<UInt16>) -> [UInt32] {
    var scripts: [UInt32] = []
    scripts.reserveCapacity(units.count)
    var current: UInt32 = 0
    var iterator = units.makeIterator()
    var decoder = UTF16()
    while case .scalarValue(let scalar) = decoder.decode(&iterator) {
      let script =
        scalar.value < 0x80 && !scalar.properties.isAlphabetic ? 0 : cellproof_script_tag(Int32(scalar.value))
      if script != 0 {
        if current == 0 { for index in scripts.indices { scripts[index] = script } }
        current = script
      }
      for _ in 0..<UTF16.width(scalar) { scripts.append(current) }
    }
    if current == 0 { return [UInt32](repeating: OpenTypeTag.latin, count: units.count) }
    while scripts.count < units.count { scripts.append(current) }
    return scripts
  }

  /// The order, from the left, of stretches with these levels.
  static func visualOrder(of levels: [UInt8]) -> [Int] {
    if levels.count < 2 { return Array(levels.indices) }
    var order = [Int32](repeating: 0, count: levels.count)
    cellproof_ubidi_reorder(levels, Int32(clamping: levels.count), &order)
    return order.map(Int.init)
  }
}
