import ConstraintLanguage
import Graphics

/// Writes the constraints of a view tree as equations.
struct ConstraintWriter {
  /// The ids of the tree's views, by their places; nil where a view has none.
  let ids: [String?]

  /// What came of a constraint.
  enum Written {
    case equation(String)
    /// Why no design may say it: UIKit refuses it too.
    case refused(String)
  }

  /// - Parameter holder: the place of the view in whose list it stands.
  func written(_ constraint: Constraint, holder: Int) throws(WritingFault) -> Written {
    guard case .points(let points) = constraint.constant else {
      throw WritingFault("the standard spacing in an equation", at: constraint.span)
    }
    if !constraint.scaled.isEmpty { throw WritingFault("a scaled metric", at: constraint.span) }
    var text = try "\(name(constraint.first, constraint, holder)) \(sign(constraint.relation)) "
    if let second = constraint.second {
      if constraint.multiplier != 1 { text += "\(ConstraintWriter.ratio(constraint.multiplier)) * " }
      text += try name(second, constraint, holder)
      if points != 0 { text += points < 0 ? " - " : " + " }
      if points != 0 { text += NumberText.shortest(abs(points)) }
    } else {
      text += NumberText.shortest(points)
    }
    if constraint.priority != 1000 { text += " @\(NumberText.shortest(constraint.priority))" }
    let reading = ConstraintReader.read(text)
    if let fault = reading.faults.first { return .refused("\(text): \(fault.message)") }
    guard let read = reading.statements.first, reading.statements.count == 1, says(read, constraint) else {
      throw WritingFault("the constraint \(text)", at: constraint.span)
    }
    return .equation(text)
  }

  /// Whether the numbers of what was read are those that were to be written.
  private func says(_ read: ConstraintStatement, _ constraint: Constraint) -> Bool {
    guard case .points(let points) = read.constant, case .points(let wanted) = constraint.constant else {
      return false
    }
    return points == wanted && read.multiplier == constraint.multiplier
      && read.relation == constraint.relation && read.priority == constraint.priority
      && (read.second == nil) == (constraint.second == nil)
  }

  private func sign(_ relation: LayoutRelation) -> String {
    switch relation {
    case .equal: "="
    case .lessThanOrEqual: "<="
    case .greaterThanOrEqual: ">="
    }
  }

  /// `16:9` for what no short decimal says, else the number.
  static func ratio(_ multiplier: Double) -> String {
    let decimal = NumberText.shortest(multiplier)
    if decimal.utf8.count <= 6 { return decimal }
    for divisor in 2...1000 {
      let dividend = (multiplier * Double(divisor)).rounded()
      if dividend / Double(divisor) == multiplier, abs(dividend) >= 1 {
        return "\(NumberText.shortest(dividend)):\(divisor)"
      }
    }
    return decimal
  }

  // MARK: Items

  private func name(
    _ anchor: Constraint.Anchor, _ constraint: Constraint, _ holder: Int
  ) throws(WritingFault) -> String {
    let attribute = anchor.attribute
    let item: String
    switch anchor.item {
    case .contentView: item = ConstraintItem.contentView.name
    case .cell: item = ConstraintItem.cell.name
    case .view(let place): item = try id(place, constraint)
    // The root stands where its surroundings put it, whoever names it.
    case .holder(let place):
      item = place == holder ? ConstraintItem.superview.name : try id(place, constraint)
    case .margins(let place) where place == holder: item = ConstraintItem.margins.name
    case .safeArea(let place) where place == holder: item = ConstraintItem.safeArea.name
    case .readable(let place) where place == holder: item = ConstraintItem.readable.name
    // Other views' guides have no name; of a table cell their lines are those of the view itself.
    case .safeArea(let place): item = try id(place, constraint)
    case .margins(let place), .readable(let place):
      guard let margin = attribute.ofMargins else {
        throw WritingFault("the \(attribute.rawValue) of another view's margins", at: constraint.span)
      }
      return "\(try id(place, constraint)).\(margin.rawValue)"
    }
    return "\(item).\(attribute.rawValue)"
  }

  private func id(_ place: Int, _ constraint: Constraint) throws(WritingFault) -> String {
    guard ids.indices.contains(place), let id = ids[place] else {
      throw WritingFault("a constraint of a view without an id", at: constraint.span)
    }
    return id
  }
}

extension Constraint {
  /// The places of the views that are named by their ids where it stands in the list of a view.
  func namedPlaces(holder: Int) -> [Int] {
    [first, second].compactMap { anchor in
      switch anchor?.item {
      case .view(let place): place
      case .holder(let place), .margins(let place), .safeArea(let place), .readable(let place):
        place == holder ? nil : place
      case .contentView, .cell, nil: nil
      }
    }
  }
}
