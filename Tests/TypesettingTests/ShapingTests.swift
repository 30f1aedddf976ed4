import Graphics
import Testing

@testable import Typesetting

/// Advances beside those of uharfbuzz 0.57 (Debian's Inter 3.019, `calt` off, script Latn, in font units).
@Suite struct ShapingTests {
  func shape(_ text: String, _ shaper: FaceShaper) -> ShapedRun {
    shaper.shape(
      Array(text.utf16)[...], script: OpenTypeTag.latin, isRightToLeft: false,
      features: ShapingFeatures(widths: .face), language: .english)
  }

  func shaper(_ weight: FontWeight) throws -> FaceShaper {
    let face = try machineFonts.get().face(FaceStyle(weight: weight, isItalic: false))
    return try #require(FaceShaper(face: face))
  }

  /// Twice: by HarfBuzz the first time, by its pairs the second.
  @Test(arguments: ReferenceAdvances.all)
  func advancesAreHarfBuzzs(text: String, weight: FontWeight, advances: [Int]) throws {
    let shaper = try shaper(weight)
    for _ in 0..<2 {
      let run = shape(text, shaper)
      #expect(run.clusters.count == advances.count)
      #expect(abs(run.advance * run.unitsPerEm - Double(advances.reduce(0, +))) < 0.01)
    }
  }

  @Test func theOrderOfTextsChangesNothing() throws {
    let (fresh, trained) = (try shaper(.regular), try shaper(.regular))
    for reference in ReferenceAdvances.all { _ = shape(reference.0, trained) }
    for text in ["Wavy AVATAR text", "…end of “To. Type”", "fifi Yo,", "Türkçe – ğ"] {
      let (one, other) = (shape(text, fresh), shape(text, trained))
      let again = shape(text, trained)
      for run in [other, again] {
        #expect(one.glyphs.map(\.id) == run.glyphs.map(\.id))
        #expect(one.glyphs.map(\.x) == run.glyphs.map(\.x))
        #expect(one.advance == run.advance)
        #expect(one.trackedCount == run.trackedCount)
      }
    }
  }

  @Test func interKernsByPairs() throws {
    #expect(try machineFonts.get().face(.regular).kernsByPairs)
  }

  @Test(arguments: [
    [UInt8](), [0, 1], [UInt8](repeating: 255, count: 64), [0, 1, 0, 0, 0, 0, 0, 0, 0, 10, 0, 1, 0, 4, 0, 9],
  ])
  func aDamagedTableIsNotTrusted(bytes: [UInt8]) {
    #expect(!KerningTable(bytes: bytes).isByPairs(lookups: [0]))
  }

  /// "->" stays two signs: Inter's contextual alternates would make one arrow of them.
  @Test func noArrows() throws {
    let run = shape("->", try shaper(.regular))
    #expect(run.glyphs.count == 2)
    #expect(
      run.glyphs.map(\.id)
        == [shape("-", try shaper(.regular)), shape(">", try shaper(.regular))].map { $0.glyphs[0].id })
  }

  @Test func digitsOfOneWidth() throws {
    var typesetter = Typesetter(library: try machineFonts.get())
    let font = FontDescriptor(size: 17, hasMonospacedDigits: true)
    let proportional = FontDescriptor(size: 17)
    let (ones, zeros) = (typesetter.width(of: "1111", font: font), typesetter.width(of: "0000", font: font))
    #expect(abs(ones - zeros) < 0.01)
    #expect(
      typesetter.width(of: "1111", font: proportional) < typesetter.width(of: "0000", font: proportional) - 2)
  }
}
