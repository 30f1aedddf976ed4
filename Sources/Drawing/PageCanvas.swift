package import Assets
import Graphics
package import Staging

/// The pictures of one page, inline in its HTML: contents and runs that several of them show are written once
/// and referred to.
///
/// Give each preview by `inline`, then put `definitions` anywhere into the same document.
package struct PageCanvas: Sendable {
  private var painter = StagePainter(parts: PartCache())
  private var writer: SVGWriter

  /// `pictures` are those of the stages' `PictureID`s, by index.
  ///
  /// `idPrefix` comes before every id of the page; needed only where pages are joined in one document.
  /// `address` gives a raster picture's address relative to the page, `glyphFolder` that of the folder which holds the
  /// files of glyphs that are pictures, with a slash at its end.
  package init(
    pictures: [Picture], idPrefix: String = "", glyphFolder: String = "assets/",
    address: @escaping @Sendable (PictureID) -> String?
  ) {
    writer = SVGWriter(
      shelf: Shelf(pictures), rasters: .files(address, glyphFolder: glyphFolder), sharing: .definitions,
      prefix: idPrefix)
  }

  /// The `<svg>` of a stage; the label is what a screen reader says. Outlines lie over the picture.
  package mutating func inline(
    _ stage: Stage, label: String, outlines: [FindingOutline] = []
  ) -> [UInt8] {
    inline(painter.paint(stage), stage.size, label: label, outlines)
  }

  /// The `<svg>` of a scene.
  package mutating func inline(
    _ scene: SceneStage, label: String, outlines: [FindingOutline] = []
  ) -> [UInt8] {
    inline(painter.paint(scene), scene.size, label: label, outlines)
  }

  /// A `<svg>` without size that holds what the page's pictures refer to; empty where they refer to nothing.
  ///
  /// It must not be `display: none`, under which clips, patterns and filters fail in some browsers: class
  /// `definitions` is for taking it out of the flow (`position: absolute`).
  package var definitions: [UInt8] {
    guard !writer.definitions.isEmpty else { return [] }
    let head =
      "<svg class=\"definitions\" width=\"0\" height=\"0\" aria-hidden=\"true\" focusable=\"false\"><defs>"
    // The most bytes of a page by far: copied once.
    var out: [UInt8] = []
    out.reserveCapacity(writer.definitions.count + 128)
    out.append(contentsOf: head.utf8)
    writer.definitions.append(to: &out)
    out.append(contentsOf: "</defs></svg>\n".utf8)
    return out
  }

  /// Begins another page of the same design: what was read and the room to write in are kept, nothing else.
  package mutating func restart() {
    painter = StagePainter(parts: PartCache())
    writer.restart(.definitions)
    writer.definitions.removeAll()
  }

  private mutating func inline(
    _ list: DisplayList, _ size: Size, label: String, _ outlines: [FindingOutline]
  ) -> [UInt8] {
    writer.out.append("<svg class=\"picture\"")
    writer.out.append(dimensions: size)
    writer.out.append(" role=\"img\" aria-label=\"")
    writer.out.append(escaped: label)
    writer.out.append("\">")
    writer.write(list)
    writer.write(outlines, over: size)
    writer.out.append("</svg>\n")
    return writer.out.take()
  }
}
