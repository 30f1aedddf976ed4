import Glibc

/// Where output is to go and where it is gathered until then.
struct OutputPlace: Sendable {
  /// The target, resolved; it need not be there yet.
  let target: RawPath
  /// The folder that the run writes into, on the same file system as the target.
  let staging: RawPath
  /// Folders above the target that we made, outermost first.
  let madeParents: [RawPath]
  /// Whether the target as a whole may change places with the staging folder.
  let swaps: Bool

  init(_ name: String) throws(OutputError) {
    guard let given = RawPath(name) else { throw OutputError(.badName, name) }
    var made: [RawPath] = []
    do throws(OutputError) {
      target = try Self.resolve(given, named: name, making: &made)
      let exists = try Self.checkExisting(target, named: name)
      StaleOutput.removeStagings(of: target)
      (staging, swaps) = try Self.makeStaging(for: target, named: name, exists: exists)
      madeParents = made
    } catch {
      for folder in made.reversed() { _ = FileSystem.removeEmptyFolder(folder) }
      throw error
    }
  }

  private static func resolve(
    _ given: RawPath, named name: String, making made: inout [RawPath]
  ) throws(OutputError) -> RawPath {
    switch given.resolved() {
    case .success(let path): return path
    case .failure(let fault) where fault.number == ENOTDIR: throw OutputError(.notFolder, name)
    case .failure(let fault) where fault.number != ENOENT: throw OutputError(fault, name)
    case .failure: break
    }
    // A link that leads nowhere: where its folder should be made is not ours to guess.
    if case .success = FileStatus.ofEntry(given) { throw OutputError(.notFolder, name) }
    let last = FilePath.name(of: name)
    guard let parent = RawPath(FilePath.parent(of: name)), last != "..", last != "." else {
      throw OutputError(SystemFault(number: ENOENT), name)
    }
    var missing: [RawPath] = []
    var above = parent
    while case .failure(let fault) = FileStatus.following(above) {
      guard fault.number == ENOENT else {
        throw fault.number == ENOTDIR ? OutputError(.notFolder, name) : OutputError(fault, name)
      }
      missing.append(above)
      guard let next = RawPath(FilePath.parent(of: above.text)), next != above else { break }
      above = next
    }
    for folder in missing.reversed() {
      switch FileSystem.makeFolder(folder) {
      case .success: made.append(folder)
      case .failure(let fault) where fault.number == EEXIST: break
      case .failure(let fault): throw OutputError(fault, name)
      }
    }
    switch parent.resolved() {
    case .failure(let fault): throw OutputError(fault, name)
    case .success(let folder):
      let path = folder.appending(last)
      StaleOutput.restore(path)
      return path
    }
  }

  private static func checkExisting(_ target: RawPath, named name: String) throws(OutputError) -> Bool {
    guard case .success(let status) = FileStatus.following(target) else { return false }
    guard status.kind == .folder else { throw OutputError(.notFolder, name) }
    // A swap needs rights to the folder above alone; a folder that its owner has closed stays closed.
    if case .failure(let fault) = FileSystem.isWritable(target) { throw OutputError(fault, name) }
    return true
  }

  private static func makeStaging(
    for target: RawPath, named name: String, exists: Bool
  ) throws(OutputError) -> (RawPath, swaps: Bool) {
    let movable = !exists || !isHeld(target)
    if movable {
      switch makeNumbered(in: target.parent, prefix: StaleOutput.prefix(of: target)) {
      case .success(let path): return (path, true)
      case .failure(let fault): if !exists { throw OutputError(fault, name) }
      }
    }
    switch makeNumbered(in: target, prefix: StaleOutput.innerPrefix) {
    case .success(let path): return (path, false)
    case .failure(let fault): throw OutputError(fault, name)
    }
  }

  /// Whether a folder cannot or should not be replaced by another: a mount point, or where someone works.
  private static func isHeld(_ target: RawPath) -> Bool {
    if let current = RawPath.current, target.contains(current) { return true }
    guard case .success(let own) = FileStatus.following(target),
      case .success(let above) = FileStatus.following(target.parent)
    else { return true }
    return own.identity.device != above.identity.device || own.identity == above.identity
  }

  private static func makeNumbered(in folder: RawPath, prefix: [UInt8]) -> Result<RawPath, SystemFault> {
    for number in 0..<1000 {
      let path = folder.appending(prefix + Array("\(getpid())\(number == 0 ? "" : "-\(number)")".utf8))
      switch FileSystem.makeFolder(path) {
      case .success: return .success(path)
      case .failure(let fault) where fault.number != EEXIST: return .failure(fault)
      case .failure: continue
      }
    }
    return .failure(SystemFault(number: EEXIST))
  }
}
