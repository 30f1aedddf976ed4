package import Assets
import Graphics
package import Staging

/// Draws pictures that are files of their own: whole SVG documents, 1 point = 1 unit, nothing but presentation
/// attributes.
///
/// One for each worker: it keeps the icons it has read and its room to write in; no file depends on the one before.
package struct StandalonePicture: Sendable {
  private var painter = StagePainter()
  private var writer: SVGWriter

  /// `pictures` are those of the stages' `PictureID`s, by index.
  package init(pictures: [Picture]) {
    writer = SVGWriter(shelf: Shelf(pictures), rasters: .embedded, sharing: .nothing)
  }

  /// The bytes of a stage's file; title and description say what is seen, so that equal pictures are equal files.
  package mutating func bytes(of stage: Stage, title: String, description: String) -> [UInt8] {
    document(painter.paint(stage), stage.size, title: title, description: description, .nothing)
  }

  /// The bytes of a scene's file; runs that repeat from row to row are written once.
  package mutating func bytes(of scene: SceneStage, title: String, description: String) -> [UInt8] {
    document(painter.paint(scene), scene.size, title: title, description: description, .inPlace)
  }

  /// Begins the file of a scene that is drawn row by row: its first bytes, those of all that lies behind the rows.
  package mutating func begin(_ scene: SceneOutline, title: String, description: String) -> [UInt8] {
    begin(scene.size, title: title, description: description, .inPlace)
    writer.write(painter.paintTable(of: scene))
    return writer.out.take()
  }

  /// The bytes of the next row of the scene that was begun.
  package mutating func bytes(of row: SceneStage.Row) -> [UInt8] {
    writer.write(painter.paint(row: row))
    return writer.out.take()
  }

  /// The last bytes of the scene that was begun.
  package mutating func end() -> [UInt8] {
    writer.out.append("</svg>\n")
    return writer.out.take()
  }

  private mutating func document(
    _ list: DisplayList, _ size: Size, title: String, description: String, _ sharing: Sharing
  ) -> [UInt8] {
    begin(size, title: title, description: description, sharing)
    writer.write(list)
    return end()
  }

  private mutating func begin(_ size: Size, title: String, description: String, _ sharing: Sharing) {
    writer.restart(sharing)
    writer.out.append("<svg xmlns=\"http://www.w3.org/2000/svg\"")
    writer.out.append(dimensions: size)
    writer.out.append(" role=\"img\"><title>")
    writer.out.append(escaped: title)
    writer.out.append("</title><desc>")
    writer.out.append(escaped: description)
    writer.out.append("</desc>")
  }
}
