import Graphics
import Hashing
import Testing

@testable import Typesetting

@Suite struct OutlineTests {
  func path(_ draw: (inout OutlineWriter) -> Void) -> String {
    var writer = OutlineWriter()
    draw(&writer)
    return String(decoding: writer.finish().bytes, as: UTF8.self)
  }

  @Test func shortestForms() {
    let square = path {
      $0.move(x: 10, y: 10)
      $0.line(x: 20, y: 10)
      $0.line(x: 20, y: 20)
      $0.line(x: 10, y: 20)
      $0.line(x: 10, y: 10)
      $0.close()
    }
    #expect(square == "h10v10h-10z")
    let curves = path {
      $0.move(x: 0, y: 0)
      $0.curve(x1: 0, y1: 5, x2: 5, y2: 10, x: 10, y: 10)
      $0.curve(x1: 15, y1: 10, x2: 20, y2: 5, x: 20, y: 0)
      $0.close()
    }
    // The second curve goes on smoothly: `s`.
    #expect(curves == "c0 5 5 10 10 10s10-5 10-10z")
    let contours = path {
      $0.move(x: 1, y: 1)
      $0.line(x: 5, y: 3)
      $0.line(x: 2, y: 7)
      $0.close()
      $0.move(x: 4, y: 0)
      $0.line(x: 5, y: 1)
      $0.line(x: 3, y: 9)
      $0.close()
    }
    #expect(contours == " 4 2-3 4zm3-1 1 1-2 8z")
  }

  @Test(arguments: [
    0, 7, 10, 42, 100, 999, 1000, 9999, 10_000, 10_203, 123_456, 2_147_483_647, -5, -1234, .min,
  ])
  func numbersAreDecimal(number: Int32) {
    var bytes: [UInt8] = []
    PathNumber.append(number, to: &bytes, first: true)
    #expect(String(decoding: bytes, as: UTF8.self) == "\(number)")
    bytes = []
    PathNumber.append(number, to: &bytes, first: false)
    #expect(String(decoding: bytes, as: UTF8.self) == (number < 0 ? "\(number)" : " \(number)"))
  }

  /// A run of two letters is the letters' outlines one after the other, the second moved by the first's advance.
  @Test func glyphsAreJoined() throws {
    var typesetter = Typesetter(library: try machineFonts.get())
    let run = try #require(
      typesetter.layout("ll", style: system(17), grid: retina).lines.first?.runs.first?.run)
    let text = String(decoding: run.outline, as: UTF8.self)
    #expect(text.first == "m" && text.last == "z")
    #expect(text.split(separator: "m").count == 2)
    #expect(text.split(separator: "m").allSatisfy { $0.hasSuffix("z") })
    #expect(run.unitsPerEm == 2816)
  }

  @Test func equalRunsAreSharedAcrossWorkers() throws {
    var one = Typesetter(library: try machineFonts.get())
    var other = Typesetter(library: try machineFonts.get())
    _ = other.layout("something before", style: system(17), grid: retina)
    let first = one.layout("Label", style: system(17), grid: retina).lines[0].runs[0].run
    let second = other.layout("Label", style: system(17), width: 300, grid: retina).lines[0].runs[0].run
    #expect(first.key == second.key)
    #expect(first.outline == second.outline)
    let smaller = one.layout("Label", style: system(12), grid: retina).lines[0].runs[0].run
    #expect(smaller.key != first.key)
  }

  /// Every outline is path data of the few commands, whatever the text.
  @Test(arguments: ["Hamburgefonstiv 0123456789", "日本🚚", "Ä “é” a\u{301}", "אבג"])
  func outlinesAreWellFormed(text: String) throws {
    var typesetter = Typesetter(library: try machineFonts.get())
    let allowed = Set("mhvlcsz0123456789- ".utf8)
    for run in typesetter.layout(text, style: system(17), grid: retina).lines.flatMap(\.runs) {
      #expect(run.run.outline.allSatisfy { allowed.contains($0) })
    }
  }
}
