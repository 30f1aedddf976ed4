import Graphics
import Testing

@testable import Typesetting

@Suite struct WrappingTests {
  func lines(
    _ text: String, width: Double, lines: Int = 0, mode: LineBreakMode = .byWordWrapping, size: Double = 17,
    height: Double = .infinity
  ) throws -> TextLayout {
    var typesetter = Typesetter(library: try machineFonts.get())
    var style = system(size)
    style.numberOfLines = lines
    style.lineBreakMode = mode
    return typesetter.layout(text, style: style, width: width, height: height, grid: retina)
  }

  @Test func wordsStayWhole() throws {
    let layout = try lines("Label Title Detail", width: 80)
    #expect(layout.lines.map(\.text) == ["Label Title", "Detail"])
    #expect(layout.size.height == 41)
    #expect(!layout.isTruncated)
    // Neither the blank between the lines nor the room counts, only what is written.
    #expect(layout.size.width < 80 && layout.size.width > 70)
  }

  @Test func aTextFitsExactlyItsOwnWidth() throws {
    for text in ["Label", "Title Detail", "Wave To AVATAR 123"] {
      let natural = try lines(text, width: .infinity)
      let again = try lines(text, width: natural.size.width)
      #expect(again.lines.map(\.text) == [text])
      #expect(again.size == natural.size)
    }
  }

  @Test func aWordTooLongIsBrokenBetweenCharacters() throws {
    let layout = try lines("Donaudampfschifffahrt", width: 60)
    #expect(layout.lines.count > 1)
    #expect(layout.lines.map(\.text).joined() == "Donaudampfschifffahrt")
    #expect(layout.lines.allSatisfy { $0.width <= 60.01 })
  }

  @Test func charactersWrapWithinWords() throws {
    let layout = try lines("Label Title", width: 60, mode: .byCharWrapping)
    #expect(layout.lines.count == 2)
    #expect(layout.lines[0].text.hasPrefix("Label T"))
  }

  @Test(arguments: ["a\nb", "a\r\nb", "a\rb", "a\u{2028}b", "a\u{2029}b", "a\nb\n"])
  func lineEndsBreak(text: String) throws {
    #expect(try lines(text, width: .infinity).lines.map(\.text) == ["a", "b"])
  }

  @Test func anEmptyLineIsALine() throws {
    let layout = try lines("a\n\nb", width: 100)
    #expect(layout.lines.map(\.text) == ["a", "", "b"])
    #expect(layout.size.height == 61)
  }

  @Test func baselinesAreOneLineHeightApart() throws {
    let layout = try lines("a\nb\nc", width: 100)
    // 16.19, 36.47 and 56.76, each to the nearest half point.
    #expect(layout.lines.map(\.baseline) == [16, 36.5, 57])
    #expect(layout.firstBaseline == 16)
    #expect(layout.lastBaseline == 57)
  }

  @Test func theHeightBoundsTheLines() throws {
    let layout = try lines("a\nb\nc\nd", width: 100, mode: .byTruncatingTail, height: 41)
    #expect(layout.lines.map(\.text) == ["a", "b…"])
    #expect(layout.isTruncated)
    #expect(try lines("a\nb", width: 100, height: 3).lines.count == 1)
  }

  /// UAX #14: no break before closing punctuation, a break between ideographs.
  @Test func breaksAreThoseOfUnicode() throws {
    #expect(try lines("abc (def)", width: 40).lines.map(\.text) == ["abc", "(def)"])
    #expect(try lines("日本語", width: 30).lines.count > 1)
  }

  @Test func noWidthShowsNothing() throws {
    let layout = try lines("Label", width: 0)
    #expect(layout.lines.isEmpty)
    #expect(layout.isTruncated)
  }
}
