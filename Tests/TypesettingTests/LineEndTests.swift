import Graphics
import Testing

@testable import Typesetting

/// Where lines end, script by script.
@Suite struct LineEndTests {
  func lines(
    _ text: String, width: Double, count: Int = 0, alignment: TextAlignment = .natural,
    direction: BaseDirection = .leftToRight, language: String? = nil, mode: LineBreakMode = .byWordWrapping
  ) throws -> [TextLine] {
    var typesetter = Typesetter(library: try machineFonts.get())
    var style = system(17)
    style.numberOfLines = count
    style.lineBreakMode = mode
    style.alignment = alignment
    style.direction = direction
    style.language = language
    return typesetter.layout(text, style: style, width: width, grid: retina).lines
  }

  /// Words by the dictionaries of scripts that write none apart: "language / Thai", "I / go", "language / Lao".
  @Test(arguments: [("ภาษาไทย", ["ภาษา", "ไทย"]), ("ខ្ញុំទៅ", ["ខ្ញុំ", "ទៅ"]), ("ພາສາລາວ", ["ພາສາ", "ລາວ"])])
  func dictionaries(text: String, words: [String]) throws {
    var typesetter = Typesetter(library: try machineFonts.get())
    let whole = typesetter.width(of: text, font: FontDescriptor(size: 17))
    #expect(try lines(text, width: whole - 2).map(\.text) == words)
  }

  /// No line begins with a full stop or a closing bracket, none ends with an opening one.
  @Test(arguments: [40.0, 52, 70, 90], ["ja", "zh-Hans", "zh-Hant", nil])
  func ideographs(width: Double, language: String?) throws {
    let text = "これは「日本語」の文章です。改行（禁則）を、見る。"
    let found = try lines(text, width: width, language: language).map(\.text)
    #expect(found.joined() == text && found.count > 1)
    for line in found {
      #expect(line.first.map { !"」）。、".contains($0) } ?? false, "\(found)")
      #expect(line.last.map { !"「（".contains($0) } ?? false, "\(found)")
    }
  }

  /// A soft hyphen shows where a line ends at it and nowhere else, and the hyphen fits.
  @Test func softHyphens() throws {
    let text = "Donau\u{AD}dampf\u{AD}schiff"
    #expect(try lines(text, width: 110).map(\.text) == ["Donau\u{AD}dampf-", "schiff"])
    #expect(try lines(text, width: 300).map(\.text) == [text])
    var typesetter = Typesetter(library: try machineFonts.get())
    let width = typesetter.width(of: "Donau", font: FontDescriptor(size: 17))
    for extra in [0.5, 2, 4, 6, 9] {
      let found = try lines("Donau\u{AD}dampf", width: width + extra)
      #expect(found.allSatisfy { $0.width <= width + extra + 0.01 })
    }
    #expect(try lines("Donau\u{AD}dampf", width: width + 12).map(\.text) == ["Donau-", "dampf"])
  }

  @Test func blanksThatDoNotBreak() throws {
    #expect(try lines("an 10\u{A0}km", width: 50).map(\.text) == ["an", "10\u{A0}km"])
    #expect(try lines("an 10\u{202F}km", width: 50).map(\.text) == ["an", "10\u{202F}km"])
    #expect(try lines("well-known", width: 60).map(\.text) == ["well-", "known"])
    #expect(try lines("x well\u{2011}known", width: 90).map(\.text) == ["x", "well\u{2011}known"])
  }

  /// All lines of a justified paragraph but its last fill the room.
  @Test(arguments: [
    ("The quick brown fox jumps over the lazy dog", BaseDirection.leftToRight),
    ("שלום עולם זה משפט ארוך מאוד שלא נכנס בשורה אחת", .rightToLeft),
  ])
  func justified(text: String, direction: BaseDirection) throws {
    let found = try lines(text, width: 140, alignment: .justified, direction: direction)
    #expect(found.count > 2)
    for line in found.dropLast() {
      let right = line.runs.map { $0.x + $0.run.advance * 17 / Double($0.run.unitsPerEm) }.max() ?? 0
      #expect(line.x == 0 && line.width == 140)
      #expect(abs(right - 140) < 0.6, "\(line.text)")
    }
    let natural = try lines(text, width: 140, direction: direction)
    #expect(found.map(\.text) == natural.map(\.text))
    #expect(found.last?.width == natural.last?.width && found.last?.x == natural.last?.x)
  }

  /// "…" ends the text: at the left of what runs from right to left, on the last line alone.
  @Test(arguments: [1, 2, 3])
  func theEllipsisOfHebrew(count: Int) throws {
    let text = String(repeating: "שלום עולם ", count: 20)
    let found = try lines(
      text, width: 120, count: count, direction: .rightToLeft, mode: .byTruncatingTail)
    #expect(found.count == count && found.last?.text.hasSuffix("…") == true)
    #expect(found.dropLast().allSatisfy { !$0.text.contains("…") })
    let dots = try #require(try lines("…", width: 120, direction: .rightToLeft).first?.runs.first)
    let leftmost = try #require(found.last?.runs.first)
    #expect(leftmost.x == 0 && leftmost.run.key == dots.run.key)
  }
}
