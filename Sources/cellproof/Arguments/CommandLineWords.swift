import Proofing

/// The words the process was started with.
enum CommandLineWords {
  /// A name that is not UTF-8 would arrive mended, and so name another file; better to say so.
  static func read() throws(UsageError) -> [String] {
    var words: [String] = []
    for number in 1..<max(Int(CommandLine.argc), 1) {
      guard let bytes = CommandLine.unsafeArgv[number], let word = String(validatingCString: bytes) else {
        throw .unreadableArgument(number)
      }
      words.append(word)
    }
    return words
  }
}
