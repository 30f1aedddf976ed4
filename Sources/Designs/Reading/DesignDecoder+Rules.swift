import Diagnostics
import JSON

/// The keys of a rule; what `use` takes is the matter of the key that the rules stand at.
enum RuleKeys {
  static let when = "when"
  static let use = "use"

  static let form = ObjectForm(
    "rule", "a rule",
    [
      ObjectForm.Entry(
        name: when, form: .string(.condition), isRequired: false,
        about: "The condition; a rule without one holds always."),
      ObjectForm.Entry(
        name: use, form: .string(.any), isRequired: true, about: "The value where the condition holds."),
    ])
}

extension DesignDecoder {
  /// A value or the rules that give it.
  mutating func setting<Value>(
    at node: Int, _ shape: Shape<Value>, default standard: Value
  ) -> Setting<Value> {
    let span = document.span(node)
    guard isRules(node, shape.form) else {
      return Setting(otherwise: shape.read(&self, node) ?? standard, span: span)
    }
    let nodes = Array(document.elements(of: node))
    if nodes.isEmpty {
      report("empty-list", at: node, "\"\(key)\" is an empty list; a list of rules holds at least one")
    }
    let key = self.key
    // Only one of the values will be there, so each may use the same ids.
    let mark = ids.mark
    var taken: [String] = []
    var rules: [Setting<Value>.Rule] = []
    var unless: [Condition] = []
    var holdsAlways = false
    for node in nodes {
      if holdsAlways {
        warn("unreachable-rule", at: node, "never reached: a rule before it holds always")
      }
      holdsAlways = holdsAlways || document.member(RuleKeys.when, of: node) == nil
      self.key = key
      if let rule = rule(at: node, shape, unless: unless) {
        rules.append(rule)
        if let when = rule.when { unless.append(when) }
      }
      taken += ids.giveBack(since: mark)
    }
    for id in taken { _ = ids.claim(id) }
    return Setting(rules: rules, otherwise: standard, span: span)
  }

  /// - Parameter unless: the conditions of the rules before it.
  private mutating func rule<Value>(
    at node: Int, _ shape: Shape<Value>, unless: [Condition]
  ) -> Setting<Value>.Rule? {
    let key = self.key
    guard let fields = fields(of: node, RuleKeys.form) else { return nil }
    var when: Condition?
    if let node = fields[RuleKeys.when] {
      self.key = RuleKeys.when
      guard document.kind(node) == .string else { return wrongType(node, .string(.condition)) }
      when = condition(at: node)
      if when == nil { return nil }
    }
    self.key = key
    branches.append(RuleBranch(unless: unless, when: when))
    defer { branches.removeLast() }
    guard let use = fields[RuleKeys.use], let value = shape.read(&self, use) else { return nil }
    return Setting.Rule(when: when, use: value)
  }

  /// Whether a value is a list of rules; where plain lists can stand, the elements tell.
  private func isRules(_ node: Int, _ form: Form) -> Bool {
    guard document.kind(node) == .array else { return false }
    return !form.allowsList || looksLikeRules(node)
  }

  /// Whether a list holds rules: objects, one of them at least with the key `use`.
  func looksLikeRules(_ node: Int) -> Bool {
    let nodes = document.elements(of: node)
    return nodes.allSatisfy { document.kind($0) == .object }
      && nodes.contains { document.member(RuleKeys.use, of: $0) != nil }
  }
}
