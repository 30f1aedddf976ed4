import Diagnostics
import JSON

/// The keys of a silenced rule.
enum IgnoreKeys {
  static let rule = Key(fixed: "rule", Shapes.identifier, required: true, "The name of the rule.")
  static let reason = Key(
    fixed: "reason", Shapes.nonEmptyString, required: true, "Why its finding is accepted.")
  static let form = ObjectForm("ignore", "a silenced rule", [rule.entry, reason.entry])
}

extension Ignore {
  static let list = Shapes.list(shape, count: 0...1000)

  private static let shape = Shape<Ignore>(form: .object(IgnoreKeys.form.name)) { decoder, node in
    guard let fields = decoder.fields(of: node, IgnoreKeys.form) else { return nil }
    let rule = decoder.value(IgnoreKeys.rule, in: fields)
    let reason = decoder.value(IgnoreKeys.reason, in: fields)
    guard let rule, let reason else { return nil }
    return Ignore(rule: rule, reason: reason, span: decoder.document.span(node))
  }
}
