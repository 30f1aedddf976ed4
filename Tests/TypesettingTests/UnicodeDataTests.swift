import Foundation
import Graphics
import Testing

@testable import Typesetting

/// Unicode's own test files, where they are installed (Debian's unicode-data, of the version of Debian's ICU).
@Suite struct UnicodeDataTests {
  private static let folder = "/usr/share/unicode/"

  private static func lines(_ name: String) -> [Substring] {
    let text = (try? String(contentsOfFile: folder + name, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }
  }

  private static func units(_ scalars: [Substring]) -> [[UInt16]] {
    scalars.map { UInt32($0, radix: 16).flatMap { Unicode.Scalar($0) }.map { Array(String($0).utf16) } ?? [] }
  }

  /// Levels of the bidirectional algorithm in both directions. Through ICU 72 a few cases differ: marks behind a closing
  /// bracket, more than 63 open brackets, and overrides with embeddings and isolates in them.
  @Test(.enabled(if: FileManager.default.fileExists(atPath: folder + "BidiCharacterTest.txt")))
  func bidi() {
    let resolver = BidiResolver()
    var differing: [Substring] = []
    var count = 0
    for line in Self.lines("BidiCharacterTest.txt") {
      let fields = line.split(separator: ";")
      // A paragraph's end is never inside of one here.
      guard fields.count == 5, fields[1] != "2", !fields[0].contains("2029") else { continue }
      count += 1
      let characters = Self.units(fields[0].split(separator: " "))
      let units = characters.flatMap { $0 }
      let ranges = resolver.ranges(
        of: 0..<units.count, in: units, base: fields[1] == "1" ? .rightToLeft : .leftToRight)
      let levels = ranges.flatMap { Array(repeating: $0.level, count: $0.range.count) }
      var place = 0
      for (units, expected) in zip(characters, fields[3].split(separator: " ")) {
        // What the algorithm takes out has no level.
        if expected != "x", UInt8(expected) != levels[place] {
          differing.append(line)
          break
        }
        place += units.count
      }
    }
    #expect(count > 50_000)
    #expect(differing.count <= 13, "\(differing.count) of \(count): \(differing.prefix(3))")
  }

  /// Places where lines may end. ICU 72 tailors the rules for numbers (UAX #14, example 7 of section 8.2) and keeps a
  /// hyphen with what is behind it where no blank is before it; only those cases differ.
  @Test(.enabled(if: FileManager.default.fileExists(atPath: folder + "auxiliary/LineBreakTest.txt")))
  func lineBreaks() {
    let finder = BoundaryFinder()
    var differing: [String] = []
    var count = 0
    for line in Self.lines("auxiliary/LineBreakTest.txt") {
      let rule = line.split(separator: "#")[0]
      let parts = rule.split(whereSeparator: { $0 == " " || $0 == "\t" })
      let characters = Self.units(parts.filter { $0 != "÷" && $0 != "×" })
      var expected: [Int32] = []
      var place: Int32 = 0
      var next = 0
      for (index, part) in parts.enumerated() {
        if part == "÷" {
          if index > 0 { expected.append(place) }
        } else if part != "×" {
          place += Int32(characters[next].count)
          next += 1
        }
      }
      count += 1
      if finder.lineBreaks(in: characters.flatMap { $0 }[...], .english) != expected {
        differing.append(String(rule))
      }
    }
    #expect(count > 5000)
    #expect(differing.count <= 22, "\(differing.count) of \(count): \(differing.prefix(40))")
  }
}
