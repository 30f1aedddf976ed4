import Diagnostics
import Graphics
import Markup
import Staging
import Testing

@testable import Drawing

struct PageCanvasTests {
  private func canvas(prefix: String = "") -> PageCanvas {
    PageCanvas(pictures: pictures, idPrefix: prefix) { _ in "../assets/a&b.png" }
  }

  private let tree = ContentTree(views: [
    view(-1, 0, 0, 80, 20) { $0.items = [text([square(1), square(2), square(2)])] },
    view(-1, 0, 30, 20, 20) {
      $0.items = [
        .picture(PictureItem(picture: vectorID, rect: Rect(x: 0, y: 0, width: 9, height: 9), tint: red))
      ]
      $0.layer.clips = true
    },
  ])

  /// The content moved, beside a button whose title is a run of its own.
  private func swiped(by distance: Double) -> Stage {
    stage(
      100, 80,
      [
        view(0, -distance, 0, 100, 80) { $0.contents = tree },
        view(0, 100 - distance, 0, distance, 80, red) { $0.items = [text([square(3)], .white)] },
      ])
  }

  private func page(_ bytes: [UInt8]...) -> [UInt8] {
    Array("<html>".utf8) + bytes.flatMap { $0 } + Array("</html>".utf8)
  }

  @Test func aPageOf48StagesHoldsAContentOnce() throws {
    var canvas = canvas()
    var pictures: [UInt8] = []
    for index in 0..<48 { pictures += canvas.inline(swiped(by: Double(index)), label: "state \(index)") }
    let text = parsed(page(pictures, canvas.definitions))
    #expect(text.count(of: "m1 0h1000") == 1)
    #expect(text.count(of: "m2 0h1000") == 1)
    #expect(text.count(of: "m3 0h1000") == 1)
    #expect(text.count(of: "href=\"#c1\"") == 48)
    #expect(text.count(of: "<symbol") == 1)
    try expectUniqueIDs(page(pictures, canvas.definitions))
  }

  @Test func contentStandsWhereItsHostIs() {
    var canvas = canvas()
    var host = view(0, -30, 5, 100, 80) { $0.contents = tree }
    host.boundsOrigin = Point(x: 10, y: 0)
    let text = parsed(canvas.inline(stage(100, 80, [host]), label: ""))
    #expect(text.contains("<use href=\"#c1\" x=\"-40\" y=\"5\"/>"))
  }

  @Test func aFileDrawsContentInPlace() {
    var file = StandalonePicture(pictures: pictures)
    let text = parsed(file.bytes(of: swiped(by: 30), title: "", description: ""))
    #expect(text.count(of: "m2 0h1000") == 2)
    #expect(text.contains("<path transform=\"translate(-30 15)scale(.01)\" fill=\"#000\" d=\"m1 0"))
    #expect(!text.contains("#c1"))
  }

  @Test func equalStagesGiveEqualBytes() {
    func both() -> [UInt8] {
      var canvas = canvas()
      return canvas.inline(swiped(by: 4), label: "a") + canvas.inline(swiped(by: 5), label: "b")
        + canvas.definitions
    }
    #expect(both() == both())
    var file = StandalonePicture(pictures: pictures)
    let first = file.bytes(of: swiped(by: 4), title: "a", description: "b")
    #expect(first == file.bytes(of: swiped(by: 4), title: "a", description: "b"))
  }

  @Test func samplesOnOnePageHaveIDsOfTheirOwn() throws {
    var canvas = canvas(prefix: "p1-")
    var bytes: [UInt8] = []
    for sample in Samples.all { bytes += canvas.inline(sample.stage, label: sample.name) }
    let whole = page(bytes, canvas.definitions)
    let text = parsed(whole)
    #expect(!text.contains("data:"))
    #expect(text.contains("href=\"../assets/a&amp;b.png\""))
    #expect(text.count(of: " id=\"") == text.count(of: " id=\"p1-"))
    try expectUniqueIDs(whole)
  }

  @Test func aSceneSharesRunsAndPlacesRows() {
    let rows = (0..<3).map { SceneStage.Row(stage: swiped(by: 0), y: Double($0) * 80) }
    let scene = SceneStage(
      size: Size(width: 100, height: 240), backgroundColor: red,
      views: [view(-1, 0, 0, 100, 10, blue)], rows: rows, facts: rows[0].stage.facts)
    var file = StandalonePicture(pictures: pictures)
    let text = parsed(file.bytes(of: scene, title: "t", description: "d"))
    #expect(text.count(of: "m1 0h1000") == 1)
    #expect(text.contains("<use href=\"#r1\" transform=\"translate(0 175)scale(.01)\""))
    // The table's own white would wipe what hangs over from the row before.
    #expect(!text.contains("height=\"80\" fill=\"#fff\""))

    var canvas = canvas()
    let inline = parsed(canvas.inline(scene, label: "l"))
    #expect(
      inline.contains("<use href=\"#c1\"/>") && inline.contains("<use href=\"#c1\" x=\"0\" y=\"160\"/>"))
  }

  @Test func hostileTextIsEscapedEverywhere() {
    let evil = "</svg><script>\u{202E}\u{0}\"'&"
    let item = Item.placeholder(name: evil, rect: Rect(x: 0, y: 0, width: 90, height: 70), color: red)
    let evilStage = stage(100, 80, [view(0, 0, 0, 100, 80) { $0.items = [item] }])
    var canvas = PageCanvas(pictures: pictures, idPrefix: "") { _ in evil }
    let outline = FindingOutline(rect: Rect(x: 0, y: 0, width: 90, height: 9), label: evil, severity: .error)
    let inline = parsed(canvas.inline(evilStage, label: evil, outlines: [outline]))
    var file = StandalonePicture(pictures: pictures)
    let whole = parsed(file.bytes(of: evilStage, title: evil, description: evil))
    for text in [inline, whole] {
      #expect(!text.contains("<script") && text.count(of: "</svg>") == 1)
      #expect(!text.contains("style=") && !text.contains("<style"))
    }
  }

  @Test(arguments: [0, -1, 1e9, 1e300, .infinity, .nan] as [Double])
  func oddSizesStayWellFormed(_ length: Double) {
    let odd = stage(
      length, length,
      [
        view(0, length, length, length, length, red) {
          $0.layer.cornerRadius = length
          $0.layer.cornerCurve = .continuous
          $0.layer.clips = true
          $0.layer.borderWidth = length
          $0.layer.borderColor = blue
          $0.tile = Size(width: length, height: length)
        },
        view(7, 0, 0, 1, 1, red) { $0.layer.shadow = Shadow(color: red, radius: length, offset: .zero) },
        view(-1, 0, 0, 1, 1, red) { $0.layer.alpha = length },
      ])
    var file = StandalonePicture(pictures: pictures)
    let text = parsed(file.bytes(of: odd, title: "", description: ""))
    #expect(!text.contains("nan") && !text.contains("inf"))
  }

  private func expectUniqueIDs(_ bytes: [UInt8]) throws {
    var seen: Set<String> = []
    var references: Set<String> = []
    func walk(_ element: Element) {
      for attribute in element.attributes {
        if attribute.name == "id" { #expect(seen.insert(attribute.value).inserted) }
        if attribute.name == "href", attribute.value.hasPrefix("#") {
          references.insert(String(attribute.value.dropFirst()))
        }
        if attribute.value.hasPrefix("url(#") {
          references.insert(String(attribute.value.dropFirst(5).dropLast()))
        }
      }
      for child in element.elements { walk(child) }
    }
    walk(try MarkupReader.root(of: bytes))
    #expect(references.isSubset(of: seen))
  }
}
