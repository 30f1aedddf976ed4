import FoundationEssentials
import Graphics
import Markup
import Staging
import Testing
import UIKitRules

@testable import Assets
@testable import Typesetting

/// A stage of those views; the first is the table.
func stage(_ width: Double, _ height: Double, _ views: [StageView]) -> Stage {
  var table = view(-1, 0, 0, width, height, .white)
  table.role = .table
  return Stage(
    size: Size(width: width, height: height), views: [table] + views,
    surfaces: Surfaces(table: .white, cell: .white, pullView: nil, isPullViewSet: false, actions: []),
    openWidth: 0, facts: FactSet())
}

func view(
  _ parent: Int, _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ color: Color? = nil,
  _ change: (inout StageView) -> Void = { _ in }
) -> StageView {
  var view = StageView(
    id: "v", role: .content, className: "UIView", parent: parent,
    frame: Rect(x: x, y: y, width: width, height: height))
  view.backgroundColor = color
  change(&view)
  return view
}

/// A run that is one square of 1000 units on the baseline, `number` telling it from others.
func square(_ number: Int = 0) -> GlyphRun {
  GlyphRun(outline: Array("m\(number) 0h1000v-1000h-1000z".utf8), unitsPerEm: 2000, advance: 1000)
}

/// One line of such runs at 20 points: squares of 10 points.
func text(_ runs: [GlyphRun], at origin: Point = .zero, _ color: Color = .black) -> Item {
  let placed = runs.enumerated().map { PlacedRun(x: Double($0) * 12, run: $1) }
  let line = TextLine(x: 0, baseline: 15, width: 12 * Double(runs.count), text: "squares", runs: placed)
  var layout = TextLayout.empty(fontSize: 20)
  layout.lines = [line]
  return .text(TextItem(layout: layout, origin: origin, color: color))
}

let red = Color(rgb: 0xFF3B30)
let green = Color(rgb: 0x34C759)
let blue = Color(rgb: 0x007AFF)

/// Pictures by index: a vector of 24 x 24, and a PNG of 4 x 4 pixels whose right half has alpha.
let vectorID = PictureID(index: 0)
let rasterID = PictureID(index: 1)
let pictures: [Picture] = {
  let svg = """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24">\
    <circle cx="12" cy="12" r="12" fill="#ffcc00"/><path d="M6 11h12v2H6z" fill="#cc0000"/></svg>
    """
  let png =
    "iVBORw0KGgoAAAANSUhEUgAAAAQAAAAECAYAAACp8Z5+AAAAF0lEQVR42mP4z8AARlC6gQGZgyyDWwUAYkUZ6eWBSlgAAAAASUVORK5CYII="
  let bytes = [UInt8](Data(base64Encoded: png) ?? Data())
  var pictures: [Picture] = []
  if let vector = try? SVGReader.picture(from: Array(svg.utf8), named: "sample") {
    pictures.append(.vector(vector))
  }
  pictures.append(
    .raster(
      RasterPicture(format: .png, pixelWidth: 4, pixelHeight: 4, scale: 1, hasAlpha: true, bytes: bytes)))
  return pictures
}()

/// The text of bytes, after libxml2 has found them well formed.
func parsed(_ bytes: [UInt8], sourceLocation: SourceLocation = #_sourceLocation) -> String {
  #expect(throws: Never.self, sourceLocation: sourceLocation) { _ = try MarkupReader.root(of: bytes) }
  return String(decoding: bytes, as: UTF8.self)
}

extension String {
  func count(of part: String) -> Int { ranges(of: part).count }
}
