private import Glibc
import Graphics
import Hashing
private import Synchronization

/// The font files of one run of the program, shared by all workers; each is opened when a text first needs it.
package final class FontLibrary: Sendable {
  /// Where Debian's fonts-inter puts its files.
  package static let systemDirectory = "/usr/share/fonts/opentype/inter"

  private let directories: [String]
  private let namedFolders: [String]
  private let usesFontconfig: Bool
  private let regular: FontFace
  /// Whether Inter's cut for large sizes is there.
  let hasDisplayCut: Bool
  private let faces: Mutex<[FaceStyle: FontFace]>
  private let standIns = Mutex(StandIns())
  private let pictures = Mutex([ContentHash: GlyphPicture]())

  /// Looks for Inter in `directories` in their order, then where Debian has it; fontconfig is asked last and only for
  /// a file that is in none of them, or for characters that Inter lacks, since its start alone costs 6 to 400 ms.
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
    namedFolders = directories
    self.usesFontconfig = usesFontconfig
    regular = face
    let display = FaceStyle(weight: .regular, isItalic: false, isDisplay: true)
    hasDisplayCut = FontLibrary.path(of: display, in: all, usesFontconfig: false) != nil
    faces = Mutex([:])
  }

  /// The faces that texts have asked for so far, by file name: what a report names.
  package var facesUsed: [FontFace] {
    let used = faces.withLock { Array($0.values) } + standIns.withLock { $0.faces.values.compactMap { $0 } }
    var seen: Set<String> = []
    return used.sorted { ($0.fileName, $0.index) < ($1.fileName, $1.index) }
      .filter { seen.insert("\($0.fileName) \($0.index)").inserted }
  }

  // MARK: Other scripts

  /// The system's fonts for what Inter lacks; nil where fontconfig is not to be asked or has nothing to say.
  ///
  /// The first call starts fontconfig.
  var catalog: FontCatalog? {
    guard usesFontconfig else { return nil }
    return standIns.withLock { standIns in
      if !standIns.isListed {
        standIns.isListed = true
        standIns.catalog = FontCatalog(folders: namedFolders)
      }
      return standIns.catalog
    }
  }

  /// Whether a text has needed the system's fonts, so that fontconfig was started for them.
  package var hasListedSystemFonts: Bool { standIns.withLock { $0.isListed } }

  /// A font of the catalog; nil where its file cannot be read.
  func standIn(_ number: Int) -> FontFace? {
    standIns.withLock { standIns in
      if let known = standIns.faces[number] { return known }
      let face = standIns.catalog.flatMap { catalog in
        FontFace(path: catalog.fonts[number].file, index: catalog.fonts[number].index, setsPlainTexts: false)
      }
      standIns.faces[number] = .some(face)
      return face
    }
  }

  private struct StandIns {
    var isListed = false
    var catalog: FontCatalog?
    /// By place in the catalog; nil where the file cannot be read.
    var faces: [Int: FontFace?] = [:]
  }

  // MARK: Pictures

  /// The pictures in the texts set so far, each once: what a report keeps as files. In the order of their keys.
  package var picturesUsed: [GlyphPicture] {
    pictures.withLock { Array($0.values) }.sorted { $0.key.hex < $1.key.hex }
  }

  func note(_ placed: [PlacedPicture]) {
    if placed.isEmpty { return }
    pictures.withLock { pictures in
      for one in placed { pictures[one.picture.key] = one.picture }
    }
  }

  // MARK: Inter

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
