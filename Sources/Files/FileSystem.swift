import Glibc

/// The calls that change the file system, each with its error as a value.
enum FileSystem {
  typealias Outcome = Result<Void, SystemFault>

  static func makeFolder(_ path: RawPath) -> Outcome { outcome(path.withCString { mkdir($0, 0o777) }) }

  static func removeFile(_ path: RawPath) -> Outcome { outcome(path.withCString { unlink($0) }) }

  static func removeEmptyFolder(_ path: RawPath) -> Outcome { outcome(path.withCString { rmdir($0) }) }

  static func rename(_ old: RawPath, to new: RawPath) -> Outcome {
    outcome(old.withCString { from in new.withCString { Glibc.rename(from, $0) } })
  }

  /// A second name for the same file (or the same link: links are not followed).
  static func link(_ old: RawPath, as new: RawPath) -> Outcome {
    outcome(old.withCString { from in new.withCString { linkat(AT_FDCWD, from, AT_FDCWD, $0, 0) } })
  }

  /// Two paths change places in one step; fails with ENOSYS where the system cannot.
  static func exchange(_ left: RawPath, _ right: RawPath) -> Outcome {
    // Glibc has the call but its headers show it only to programs that ask, which a Swift import does not.
    typealias Call =
      @convention(c) (
        Int32, UnsafePointer<CChar>, Int32, UnsafePointer<CChar>, UInt32
      ) -> Int32
    guard let symbol = dlsym(nil, "renameat2") else { return .failure(SystemFault(number: ENOSYS)) }
    let call = unsafeBitCast(symbol, to: Call.self)
    let exchangeFlag: UInt32 = 2
    return outcome(
      left.withCString { from in right.withCString { call(AT_FDCWD, from, AT_FDCWD, $0, exchangeFlag) } })
  }

  /// Whether we may make and remove entries of a folder.
  static func isWritable(_ folder: RawPath) -> Outcome {
    outcome(folder.withCString { access($0, W_OK | X_OK) })
  }

  /// Gives a new folder the mode of another, and its owner as far as we may.
  static func copyAccess(of status: FileStatus, to path: RawPath) {
    path.withCString {
      _ = lchown($0, status.owner, status.group)
      _ = chmod($0, status.mode)
    }
  }

  static func writeFile(_ bytes: [UInt8], to path: RawPath) -> Outcome { writeFile([bytes], to: path) }

  /// Writes a new file; an existing one is an error.
  static func writeFile(_ pieces: [[UInt8]], to path: RawPath) -> Outcome {
    put(pieces, into: path, flags: O_CREAT | O_EXCL)
  }

  /// Adds to the end of a file that is there.
  static func appendFile(_ pieces: [[UInt8]], to path: RawPath) -> Outcome {
    put(pieces, into: path, flags: O_APPEND)
  }

  private static func put(_ pieces: [[UInt8]], into path: RawPath, flags: Int32) -> Outcome {
    let descriptor = path.withCString { open($0, O_WRONLY | O_CLOEXEC | O_NOFOLLOW | flags, 0o666) }
    guard descriptor >= 0 else { return .failure(.last) }
    var fault: SystemFault?
    for piece in pieces where fault == nil { fault = append(piece, to: descriptor) }
    // Network file systems report a full disk only here.
    if close(descriptor) != 0 && fault == nil { fault = .last }
    return fault.map { .failure($0) } ?? .success(())
  }

  private static func append(_ bytes: [UInt8], to descriptor: Int32) -> SystemFault? {
    bytes.withUnsafeBytes { buffer in
      var done = 0
      while done < buffer.count {
        let written = write(descriptor, buffer.baseAddress?.advanced(by: done), buffer.count - done)
        if written < 0 && errno == EINTR { continue }
        // Nothing written and no error: there is no room for more.
        guard written > 0 else { return written < 0 ? .last : SystemFault(number: ENOSPC) }
        done += written
      }
      return nil
    }
  }

  /// Removes a folder with all in it, links not followed; what cannot go stays.
  static func removeTree(_ folder: RawPath) {
    for entry in (try? FolderListing.rawEntries(of: folder, named: "", limit: .max)) ?? [] {
      let path = folder.appending(entry.name)
      if entry.isFolder(in: folder) { removeTree(path) } else { _ = removeFile(path) }
    }
    _ = removeEmptyFolder(folder)
  }

  private static func outcome(_ status: Int32) -> Outcome { status == 0 ? .success(()) : .failure(.last) }
}
