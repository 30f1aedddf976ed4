import Graphics
import Testing

@testable import Typesetting

@Suite struct TruncationTests {
  static let sentence = "The quick brown fox jumps over the lazy dog"

  func layout(_ text: String, width: Double, lines: Int = 1, mode: LineBreakMode) throws -> TextLayout {
    var typesetter = Typesetter(library: try machineFonts.get())
    var style = system(17)
    style.numberOfLines = lines
    style.lineBreakMode = mode
    return typesetter.layout(text, style: style, width: width, grid: retina)
  }

  @Test(arguments: [60.0, 100, 150, 200, 250])
  func theTailGivesWayToAnEllipsis(width: Double) throws {
    let layout = try layout(TruncationTests.sentence, width: width, mode: .byTruncatingTail)
    let text = try #require(layout.lines.first?.text)
    #expect(layout.isTruncated)
    #expect(text.hasSuffix("…"))
    #expect(TruncationTests.sentence.hasPrefix(text.dropLast()))
    #expect(layout.lines[0].width <= width + 0.01)
    // One more character would not have fitted, kerning with "…" apart.
    var typesetter = Typesetter(library: try machineFonts.get())
    let longer = String(TruncationTests.sentence.prefix(text.count)) + "…"
    #expect(typesetter.width(of: longer, font: FontDescriptor(size: 17)) > width - 1)
  }

  @Test func headAndMiddle() throws {
    let head = try #require(
      layout(TruncationTests.sentence, width: 120, mode: .byTruncatingHead).lines.first?.text)
    #expect(head.hasPrefix("…") && head.hasSuffix("lazy dog"))
    let middle = try #require(
      layout(TruncationTests.sentence, width: 120, mode: .byTruncatingMiddle).lines.first?.text)
    #expect(middle.hasPrefix("The") && middle.contains("…") && middle.hasSuffix("dog"))
  }

  @Test func onlyTheLastLineIsTruncated() throws {
    let layout = try layout(TruncationTests.sentence, width: 100, lines: 2, mode: .byTruncatingTail)
    #expect(layout.lines.count == 2)
    #expect(layout.lines[0].text == "The quick")
    #expect(layout.lines[1].text.hasPrefix("brown") && layout.lines[1].text.hasSuffix("…"))
    #expect(layout.size.height == 41)
  }

  @Test func wordWrappingAndClippingShowNoEllipsis() throws {
    let wrapped = try layout(TruncationTests.sentence, width: 100, mode: .byWordWrapping)
    #expect(wrapped.lines.map(\.text) == ["The quick"])
    #expect(wrapped.isTruncated)
    let clipped = try layout(TruncationTests.sentence, width: 100, mode: .byClipping)
    #expect(clipped.isTruncated)
    #expect(clipped.lines.count == 1 && clipped.lines[0].text.hasPrefix("The quick br"))
  }

  @Test func oneLineEndsAtTheFirstLineEnd() throws {
    let layout = try layout("Dear Ann,\nmany thanks", width: 300, mode: .byTruncatingTail)
    #expect(layout.lines.map(\.text) == ["Dear Ann,…"])
    #expect(layout.isTruncated)
  }

  @Test func whatFitsIsNotTruncated() throws {
    let layout = try layout("Label", width: 42, mode: .byTruncatingTail)
    #expect(layout.lines.map(\.text) == ["Label"])
    #expect(!layout.isTruncated)
    #expect(abs(layout.neededWidth - 42) <= 0.5)
  }

  @Test func charactersAreNotCutInTwo() throws {
    let text = String(repeating: "e\u{301}", count: 40)
    let line = try #require(layout(text, width: 100, mode: .byTruncatingTail).lines.first?.text)
    #expect(line.dropLast().allSatisfy { $0 == "e\u{301}" })
  }

  @Test func textIsMadeSmallerToFit() throws {
    var typesetter = Typesetter(library: try machineFonts.get())
    var style = system(17)
    style.adjustsFontSizeToFitWidth = true
    let natural = typesetter.layout(TruncationTests.sentence, style: style, grid: retina)
    let small = typesetter.layout(
      TruncationTests.sentence, style: style, width: natural.neededWidth * 0.7, grid: retina)
    #expect(small.lines.map(\.text) == [TruncationTests.sentence])
    #expect(small.fontSize < 17 * 0.75 && small.fontSize > 17 * 0.6)
    #expect(!small.isTruncated)
    style.minimumScaleFactor = 0.9
    let least = typesetter.layout(
      TruncationTests.sentence, style: style, width: natural.neededWidth * 0.7, grid: retina)
    #expect(least.fontSize == 17 * 0.9)
    #expect(least.isTruncated)
  }
}
