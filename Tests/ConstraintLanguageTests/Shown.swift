import Diagnostics

@testable import ConstraintLanguage

/// Reads a text with the tests' metrics.
func read(_ text: String) -> ConstraintReader.Reading {
  ConstraintReader.read(
    text, metrics: ["gap": .fixed(12), "wide": .fixed(200), "prio": .fixed(600), "airy": .scaled(10)])
}

/// Faults as messages show them.
func told(_ reading: ConstraintReader.Reading) -> [String] {
  reading.faults.map { fault in
    let severity = fault.severity == .error ? "" : "\(fault.severity): "
    return "\(severity)\(fault.message) [\(fault.code)]"
  }
}

/// Constraints as text, in UIKit's order: first, relation, multiplier, second, constant, priority.
func shown(_ reading: ConstraintReader.Reading) -> [String] {
  reading.statements.map { statement in
    let first = "\(statement.first.item.name).\(statement.first.attribute.rawValue)"
    var text = "\(first) \(statement.relation.rawValue) "
    if let second = statement.second {
      if statement.multiplier != 1 { text += "\(statement.multiplier) * " }
      text += "\(second.item.name).\(second.attribute.rawValue) + "
    }
    switch statement.constant {
    case .points(let points): text += "\(points)"
    case .standardSpacing: text += "standard"
    }
    for term in statement.scaled { text += " (\(term.coefficient) * \(term.metric))" }
    return statement.priority == 1000 ? text : text + " @\(statement.priority)"
  }
}

/// A text with a mark `‸` at the place of each fault.
struct Marked {
  let text: String
  /// UTF-8 offsets of the marks.
  let places: [Int]

  init(_ marked: String) {
    let pieces = marked.split(separator: "‸", omittingEmptySubsequences: false)
    text = pieces.joined()
    var offset = 0
    places = pieces.dropLast().map { piece in
      offset += piece.utf8.count
      return offset
    }
  }
}
