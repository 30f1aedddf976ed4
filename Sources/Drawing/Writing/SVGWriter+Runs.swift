import Graphics
import Typesetting

extension SVGWriter {
  /// A run of glyphs: one path, or a reference to one.
  ///
  /// A shared outline has neither place nor colour. In a definition the first of its kind stands where it is
  /// drawn and carries the id, so a run used once costs 20 bytes and no further element.
  mutating func draw(_ run: GlyphRun, at place: Point, scale: Double, _ color: Color) {
    guard sharing != .nothing else {
      out.append("<path")
      transform(place, scale, color)
      return close(run)
    }
    var number = runs[run.key] ?? 0
    if number == 0 {
      number = names.nextRun()
      runs[run.key] = number
      if sharing == .inPlace || isDefining {
        out.append("<g")
        transform(place, scale, color)
        out.append("><path id=\"")
        name("r", number)
        out.append("\"")
        close(run)
        return out.append("</g>")
      }
      define { writer in
        writer.out.append("<path id=\"")
        writer.name("r", number)
        writer.out.append("\"")
        writer.close(run)
      }
    }
    out.append("<use href=\"#")
    name("r", number)
    out.append("\"")
    transform(place, scale, color)
    out.append("/>")
  }

  private mutating func transform(_ place: Point, _ scale: Double, _ color: Color) {
    out.append(" transform=\"translate(")
    out.append(x: place.x, y: place.y)
    out.append(")scale(")
    out.append(scale: scale)
    out.append(")\"")
    out.append(fill: color)
  }

  private mutating func close(_ run: GlyphRun) {
    out.append(" d=\"")
    out.append(run.outline)
    out.append("\"/>")
  }

  /// Small words for what is no text of the cell: a face of the reader's, squeezed to fit.
  mutating func caption(_ lines: [String], in rect: Rect, _ color: Color) {
    let longest = lines.map(\.count).max() ?? 0
    guard longest > 0 else { return }
    // A monospaced character is 0.6 of the size wide; text under 2 points is not worth its bytes.
    let size = min(
      7, (rect.width - 2) / (0.62 * Double(longest)), (rect.height - 2) / (1.1 * Double(lines.count)))
    guard size >= 2 else { return }
    let top = rect.midY - 1.1 * size * Double(lines.count) / 2
    out.append("<g font-family=\"monospace\" text-anchor=\"middle\" font-size=\"")
    out.append(size)
    out.append("\"")
    out.append(fill: color)
    out.append(">")
    for (index, line) in lines.enumerated() {
      out.append("<text x=\"")
      out.append(rect.midX)
      out.append("\" y=\"")
      out.append(top + size * (0.85 + 1.1 * Double(index)))
      out.append("\">")
      out.append(escaped: line)
      out.append("</text>")
    }
    out.append("</g>")
  }
}
