import Designs
import Diagnostics
import Graphics
import Staging

/// `template-icon-loses-colour`: an image of colours is drawn as its shape in one colour.
enum TemplateColourCheck {
  static func findings(_ subject: Subject, _ actions: [ShownAction]) -> [Finding] {
    actions.compactMap { shown in
      // A box without a clear ground is told as that.
      guard shown.look.isTemplate, shown.look.opaqueTemplate == nil else { return nil }
      let colors = distinct(shown.look.imageColors)
      guard loses(colors, asked: shown.look.renderingMode) else { return nil }
      let names = colors.prefix(3).map(\.hex).joined(separator: ", ") + (colors.count > 3 ? " ..." : "")
      return Finding(
        rule: .templateIconLosesColour,
        message:
          "the image of \(Points.text(shown.look.imageSize ?? .zero)) is drawn as a template: "
          + "\(names) become\(colors.count == 1 ? "s" : "") one colour",
        span: shown.imageSpan, outlines: [shown.frame, shown.imageFrame])
    }
  }

  /// Shapes in black, white or grey are drawn to be templates; a hue, or two tones, are meant to be seen.
  private static func loses(_ colors: [Color], asked: ImageValue.RenderingMode) -> Bool {
    guard let first = colors.first else { return false }
    if colors.count > 1 { return true }
    switch asked {
    case .alwaysTemplate: return false
    // Asked for by name, black is a colour as well; white is what a template is anyway.
    case .alwaysOriginal: return first.difference(to: .white) > sameColour
    case .automatic: return hasHue(first)
    }
  }

  /// Colours that a reader tells apart (CIEDE2000); shades nearer than that count as one.
  private static let sameColour = 5.0

  private static func distinct(_ colors: [Color]) -> [Color] {
    var distinct: [Color] = []
    // A picture of thousands of colours has long been told by then.
    for color in colors.prefix(64) where distinct.allSatisfy({ $0.difference(to: color) > sameColour }) {
      distinct.append(color)
    }
    return distinct
  }

  private static func hasHue(_ color: Color) -> Bool {
    let channels = [color.red, color.green, color.blue].map(Int.init)
    return (channels.max() ?? 0) - (channels.min() ?? 0) > 24
  }
}
