import Glibc

/// A folder that names are resolved in: nothing outside it is ever read, be it by `..`, an absolute path or a
/// symbolic link.
package struct ContainedFolder: Hashable, Sendable {
  /// The folder as the caller named it.
  package let path: String
  private let root: RawPath

  package init(_ path: String) throws(FileError) {
    guard let raw = RawPath(path) else { throw FileError(.missing, path) }
    switch raw.resolved() {
    case .failure(let fault): throw FileError(fault, path)
    case .success(let root):
      guard case .success(let status) = FileStatus.following(root), status.kind == .folder else {
        throw FileError(.notFolder, path)
      }
      self.path = path
      self.root = root
    }
  }

  /// The bytes of a file inside; `name` is a relative path, and what errors show.
  package func bytes(named name: String, limit: Int = FileReader.defaultLimit) throws(FileError) -> [UInt8] {
    // The resolved path holds no link; O_NOFOLLOW refuses one that has been put there since.
    try FileReader.bytes(at: try resolve(name), named: name, limit: limit, flags: O_NOFOLLOW)
  }

  /// Whether there is something by that name inside; throws where it leads outside.
  package func contains(_ name: String) throws(FileError) -> Bool {
    do throws(FileError) {
      _ = try resolve(name)
      return true
    } catch {
      if error.kind == .missing { return false }
      throw error
    }
  }

  /// The entries of a folder inside, or of the folder itself (`.`).
  package func entries(
    of name: String = ".", limit: Int = FolderListing.defaultLimit
  ) throws(FileError) -> [FolderEntry] {
    do throws(FileError) {
      return try FolderListing.entries(of: try resolve(name).text, limit: limit)
    } catch {
      throw FileError(error.kind, name)
    }
  }

  /// Where a name inside leads, every link followed: the same text for two names of one thing.
  package func destination(of name: String) throws(FileError) -> String { try resolve(name).text }

  private func resolve(_ name: String) throws(FileError) -> RawPath {
    guard let raw = RawPath(name) else { throw FileError(.missing, name) }
    // By its text alone first, so that the answer for a name that leads out tells nothing about what is there.
    let text = FilePath.normalized(name)
    if FilePath.isAbsolute(text) || text == ".." || text.hasPrefix("../") {
      throw FileError(.outside, name)
    }
    switch root.appending(raw.bytes).resolved() {
    case .failure(let fault): throw FileError(fault, name)
    case .success(let found):
      guard root.contains(found) else { throw FileError(.outside, name) }
      return found
    }
  }
}
