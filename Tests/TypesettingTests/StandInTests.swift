import Foundation
import Graphics
import Hashing
import Testing

@testable import Typesetting

/// The system's faces are asked for when they are needed, chosen in one order, and may be damaged.
@Suite struct StandInTests {
  static let texts = [
    "مرحبا a", "שלום", "कि", "คน", "简体", "日本の", "한국", "😀", "❤", "①", "∰ ⌚ \u{1F3FB}", "ab\u{363}",
  ]

  @Test(arguments: [
    "Label", "Ärger – “x” … €", "Ελληνικά", "Кириллица", "a\u{0}\u{7}b\t", "ẫ ő Łódź", "\u{200A}",
  ])
  func fontconfigSleepsWhereInterWillDo(text: String) throws {
    let library = try FontLibrary()
    var typesetter = Typesetter(library: library)
    for direction in BaseDirection.allCases {
      var style = system(17)
      style.direction = direction
      _ = typesetter.layout(text, style: style, width: 60, grid: retina)
    }
    #expect(!library.hasListedSystemFonts)
    _ = typesetter.layout("שלום", style: system(17), grid: retina)
    #expect(library.hasListedSystemFonts)
    #expect(library.facesUsed.map(\.family).contains("Noto Sans Hebrew"))
    #expect(library.facesUsed.allSatisfy { $0.version != "0" && $0.hash.hex.count == 32 })
  }

  /// What was set before changes nothing, nor does another worker.
  @Test func theChoiceIsAlwaysTheSame() throws {
    func keys(_ texts: [String], _ library: FontLibrary) -> [String: [String]] {
      var typesetter = Typesetter(library: library)
      return Dictionary(
        uniqueKeysWithValues: texts.map { text in
          let lines = typesetter.layout(text, style: system(17), grid: retina).lines
          return (
            text,
            lines.flatMap(\.runs).map {
              "\($0.x) \($0.run.key.hex) \($0.run.pictures.map(\.picture.key.hex))"
            }
          )
        })
    }
    let first = keys(StandInTests.texts, try FontLibrary())
    #expect(first == keys(StandInTests.texts.reversed(), try FontLibrary()))
    for text in StandInTests.texts { #expect(keys([text], try FontLibrary())[text] == first[text]) }
  }

  @Test func theListIsInOrder() throws {
    let fonts = try #require(FontCatalog(folders: [])).fonts
    #expect(fonts.count > 10 && fonts == fonts.sorted())
  }

  /// A folder that was named comes before all families known by name.
  @Test func aNamedFolderComesFirst() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let catalog = try #require(FontCatalog(folders: []))
    let serif = try #require(catalog.fonts.first { $0.family == "Noto Serif Hebrew" && $0.weight == 80 })
    try FileManager.default.copyItem(
      atPath: serif.file, toPath: folder.appendingPathComponent("Hebrew.ttf").path)
    let library = try FontLibrary(directories: [folder.path])
    var typesetter = Typesetter(library: library)
    _ = typesetter.layout("שלום", style: system(17), grid: retina)
    #expect(library.facesUsed.map(\.fileName).contains("Hebrew.ttf"))
  }

  /// Private use characters mean nothing to a face that was not made for them.
  @Test func privateUseIsABox() throws {
    var typesetter = Typesetter(library: try FontLibrary())
    #expect(typesetter.layout("\u{100000}", style: system(17), grid: retina).missing == ["\u{100000}"])
  }

  /// Cut short or with bytes turned over, a font is refused or draws something; it does no harm.
  @Test(arguments: ["Noto Sans Arabic", "Noto Color Emoji"])
  func damagedFonts(family: String) throws {
    let catalog = try #require(FontCatalog(folders: []))
    let font = try #require(catalog.fonts.first { $0.family == family })
    let whole = [UInt8](try Data(contentsOf: URL(fileURLWithPath: font.file)))
    let path = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString + ".ttf")
    defer { try? FileManager.default.removeItem(at: path) }
    var seed: UInt64 = 7
    for round in 0..<24 {
      var bytes = round < 8 ? Array(whole.prefix(whole.count * round / 8)) : whole
      if round >= 8 {
        for _ in 0..<200 {
          seed = seed &* 6_364_136_223_846_793_005 &+ 1
          // Most of them in the tables that say how to read the rest.
          let reach = round % 2 == 0 ? bytes.count : min(bytes.count, 40_000)
          bytes[Int(seed >> 33) % reach] ^= UInt8(truncatingIfNeeded: seed >> 24)
        }
      }
      try Data(bytes).write(to: path)
      guard let face = FontFace(path: path.path, setsPlainTexts: false),
        let shaper = FaceShaper(face: face, isInter: false)
      else { continue }
      for text in ["مَرحبا", "👨‍👩‍👧 1\u{FE0F}\u{20E3}"] {
        let run = shaper.shape(
          Array(text.utf16)[...], script: OpenTypeTag.of("Arab"), isRightToLeft: true,
          features: ShapingFeatures(), language: .english)
        #expect(run.advance.isFinite)
        for glyph in run.glyphs {
          _ = shaper.outline(of: glyph.id)
          #expect((shaper.picture(of: glyph.id)?.bytes.count ?? 0) <= 1 << 20)
        }
      }
    }
  }
}
