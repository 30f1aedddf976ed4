import Glibc

/// A process that is started, waited for and measured.
enum ChildProcess {
  struct Usage {
    /// From before the start to after the end, in seconds: start-up included.
    var wall: Double
    /// The most memory that was resident, in MiB.
    var peak: Double
    var status: Int32
  }

  /// Runs a program with what it prints thrown away; nil where it cannot be started.
  static func run(_ words: [String]) -> Usage? {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    var arguments = words.map { strdup($0) }
    arguments.append(nil)
    defer { for argument in arguments { free(argument) } }
    var process: pid_t = 0
    let start = Clock.now
    guard posix_spawn(&process, words[0], &actions, nil, &arguments, environ) == 0 else { return nil }
    var status: Int32 = 0
    var usage = rusage()
    guard wait4(process, &status, 0, &usage) == process else { return nil }
    return Usage(wall: Clock.now - start, peak: Double(usage.ru_maxrss) / 1024, status: status)
  }
}

/// Monotonic seconds.
enum Clock {
  static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
