import Files
import Glibc
import Proofing

/// One run of the command: words in, streams written, exit status out.
enum CommandRun {
  static func run() -> Outcome.Status {
    var parser = ArgumentParser(exists: { access($0, F_OK) == 0 })
    do throws(UsageError) {
      try parser.parse(CommandLineWords.read())
    } catch {
      let printer = MessagePrinter(usesColor: parser.invocation.color.usesColor, isQuiet: false)
      let hint = Help.hint(for: parser.invocation.command)
      StandardStreams.writeError(printer.lines([error.message]) + Array(hint.utf8))
      return .wrongUsage
    }
    return finish(perform(parser.invocation), of: parser.invocation)
  }

  private static func perform(_ invocation: Invocation) -> Outcome {
    switch invocation.question {
    case .help: return Outcome(status: .done, output: Array(Help.text(for: invocation.command).utf8))
    case .version: return Outcome(status: .done, output: Array("cellproof \(Proofing.version)\n".utf8))
    case nil: break
    }
    if invocation.command == .import, case .path(let path)? = invocation.inputs.first {
      return Proofing.importing(path)
    }
    var request = invocation.request
    do throws(FileError) {
      request.inputs = try read(invocation.inputs)
    } catch {
      return unreadable(error)
    }
    let line = ProgressLine.onTerminal(isQuiet: invocation.isQuiet)
    if let line { request.progress = { line.show($0) } }
    // Before any message is written.
    defer { line?.clear() }
    switch invocation.command ?? .render {
    case .render: return Proofing.render(request, into: invocation.outputFolder)
    case .layout: return Proofing.layout(request, format: invocation.layoutFormat)
    case .import, .schema: return Outcome(status: .done, output: Proofing.schema)
    }
  }

  private static func read(_ inputs: [Invocation.Input]) throws(FileError) -> [Request.Input] {
    var read: [Request.Input] = []
    for input in inputs {
      switch input {
      case .path(let path): read.append(.path(path))
      case .standardInput: read.append(.standardInput(try FileReader.readStandardInput()))
      }
    }
    return read
  }

  private static func unreadable(_ fault: FileError) -> Outcome {
    let message = Outcome.Message(
      place: "-", level: .error, text: "cannot read standard input: \(fault.reason)", code: fault.code)
    return Outcome(status: .invalidInput, messages: [message])
  }

  /// Prints what came of the run; output that cannot be written changes the status.
  private static func finish(_ outcome: Outcome, of invocation: Invocation) -> Outcome.Status {
    var outcome = outcome
    if !outcome.output.isEmpty, let fault = StandardStreams.writeOutput(outcome.output) {
      outcome.status = .outputFailed
      outcome.messages.append(
        Outcome.Message(
          place: nil, level: .error, text: "cannot write to standard output: \(fault.words)",
          code: "output-unwritable"))
    }
    let printer = MessagePrinter(usesColor: invocation.color.usesColor, isQuiet: invocation.isQuiet)
    let closing = ClosingLine.of(outcome, for: invocation)
    StandardStreams.writeError(printer.lines(outcome.messages) + Array(closing.utf8))
    return outcome.status
  }
}
