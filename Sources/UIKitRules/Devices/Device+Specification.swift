import Graphics

extension Device {
  /// The points that a side of a size may have.
  package static let sides = 1...4096
  /// The pixels a point that a size may have.
  package static let scales = 1...3

  /// Why a text is neither a device's name nor a size.
  package enum SpecificationError: Error, Hashable, Sendable {
    /// Not of the form `402x874@3x`.
    case malformed
    case sideOutOfRange
    case scaleOutOfRange
  }

  /// The device of `402x874@3x`: width and height in whole points, then the scale.
  ///
  /// It counts as a phone, with the status bar's 20 as its safe area.
  package init(sizeSpecification text: String) throws(SpecificationError) {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1].utf8.last == UInt8(ascii: "x") else { throw .malformed }
    let sides = parts[0].split(separator: "x", omittingEmptySubsequences: false)
    guard sides.count == 2 else { throw .malformed }
    let width = try Device.number(sides[0])
    let height = try Device.number(sides[1])
    let scale = try Device.number(parts[1].dropLast())
    guard Device.sides.contains(width), Device.sides.contains(height) else { throw .sideOutOfRange }
    guard Device.scales.contains(scale) else { throw .scaleOutOfRange }
    self.init(
      name: text, idiom: .phone, size: Size(width: Double(width), height: Double(height)), scale: scale,
      safeArea: EdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
  }

  /// A number of ASCII digits alone; more than six are out of every range, so they are not read.
  private static func number(_ digits: Substring) throws(SpecificationError) -> Int {
    let bytes = digits.utf8
    guard let first = bytes.first, bytes.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 })
    else { throw .malformed }
    // One way to write a size, so that one size has one name.
    guard first != UInt8(ascii: "0") || bytes.count == 1 else { throw .malformed }
    guard bytes.count <= 6, let number = Int(digits) else { throw .sideOutOfRange }
    return number
  }
}
