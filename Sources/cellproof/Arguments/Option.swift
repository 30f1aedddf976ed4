/// One row of the option table: names, value, help, and what it does to an invocation.
struct Option: Sendable {
  /// Where help lists an option; the raw value is the heading.
  enum Section: String, CaseIterable, Sendable {
    case output = "Output"
    case filters = "Filters (repeat one for more values; they narrow what the designs ask for)"
    case general = "General"
  }

  /// What an option wants behind its name.
  enum Value: Sendable {
    case none
    /// A word, shown in help as the placeholder.
    case one(placeholder: String)
  }

  typealias Effect = @Sendable (String, inout Invocation) throws(UsageError) -> Void

  /// The long name without its dashes.
  var name: String
  /// The letter of the short form.
  var letter: Character?
  var value: Value
  var summary: String
  var section: Section
  /// The commands that know the option.
  var commands: [Command]
  var isRepeatable: Bool
  /// Takes the value in; the word is empty where there is no value.
  var effect: Effect
}

extension Option {
  /// An option without a value.
  static func flag(
    _ name: String, letter: Character? = nil, _ summary: String, in section: Section,
    of commands: [Command] = Command.allCases, repeatable: Bool = false,
    set: @escaping @Sendable (inout Invocation) -> Void
  ) -> Option {
    Option(
      name: name, letter: letter, value: .none, summary: summary, section: section, commands: commands,
      isRepeatable: repeatable, effect: { (_, invocation) in set(&invocation) })
  }

  /// An option with a value that a rule reads.
  static func value<Value>(
    _ name: String, letter: Character? = nil, _ placeholder: String, _ rule: ValueRule<Value>,
    _ summary: String, in section: Section, of commands: [Command] = Command.allCases,
    repeatable: Bool = false, set: @escaping @Sendable (inout Invocation, Value) -> Void
  ) -> Option {
    Option(
      name: name, letter: letter, value: .one(placeholder: placeholder), summary: summary, section: section,
      commands: commands, isRepeatable: repeatable,
      effect: { (word, invocation) throws(UsageError) in
        guard let value = rule.read(word) else { throw .invalidValue(word, of: name, rule.fault) }
        set(&invocation, value)
      })
  }

  /// An option that narrows one dimension; whether its value matches anything, the designs decide.
  static func filter(
    _ name: String, _ placeholder: String, _ summary: String,
    add: @escaping @Sendable (inout Invocation, String) -> Void
  ) -> Option {
    value(
      name, placeholder, .name("a name"), summary, in: .filters, of: [.render, .layout],
      repeatable: true, set: add)
  }
}
