package import Diagnostics

/// A value of a design that may depend on data and traits: rules, the first that holds is taken, and what
/// stands where none does (the value itself where there are no rules, else the key's default).
package struct Setting<Value: Sendable>: Sendable {
  /// A value and when it is taken.
  package struct Rule: Sendable {
    /// nil holds always.
    package var when: Condition?
    package var use: Value

    package init(when: Condition?, use: Value) {
      self.when = when
      self.use = use
    }
  }

  package var rules: [Rule]
  package var otherwise: Value
  /// The place of the value in the design; nil where the key is absent.
  package var span: Span?

  package init(rules: [Rule] = [], otherwise: Value, span: Span? = nil) {
    self.rules = rules
    self.otherwise = otherwise
    self.span = span
  }

  /// Whether the design says anything for the key.
  package var isSet: Bool { span != nil }

  /// The value for one row in one state under some traits.
  ///
  /// Always inlined: nearly no setting has rules, and the call, which the compiler does not specialise in other
  /// modules, costs ten times what taking the value does.
  @inlinable @inline(__always)
  package func value(in scope: Scope) -> Value {
    rules.isEmpty ? otherwise : ruledValue(in: scope)
  }

  @inlinable
  package func ruledValue(in scope: Scope) -> Value {
    for rule in rules where rule.when?.holds(in: scope) ?? true { return rule.use }
    return otherwise
  }
}
