import Graphics
import Testing

@testable import Typesetting

/// Order of what is drawn, by the rules of UAX #9.
@Suite struct BidiTests {
  func ranges(_ text: String, base: BaseDirection) -> [DirectionalRange] {
    let prepared = PreparedText(text)
    return prepared.paragraphs.flatMap {
      BidiResolver().ranges(of: $0, in: prepared.units, base: base)
    }
  }

  /// Levels as the algorithm gives them: letters of the other direction one up, numbers in Hebrew two.
  @Test(arguments: [
    ("abc", BaseDirection.leftToRight, [0]), ("אבג", .leftToRight, [1]),
    ("abc אבג def", .leftToRight, [0, 1, 0]),
    ("אבג 12 דהו", .rightToLeft, [1, 2, 1]), ("abc", .rightToLeft, [2]), ("abc.", .rightToLeft, [2, 1]),
  ])
  func levels(text: String, base: BaseDirection, levels: [Int]) {
    var found: [Int] = []
    for range in ranges(text, base: base) where found.last != Int(range.level) {
      found.append(Int(range.level))
    }
    #expect(found == levels)
  }

  /// Rule L2.
  @Test(arguments: [
    ([UInt8]([0, 1, 0]), [0, 1, 2]), ([1, 1], [1, 0]), ([1, 2, 1], [2, 1, 0]),
    ([0, 1, 2, 1, 0], [0, 3, 2, 1, 4]),
  ])
  func visualOrder(levels: [UInt8], order: [Int]) {
    #expect(BidiResolver.visualOrder(of: levels) == order)
  }

  @Test func naturalTextStartsAtItsSide() throws {
    var typesetter = Typesetter(library: try machineFonts.get())
    var style = system(17)
    let left = typesetter.layout("Label", style: style, width: 200, grid: retina)
    #expect(left.lines[0].x == 0)
    style.direction = .rightToLeft
    let right = typesetter.layout("Label", style: style, width: 200, grid: retina)
    #expect(
      right.lines[0].x == 200 - right.size.width || abs(right.lines[0].x + right.lines[0].width - 200) <= 0.25
    )
    style.alignment = .center
    let centred = typesetter.layout("Label", style: style, width: 200, grid: retina)
    #expect(abs(centred.lines[0].x - (200 - centred.lines[0].width) / 2) <= 0.25)
  }

  /// The full stop of a right-to-left paragraph stands on the left of its Latin words.
  @Test func punctuationFollowsTheParagraph() throws {
    var typesetter = Typesetter(library: try machineFonts.get())
    var style = system(17)
    style.direction = .rightToLeft
    let line = try #require(typesetter.layout("abc.", style: style, grid: retina).lines.first)
    #expect(line.text == "abc.")
    #expect(line.runs.count == 2)
    #expect(line.runs[0].run.advance < line.runs[1].run.advance)
  }

  @Test func theEllipsisStandsAtTheParagraphsEnd() throws {
    var typesetter = Typesetter(library: try machineFonts.get())
    var style = system(17)
    style.direction = .rightToLeft
    let text = "The quick brown fox jumps"
    let line = try #require(typesetter.layout(text, style: style, width: 100, grid: retina).lines.first)
    #expect(line.text.hasSuffix("…"))
    #expect(line.runs.count == 2)
    #expect(line.runs[0].x == 0 && line.runs[0].run.advance < line.runs[1].run.advance)
  }
}
