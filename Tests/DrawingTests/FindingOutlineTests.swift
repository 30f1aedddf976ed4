import Diagnostics
import Drawing
import Graphics
import Testing

struct FindingOutlineTests {
  private func drawn(_ outlines: [FindingOutline]) -> String {
    var canvas = PageCanvas(pictures: []) { _ in nil }
    return parsed(canvas.inline(stage(200, 100, []), label: "a cell", outlines: outlines))
  }

  @Test func anOutlineIsALineInsideItsRectangleWithTheRulesName() {
    let text = drawn([
      FindingOutline(
        rect: Rect(x: 150, y: 20, width: 90, height: 30), label: "swipe-clear-cell", severity: .warning)
    ])
    #expect(text.contains("<g class=\"finding-outline warning\"><title>swipe-clear-cell</title>"))
    // The rectangle's part in the picture is 150 to 200, 20 to 50; the line of 1 point lies half a point inside.
    #expect(text.contains("<rect x=\"150.5\" y=\"20.5\" width=\"49\" height=\"29\" fill=\"none\""))
    #expect(text.contains(">swipe-clear-cell</text>"))
  }

  /// The name would cover the icon that it is about.
  @Test func anOutlineInOneOfTheSameNameHasNoNameOfItsOwn() {
    let outer = Rect(x: 100, y: 0, width: 100, height: 100)
    let inner = Rect(x: 140, y: 40, width: 20, height: 20)
    let text = drawn(
      [outer, inner].map { FindingOutline(rect: $0, label: "icon-off-centre", severity: .warning) })
    #expect(text.count(of: "class=\"finding-outline warning\"") == 2)
    #expect(text.count(of: "<text") == 1)
    let other = drawn(
      [(outer, "a"), (inner, "b")].map { FindingOutline(rect: $0.0, label: $0.1, severity: .warning) })
    #expect(other.count(of: "<text") == 2)
  }

  @Test func anOutlineOutsideThePictureIsLeftOut() {
    let away = Rect(x: 300, y: 0, width: 10, height: 10)
    #expect(!drawn([FindingOutline(rect: away, label: "a", severity: .error)]).contains("finding-outline"))
  }

  @Test func thousandsOfOutlinesAreDrawnInBoundedTime() {
    let outline = FindingOutline(
      rect: Rect(x: 0, y: 0, width: 200, height: 100), label: "swipe-clear-cell", severity: .note)
    let text = drawn(Array(repeating: outline, count: 2000))
    #expect(text.count(of: "class=\"finding-outline note\"") == 2000)
    #expect(text.count(of: "<text") == 9)
  }

  @Test func aPictureWithoutFindingsHasNoneOfIt() { #expect(!drawn([]).contains("finding")) }
}
