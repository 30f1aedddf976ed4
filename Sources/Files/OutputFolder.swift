import Glibc

/// Output that appears whole or not at all.
///
/// Files are gathered in a folder beside the target (`.NAME.cellproof-PID`) and moved into place by `commit()`:
/// files of an earlier run that are no longer made disappear, files that are not ours stay. Whoever begins must
/// end with `commit()` or `discard()`; what a killed run leaves is removed or put back by the next.
package struct OutputFolder: Sendable {
  /// The target as the caller named it.
  package let target: String
  let place: OutputPlace

  /// Prepares to write to a folder, which need not be there yet, nor the folders above it.
  package static func begin(_ target: String) throws(OutputError) -> OutputFolder {
    OutputFolder(target: target, place: try OutputPlace(target))
  }

  /// Writes one file; from several threads at once if they write different paths.
  ///
  /// `path` is relative, its folders are made as needed; a path is written once.
  package func write(_ bytes: [UInt8], to path: String) throws(OutputError) {
    try write(pieces: [bytes], to: path)
  }

  /// Writes one file of several pieces.
  package func write(pieces: [[UInt8]], to path: String) throws(OutputError) {
    guard Self.isValid(path) else { throw OutputError(.badName, path) }
    let file = place.staging.appending(path)
    var outcome = FileSystem.writeFile(pieces, to: file)
    // Asking whether each file's folder is there would cost more than the one failure that says it is not.
    if case .failure(let fault) = outcome, fault.number == ENOENT {
      try makeFolders(above: path)
      outcome = FileSystem.writeFile(pieces, to: file)
    }
    if case .failure(let fault) = outcome {
      throw fault.number == EEXIST || fault.number == EISDIR
        ? OutputError(.twice, path) : OutputError(fault, FilePath.join(target, path))
    }
  }

  /// Adds to the end of a file that was written; whoever writes a file so does it alone.
  package func append(pieces: [[UInt8]], to path: String) throws(OutputError) {
    if case .failure(let fault) = FileSystem.appendFile(pieces, to: place.staging.appending(path)) {
      throw OutputError(fault, FilePath.join(target, path))
    }
  }

  /// Changes a file that was written; the path stays taken.
  package func rewrite(_ path: String, _ change: ([UInt8]) -> [UInt8]) throws(OutputError) {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try FileReader.bytes(
        at: place.staging.appending(path), named: path, limit: .max, flags: O_NOFOLLOW)
    } catch {
      throw OutputError(.badName, path)
    }
    remove(path)
    try write(change(bytes), to: path)
  }

  /// Takes back a file that was written.
  package func remove(_ path: String) { _ = FileSystem.removeFile(place.staging.appending(path)) }

  /// Moves all that was written into place; on an error the target is as it was, and what was written is gone.
  ///
  /// Where the target can only be changed file by file (a mount point, the working folder) an error of the device
  /// in the middle leaves files of both runs, each whole; the next run puts that right.
  package func commit() throws(OutputError) {
    do throws(OutputError) {
      try OutputCommit(self).run()
    } catch {
      discard()
      throw error
    }
  }

  /// Removes all that was written, and the folders that were made for it.
  package func discard() {
    FileSystem.removeTree(place.staging)
    for folder in place.madeParents.reversed() { _ = FileSystem.removeEmptyFolder(folder) }
  }

  private func makeFolders(above path: String) throws(OutputError) {
    var folder = place.staging
    for part in path.split(separator: "/").dropLast() {
      folder = folder.appending(part.utf8)
      if case .failure(let fault) = FileSystem.makeFolder(folder), fault.number != EEXIST {
        throw OutputError(fault, FilePath.join(target, path))
      }
    }
  }

  /// Relative, without empty, `.` and `..` components, null bytes and line ends, and not our own list.
  private static func isValid(_ path: String) -> Bool {
    guard !path.utf8.contains(where: { $0 == 0 || $0 == 0x0A }), path != OutputManifest.path else {
      return false
    }
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    return parts.allSatisfy { !$0.isEmpty && $0 != "." && $0 != ".." && $0.utf8.count <= 255 }
  }
}
