import Files
import Glibc

/// The three descriptors a process starts with.
enum StandardStreams {
  /// Makes writing to nobody, or beyond a limit, an error instead of a signal, and keeps the three numbers out of the way of files.
  ///
  /// Where one is closed the next file opened would get its number, and messages would land in that file. The
  /// stand-ins are open the wrong way round, so that using them still fails.
  static func prepare() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    for (number, mode) in [(STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY)]
    where fcntl(number, F_GETFD) < 0 {
      // The lowest free number is taken, and those below are open by now.
      _ = open("/dev/null", mode)
    }
  }

  /// Writes all that was asked for; nil is success.
  static func writeOutput(_ bytes: [UInt8]) -> SystemFault? {
    if let fault = write(bytes, to: STDOUT_FILENO) { return fault }
    // Network file systems report a full disk only here.
    return close(STDOUT_FILENO) == 0 ? nil : SystemFault(number: errno)
  }

  /// Writes messages; there is nobody left to tell if that fails.
  static func writeError(_ bytes: [UInt8]) { _ = write(bytes, to: STDERR_FILENO) }

  static func write(_ bytes: [UInt8], to descriptor: Int32) -> SystemFault? {
    bytes.withUnsafeBytes { buffer in
      var done = 0
      while done < buffer.count {
        let rest = UnsafeRawBufferPointer(rebasing: buffer[done...])
        let count = Glibc.write(descriptor, rest.baseAddress, rest.count)
        if count >= 0 {
          done += count
        } else if errno == EAGAIN {
          // Somebody who shares the pipe made it non-blocking.
          var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
          _ = poll(&waiting, 1, -1)
        } else if errno != EINTR {
          return SystemFault(number: errno)
        }
      }
      return nil
    }
  }
}
