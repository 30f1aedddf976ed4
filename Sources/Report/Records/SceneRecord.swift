package import Graphics

/// What is kept of a scene's picture.
package struct SceneRecord: Sendable {
  /// `all.ios11.iphone-8`.
  package var id: String
  /// From the report's folder: `svg/scenes/all.ios11.iphone-8.svg`; nil where no pictures are written.
  package var picture: String?
  /// In points.
  package var size: Size

  package init(id: String, picture: String?, size: Size) {
    self.id = id
    self.picture = picture
    self.size = size
  }
}
