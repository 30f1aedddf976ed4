package import Graphics

/// A PNG or JPEG: its bytes as they are, and what its header says.
package struct RasterPicture: Hashable, Sendable {
  /// The kinds of files; the raw value is the media type.
  package enum Format: String, Hashable, Sendable {
    case png = "image/png"
    case jpeg = "image/jpeg"

    /// The usual extension of a file of it, without the dot.
    package var fileExtension: String { self == .png ? "png" : "jpg" }
  }

  /// By its first bytes, whatever the file is called.
  package let format: Format
  /// Pixels from side to side as it is shown (a photo's orientation applied).
  package let pixelWidth: Int
  /// Pixels from top to bottom, likewise.
  package let pixelHeight: Int
  /// Pixels a point: 2 for `@2x`.
  package let scale: Int
  /// Whether any pixel may be other than opaque, by the header; `PictureLibrary.isOpaque` looks at the pixels.
  package let hasAlpha: Bool
  /// The file as it is.
  package let bytes: [UInt8]

  /// The media type.
  package var mimeType: String { format.rawValue }

  /// In points.
  package var size: Size {
    Size(width: Double(pixelWidth) / Double(scale), height: Double(pixelHeight) / Double(scale))
  }
}
