import Diagnostics
import Graphics
import Markup

extension ElementFields {
  /// The constraints that a view holds; one whose attribute nobody knows or that UIKit refuses is left out, which is
  /// told.
  mutating func constraints() -> [InterfaceConstraint] {
    let holder = id("id")
    guard let list = child("constraints") else { return [] }
    var constraints: [InterfaceConstraint] = []
    for element in list.elements where element.name == "constraint" {
      var fields = ElementFields(element, log)
      // One that is left out has been told of as a whole.
      guard let constraint = fields.constraintValue() else { continue }
      if let refusal = constraint.refusal(heldBy: holder) {
        log.add(.warning, "refused-constraint", "left out, as UIKit refuses it: \(refusal)", at: element)
      } else {
        constraints.append(constraint)
      }
      fields.finish()
    }
    return constraints
  }

  private mutating func constraintValue() -> InterfaceConstraint? {
    let firstItem = id("firstItem")
    let secondItem = id("secondItem")
    let firstAttribute = constraintAttribute("firstAttribute")
    let hasSecond = element.value("secondAttribute") != nil
    let secondAttribute = constraintAttribute("secondAttribute")
    let constraint = firstAttribute.map { attribute in
      InterfaceConstraint(
        id: id("id"), first: ConstraintAnchor(item: firstItem, attribute: attribute),
        relation: choice(
          "relation", words: { LayoutRelation.fileNames }, read: { LayoutRelation(fileName: $0) }) ?? .equal,
        second: secondAttribute.map { ConstraintAnchor(item: secondItem, attribute: $0) },
        multiplier: multiplier(), constant: number("constant", default: 0),
        priority: priority("priority") ?? 1000,
        isSymbolic: flag("symbolic"), identifier: string("identifier"), userLabel: string("userLabel"),
        isPlaceholder: flag("placeholder"), variations: constraintVariations(), span: span)
    }
    _ = string("symbolType")
    guard let constraint, hasSecond == (secondAttribute != nil) else { return nil }
    return constraint
  }

  private mutating func constraintAttribute(_ name: String) -> LayoutAttribute? {
    guard let text = string(name) else { return nil }
    if let attribute = LayoutAttribute(fileName: text) { return attribute }
    let hint = Suggestion.clause(for: text, among: LayoutAttribute.allCases.map(\.rawValue))
    log.add(
      .warning, "unknown-constraint-attribute",
      "the constraint has the unknown attribute \(Quotation.quoted(text))\(hint); it is left out",
      at: element,
      attribute: name)
    return nil
  }

  private mutating func multiplier() -> ConstraintMultiplier {
    guard let text = string("multiplier") else { return .one }
    if let multiplier = ConstraintMultiplier(text) { return multiplier }
    log.unreadable("multiplier", text, of: element, wanted: "a number or a ratio")
    return .one
  }

  /// A priority, 1 to 1000.
  mutating func priority(_ name: String) -> Double? {
    guard let number = number(name) else { return nil }
    return min(max(number, 1), 1000)
  }

  private mutating func constraintVariations() -> [ConstraintVariation] {
    children("variation").compactMap { element in
      var fields = ElementFields(element, log)
      guard let classes = fields.sizeClasses() else { return nil }
      let variation = ConstraintVariation(
        sizeClasses: classes, constant: fields.number("constant"), priority: fields.priority("priority"))
      fields.finish()
      return variation
    }
  }

  mutating func sizeClasses() -> SizeClasses? {
    choice("key", words: { [] }, read: { SizeClasses(key: $0) })
  }
}
