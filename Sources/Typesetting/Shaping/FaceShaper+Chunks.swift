extension FaceShaper {
  /// Shapes a stretch of a text; clusters are counted from the stretch's start.
  ///
  /// HarfBuzz is given no more than `chunk` units at once: it looks for the base of each mark through all marks before
  /// it, and past 32,767 of them it ends the program.
  func shape(
    _ units: ArraySlice<UInt16>, script: UInt32, isRightToLeft: Bool, features: ShapingFeatures,
    language: ShapingLanguage
  ) -> ShapedRun {
    if units.count <= FaceShaper.chunk {
      return shapeAtOnce(
        units, script: script, isRightToLeft: isRightToLeft, features: features, language: language)
    }
    var runs: [(offset: Int32, run: ShapedRun)] = []
    var rest = units
    while !rest.isEmpty {
      let part = rest.prefix(FaceShaper.chunkLength(rest))
      let run = shapeAtOnce(
        part, script: script, isRightToLeft: isRightToLeft, features: features, language: language)
      runs.append((Int32(clamping: part.startIndex - units.startIndex), run))
      rest = rest[part.endIndex...]
    }
    return join(isRightToLeft ? runs.reversed() : runs)
  }

  /// In UTF-16 units: longer than what a label can show in a line.
  private static let chunk = 4096

  /// Where to cut: behind a blank, where letters do not join, or else between two characters.
  private static func chunkLength(_ units: ArraySlice<UInt16>) -> Int {
    if units.count <= chunk { return units.count }
    let whole = units.prefix(chunk)
    if let blank = whole.suffix(chunk / 2).lastIndex(of: 0x20) { return blank + 1 - units.startIndex }
    // Not between the halves of a surrogate pair.
    return whole.last.map { UTF16.isLeadSurrogate($0) } == true ? chunk - 1 : chunk
  }

  /// One run of several that stand side by side, from the left.
  private func join(_ runs: [(offset: Int32, run: ShapedRun)]) -> ShapedRun {
    let em = Double(face.unitsPerEm)
    var glyphs: [ShapedGlyph] = []
    var clusters: [ShapedCluster] = []
    var missing: [Unicode.Scalar] = []
    var advance = 0.0
    var tracked = 0
    for (offset, run) in runs {
      let x = Int32(clamping: Int((advance * em).rounded()))
      for var glyph in run.glyphs {
        glyph.x &+= x
        glyph.trackedBefore &+= Int32(clamping: tracked)
        glyphs.append(glyph)
      }
      for var cluster in run.clusters {
        cluster.start &+= offset
        clusters.append(cluster)
      }
      for scalar in run.missing where missing.count < 64 && !missing.contains(scalar) {
        missing.append(scalar)
      }
      advance += run.advance
      tracked += run.trackedCount
    }
    return ShapedRun(
      glyphs: glyphs, clusters: clusters, advance: advance, trackedCount: tracked, missing: missing,
      unitsPerEm: em)
  }
}
