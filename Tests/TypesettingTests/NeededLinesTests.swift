import Graphics
import Testing

@testable import Typesetting

/// What a truncated text is told to need.
@Suite struct NeededLinesTests {
  private func layout(
    _ text: String, width: Double = 100, height: Double = .infinity, lines: Int,
    mode: LineBreakMode = .byTruncatingTail
  ) throws -> TextLayout {
    var typesetter = Typesetter(library: try machineFonts.get())
    var style = system(17)
    style.numberOfLines = lines
    style.lineBreakMode = mode
    return typesetter.layout(text, style: style, width: width, height: height, grid: retina)
  }

  /// As many as the same text takes where nothing limits it.
  @Test(
    arguments: [1, 2, 3],
    [LineBreakMode.byTruncatingTail, .byTruncatingMiddle, .byWordWrapping, .byCharWrapping])
  func asManyAsWithoutALimit(_ lines: Int, mode: LineBreakMode) throws {
    let text = TruncationTests.sentence + "\n" + TruncationTests.sentence
    let limited = try layout(text, lines: lines, mode: mode)
    let whole = try layout(text, lines: 0, mode: mode)
    #expect(limited.isTruncated && limited.lines.count == lines && !limited.isCutByHeight)
    #expect(!whole.isTruncated && whole.lines.count > 3)
    #expect(limited.neededLines == whole.lines.count && whole.neededLines == whole.lines.count)
  }

  /// One line that is too long needs width.
  @Test func oneLine() throws {
    let layout = try layout(TruncationTests.sentence, lines: 1)
    #expect(layout.isTruncated && layout.neededLines == 1 && !layout.isCutByHeight)
  }

  /// Lines of 17 points are 20.287 high: 44 points hold two of three.
  @Test(arguments: [(0, 44.0, true), (3, 44, true), (2, 44, false), (1, 44, false), (2, 30, true)])
  func byHeight(_ lines: Int, height: Double, isCutByHeight: Bool) throws {
    let layout = try layout("a\nb\nc", height: height, lines: lines)
    #expect(layout.isTruncated && layout.neededLines == 3)
    #expect(layout.isCutByHeight == isCutByHeight)
    #expect(try !self.layout("a\nb\nc", height: 61, lines: lines).isCutByHeight)
  }

  @Test func shrunk() throws {
    var typesetter = Typesetter(library: try machineFonts.get())
    var style = system(17)
    style.adjustsFontSizeToFitWidth = true
    #expect(!typesetter.layout("Detail", style: style, width: 44, grid: retina).isShrunk)
    #expect(typesetter.layout("Detail", style: style, width: 30, grid: retina).isShrunk)
  }

  /// Counting ends.
  @Test func bounded() throws {
    let layout = try layout(String(repeating: "a\n", count: 100_000), lines: 2)
    #expect(layout.neededLines == TextLayout.countedLines)
  }
}
