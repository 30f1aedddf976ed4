import Foundation
import Testing

/// The built executable, started by a shell so that its streams can be redirected in every way.
struct BuiltCommand {
  /// How a run ended.
  struct Result {
    var status: Int32
    var output: String
    var errors: String
  }

  /// Beside the test bundle, where the package manager puts both.
  static var path: String {
    get throws {
      let own = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      let candidates = [own, URL(fileURLWithPath: CommandLine.arguments[0]), Bundle.main.bundleURL]
      let paths = candidates.map { $0.deletingLastPathComponent().appendingPathComponent("cellproof").path }
      return try #require(paths.first { FileManager.default.isExecutableFile(atPath: $0) })
    }
  }

  /// Runs a line of shell, in which `cellproof` is the command.
  static func run(_ line: String, environment: [String: String] = [:]) throws -> Result {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = ["-c", "cellproof() { \"$COMMAND\" \"$@\"; }; \(line)"]
    process.environment = ["COMMAND": try path, "PATH": "/usr/bin:/bin"].merging(environment) { $1 }
    let (output, errors) = (Pipe(), Pipe())
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = errors
    try withSignalsOpen { try process.run() }
    // What is written is far less than a pipe holds, so one after the other is safe.
    let outputBytes = output.fileHandleForReading.readDataToEndOfFile()
    let errorBytes = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Result(
      status: process.terminationStatus, output: String(decoding: outputBytes, as: UTF8.self),
      errors: String(decoding: errorBytes, as: UTF8.self))
  }

  /// Threads of a pool block signals, and a process inherits that from the thread that starts it.
  private static func withSignalsOpen(_ start: () throws -> Void) rethrows {
    var (none, before) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    try start()
  }
}
