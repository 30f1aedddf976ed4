package import Graphics

/// A screen that cells are drawn for; only a size, it never limits the systems.
package struct Device: Hashable, Sendable {
  /// What kind of device it is (UIUserInterfaceIdiom).
  package enum Idiom: Hashable, Sendable {
    case phone
    case pad
  }

  /// `iPhone 16`, or `402x874@3x` for a size.
  package var name: String
  package var idiom: Idiom
  /// The portrait screen, in points.
  package var size: Size
  /// Pixels per point.
  package var scale: Int
  /// The portrait safe area, in points.
  package var safeArea: EdgeInsets

  package init(name: String, idiom: Idiom, size: Size, scale: Int, safeArea: EdgeInsets) {
    self.name = name
    self.idiom = idiom
    self.size = size
    self.scale = scale
    self.safeArea = safeArea
  }

  /// The screen's pixels.
  package var grid: PixelGrid { PixelGrid(scale: Double(scale)) }

  /// The name in ids: lower case, each run of other characters one `-`, none at the ends.
  package var slug: String {
    var slug: [UInt8] = []
    for byte in name.utf8 {
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): slug.append(byte + 32)
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): slug.append(byte)
      default: if let last = slug.last, last != UInt8(ascii: "-") { slug.append(UInt8(ascii: "-")) }
      }
    }
    if slug.last == UInt8(ascii: "-") { slug.removeLast() }
    return String(decoding: slug, as: UTF8.self)
  }
}
