/// Characters that stand together as one unit, in the order they are drawn.
struct ShapedCluster {
  /// The first UTF-16 unit, counted in the run's text.
  var start: Int32
  /// In font units, corrections included, tracking not.
  var advance: Float
  /// Whether tracking is added behind it: not behind what takes no room.
  var isTracked: Bool
}

/// One glyph in its place, in font units with y down; tracking is added when the outline is made.
struct ShapedGlyph {
  var id: UInt32
  var x: Int32
  var y: Int32
  /// The tracked clusters before it: as many times the tracking moves it.
  var trackedBefore: Int32
}

/// What shaping a text in one face gave, at no size in particular; every size is made of it.
final class ShapedRun {
  let glyphs: [ShapedGlyph]
  let clusters: [ShapedCluster]
  /// In em, corrections included, tracking not.
  let advance: Double
  let trackedCount: Int
  let missing: [Unicode.Scalar]
  let unitsPerEm: Double
  /// The outlines made so far: there are as many as sizes with a tracking of their own.
  var outlines: [(tracking: Double, run: GlyphRun)] = []

  init(
    glyphs: [ShapedGlyph], clusters: [ShapedCluster], advance: Double, trackedCount: Int,
    missing: [Unicode.Scalar],
    unitsPerEm: Double
  ) {
    self.glyphs = glyphs
    self.clusters = clusters
    self.advance = advance
    self.trackedCount = trackedCount
    self.missing = missing
    self.unitsPerEm = unitsPerEm
  }

  /// Nothing to draw.
  static var empty: ShapedRun {
    ShapedRun(glyphs: [], clusters: [], advance: 0, trackedCount: 0, missing: [], unitsPerEm: 1)
  }
}
