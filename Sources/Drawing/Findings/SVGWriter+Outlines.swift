import Diagnostics
import Graphics

extension SVGWriter {
  /// Outlines over a picture. The page's style sheet colours them by class; the attributes are for pages
  /// without it.
  mutating func write(_ outlines: [FindingOutline], over size: Size) {
    guard !outlines.isEmpty else { return }
    var places = LabelPlaces(in: size)
    var named: [FindingOutline] = []
    // An outline at the picture's edge is drawn inside it.
    let picture = Rect(origin: .zero, size: size)
    for outline in outlines {
      guard let seen = outline.rect.intersection(picture) else { continue }
      out.append("<g class=\"finding-outline ")
      out.append(escaped: outline.severity.rawValue)
      out.append("\"><title>")
      out.append(escaped: outline.label)
      out.append("</title>")
      append(Figure(seen).inset(by: 0.5))
      out.append(" fill=\"none\" stroke=\"#d00\" class=\"finding-line\"")
      if outline.isGhost {
        out.append(" stroke-dasharray=\"3 2\"/></g>")
        continue
      }
      out.append("/>")
      // What lies in an outline of the same name is told by that one, and not covered by the name once more.
      let isTold = named.contains {
        $0.label == outline.label && $0.rect.contains(seen) && $0.rect != outline.rect
      }
      // Names of rules are short; what is longer stands in the title.
      let label = String(outline.label.prefix(48))
      if !isTold, let place = places.place(characters: label.count, for: seen) {
        write(label, in: place)
        named.append(outline)
      }
      out.append("</g>")
    }
  }

  private mutating func write(_ label: String, in place: Rect) {
    append(Figure(place))
    out.append(" fill=\"#d00\" class=\"finding-ground\"/><text class=\"finding-label\" x=\"")
    out.append(place.x + LabelPlaces.padding / 2)
    out.append("\" y=\"")
    out.append(place.y + LabelPlaces.fontSize)
    // The face is the reader's: its text is set to the width that the place was chosen for.
    out.append("\" textLength=\"")
    out.append(place.width - LabelPlaces.padding)
    out.append("\" lengthAdjust=\"spacingAndGlyphs\" font-size=\"")
    out.append(LabelPlaces.fontSize)
    out.append("\" font-family=\"monospace\" fill=\"#fff\">")
    out.append(escaped: label)
    out.append("</text>")
  }
}
