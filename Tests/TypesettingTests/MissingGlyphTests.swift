import Graphics
import Testing

@testable import Typesetting

/// What is drawn where the system has no faces beyond Inter.
@Suite struct MissingGlyphTests {
  func layout(_ text: String) throws -> TextLayout {
    var typesetter = Typesetter(library: try interAlone.get())
    return typesetter.layout(text, style: system(17), grid: retina)
  }

  @Test func eachIsNamedOnceInOrder() throws {
    let layout = try layout("日a本日🚚")
    #expect(layout.missing == ["日", "本", "🚚"])
    #expect(!layout.lines.flatMap(\.runs).contains { $0.run.outline.isEmpty })
  }

  /// A character of several scalars is one box.
  @Test func anEmojiFamilyIsOneBox() throws {
    let one = try layout("👩")
    let family = try layout("👨‍👩‍👧")
    #expect(family.size.width == one.size.width)
    #expect(family.missing == ["👨", "👩", "👧"])
  }

  @Test(arguments: [
    "Label", "Ärger, Ōtaka – Čeština “x” … €", "Ελληνικά", "Кириллица", "a\u{0}\u{7}\u{1B}b\t",
  ])
  func interHasThese(text: String) throws {
    #expect(try layout(text).missing.isEmpty)
  }

  @Test func controlCharactersDrawNothing() throws {
    let plain = try layout("ab")
    let controls = try layout("a\u{0}\u{1}\u{7F}\u{85}b")
    #expect(controls.size == plain.size)
    #expect(controls.lines.map(\.text) == ["ab"])
  }
}
