import AutoLayout
import Graphics

/// The layouts that the solver is measured on.
struct SolverSystem {
  var system: LayoutSystem
  /// The views whose intrinsic width is edited.
  var edited: [LayoutItem.ID]
  var name: String

  /// Three columns of four labels in nested containers: 88 constraints with the intrinsic sizes, and the row's width.
  static func columns() throws(LayoutFault) -> SolverSystem {
    var builder = SolverSystemBuilder()
    let root = try builder.add(LayoutItem())
    try builder.pin(root, .width, .equal, 343)
    var columns: [LayoutItem.ID] = []
    var labels: [LayoutItem.ID] = []
    for index in 0..<3 {
      let column = try builder.add(LayoutItem(parent: root))
      try builder.pin(column, .top, .equal, 11, root, .top)
      try builder.pin(column, .bottom, .equal, -11, root, .bottom)
      if let last = columns.last {
        try builder.pin(column, .leading, .equal, 8, last, .trailing)
        try builder.pin(column, .width, .equal, 0, columns[0], .width)
      } else {
        try builder.pin(column, .leading, .equal, 16, root, .leading)
      }
      columns.append(column)
      labels += try builder.addLabels(to: column, first: 4 * index)
    }
    try builder.pin(columns[2], .trailing, .equal, -16, root, .trailing)
    return SolverSystem(system: builder.system, edited: labels, name: "12 labels, 88 constraints")
  }

  /// A card with a picture, two lines of text, a value, a badge and a line.
  static func card() throws(LayoutFault) -> SolverSystem {
    var builder = SolverSystemBuilder()
    let content = try builder.add(LayoutItem())
    try builder.pin(content, .width, .equal, 375)
    let card = try builder.add(LayoutItem(parent: content))
    for (attribute, constant) in [
      (LayoutAttribute.leading, 15.0), (.top, 15), (.trailing, -15), (.bottom, 0),
    ] {
      try builder.pin(card, attribute, .equal, constant, content, attribute)
    }
    let icon = try builder.add(LayoutItem(parent: card))
    try builder.pin(icon, .width, .equal, 40)
    try builder.pin(icon, .height, .equal, 0, icon, .width)
    try builder.pin(icon, .leading, .equal, 12, card, .leading)
    try builder.pin(icon, .centerY, .equal, 0, card, .centerY)
    let title = try builder.add(.label(in: card, 120, 20.5, hugging: 251))
    let subtitle = try builder.add(.label(in: card, 210, 36, hugging: 251))
    let value = try builder.add(.label(in: card, 60, 20.5, hugging: 252))
    let badge = try builder.add(.label(in: card, 18, 18, hugging: 253))
    let line = try builder.add(LayoutItem(parent: card))
    try builder.pin(title, .leading, .equal, 12, icon, .trailing)
    try builder.pin(title, .top, .equal, 10, card, .top)
    try builder.pin(subtitle, .leading, .equal, 0, title, .leading)
    try builder.pin(subtitle, .top, .equal, 4, title, .bottom)
    try builder.pin(subtitle, .trailing, .lessThanOrEqual, -12, card, .trailing)
    try builder.pin(subtitle, .bottom, .equal, -10, card, .bottom)
    try builder.pin(badge, .leading, .equal, 6, title, .trailing)
    try builder.pin(badge, .centerY, .equal, 0, title, .centerY)
    try builder.pin(value, .leading, .greaterThanOrEqual, 8, badge, .trailing)
    try builder.pin(value, .trailing, .equal, -12, card, .trailing)
    try builder.pin(value, .centerY, .equal, 0, title, .centerY)
    try builder.pin(line, .leading, .equal, 0, card, .leading)
    try builder.pin(line, .trailing, .equal, 0, card, .trailing)
    try builder.pin(line, .bottom, .equal, 0, card, .bottom)
    try builder.pin(line, .height, .equal, 0.5)
    return SolverSystem(system: builder.system, edited: [title, subtitle, value], name: "card of 8 views")
  }
}
