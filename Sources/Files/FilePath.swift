/// Paths as text: nothing here looks at a file system.
package enum FilePath {
  /// `name` seen from the folder `base`; an absolute name stands for itself.
  package static func join(_ base: String, _ name: String) -> String {
    if name.utf8.first == slash || base.isEmpty { return name }
    if name.isEmpty { return base }
    return base.utf8.last == slash ? base + name : base + "/" + name
  }

  /// The folder a path stands in; `.` for a bare name, `/` for the root.
  package static func parent(of path: String) -> String {
    let trimmed = trimmingSlashes(path)
    guard let cut = trimmed.utf8.lastIndex(of: slash) else { return "." }
    let head = trimmingSlashes(String(trimmed[..<cut]))
    return head.isEmpty ? "/" : head
  }

  /// The last component: `b.svg` of `a/b.svg`.
  package static func name(of path: String) -> String {
    let trimmed = trimmingSlashes(path)
    guard trimmed != "/", let cut = trimmed.utf8.lastIndex(of: slash) else { return trimmed }
    return String(trimmed[trimmed.utf8.index(after: cut)...])
  }

  /// The name without its extension: `b` of `a/b.svg`; a leading dot starts no extension.
  package static func stem(of path: String) -> String {
    let name = name(of: path)
    guard let dot = extensionDot(name) else { return name }
    return String(name[..<dot])
  }

  /// What follows the last dot of the name, in lower case: `svg` of `a/b.SVG`; empty where there is none.
  package static func fileExtension(of path: String) -> String {
    let name = name(of: path)
    guard let dot = extensionDot(name) else { return "" }
    return name[name.utf8.index(after: dot)...].lowercased()
  }

  /// Whether the path starts at the root.
  package static func isAbsolute(_ path: String) -> Bool { path.utf8.first == slash }

  /// The path without `.`, empty components and `..` behind a name; purely by its text, so behind a
  /// symbolic link it may name another file.
  package static func normalized(_ path: String) -> String {
    let absolute = isAbsolute(path)
    var kept: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == ".." {
        if let last = kept.last, last != ".." {
          kept.removeLast()
        } else if !absolute {
          kept.append(part)
        }
      } else {
        kept.append(part)
      }
    }
    let joined = kept.joined(separator: "/")
    return absolute ? "/" + joined : joined.isEmpty ? "." : joined
  }

  /// `path` as seen from `base`, for messages and reports; unchanged where it lies elsewhere.
  package static func relative(_ path: String, to base: String) -> String {
    let whole = normalized(path)
    let root = normalized(base)
    if root == "." { return whole }
    if whole == root { return "." }
    let prefix = root == "/" ? root : root + "/"
    return whole.utf8.starts(with: prefix.utf8) ? String(whole.dropFirst(prefix.count)) : whole
  }

  private static let slash = UInt8(ascii: "/")

  private static func extensionDot(_ name: String) -> String.Index? {
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot != name.startIndex, name != ".." else {
      return nil
    }
    return dot
  }

  private static func trimmingSlashes(_ path: String) -> String {
    var text = path
    while text.utf8.count > 1, text.utf8.last == slash { text.removeLast() }
    return text
  }
}
