/// Words of a command line into an invocation.
///
/// The first word that is no option names the command if there is one by that name, wherever it stands;
/// behind `--` every word is an input.
struct ArgumentParser {
  /// What was understood so far; of use after an error too, for how to print it.
  private(set) var invocation = Invocation()
  private let exists: (String) -> Bool
  private var given: [Option] = []
  private var sawWord = false

  /// `exists` tells whether a path leads to anything: a bare word that does not is taken for a mistyped command.
  init(exists: @escaping (String) -> Bool) { self.exists = exists }

  mutating func parse(_ arguments: [String]) throws(UsageError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        for word in rest { try add(input: .path(word), word) }
        break
      } else if argument.hasPrefix("--") {
        try takeLong(argument, &rest)
      } else if argument.hasPrefix("-"), argument != "-" {
        try takeShort(argument, &rest)
      } else {
        try takeWord(argument)
      }
    }
    try checkWhole()
  }

  private mutating func takeWord(_ word: String) throws(UsageError) {
    let isFirst = !sawWord
    sawWord = true
    if isFirst, let command = Command(rawValue: word) {
      invocation.command = command
      return
    }
    if isFirst, Command.later.contains(word) { throw .notYet("the command \"\(word)\"") }
    let isBare =
      !word.isEmpty && word != "-"
      && !word.utf8.contains { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "/") }
    if isFirst, isBare, !exists(word) { throw .unknownCommand(word) }
    try add(input: word == "-" ? .standardInput : .path(word), word)
  }

  private mutating func add(input: Invocation.Input, _ word: String) throws(UsageError) {
    if word.isEmpty { throw .emptyInput }
    if input == .standardInput, invocation.inputs.contains(input) { throw .repeatedStandardInput }
    invocation.inputs.append(input)
  }

  /// What only the whole line tells: options may stand before the command they belong to.
  private func checkWhole() throws(UsageError) {
    if invocation.question != nil { return }
    let command = invocation.command ?? .render
    if let option = given.first(where: { !$0.commands.contains(command) }) {
      throw .misplacedOption(option, of: command)
    }
    switch command {
    case .render: break
    case .layout: if invocation.inputs.isEmpty { throw .missingInput }
    case .import:
      if invocation.inputs.count != 1 || invocation.inputs == [.standardInput] { throw .importInput }
    case .schema: if !invocation.inputs.isEmpty { throw .unwantedInput(command) }
    }
  }
}

extension ArgumentParser {
  /// `--name`, `--name value`, `--name=value`.
  private mutating func takeLong(_ argument: String, _ rest: inout ArraySlice<String>) throws(UsageError) {
    let body = argument.dropFirst(2)
    let equals = body.utf8.firstIndex(of: UInt8(ascii: "="))
    let name = body[..<(equals ?? body.endIndex)]
    guard let option = OptionTable.option(named: name) else { throw unknown(argument, String(name)) }
    try apply(option, attached: equals.map { String(body[body.utf8.index(after: $0)...]) }, &rest)
  }

  /// `-o value`, `-ovalue`, `-o=value`, `-h`.
  private mutating func takeShort(_ argument: String, _ rest: inout ArraySlice<String>) throws(UsageError) {
    let body = argument.dropFirst()
    guard let letter = body.first, let option = OptionTable.option(letter: letter) else {
      throw unknown(argument, String(body.prefix { $0 != "=" }))
    }
    let tail = body.dropFirst()
    if tail.isEmpty { return try apply(option, attached: nil, &rest) }
    // `-help` is no short option with something behind it.
    if case .none = option.value, tail.first != "=" { throw unknown(argument, String(body)) }
    try apply(option, attached: String(tail.first == "=" ? tail.dropFirst() : tail), &rest)
  }

  private mutating func apply(
    _ option: Option, attached: String?, _ rest: inout ArraySlice<String>
  ) throws(UsageError) {
    if !option.isRepeatable, given.contains(where: { $0.name == option.name }) {
      throw .repeatedOption(option)
    }
    given.append(option)
    switch option.value {
    case .none:
      if attached != nil { throw .unwantedValue(option) }
      try option.effect("", &invocation)
    case .one(let placeholder):
      if let attached { return try option.effect(attached, &invocation) }
      // A value that looks like an option is a forgotten one; `--name=-value` says that it is meant.
      guard let next = rest.first, !Self.looksLikeOption(next) else {
        throw .missingValue(option, placeholder)
      }
      rest.removeFirst()
      try option.effect(next, &invocation)
    }
  }

  /// A dash with more behind it; `-1` is a number that the rule of the option will speak about.
  private static func looksLikeOption(_ word: String) -> Bool {
    guard word.hasPrefix("-"), let second = word.dropFirst().first else { return false }
    return !("0"..."9").contains(second)
  }

  private func unknown(_ argument: String, _ name: String) -> UsageError {
    if OptionTable.later.contains(name) { return .notYet("the option --\(name)") }
    let written = String(argument.prefix { $0 != "=" })
    return .unknownOption(written, suggesting: OptionTable.suggestion(for: name, in: invocation.command))
  }
}
