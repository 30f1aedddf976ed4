/// The kinds of files that hold strings, by their ending.
package enum StringsFileKind: String, CaseIterable, Sendable {
  case strings, stringsdict, xcstrings

  /// The locale that a folder like `de.lproj` around a file gives; nil for others and for `Base.lproj`.
  package static func locale(ofPath path: String) -> String? {
    let folders = path.split(separator: "/").dropLast()
    guard let folder = folders.last, folder.hasSuffix(".lproj") else { return nil }
    let name = folder.dropLast(6)
    return name == "Base" ? nil : LocaleName.normalized(String(name))
  }
}
