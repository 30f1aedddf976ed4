import Glibc
import Proofing
import Synchronization

/// The line on a terminal that says how far a run is: rewritten in its place, and gone at the end.
final class ProgressLine: Sendable {
  /// In nanoseconds: short runs show nothing, and nobody reads faster.
  private static let firstAfter: UInt64 = 400_000_000
  private static let again: UInt64 = 100_000_000

  private struct State {
    var next: UInt64
    var isShown = false
    var isOver = false
  }

  private let state: Mutex<State>

  init() { state = Mutex(State(next: Self.now() + Self.firstAfter)) }

  /// Whether there is anybody to show it to.
  static func isWanted(isQuiet: Bool, isTerminal: Bool, term: String?) -> Bool {
    !isQuiet && isTerminal && term != "dumb"
  }

  /// The line where standard error is a terminal.
  static func onTerminal(isQuiet: Bool) -> ProgressLine? {
    let term = getenv("TERM").map { String(cString: $0) }
    let isTerminal = isatty(STDERR_FILENO) == 1
    return isWanted(isQuiet: isQuiet, isTerminal: isTerminal, term: term) ? ProgressLine() : nil
  }

  static func text(of progress: Request.Progress) -> String {
    switch progress {
    case .reading(let done, let count): "reading: \(done) of \(Words.count(count, "file"))"
    case .drawing(let done, let count): "drawing: \(done) of \(Words.count(count, "page"))"
    }
  }

  /// Shows how far the run is, unless it was shown a moment ago; never waits for another worker that is showing it.
  func show(_ progress: Request.Progress) {
    let now = Self.now()
    _ = state.withLockIfAvailable { state in
      guard !state.isOver, now >= state.next else { return }
      state.next = now + Self.again
      state.isShown = true
      StandardStreams.writeError(Array("\r\(Self.text(of: progress))\u{1B}[K".utf8))
    }
  }

  /// Takes the line away for good.
  func clear() {
    state.withLock { state in
      if state.isShown { StandardStreams.writeError(Array("\r\u{1B}[K".utf8)) }
      state.isOver = true
    }
  }

  private static func now() -> UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }
}
