private import CICU

/// Owns ICU's break iterators; each is opened by the first text that needs it.
final class BoundaryFinder {
  private var lines: [ShapingLanguage: UnsafeMutableRawPointer] = [:]
  private var characters: UnsafeMutableRawPointer?

  deinit {
    for iterator in lines.values { cellproof_ubrk_close(iterator) }
    if let characters { cellproof_ubrk_close(characters) }
  }

  /// Where a line may end, counted from the start of `units`, rising, the end among them.
  func lineBreaks(in units: ArraySlice<UInt16>, _ language: ShapingLanguage) -> [Int32] {
    if lines[language] == nil { lines[language] = cellproof_ubrk_open_lines(language.tag) }
    return boundaries(lines[language], in: units)
  }

  /// Where a character as readers see it ends, counted likewise.
  func characterEnds(in units: ArraySlice<UInt16>) -> [Int32] {
    // Between two of ASCII there is always one (the line ends are gone), so no ICU is needed.
    if units.allSatisfy({ $0 < 0x80 }) { return (0..<units.count).map { Int32(clamping: $0 + 1) } }
    if characters == nil { characters = cellproof_ubrk_open_characters() }
    return boundaries(characters, in: units)
  }

  private func boundaries(_ iterator: UnsafeMutableRawPointer?, in units: ArraySlice<UInt16>) -> [Int32] {
    guard let iterator else { return [Int32(clamping: units.count)] }
    return units.withUnsafeBufferPointer { buffer in
      cellproof_ubrk_set_text(iterator, buffer.baseAddress, Int32(clamping: buffer.count))
      // The text goes away with this scope; the iterator must not keep it.
      defer { cellproof_ubrk_set_text(iterator, nil, 0) }
      var found: [Int32] = []
      var next = cellproof_ubrk_next(iterator)
      while next >= 0 {
        found.append(next)
        next = cellproof_ubrk_next(iterator)
      }
      return found
    }
  }
}
