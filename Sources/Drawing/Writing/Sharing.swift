import Assets

/// How an output draws what it holds several times.
enum Sharing: Sendable {
  /// Runs where they stand, each time.
  case nothing
  /// The first run of an outline carries an id, later ones refer to it.
  case inPlace
  /// Runs and parts stand in definitions that the whole page refers to.
  case definitions
}

/// Where the bytes of raster pictures are.
enum RasterSource: Sendable {
  /// In the picture itself, as base64.
  case embedded
  /// In files: the address of a picture relative to the page, nil leaves the picture out; and the folder of those of
  /// glyphs, with a slash at its end.
  case files(@Sendable (PictureID) -> String?, glyphFolder: String)
}
