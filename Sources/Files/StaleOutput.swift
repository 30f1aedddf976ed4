import Glibc

/// What runs that were killed left beside an output folder.
enum StaleOutput {
  /// How the staging folders of a target start: `.public.cellproof-`, the number of the process behind it.
  static func prefix(of target: RawPath) -> [UInt8] {
    // A name may be 255 bytes long; the number still has to fit.
    [0x2E] + target.name.prefix(200) + Array(".cellproof-".utf8)
  }

  /// How a target that was moved away to make room starts.
  static func oldPrefix(of target: RawPath) -> [UInt8] {
    [0x2E] + target.name.prefix(200) + Array(".cellproof-old-".utf8)
  }

  /// How staging folders inside a target start.
  static let innerPrefix = Array(".cellproof-".utf8)

  /// Puts back a target that a killed run had moved away and not yet replaced.
  static func restore(_ target: RawPath) {
    guard case .failure = FileStatus.ofEntry(target) else { return }
    for path in leftovers(in: target.parent, prefix: oldPrefix(of: target)) {
      if case .success = FileSystem.rename(path, to: target) { return }
    }
  }

  /// Removes staging folders of processes that are gone; they hold nothing that is not elsewhere.
  static func removeStagings(of target: RawPath) {
    for path in leftovers(in: target.parent, prefix: prefix(of: target)) { FileSystem.removeTree(path) }
    if case .success = FileStatus.ofEntry(target) {
      for path in leftovers(in: target.parent, prefix: oldPrefix(of: target)) { FileSystem.removeTree(path) }
      for path in leftovers(in: target, prefix: innerPrefix) { FileSystem.removeTree(path) }
    }
  }

  private static func leftovers(in folder: RawPath, prefix: [UInt8]) -> [RawPath] {
    guard let entries = try? FolderListing.rawEntries(of: folder, named: "", limit: 1_000_000) else {
      return []
    }
    return entries.filter { entry in
      let name = entry.name
      guard name.starts(with: prefix), entry.isFolder(in: folder) else { return false }
      let digits = name.dropFirst(prefix.count).prefix { (0x30...0x39).contains($0) }
      let rest = name.dropFirst(prefix.count + digits.count)
      guard rest.isEmpty || rest.first == UInt8(ascii: "-"),
        let process = pid_t(String(decoding: digits, as: UTF8.self)), process > 0
      else { return false }
      return kill(process, 0) != 0 && errno == ESRCH
    }.map { folder.appending($0.name) }
  }
}
