/// The list of the files that we made, kept among them: what tells ours from other people's on the next run.
struct OutputManifest {
  /// Where it stands in the output folder.
  static let path = "assets/files.txt"
  private static let header =
    "# Files made by cellproof; the next run replaces or removes these and no others."

  /// Relative paths, the list's own among them.
  var files: Set<String>

  init(files: some Sequence<String>) { self.files = Set(files).union([Self.path]) }

  /// Reads the list of an output folder; empty where there is none or it is not one of ours.
  init(in folder: RawPath) {
    files = []
    let path = folder.appending(Self.path)
    guard let bytes = try? FileReader.bytes(at: path, named: "", limit: 64 << 20, flags: 0) else { return }
    let lines = bytes.split(separator: 0x0A)
    guard let first = lines.first, first.elementsEqual(Self.header.utf8) else { return }
    files = Set(lines.dropFirst().map { String(decoding: $0, as: UTF8.self) }).union([Self.path])
  }

  var bytes: [UInt8] {
    var text = Array(Self.header.utf8)
    text.append(0x0A)
    for file in sorted {
      text.append(contentsOf: file.utf8)
      text.append(0x0A)
    }
    return text
  }

  /// In bytewise order.
  var sorted: [String] { files.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) } }

  /// The folders that the files stand in.
  var folders: Set<String> {
    var found: Set<String> = []
    for file in files {
      var parent = FilePath.parent(of: file)
      while parent != ".", parent != "/", found.insert(parent).inserted {
        parent = FilePath.parent(of: parent)
      }
    }
    return found
  }
}
