import Glibc

/// A folder of the run's own for designs and reports, removed at the end.
struct ScratchFolder: ~Copyable {
  let path: String

  /// nil where no folder can be made.
  init?() {
    let parent = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var template = Array("\(parent)/cellproof-bench-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { return nil }
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit { ScratchFolder.remove(path) }

  /// Removes a tree; links are not followed.
  static func remove(_ path: String) {
    if unlink(path) == 0 { return }
    guard let folder = opendir(path) else { return }
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { remove("\(path)/\(name)") }
    }
    closedir(folder)
    rmdir(path)
  }

  func makeFolder(_ name: String) -> Bool { mkdir("\(path)/\(name)", 0o777) == 0 }

  /// Writes a file; false where it cannot be written whole.
  func write(_ text: String, to name: String) -> Bool {
    guard let file = fopen("\(path)/\(name)", "w") else { return false }
    var text = text
    let written = text.withUTF8 { fwrite($0.baseAddress, 1, $0.count, file) }
    return fclose(file) == 0 && written == text.utf8.count
  }
}
