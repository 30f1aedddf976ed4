internal import Graphics

/// What the pixels of a raster are made of.
struct RasterInk {
  /// Whether every pixel is known to be opaque.
  let isOpaque: Bool
  /// The colours of which much of the picture is made, the most frequent first; none where they cannot be told.
  let colors: [Color]

  /// A colour with less of the picture is the blend along an edge.
  private static let leastShare = 0.04
  private static let mostColors = 16

  init(of picture: RasterPicture) {
    guard let pixels = picture.pixels() else {
      isOpaque = !picture.hasAlpha
      colors = []
      return
    }
    // Near colours are counted together: four bits a channel.
    var counts = [Int](repeating: 0, count: 4096)
    var sums = [SIMD3<Int>](repeating: .zero, count: 4096)
    var total = 0
    var isOpaque = true
    for start in stride(from: 0, to: pixels.count, by: 4) {
      let alpha = pixels[start + 3]
      if alpha < 255 { isOpaque = false }
      // What is hardly there has no colour that one would miss.
      if alpha < 128 { continue }
      let color = SIMD3(Int(pixels[start]), Int(pixels[start + 1]), Int(pixels[start + 2]))
      let bin = (color.x >> 4) << 8 | (color.y >> 4) << 4 | color.z >> 4
      counts[bin] += 1
      sums[bin] &+= color
      total += 1
    }
    self.isOpaque = isOpaque
    let least = max(1, Int((Double(total) * RasterInk.leastShare).rounded(.up)))
    colors = counts.indices.filter { counts[$0] >= least }
      .sorted { (counts[$1], $0) < (counts[$0], $1) }
      .prefix(RasterInk.mostColors)
      .map { bin in
        let mean = sums[bin] / counts[bin]
        // A mean of bytes is a byte.
        return Color(red: UInt8(mean.x), green: UInt8(mean.y), blue: UInt8(mean.z))
      }
  }
}
