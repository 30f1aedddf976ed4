import Foundation
import Glibc

/// A child process that speaks NUL-terminated messages on its file descriptors 3 (in) and 4 (out).
///
/// One socket pair serves both directions: unlike a pipe it can be written to without SIGPIPE, and when
/// this process dies the child sees its end and goes too.
final class DebuggingPipe {
  private let process: pid_t
  private let socket: Int32
  private var received: [UInt8] = []
  private var scanned = 0
  private var stopped = false

  /// Starts `arguments[0]` in a process group of its own, its standard error in the file `log`.
  init(starting arguments: [String], log: String) throws {
    var ends: [Int32] = [0, 0]
    guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0, &ends) == 0
    else { throw BrowserFault("no socket pair: errno \(errno)") }
    defer { close(ends[1]) }

    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 2, log, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    posix_spawn_file_actions_adddup2(&actions, ends[1], 3)
    posix_spawn_file_actions_adddup2(&actions, ends[1], 4)

    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))

    var words = arguments.map { strdup($0) } + [nil]
    var environment = ProcessInfo.processInfo.environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for word in words + environment { free(word) } }
    var child: pid_t = 0
    let status = posix_spawn(&child, arguments[0], &actions, &attributes, &words, &environment)
    guard status == 0 else {
      close(ends[0])
      throw BrowserFault("cannot start \(arguments[0]): errno \(status)")
    }
    process = child
    socket = ends[0]
  }

  deinit { stop() }

  func send(_ message: Data) throws {
    let bytes = [UInt8](message) + [0]
    var sent = 0
    while sent < bytes.count {
      let count = bytes[sent...].withUnsafeBytes {
        Glibc.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { throw BrowserFault("the browser does not listen: errno \(errno)") }
      sent += count
    }
  }

  /// The next message; nil when none comes before the deadline.
  func receive(until deadline: ContinuousClock.Instant) throws -> Data? {
    while true {
      if let end = received[scanned...].firstIndex(of: 0) {
        let message = Data(received[..<end])
        received.removeSubrange(...end)
        scanned = 0
        return message
      }
      scanned = received.count
      let left = ContinuousClock.now.duration(to: deadline)
      guard left > .zero else { return nil }
      var poll = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
      let milliseconds = Int32(clamping: Int(left / .milliseconds(1)) + 1)
      guard Glibc.poll(&poll, 1, milliseconds) > 0 else { continue }
      var chunk = [UInt8](repeating: 0, count: 1 << 16)
      let count = recv(socket, &chunk, chunk.count, 0)
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { throw BrowserFault("the browser ended") }
      received += chunk[..<count]
    }
  }

  /// Closes the channel, which asks the child to end, and ends its group by force after `grace`.
  func stop(grace: Duration = .seconds(5)) {
    guard !stopped else { return }
    stopped = true
    close(socket)
    let deadline = ContinuousClock.now + grace
    var status: Int32 = 0
    while waitpid(process, &status, WNOHANG) == 0 {
      if ContinuousClock.now > deadline {
        kill(-process, SIGKILL)
        waitpid(process, &status, 0)
        return
      }
      usleep(10_000)
    }
  }
}
