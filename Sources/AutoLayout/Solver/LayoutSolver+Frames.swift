package import Graphics

extension LayoutSolver {
  /// An item's frame in its parent's coordinates, in points, not rounded; a root's begins at 0, 0.
  package func frame(of item: LayoutItem.ID) -> Rect {
    let own = absoluteFrame(of: item.index)
    guard let parent = system.items[item.index].parent else { return own }
    let origin = absoluteFrame(of: parent.index).origin
    return Rect(x: own.x - origin.x, y: own.y - origin.y, width: own.width, height: own.height)
  }

  /// An item's frame on the device's pixels, halves up.
  package func frame(of item: LayoutItem.ID, on grid: PixelGrid) -> Rect { grid.round(frame(of: item)) }

  /// An item's length along an axis, in points: its alignment rectangle's, which a text is laid out in.
  package func length(of item: LayoutItem.ID, _ axis: LayoutAxis) -> Double {
    value(Variable.length(item.index, axis))
  }

  /// The total error of each priority's constraints and intrinsic sizes, most important first.
  package var errors: [(priority: Double, error: Double)] {
    let source = program.source
    var errors = source.levels.priorities.map { (priority: $0, error: 0.0) }
    for row in 0..<source.lengthRows.lowerBound where counts(row) && !source.rows.isFree(row) {
      let value = rowValue(row)
      let level = value > 0 ? source.rows.above[row] : source.rows.below[row]
      if level != LinearRows.free { errors[Int(level)].error += abs(value) }
    }
    return errors
  }

  private func rowValue(_ row: Int) -> Double {
    let rows = program.source.rows
    return rows.terms(row).reduce(-constants[row]) {
      $0 + rows.coefficients[$1] * value(Int(rows.variables[$1]))
    }
  }

  func absoluteFrame(of item: Int) -> Rect { absoluteFrame(of: item) { value($0) } }

  /// A frame in the root's coordinates from its variables' values.
  func absoluteFrame(of item: Int, _ value: (Int) -> Double) -> Rect {
    let insets = system.items[item].alignmentInsets
    let width = value(Variable.length(item, .horizontal))
    let height = value(Variable.length(item, .vertical))
    return Rect(
      x: value(Variable.origin(item, .horizontal)) - insets.left,
      y: value(Variable.origin(item, .vertical)) - insets.top, width: width + insets.left + insets.right,
      height: height + insets.top + insets.bottom)
  }

  /// The value of a variable.
  func value(_ variable: Int) -> Double {
    let elimination = program.elimination
    guard elimination.definitions[variable] >= 0 else { return freeValue(variable) }
    var sum = offsets[variable]
    for term in elimination.solutions[variable] {
      sum += elimination.termCoefficients[term] * freeValue(Int(elimination.termVariables[term]))
    }
    return sum
  }

  private func freeValue(_ variable: Int) -> Double {
    let place = program.variablePlaces[variable]
    return place.block < 0 ? 0 : tableau.value(Int(place.quantity), in: program.blocks[Int(place.block)])
  }
}
