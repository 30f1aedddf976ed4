/// What a folder's `.gitignore` says of the paths below it; purely by their text, with git's rules, case told apart.
package struct IgnoreRules: Sendable {
  private var patterns: [IgnorePattern] = []

  /// No rules.
  package init() {}

  /// The rules of a file's bytes.
  package init(_ bytes: [UInt8]) { add(bytes) }

  /// Adds the rules of a further file, which beat those before them.
  package mutating func add(_ bytes: [UInt8]) {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    for line in bytes[start...].split(separator: UInt8(ascii: "\n")) {
      let isDOS = line.last == UInt8(ascii: "\r")
      if let pattern = IgnorePattern(isDOS ? line.dropLast() : line) { patterns.append(pattern) }
    }
  }

  package var isEmpty: Bool { patterns.isEmpty }

  /// Whether a path from the folder on is ignored: the last pattern that matches decides; nil where none does.
  ///
  /// A folder that is ignored is not to be entered, so that nothing in it can be taken back.
  package func ignores(_ path: Substring, isFolder: Bool) -> Bool? {
    let bytes = path.utf8
    let name = bytes.lastIndex(of: UInt8(ascii: "/")).map { bytes[bytes.index(after: $0)...] } ?? bytes[...]
    let found = patterns.last { pattern in
      (isFolder || !pattern.isForFolders)
        && (pattern.isForNames ? pattern.matches(name) : pattern.matches(bytes))
    }
    return found.map { !$0.isNegated }
  }
}
