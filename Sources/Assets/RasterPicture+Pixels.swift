internal import CPNG

extension RasterPicture {
  /// Unpacked they take four bytes each; icons are far smaller.
  private static let mostPixels = 4_000_000

  /// Whether the pixels of a PNG are not all there; false where they are too many to look at.
  var isDamaged: Bool {
    format == .png && pixelWidth * pixelHeight <= Self.mostPixels && pixels() == nil
  }

  /// Red, green, blue and opacity of each pixel, not premultiplied.
  ///
  /// Nil for a JPEG, damaged data and more than four million pixels. Takes some milliseconds for a million pixels and
  /// keeps nothing, so ask once.
  func pixels() -> [UInt8]? {
    guard format == .png, pixelWidth * pixelHeight <= Self.mostPixels else { return nil }
    var image = png_image()
    image.version = png_uint_32(PNG_IMAGE_VERSION)
    // Frees what reading has taken, wherever it ended.
    defer { png_image_free(&image) }
    return bytes.withUnsafeBytes { source -> [UInt8]? in
      guard png_image_begin_read_from_memory(&image, source.baseAddress, source.count) != 0,
        Int(image.width) == pixelWidth, Int(image.height) == pixelHeight
      else { return nil }
      image.format = png_uint_32(PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA)
      var pixels = [UInt8](repeating: 0, count: 4 * pixelWidth * pixelHeight)
      guard png_image_finish_read(&image, nil, &pixels, 0, nil) != 0 else { return nil }
      return pixels
    }
  }
}
