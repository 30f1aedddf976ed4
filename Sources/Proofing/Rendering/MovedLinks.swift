/// Points the links of a page to pictures that another page wrote already; one pass, however many have moved.
struct MovedLinks {
  private static let start = Array("\"../svg/".utf8)
  private static let quote = UInt8(ascii: "\"")
  private var targets: [ArraySlice<UInt8>: [UInt8]] = [:]

  /// Old and new paths from the report's folder.
  init(_ moved: [String: String]) {
    for (old, new) in moved { targets[Array("../\(old)".utf8)[...]] = Array("../\(new)".utf8) }
  }

  /// The page with its links moved.
  func following(in page: [UInt8]) -> [UInt8] {
    var out: [UInt8] = []
    out.reserveCapacity(page.count)
    var copied = 0
    var place = 0
    while let found = page[place...].firstIndex(of: Self.quote) {
      place = found + 1
      guard page[found...].starts(with: Self.start), let end = page[place...].firstIndex(of: Self.quote)
      else { continue }
      guard let target = targets[page[place..<end]] else { continue }
      out.append(contentsOf: page[copied..<place])
      out.append(contentsOf: target)
      copied = end
      place = end
    }
    out.append(contentsOf: page[copied...])
    return out
  }
}
