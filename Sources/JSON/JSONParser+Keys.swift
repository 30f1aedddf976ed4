import Diagnostics

extension JSONParser {
  /// Reports every key that stands a second time in its object; a few keys by comparing, many by a set.
  mutating func reportDuplicates(among keys: ArraySlice<Int>) {
    for key in keys { nodes[key].next = hash(of: key) }
    if keys.count > 16 { return reportDuplicatesByHashing(keys) }
    for (place, key) in keys.enumerated() {
      let earlier = keys.prefix(place)
      if earlier.contains(where: { nodes[$0].next == nodes[key].next && name(of: $0) == name(of: key) }) {
        reportDuplicate(key)
      }
    }
  }

  private mutating func reportDuplicatesByHashing(_ keys: ArraySlice<Int>) {
    var seen: Set<[UInt8]> = []
    for key in keys where !seen.insert(name(of: key)).inserted { reportDuplicate(key) }
  }

  private mutating func reportDuplicate(_ key: Int) {
    let name = excerpt(content(of: key))
    fault(
      "json-duplicate-key", "the key \"\(name)\" stands twice in this object",
      from: Int(nodes[key].start), to: Int(nodes[key].end))
  }

  private func content(of key: Int) -> Range<Int> {
    JSONParser.content(of: nodes[key], in: bytes)
  }

  private func name(of key: Int) -> [UInt8] {
    let raw = content(of: key)
    return nodes[key].hasEscapes ? JSONText.decodedBytes(bytes, raw) : Array(bytes[raw])
  }

  /// FNV-1a of the name, so that most different names differ by one comparison.
  private func hash(of key: Int) -> UInt32 {
    let raw = content(of: key)
    if nodes[key].hasEscapes { return JSONParser.hash(JSONText.decodedBytes(bytes, raw)[...]) }
    return JSONParser.hash(bytes[raw])
  }

  static func hash(_ name: ArraySlice<UInt8>) -> UInt32 {
    var hash: UInt32 = 2_166_136_261
    for byte in name { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    return hash
  }

  /// The bytes of a string or key between its quotes.
  static func content(of node: JSONNode, in bytes: [UInt8]) -> Range<Int> {
    let start = Int(node.start)
    let end = Int(node.end)
    // A key without quotes, whose fault is reported, is its own content.
    let isQuoted =
      end - start >= 2 && (bytes[start] == UInt8(ascii: "\"") || bytes[start] == UInt8(ascii: "'"))
    return isQuoted ? start + 1..<end - 1 : start..<end
  }
}
