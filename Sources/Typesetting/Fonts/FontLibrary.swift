private import Glibc
import Graphics
private import Synchronization

/// The font files of one run of the program, shared by all workers; each is opened when a text first needs it.
package final class FontLibrary: Sendable {
  /// Where Debian's fonts-inter puts its files.
  package static let systemDirectory = "/usr/share/fonts/opentype/inter"

  private let directories: [String]
  private let usesFontconfig: Bool
  private let regular: FontFace
  /// Whether Inter's cut for large sizes is there.
  let hasDisplayCut: Bool
  private let faces: Mutex<[FaceStyle: FontFace]>

  /// Looks for Inter in `directories` in their order, then where Debian has it; fontconfig is asked last and only for
  /// a file that is in none of them, since its start alone costs 6 to 400 ms.
  package init(
    directories: [String] = [], systemDirectory: String? = FontLibrary.systemDirectory,
    usesFontconfig: Bool = true
  ) throws(FontError) {
    let all = directories + (systemDirectory.map { [$0] } ?? [])
    guard let path = FontLibrary.path(of: .regular, in: all, usesFontconfig: usesFontconfig) else {
      throw .interMissing(searched: all)
    }
    guard let face = FontFace(path: path) else { throw .unreadable(path: path) }
    self.directories = all
    self.usesFontconfig = usesFontconfig
    regular = face
    let display = FaceStyle(weight: .regular, isItalic: false, isDisplay: true)
    hasDisplayCut = FontLibrary.path(of: display, in: all, usesFontconfig: false) != nil
    faces = Mutex([:])
  }

  /// The faces that texts have asked for so far, by file name: what a report names.
  package var facesUsed: [FontFace] {
    let used = faces.withLock { Array($0.values) }
    var seen: Set<String> = []
    return used.sorted { $0.fileName < $1.fileName }.filter { seen.insert($0.fileName).inserted }
  }

  /// The face of a style; where its file is missing or damaged, the nearest weight that can be read.
  func face(_ style: FaceStyle) -> FontFace {
    faces.withLock { faces in
      if let face = faces[style] { return face }
      let face = open(style)
      faces[style] = face
      return face
    }
  }

  private func open(_ style: FaceStyle) -> FontFace {
    if style == .regular { return regular }
    for candidate in style.nearest {
      if let path = FontLibrary.path(of: candidate, in: directories, usesFontconfig: usesFontconfig),
        let face = FontFace(path: path)
      {
        return face
      }
    }
    return regular
  }

  private static func path(of style: FaceStyle, in directories: [String], usesFontconfig: Bool) -> String? {
    for directory in directories {
      for ending in [".otf", ".ttf"] {
        let path = directory + "/" + style.interFileName + ending
        if access(path, R_OK) == 0 { return path }
      }
    }
    // The display cut is a nicety: the text cut stands in for it.
    return usesFontconfig && !style.isDisplay ? FontFinder.path(family: "Inter", style: style) : nil
  }
}
