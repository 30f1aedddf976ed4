package import Graphics

/// An image as a page can show it.
package enum Picture: Hashable, Sendable {
  case vector(VectorPicture)
  case raster(RasterPicture)

  /// The size UIKit gives an image view of it, in points.
  package var size: Size {
    switch self {
    case .vector(let picture): picture.size
    case .raster(let picture): picture.size
    }
  }
}
