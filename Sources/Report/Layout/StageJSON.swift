import Graphics
import Staging
import Typesetting

/// Stages as JSON: shared by `layout/<cell>.json` and the `layout` command.
///
/// Members stand in the order in which one reads a view (id, class, superview, frame), not sorted.
extension [UInt8] {
  /// Appends the colours that show.
  mutating func append(surfaces: Surfaces) {
    append("{ \"table\": ")
    append(color: surfaces.table)
    append(", \"cell\": ")
    append(color: surfaces.cell)
    append(", \"pullView\": ")
    if let pullView = surfaces.pullView { append(color: pullView) } else { append("null") }
    append(", \"actions\": {")
    for (index, action) in surfaces.actions.enumerated() {
      append(index == 0 ? " " : ", ")
      append(jsonString: action.id)
      append(": ")
      append(color: action.color)
    }
    append(surfaces.actions.isEmpty ? "} }" : " } }")
  }

  /// Appends the views of a stage, contents included, one on a line behind `indent`.
  mutating func append(viewsOf stage: Stage, indent: StaticString) {
    append("[")
    // By index: a view taken out of its list is copied, a dozen references each time.
    let views = stage.views
    for index in views.indices {
      append(index == 0 ? "\n" : ",\n")
      append(indent)
      let parent = views[index].parent
      append(view: views[index], superview: parent < 0 ? nil : views[parent].id)
      // As `Stage.allViews` has them, without its copies.
      guard let tree = views[index].contents else { continue }
      let contents = tree.views
      for place in contents.indices.dropFirst(tree.isRooted(in: views[index]) ? 1 : 0) {
        append(",\n")
        append(indent)
        let parent = contents[place].parent
        append(view: contents[place], superview: parent < 0 ? views[index].id : contents[parent].id)
      }
    }
    append(" ]")
  }

  private mutating func append(view: StageView, superview: String?) {
    append("{ \"id\": ")
    append(jsonString: view.id)
    append(", \"class\": ")
    append(jsonString: view.className)
    append(", \"superview\": ")
    append(jsonString: superview)
    append(", \"frame\": ")
    append(rect: view.frame)
    if view.boundsOrigin != .zero {
      append(", \"bounds\": ")
      append(rect: Rect(origin: view.boundsOrigin, size: view.frame.size))
    }
    if view.layer.isHidden { append(", \"hidden\": true") }
    if let color = view.backgroundColor {
      append(", \"backgroundColor\": ")
      append(color: color)
    }
    if let title = view.title {
      append(", \"title\": ")
      append(jsonString: title)
    }
    if let blanks = view.blanks {
      append(", \"blanks\": { \"kind\": \"")
      append(raw: blanks.kind.rawValue)
      append("\", \"count\": ")
      append(number: blanks.count)
      append(" }")
    }
    if let label = view.label {
      append(", \"lines\": ")
      append(number: label.lines.count)
      append(", \"neededWidth\": ")
      append(points: label.neededWidth)
      append(label.isTruncated ? ", \"truncated\": true" : ", \"truncated\": false")
    }
    append(" }")
  }

  private mutating func append(rect: Rect) {
    append(UInt8(ascii: "["))
    append(points: rect.x)
    append(", ")
    append(points: rect.y)
    append(", ")
    append(points: rect.width)
    append(", ")
    append(points: rect.height)
    append(UInt8(ascii: "]"))
  }

  private mutating func append(color: Color) {
    append("\"")
    append(hex: color)
    append("\"")
  }
}
