/// The texts of `--help`, at most 80 columns wide.
enum Help {
  /// The help of a command; without one that of the whole.
  static func text(for command: Command?) -> String {
    guard let command else { return whole }
    let help = CommandHelp.of(command)
    var text = "Usage: \(help.usage)\n\n\(help.description)"
    let options = OptionTable.options.filter { $0.commands.contains(command) }
    for section in Option.Section.allCases { text += HelpRows.section(section, of: options) }
    return text + examples(help.examples)
  }

  /// Where to look after a slip.
  static func hint(for command: Command?) -> String {
    "See cellproof \(command.map { $0.rawValue + " " } ?? "")--help.\n"
  }

  private static var whole: String {
    var text = """
      cellproof draws proof sheets of iOS table cells: every state on every system,
      as SVG and HTML, without a Mac.

      Usage:

      """
    for command in Command.allCases { text += "  \(CommandHelp.of(command).usage)\n" }
    text += CommandHelp.input + "\nCommands:\n"
    for command in Command.allCases {
      text += HelpRows.row("  " + command.rawValue, CommandHelp.of(command).summary)
    }
    let options = OptionTable.options.map(namingItsCommand)
    for section in Option.Section.allCases { text += HelpRows.section(section, of: options) }
    return text + examples(CommandHelp.wholeExamples) + CommandHelp.exitStatus
  }

  /// Among the options of all commands, those of a single one say whose they are.
  private static func namingItsCommand(_ option: Option) -> Option {
    guard let command = option.commands.first, option.commands.count == 1 else { return option }
    var named = option
    named.summary = "\(command.rawValue): \(option.summary)"
    return named
  }

  private static func examples(_ examples: [HelpExample]) -> String {
    examples.reduce("\nExamples:\n") { $0 + "  \($1.line)\n      \($1.what)\n" }
  }
}
