/// The encoding that an XML declaration names.
struct DeclaredEncoding {
  /// As it is written.
  var name: String
  /// The byte at which the name starts.
  var offset: Int

  /// Nil where there is no declaration or it names none.
  init?(_ bytes: [UInt8]) {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    // A declaration of a longer head is none that anybody writes.
    let head = bytes[start..<min(bytes.count, start + 200)]
    guard head.starts(with: "<?xml".utf8), let end = head.firstIndex(of: UInt8(ascii: ">")) else {
      return nil
    }
    let declaration = head[..<end]
    let word = Array("encoding".utf8)
    guard let found = declaration.indices.first(where: { declaration[$0...].starts(with: word) }),
      let open = declaration[found...].firstIndex(where: {
        $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "'")
      }),
      let close = declaration[(open + 1)...].firstIndex(of: declaration[open])
    else { return nil }
    name = String(decoding: declaration[open + 1..<close], as: UTF8.self)
    offset = open + 1
  }

  var isUTF8: Bool { ["utf-8", "utf8"].contains(name.lowercased()) }

  /// Whether there is an encoding of that name, by the families of names that XML readers know.
  var isKnown: Bool {
    let lower = name.lowercased()
    return Self.families.contains { lower.hasPrefix($0) }
  }

  private static let families = [
    "utf", "ucs", "iso-", "iso8859", "iso_", "ascii", "us-ascii", "latin", "windows-", "cp", "ibm", "mac",
    "x-mac", "koi8", "shift_jis", "shift-jis", "sjis", "euc", "gb", "big5", "hz-", "tis-", "viscii",
  ]
}
