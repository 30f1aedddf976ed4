import Graphics
import Staging

/// The surfaces of a picture as patches: what must agree lies side by side, and equal colours make one patch.
struct ToneList {
  private struct Tone {
    var color: Color
    var names: [String]
  }

  private var tones: [Tone] = []

  init(_ surfaces: Surfaces) {
    add("cell", surfaces.cell)
    if let pullView = surfaces.pullView { add("pull view", pullView) }
    for action in surfaces.actions { add(action.id, action.color) }
  }

  private mutating func add(_ name: String, _ color: Color) {
    if let index = tones.firstIndex(where: { $0.color == color }) {
      tones[index].names.append(name)
    } else {
      tones.append(Tone(color: color, names: [name]))
    }
  }

  func append(to out: inout [UInt8]) {
    out.append("<ul class=\"tones\" aria-label=\"Surfaces\">")
    for tone in tones {
      // As wide as the surfaces it stands for, without seams: as they lie in the picture.
      let width = 12 * tone.names.count
      out.append("<li><svg class=\"patch\" width=\"")
      out.append(number: width)
      out.append("\" height=\"12\" aria-hidden=\"true\" focusable=\"false\"><rect width=\"")
      out.append(number: width)
      out.append("\" height=\"12\" fill=\"")
      out.append(hex: tone.color)
      out.append("\"/></svg> ")
      for (index, name) in tone.names.enumerated() {
        if index > 0 { out.append(" = ") }
        out.append(isolated: name)
      }
      out.append(" <code>")
      out.append(hex: tone.color)
      out.append("</code></li>")
    }
    out.append("</ul>\n")
  }
}
