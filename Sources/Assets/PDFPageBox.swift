/// Tells a page's own size from the one that poppler puts in its place.
enum PDFPageBox {
  /// US Letter, which poppler takes where a page has no box that it can use.
  private static let standIn = (width: 612.0, height: 792.0)

  /// Whether a page came out in the stand-in's size and the file says no box of that size.
  ///
  /// A box in a compressed object cannot be read here, and is believed.
  static func isStandIn(width: Double, height: Double, in bytes: [UInt8]) -> Bool {
    // A page may be turned.
    guard min(width, height) == standIn.width, max(width, height) == standIn.height else { return false }
    var boxes = places(of: "/MediaBox", in: bytes).map { box(at: $0, in: bytes) }
    boxes += places(of: "/CropBox", in: bytes).map { box(at: $0, in: bytes) }
    if boxes.isEmpty { return places(of: "/ObjStm", in: bytes).isEmpty }
    return boxes.allSatisfy { $0 == .unusable }
  }

  private enum Box: Equatable {
    case usable
    case unusable
  }

  /// What stands behind a key: four numbers that span an area are usable, and a reference may lead to such.
  private static func box(at place: Int, in bytes: [UInt8]) -> Box {
    var index = place
    while index < bytes.count, isBlank(bytes[index]) { index += 1 }
    guard index < bytes.count, bytes[index] == UInt8(ascii: "[") else {
      return index < bytes.count && isDigit(bytes[index]) ? .usable : .unusable
    }
    guard let end = bytes[index...].prefix(256).firstIndex(of: UInt8(ascii: "]")) else { return .unusable }
    let words = bytes[(index + 1)..<end].split(whereSeparator: isBlank).map {
      String(decoding: $0, as: UTF8.self)
    }
    // Each number may be an object of its own.
    if words.contains("R") { return .usable }
    // Powers are none of its numbers.
    let numbers = words.compactMap { $0.contains("e") || $0.contains("E") ? nil : Double($0) }
    guard words.count == 4, numbers.count == 4, numbers.allSatisfy(\.isFinite) else { return .unusable }
    return numbers[0] != numbers[2] && numbers[1] != numbers[3] ? .usable : .unusable
  }

  /// The offsets behind each place of a name.
  private static func places(of name: StaticString, in bytes: [UInt8]) -> [Int] {
    let key = name.withUTF8Buffer { Array($0) }
    var places: [Int] = []
    var index = 0
    while let start = bytes[index...].firstIndex(of: key[0]) {
      if bytes[start...].starts(with: key) { places.append(start + key.count) }
      index = start + 1
    }
    return places
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0 || byte == 0x20 || (0x09...0x0D).contains(byte)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
