/// Names of locales: `de`, `pt-BR`, `zh-Hant`.
package enum LocaleName {
  /// The name with "-" between its parts, as languages, scripts and regions are written; nil for what is no name.
  ///
  /// `pt_br` is `pt-BR`, `ZH-hant-tw` is `zh-Hant-TW`.
  package static func normalized(_ name: String) -> String? {
    let parts = name.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
    guard name.utf8.count <= 64, let language = parts.first, (2...8).contains(language.utf8.count),
      language.utf8.allSatisfy(isLetter)
    else { return nil }
    var written = [language.lowercased()]
    for part in parts.dropFirst() {
      guard (1...8).contains(part.utf8.count), part.utf8.allSatisfy({ isLetter($0) || isDigit($0) }) else {
        return nil
      }
      written.append(cased(part.lowercased()))
    }
    return written.joined(separator: "-")
  }

  /// The locales that serve where a table for `name` is not there or lacks a text, the nearest first, itself among
  /// them: `zh-Hant-TW`, `zh-Hant`, `zh`; for `zh-TW` also `zh-Hant`. The name is a normalized one.
  package static func chain(of name: String) -> [String] {
    var parts = name.split(separator: "-").map(String.init)
    var chain: [String] = []
    while !parts.isEmpty {
      chain.append(parts.joined(separator: "-"))
      // Chinese by its region alone: the script that is written there.
      if parts.count == 2, parts[0] == "zh", parts[1].utf8.count == 2 {
        chain.append(["TW", "HK", "MO"].contains(parts[1]) ? "zh-Hant" : "zh-Hans")
      }
      parts.removeLast()
    }
    return chain
  }

  private static func cased(_ part: String) -> String {
    switch part.utf8.count {
    // A region, a script, a variant.
    case 2: part.uppercased()
    case 4 where part.utf8.allSatisfy(isLetter): part.prefix(1).uppercased() + part.dropFirst()
    default: part
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
