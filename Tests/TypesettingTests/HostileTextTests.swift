import Graphics
import Testing

@testable import Typesetting

/// Texts that nobody would write: bounded time, no crash, and nothing drawn beside the room.
@Suite struct HostileTextTests {
  static let seeds = [
    "words and ", "a", "日本語", "שלום abc ", "\u{202E}ab\u{202D}", "👨‍👩‍👧", "a\u{301}", "\u{301}", "\n", "a\u{0}",
    "\r\n",
    "\u{2066}\u{2067}", "ﷺ", "\u{FFFF}\u{FFFD}", "\u{1F1E9}\u{1F1EA}", "ก็", " ", "\u{200F}",
  ]

  @Test(arguments: seeds, LineBreakMode.allCases)
  func longTextsEnd(seed: String, mode: LineBreakMode) throws {
    let text = String(repeating: seed, count: 4_000 / seed.unicodeScalars.count)
    var typesetter = Typesetter(library: try machineFonts.get())
    for lines in [0, 1, 3] {
      var style = system(17)
      style.numberOfLines = lines
      style.lineBreakMode = mode
      let layout = typesetter.layout(text, style: style, width: 200, height: 500, grid: retina)
      #expect(layout.lines.count <= (lines == 0 ? 24 : lines))
      if mode != .byClipping { #expect(layout.lines.allSatisfy { $0.width <= 200.01 }) }
    }
  }

  /// Time is linear: no width is found by shaping again and again.
  @Test(arguments: ["words and ", "a", "שלום abc ", "क्षि", "😀", "\u{202E}ب\u{202C}a", "日\u{E000}"])
  func aHundredThousandCharactersTakeLittle(seed: String) throws {
    let text = String(repeating: seed, count: 100_000 / seed.unicodeScalars.count)
    var typesetter = Typesetter(library: try machineFonts.get())
    let start = ContinuousClock.now
    let layout = typesetter.layout(text, style: system(17), width: 200, grid: retina)
    #expect(layout.isTruncated && layout.lines.count == 1)
    #expect(layout.lines[0].runs.reduce(0) { $0 + $1.run.outline.count } < 20_000)
    #expect(ContinuousClock.now - start < .seconds(20))
  }

  /// One character of 100,000 marks, some of which no face has.
  @Test(arguments: ["a", "ש", "😀", ""], ["\u{301}", "\u{5B0}", "\u{301}\u{1DFA}\u{E0101}"])
  func aHundredThousandMarksTakeLittle(base: String, mark: String) throws {
    let text = base + String(repeating: mark, count: 100_000 / mark.unicodeScalars.count)
    var typesetter = Typesetter(library: try machineFonts.get())
    let start = ContinuousClock.now
    var style = system(17)
    style.numberOfLines = 0
    _ = typesetter.layout(text, style: style, width: 200, grid: retina)
    #expect(ContinuousClock.now - start < .seconds(20))
  }

  @Test(arguments: seeds)
  func narrowRoomsEnd(seed: String) throws {
    let text = String(repeating: seed, count: 200)
    var typesetter = Typesetter(library: try machineFonts.get())
    for mode in LineBreakMode.allCases {
      for width in [0.0, 0.001, 1, 5, -3, .nan, .infinity] {
        var style = system(17)
        style.numberOfLines = 0
        style.lineBreakMode = mode
        style.direction = .rightToLeft
        let layout = typesetter.layout(text, style: style, width: width, grid: retina)
        #expect(layout.lines.count <= text.utf16.count + 1)
      }
    }
  }

  @Test(arguments: [0.0, -1, .nan, .infinity, 1e-300, 1e9, 0.001])
  func sizesThatNoFontHas(size: Double) throws {
    var typesetter = Typesetter(library: try machineFonts.get())
    var style = system(size)
    style.adjustsFontSizeToFitWidth = true
    let layout = typesetter.layout("Label", style: style, width: 100, grid: retina)
    #expect(layout.size.width.isFinite && layout.size.height.isFinite)
    #expect(layout.fontSize >= 0 && layout.fontSize <= 10_000)
  }

  /// Overrides turn what they enclose, and no more than the paragraph.
  @Test func overridesEndWithTheParagraph() throws {
    let prepared = PreparedText("\u{202E}abc\nabc")
    let resolver = BidiResolver()
    let first = resolver.ranges(of: prepared.paragraphs[0], in: prepared.units, base: .leftToRight)
    let second = resolver.ranges(of: prepared.paragraphs[1], in: prepared.units, base: .leftToRight)
    #expect(first.last?.isRightToLeft == true)
    #expect(second.map(\.level) == [0])
  }

  @Test func memoryIsBounded() throws {
    var typesetter = Typesetter(library: try machineFonts.get(), memoryLimit: 200_000)
    let first = typesetter.layout("number 0", style: system(17), grid: retina)
    for number in 1..<2000 { _ = typesetter.layout("number \(number)", style: system(17), grid: retina) }
    #expect(typesetter.keptBytes < 300_000)
    let again = typesetter.layout("number 0", style: system(17), grid: retina)
    #expect(again.lines[0].runs[0].run.key == first.lines[0].runs[0].run.key)
  }

  /// Texts are told apart by their bytes, so canonically equal ones are two.
  @Test func textsAreFoundByTheirBytes() {
    var table = TextTable()
    let texts =
      (0..<2000).map { String(repeating: "x", count: $0 % 40) + "\($0)" } + ["", "\u{E9}", "e\u{301}"]
    for text in texts {
      let (entry, hash) = table.find(text)
      #expect(entry == nil)
      table.insert(TextEntry(text), hash: hash)
    }
    for text in texts { #expect(table.find(text).entry?.bytes == Array(text.utf8)) }
    table.removeAll()
    #expect(table.find("x1").entry == nil)
  }
}
