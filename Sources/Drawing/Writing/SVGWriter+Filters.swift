import Graphics

extension SVGWriter {
  /// A filled figure, blurred. CALayer's shadowRadius is taken as the Gaussian's standard deviation.
  mutating func blur(_ figure: Figure, _ color: Color, radius: Double) {
    let reach = 3 * radius + 1
    let insets = EdgeInsets(-reach)
    let id = beginFilter(figure.rect.inset(by: insets))
    out.append("<feGaussianBlur stdDeviation=\"")
    out.append(radius)
    out.append("\"/></filter>")
    append(figure)
    out.append(fill: color)
    out.append(" filter=\"url(#")
    name("k", id)
    out.append(")\"/>")
  }

  /// Opens a group that casts a shadow of all it draws.
  mutating func beginShadow(_ color: Color, radius: Double, offset: Point, region: Rect) {
    let id = beginFilter(region)
    out.append("<feDropShadow dx=\"")
    out.append(offset.x)
    out.append("\" dy=\"")
    out.append(offset.y)
    out.append("\" stdDeviation=\"")
    out.append(radius)
    out.append("\" flood-color=\"")
    out.append(color)
    out.append("\" flood-opacity=\"")
    out.append(alpha: Double(color.alpha) / 255)
    out.append("\"/></filter><g filter=\"url(#")
    name("k", id)
    out.append(")\">")
  }

  /// Opens a group that shows the alpha of all it draws in one colour: a template image.
  mutating func beginTint(_ color: Color, region: Rect) {
    let id = beginFilter(region)
    out.append("<feFlood flood-color=\"")
    out.append(color)
    out.append("\" flood-opacity=\"")
    out.append(alpha: Double(color.alpha) / 255)
    out.append("\"/><feComposite operator=\"in\" in2=\"SourceAlpha\"/></filter><g filter=\"url(#")
    name("k", id)
    out.append(")\">")
  }

  /// In sRGB as Core Animation blends: a filter's own default is linear light.
  private mutating func beginFilter(_ region: Rect) -> Int {
    let id = names.nextResource()
    out.append("<filter id=\"")
    name("k", id)
    out.append("\" filterUnits=\"userSpaceOnUse\" color-interpolation-filters=\"sRGB\"")
    out.append(place: region)
    out.append(">")
    return id
  }
}
