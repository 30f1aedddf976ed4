import Proofing

/// The command line as it was understood.
struct Invocation: Sendable {
  /// A word that names a design or a folder of them.
  enum Input: Hashable, Sendable {
    case path(String)
    /// `-`: not read yet.
    case standardInput
  }

  /// Asked instead of the work.
  enum Question: Sendable {
    case help
    case version
  }

  /// The command that was named; nil: none, which is `render`.
  var command: Command?
  var question: Question?
  var inputs: [Input] = []
  /// All that is for the library but the inputs.
  var request = Request()
  var outputFolder = "public"
  var layoutFormat = Proofing.LayoutFormat.text
  var isQuiet = false
  var color = ColorChoice.auto
}
