import Diagnostics
import Proofing

/// A command line that cannot be followed.
struct UsageError: Error, Hashable, Sendable {
  var code: String
  /// One line without a full stop.
  var text: String

  var message: Outcome.Message { Outcome.Message(place: nil, level: .error, text: text, code: code) }
}

extension UsageError {
  static func unknownOption(_ written: String, suggesting name: String?) -> UsageError {
    let clause = name.map { "; did you mean \"--\($0)\"?" } ?? ""
    return UsageError(
      code: "unknown-option", text: "unknown option \(Quotation.quoted(written))\(clause)")
  }

  static func unknownCommand(_ word: String) -> UsageError {
    let known = Command.allCases.map(\.rawValue)
    let clause = Suggestion.clause(for: word, among: known)
    let name = Quotation.quoted(word)
    return UsageError(
      code: "unknown-command",
      text: "\(name) is neither a command (\(Words.list(known, "or"))) nor a file or folder\(clause)")
  }

  static func notYet(_ what: String) -> UsageError {
    UsageError(code: "not-yet", text: "\(what) is not yet part of cellproof")
  }

  static func misplacedOption(_ option: Option, of command: Command) -> UsageError {
    let owners = Words.list(option.commands.map(\.rawValue), "and")
    return UsageError(
      code: "misplaced-option", text: "\(command.rawValue) takes no --\(option.name); it belongs to \(owners)"
    )
  }

  static func repeatedOption(_ option: Option) -> UsageError {
    UsageError(code: "repeated-option", text: "--\(option.name) was given more than once")
  }

  static func missingValue(_ option: Option, _ placeholder: String) -> UsageError {
    UsageError(
      code: "missing-value", text: "--\(option.name) needs a value: --\(option.name) \(placeholder)")
  }

  static func unwantedValue(_ option: Option) -> UsageError {
    UsageError(code: "unwanted-value", text: "--\(option.name) takes no value")
  }

  static func invalidValue(_ value: String, of option: String, _ fault: ValueFault) -> UsageError {
    let clause = Suggestion.clause(for: value, among: fault.choices)
    return UsageError(
      code: "invalid-value",
      text: "--\(option) takes \(fault.wanted), not \(Quotation.quoted(value))\(clause)")
  }

  static let emptyInput = UsageError(code: "empty-input", text: "an input is an empty word")
  static let missingInput = UsageError(
    code: "missing-input", text: "layout needs an input: a design file, a folder of them, or -")
  static let importInput = UsageError(
    code: "import-input", text: "import takes one file: a .xib or a .storyboard")
  static let repeatedStandardInput = UsageError(
    code: "repeated-input", text: "standard input (-) can be read only once")

  static func unwantedInput(_ command: Command) -> UsageError {
    UsageError(code: "unwanted-input", text: "\(command.rawValue) takes no input")
  }

  static func unreadableArgument(_ number: Int) -> UsageError {
    UsageError(code: "not-utf-8", text: "argument \(number) is not UTF-8")
  }
}
