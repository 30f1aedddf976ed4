import Assets
import Graphics
import Hashing
import Typesetting

/// What a `<symbol>` shows.
enum SymbolKey: Hashable, Sendable {
  case picture(PictureID, VectorPicture.Form)
  case icon(String)
  case glyph(ContentHash)
}

extension SVGWriter {
  /// A picture stretched into a rectangle; one that is not on the shelf draws nothing.
  mutating func draw(_ id: PictureID, in rect: Rect, tint: Color?, isFlipped: Bool) {
    guard !rect.isEmpty else { return }
    switch shelf[id] {
    case .vector(let vector):
      let form = tint == nil ? VectorPicture.Form.original : .template
      use(symbol(.picture(id, form), vector, form), in: rect, color: tint, isFlipped: isFlipped)
    case .raster(let raster): draw(raster, id, in: rect, tint: tint, isFlipped: isFlipped)
    case nil: break
    }
  }

  /// An icon in its original form: what takes the colour says `currentColor`, some have white besides.
  mutating func draw(icon name: String, in rect: Rect, _ color: Color, isFlipped: Bool) {
    guard !rect.isEmpty, let icon = shelf.icon(name) else { return }
    use(symbol(.icon(name), icon, .original), in: rect, color: color, isFlipped: isFlipped)
  }

  private mutating func draw(
    _ raster: RasterPicture, _ id: PictureID, in rect: Rect, tint: Color?, isFlipped: Bool
  ) {
    let filter = tint.map { self.filter(tint: $0) }
    guard case .files(let address, _) = rasters else {
      let whole = Rect(origin: .zero, size: raster.size)
      let symbol = self.symbol(.picture(id, .original), viewBox: whole) { writer, _ in
        writer.out.append("<image")
        writer.out.append(place: whole)
        writer.out.append(" preserveAspectRatio=\"none\" href=\"data:")
        writer.out.append(escaped: raster.mimeType)
        writer.out.append(";base64,")
        writer.out.append(base64: raster.bytes)
        writer.out.append("\"/>")
      }
      return use(symbol, in: rect, filter: filter, isFlipped: isFlipped)
    }
    guard let address = address(id) else { return }
    out.append("<image")
    out.append(place: rect)
    out.append(" preserveAspectRatio=\"none\"")
    if isFlipped { appendMirror(of: rect) }
    append(filter: filter)
    out.append(" href=\"")
    out.append(escaped: address)
    out.append("\"/>")
  }

  /// A glyph of its own colours stretched into a rectangle.
  mutating func draw(_ glyph: GlyphPicture, in rect: Rect, alpha: Double) {
    guard !rect.isEmpty else { return }
    guard case .files(_, let folder) = rasters else {
      let whole = Rect(x: 0, y: 0, width: 1, height: 1)
      let symbol = self.symbol(.glyph(glyph.key), viewBox: whole) { writer, _ in
        writer.out.append("<image")
        writer.out.append(place: whole)
        writer.out.append(" preserveAspectRatio=\"none\" href=\"data:image/png;base64,")
        writer.out.append(base64: glyph.bytes)
        writer.out.append("\"/>")
      }
      return use(symbol, in: rect, alpha: alpha)
    }
    out.append("<image")
    out.append(place: rect)
    out.append(" preserveAspectRatio=\"none\"")
    append(opacity: alpha)
    out.append(" href=\"")
    out.append(escaped: folder + glyph.fileName)
    out.append("\"/>")
  }

  private mutating func append(opacity alpha: Double) {
    guard alpha < 1 else { return }
    out.append(" opacity=\"")
    out.append(alpha: alpha)
    out.append("\"")
  }

  // MARK: Symbols

  private mutating func symbol(_ key: SymbolKey, _ vector: VectorPicture, _ form: VectorPicture.Form) -> Int {
    symbol(key, viewBox: vector.wholeViewBox) { writer, number in
      // Both forms of a picture may stand in one document: their inner ids go by the symbol.
      let prefix = vector.hasIDs(form) ? "\(writer.names.prefix)s\(number)-" : nil
      writer.out.append(vector.markup(form, idPrefix: prefix))
    }
  }

  /// The number of a symbol, which is written the first time; a symbol draws nothing where it stands.
  private mutating func symbol(
    _ key: SymbolKey, viewBox: Rect, body: (inout SVGWriter, _ number: Int) -> Void
  ) -> Int {
    if let known = symbols[key] { return known }
    let number = names.nextSymbol()
    symbols[key] = number
    define { writer in
      writer.out.append("<symbol id=\"")
      writer.name("s", number)
      writer.out.append("\" viewBox=\"")
      writer.out.append(x: viewBox.x, y: viewBox.y)
      writer.out.append(" ")
      writer.out.append(x: viewBox.width, y: viewBox.height)
      writer.out.append("\" preserveAspectRatio=\"none\">")
      body(&writer, number)
      writer.out.append("</symbol>")
    }
    return number
  }

  private mutating func use(
    _ symbol: Int, in rect: Rect, color: Color? = nil, filter: Int? = nil, isFlipped: Bool = false,
    alpha: Double = 1
  ) {
    out.append("<use href=\"#")
    name("s", symbol)
    out.append("\"")
    out.append(place: rect)
    if isFlipped { appendMirror(of: rect) }
    if let color {
      out.append(" color=\"")
      out.append(color)
      if !color.isOpaque {
        out.append("\" opacity=\"")
        out.append(alpha: Double(color.alpha) / 255)
      }
      out.append("\"")
    }
    append(opacity: alpha)
    append(filter: filter)
    out.append("/>")
  }

  /// Mirrors what is drawn in a rectangle about its middle.
  private mutating func appendMirror(of rect: Rect) {
    out.append(" transform=\"matrix(-1 0 0 1 ")
    out.append(rect.x + rect.maxX)
    out.append(" 0)\"")
  }

  // MARK: Tints of rasters

  private mutating func append(filter: Int?) {
    guard let filter else { return }
    out.append(" filter=\"url(#")
    name("t", filter)
    out.append(")\"")
  }

  /// The number of a filter that keeps a picture's alpha and paints it in one colour.
  private mutating func filter(tint: Color) -> Int {
    if let known = tints[tint] { return known }
    let number = tints.count + 1
    tints[tint] = number
    define { writer in
      writer.out.append("<filter id=\"")
      writer.name("t", number)
      writer.out.append("\" x=\"0\" y=\"0\" width=\"1\" height=\"1\" color-interpolation-filters=\"sRGB\">")
      writer.out.append("<feFlood flood-color=\"")
      writer.out.append(tint)
      writer.out.append("\" flood-opacity=\"")
      writer.out.append(alpha: Double(tint.alpha) / 255)
      writer.out.append("\"/><feComposite operator=\"in\" in2=\"SourceAlpha\"/></filter>")
    }
    return number
  }
}

extension VectorPicture {
  /// The part of its own coordinates that the whole picture shows: its view box, grown about its centre to the
  /// size's proportions (`xMidYMid meet`).
  fileprivate var wholeViewBox: Rect {
    guard !viewBox.isEmpty, size.width > 0, size.height > 0 else { return viewBox }
    let scale = min(size.width / viewBox.width, size.height / viewBox.height)
    let width = size.width / scale
    let height = size.height / scale
    return Rect(x: viewBox.midX - width / 2, y: viewBox.midY - height / 2, width: width, height: height)
  }
}
