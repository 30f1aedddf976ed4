import JSON

extension DesignDecoder {
  /// The condition of a string; its faults are located inside the string.
  mutating func condition(at node: Int) -> Condition? {
    if isFull { return nil }
    let (condition, faults) = ConditionParser.parse(document.text(of: node), data: data)
    for fault in faults { report(fault.code, at: span(in: node, fault.range), fault.message) }
    return condition
  }
}
