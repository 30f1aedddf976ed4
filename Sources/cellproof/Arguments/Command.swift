/// What the first word on the command line asks for.
enum Command: String, CaseIterable, Sendable {
  case render
  case layout
  case `import`
  case schema

  /// Words that are kept for commands to come.
  static let later: Set<String> = ["check", "diff", "merge"]
}
