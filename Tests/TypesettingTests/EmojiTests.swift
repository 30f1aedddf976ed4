import Graphics
import Testing

@testable import Typesetting

/// Pictures among letters.
@Suite struct EmojiTests {
  func layout(_ text: String) throws -> TextLayout {
    var typesetter = Typesetter(library: try machineFonts.get())
    return typesetter.layout(text, style: system(17), grid: retina)
  }

  /// However many scalars it has, one picture, as wide as Xcode has "😐" and "🏳" at 17 pt: 23.
  @Test(arguments: [
    "😐", "🏳", "👨‍👩‍👧‍👦", "🇩🇪", "👍🏽", "❤\u{FE0F}", "1\u{FE0F}\u{20E3}",
    "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}", "🏳\u{FE0F}‍🌈", "©\u{FE0F}",
  ])
  func onePicture(text: String) throws {
    let layout = try layout(text)
    let pictures = layout.lines.flatMap(\.runs).flatMap(\.run.pictures)
    #expect(pictures.count == 1 && layout.missing.isEmpty)
    #expect(pictures.allSatisfy { $0.picture.bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) })
    #expect(layout.size.width == 23)
  }

  /// A sign that Unicode shows as text by itself, or that a selector asks to, is drawn in the text's colour.
  @Test(arguments: ["❤", "☎", "☎\u{FE0E}", "★", "©", "1"])
  func signsAreNoPictures(text: String) throws {
    let layout = try layout(text)
    #expect(layout.missing.isEmpty)
    #expect(layout.lines.flatMap(\.runs).allSatisfy { $0.run.pictures.isEmpty && !$0.run.outline.isEmpty })
  }

  /// A picture lies in its own room: as wide as its advance, around the middle of the letters.
  @Test func picturesStandInLine() throws {
    let run = try #require(try layout("a😀b😀").lines.first?.runs.first { !$0.run.pictures.isEmpty })
    let picture = try #require(run.run.pictures.first)
    let em = Double(run.run.unitsPerEm)
    #expect(
      picture.rect.x == 0
        && abs(picture.rect.width / em - SystemMetrics.emojiAdvance(isDisplay: false)) < 0.001)
    #expect(picture.rect.y / em > -1.1 && picture.rect.maxY / em < 0.4 && picture.rect.maxY > 0)
  }

  @Test func theLibraryKeepsEachPictureOnce() throws {
    let library = try FontLibrary()
    var typesetter = Typesetter(library: library)
    for text in ["😀", "😀😀", "a😀", "🇩🇪"] { _ = typesetter.layout(text, style: system(17), grid: retina) }
    #expect(library.picturesUsed.count == 2)
    #expect(Set(library.picturesUsed.map(\.fileName)).count == 2)
  }
}
