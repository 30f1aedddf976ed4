import Glibc

/// When messages are coloured.
enum ColorChoice: String, CaseIterable, Sendable {
  case auto
  case always
  case never

  /// Whether standard error gets colours: on a terminal that can, unless NO_COLOR forbids it; the option
  /// beats the variable.
  var usesColor: Bool {
    decide(
      isTerminal: isatty(STDERR_FILENO) == 1, noColor: Self.variable("NO_COLOR"), term: Self.variable("TERM"))
  }

  func decide(isTerminal: Bool, noColor: String?, term: String?) -> Bool {
    switch self {
    case .always: true
    case .never: false
    // An empty NO_COLOR counts as not set (no-color.org).
    case .auto: isTerminal && (noColor ?? "").isEmpty && term != "dumb"
    }
  }

  private static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
}
