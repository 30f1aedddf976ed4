import Graphics
import Testing

@testable import Typesetting

/// Titles of blanks: how many make a width, and how wide UIKit makes them.
@Suite struct BlankTests {
  /// The published rule: add a space while the title is narrower than the wanted width less 20 on both sides (15 pt).
  @Test(arguments: [(100.0, 16), (74, 9)])
  func spacesForAWantedWidth(wanted: Double, count: Int) throws {
    var typesetter = Typesetter(library: try machineFonts.get())
    var title = ""
    while typesetter.width(of: title, font: FontDescriptor(size: 15)) < wanted - 40 { title += " " }
    #expect(title.count == count)
  }

  @Test func sixteenSpacesAt18Points() throws {
    var typesetter = Typesetter(library: try machineFonts.get())
    let spaces = String(repeating: " ", count: 16)
    #expect(typesetter.size(of: spaces, style: system(18), grid: retina).width == 71.5)
  }

  @Test func blanksHaveNoOutline() throws {
    var typesetter = Typesetter(library: try machineFonts.get())
    let layout = typesetter.layout("   ", style: system(17), grid: retina)
    #expect(layout.lines.flatMap(\.runs).allSatisfy { $0.run.outline.isEmpty && $0.run.advance > 0 })
    #expect(layout.size.width > 0)
  }

  /// Hair spaces too have a width and nothing to see, and need no glyph of their own.
  @Test func hairSpacesAreBlank() throws {
    var typesetter = Typesetter(library: try machineFonts.get())
    let layout = typesetter.layout("\u{200A}\u{200A}", style: system(15), grid: retina)
    #expect(layout.missing.isEmpty)
    #expect(layout.lines.flatMap(\.runs).allSatisfy { $0.run.outline.isEmpty })
    #expect(layout.size.width > 0)
  }
}
