import Graphics

extension Device {
  /// Interface Builder's devices by name: width, height, pixels a point.
  private static let canvases: [String: (width: Double, height: Double, scale: Int)] = [
    "retina3_5": (320, 480, 2), "retina4_0": (320, 568, 2), "retina4_7": (375, 667, 2),
    "retina5_5": (414, 736, 3), "retina5_9": (375, 812, 3), "retina6_1": (414, 896, 2),
    "retina6_5": (414, 896, 3), "retina6_0": (390, 844, 3), "retina6_7": (428, 926, 3),
    "retina6_12": (393, 852, 3), "retina6_72": (430, 932, 3), "retina6_3": (402, 874, 3),
    "retina6_9": (440, 956, 3), "ipad7_9": (768, 1024, 2), "ipad9_7": (768, 1024, 2),
    "ipad10_2": (810, 1080, 2), "ipad10_5": (834, 1112, 2), "ipad10_9rounded": (820, 1180, 2),
    "ipad11_0rounded": (834, 1194, 2), "ipad12_9": (1024, 1366, 2), "ipad12_9rounded": (1024, 1366, 2),
    "ipad8_3rounded": (744, 1133, 2),
  ]

  /// The device of a canvas: up to Xcode 7 it is none, but 600 by 600 points of one pixel each; one that is not known
  /// counts as an iPhone 8.
  static func ofCanvas(_ name: String?, isLandscape: Bool) -> Device {
    let (width, height, scale) = name.map { canvases[$0] ?? (375, 667, 2) } ?? (600, 600, 1)
    let size = isLandscape ? Size(width: height, height: width) : Size(width: width, height: height)
    return Device(
      name: "\(Int(size.width))x\(Int(size.height))@\(scale)x",
      idiom: name?.hasPrefix("ipad") == true ? .pad : .phone, size: size, scale: scale, safeArea: .zero)
  }
}
