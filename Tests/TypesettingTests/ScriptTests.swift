import Graphics
import Hashing
import Testing

@testable import Typesetting

/// Scripts that Inter lacks, in the faces that `Resources/setup` installs.
@Suite struct ScriptTests {
  func shape(_ text: String, _ direction: BaseDirection = .leftToRight) throws -> [PlacedShape] {
    var typesetter = Typesetter(library: try machineFonts.get())
    var style = system(17)
    style.direction = direction
    return typesetter.shape(of: 0, in: TextEntry(text), style: style).runs
  }

  func layout(_ text: String, _ direction: BaseDirection = .leftToRight) throws -> TextLayout {
    var typesetter = Typesetter(library: try machineFonts.get())
    var style = system(17)
    style.direction = direction
    return typesetter.layout(text, style: style, grid: retina)
  }

  /// As many clusters as readers see characters; what stands between words is Inter's.
  @Test(arguments: [
    ("مرحبا", "Noto Sans Arabic", 5), ("שלום", "Noto Sans Hebrew", 4), ("בְּרֵאשִׁית", "Noto Sans Hebrew", 6),
    ("คน", "Noto Sans Thai", 2), ("น้ำใจ", "Noto Sans Thai", 3), ("कि", "Noto Sans Devanagari", 1),
    ("ქართული", "Noto Sans Georgian", 7), ("简体中文", "Noto Sans CJK SC", 4), ("日本語の", "Noto Sans CJK JP", 4),
    ("한국어", "Noto Sans CJK KR", 3), ("\u{1112}\u{1161}\u{11AB}", "Noto Sans CJK KR", 1),
    ("👩‍👩‍👧", "Noto Color Emoji", 1), ("🇩🇪🇯🇵", "Noto Color Emoji", 2), ("👍🏽", "Noto Color Emoji", 1),
    ("1\u{FE0F}\u{20E3}", "Noto Color Emoji", 1),
  ])
  func eachScriptHasItsFace(text: String, family: String, clusters: Int) throws {
    let runs = try shape(text)
    let catalog = try #require(try machineFonts.get().catalog)
    #expect(runs.allSatisfy { $0.face.standIn.map { catalog.fonts[$0].family } == family })
    #expect(runs.reduce(0) { $0 + $1.shape.clusters.count } == clusters)
    #expect(runs.allSatisfy { $0.shape.missing.isEmpty })
  }

  /// The first, the middle and the last letter of a word, and one alone, are four shapes.
  @Test func arabicJoins() throws {
    let joined = try shape("ببب").flatMap(\.shape.glyphs).map(\.id)
    let alone = try shape("ب").flatMap(\.shape.glyphs).map(\.id)
    #expect(joined.count == 3 * alone.count)
    #expect(Set(joined).union(alone).count >= 4)
    let apart = try shape("ب\u{200C}ب").flatMap(\.shape.glyphs).map(\.id)
    #expect(Set(apart).isSuperset(of: alone))
  }

  /// The vowel sign i is written behind its consonant and stands before it.
  @Test func devanagariReorders() throws {
    let consonant = try #require(try shape("क").first?.shape.glyphs.first?.id)
    let syllable = try shape("कि").flatMap(\.shape.glyphs)
    #expect(syllable.count == 2 && syllable.last?.id == consonant)
    #expect(syllable[0].x < syllable[1].x)
  }

  /// Fatha stands over its letter, kasra under the line.
  @Test(arguments: [("ب\u{64E}", true), ("ب\u{650}", false)])
  func marksStandInTheirPlace(text: String, isAbove: Bool) throws {
    let letter = Set(try shape("ب").flatMap(\.shape.glyphs).map(\.id))
    let run = try #require(try shape(text).first)
    let mark = try #require(run.shape.glyphs.first { !letter.contains($0.id) })
    var typesetter = Typesetter(library: try machineFonts.get())
    let opened = typesetter.openShaper(run.face)
    let shaper = try #require(opened)
    let top = shaper.outline(of: mark.id).startY + mark.y
    #expect(isAbove ? top < 0 : top > 0)
    #expect(run.shape.clusters.count == 1)
  }

  /// Words of Hebrew in an English line stand from right to left, whatever faces they and their blanks are in.
  @Test func mixedLinesAreInOrder() throws {
    func key(_ text: String) throws -> String {
      try #require(layout(text).lines.first?.runs.first).run.key.hex
    }
    let line = try #require(try layout("ab שלום עולם cd").lines.first)
    let seen = line.runs.filter { !$0.run.outline.isEmpty }.map(\.run.key.hex)
    #expect(seen.count == 4)
    #expect(try seen[1] == key("עולם") && seen[2] == key("שלום"))
    // Parentheses open to the left there too.
    let bracketed = try #require(try layout("(א)", .rightToLeft).lines.first)
    #expect(try bracketed.runs.map(\.run.key.hex) == [key("("), key("א"), key(")")])
  }

  /// Letters of other faces stand as their face has them: a gap or an overlap would tear Arabic.
  @Test func noTracking() throws {
    #expect(try shape("مرحبا").allSatisfy { $0.shape.trackedCount == 0 })
    // An ideograph is one em wide.
    #expect(try layout("中文").size.width == 34)
  }

  @Test func theLanguageChoosesTheForms() throws {
    var typesetter = Typesetter(library: try machineFonts.get())
    let catalog = try #require(try machineFonts.get().catalog)
    for (language, family) in [
      ("ja", "JP"), ("ko", "KR"), ("zh-Hant", "TC"), ("zh-TW", "TC"), ("zh-HK", "HK"), ("zh-Hans", "SC"),
      ("de", "SC"),
    ] {
      var style = system(17)
      style.language = language
      let run = typesetter.shape(of: 0, in: TextEntry("直"), style: style).runs[0]
      #expect(run.face.standIn.map { catalog.fonts[$0].family } == "Noto Sans CJK " + family)
    }
  }

  /// The weight is the nearest there is.
  @Test(arguments: [(FontWeight.regular, 80), (.medium, 80), (.semibold, 200), (.black, 200)])
  func weights(weight: FontWeight, system: Int) throws {
    var typesetter = Typesetter(library: try machineFonts.get())
    let style = TextStyling(font: FontDescriptor(size: 17, weight: weight))
    let run = typesetter.shape(of: 0, in: TextEntry("中"), style: style).runs[0]
    #expect(try machineFonts.get().catalog?.fonts[#require(run.face.standIn)].weight == system)
  }
}
