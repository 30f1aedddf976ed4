import Assets
import Hashing

/// The raster images of all designs as files under `assets/`, each once.
struct RasterFiles: Sendable {
  /// Names in `assets/` by design and picture; nil for vectors.
  private var names: [[String?]] = []
  /// The files to write, by path from the report's folder.
  private(set) var files: [(path: String, bytes: [UInt8])] = []

  init(_ designs: [LoadedDesign]) {
    var written = Set<String>()
    // Documents share a library: its pictures are named once for all.
    var known: [DocumentLibrary: [String?]] = [:]
    for loaded in designs {
      if let library = loaded.library, let own = known[library] {
        names.append(own)
        continue
      }
      var own: [String?] = []
      for picture in loaded.pictures.pictures {
        guard case .raster(let raster) = picture else {
          own.append(nil)
          continue
        }
        let name = "\(ContentHash(of: raster.bytes).hex).\(raster.format.fileExtension)"
        own.append(name)
        if written.insert(name).inserted { files.append(("assets/" + name, raster.bytes)) }
      }
      names.append(own)
      if let library = loaded.library { known[library] = own }
    }
  }

  /// The address of a design's picture, seen from a page's folder by `prefix`.
  func address(of picture: PictureID, design: Int, prefix: String) -> String? {
    names[design][picture.index].map { prefix + "assets/" + $0 }
  }
}
