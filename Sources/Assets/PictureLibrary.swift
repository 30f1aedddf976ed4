internal import Diagnostics
internal import Files
package import Graphics

/// A picture of a `PictureLibrary`.
package struct PictureID: Hashable, Sendable {
  /// Counts from 0 in the order of loading.
  package let index: Int
}

/// The pictures of a design, or of all documents of a folder, loaded one after the other up front; what is loaded never
/// changes, so workers share it.
package struct PictureLibrary: Sendable {
  /// Asset folders that cannot be used: the index in the list given, and why.
  package private(set) var folderErrors: [(index: Int, error: AssetError)] = []
  /// In the order of loading.
  package private(set) var pictures: [Picture] = []
  /// The colour sets of the catalogs by name (`Brand/accent` in a group with a namespace); empty before `loadColors`.
  package private(set) var colors: [String: AssetColor] = [:]

  private var source: AssetSource
  /// In which order its folders are looked into.
  private var order = 0
  private var images: [Request: Result<PictureID, AssetError>] = [:]
  private var files: [Origin: Result<PictureID, AssetError>] = [:]
  /// Beside `pictures`.
  private var intents: [RenderingIntent] = []
  private var mirrored: Set<PictureID> = []
  private var symbols: [String: PictureID?] = [:]
  /// The pictures whose pixels were looked at.
  private var inks: [PictureID: RasterInk] = [:]

  private struct Request: Hashable {
    var name: String
    var scale: Int
    var appearance: AssetAppearance
    var isRightToLeft: Bool
    var order: Int
  }

  /// A picture by where it comes from: one file may be drawn in two ways, by two sets or in two directions.
  private struct Origin: Hashable {
    var path: String
    var scale: Int
    var intent: RenderingIntent
    var isMirrored: Bool
  }

  /// `designFolder` is the folder the design stands in, nil for standard input: then there are no named images.
  /// `folders` are the design's asset folders, as it names them: relative to its folder and inside it.
  package init(designFolder: String?, folders: [String]) {
    let root = designFolder.flatMap { try? ContainedFolder($0) }.map { AssetRoot.folder($0) }
    source = AssetSource(root: root, folders: folders, errors: &folderErrors)
  }

  /// The pictures of a design that is part of the program and stands in `bundledFolder` of Resources/.
  package init(bundledFolder: String, folders: [String]) {
    source = AssetSource(root: .bundled(bundledFolder), folders: folders, errors: &folderErrors)
  }

  /// Looks from now on into what is nearest to a folder first, which is named as the asset folders are.
  ///
  /// Of one library there may be copies that look from different folders: they share what was loaded.
  package mutating func look(from folder: String) { order = source.order(near: folder) }

  /// The picture of an id that this library gave.
  package subscript(_ id: PictureID) -> Picture { pictures[id.index] }

  /// What the catalog says of how a picture is drawn; `automatic` for one that stands in no catalog.
  package func renderingIntent(of id: PictureID) -> RenderingIntent { intents[id.index] }

  /// Whether UIKit mirrors a picture in the direction that it was loaded for: its set has it for the other one only.
  package func isMirrored(_ id: PictureID) -> Bool { mirrored.contains(id) }

  /// Whether a picture has no clear ground: as a template it is one plain block. False where nobody has called
  /// `lookAtPixels` or that could not tell.
  package func isOpaque(_ id: PictureID) -> Bool {
    switch self[id] {
    case .vector(let picture): picture.isOpaque
    case .raster: inks[id]?.isOpaque ?? false
    }
  }

  /// The colours that a picture is made of, each once, without their opacity; none where `lookAtPixels` cannot tell.
  package func colors(of id: PictureID) -> [Color] {
    switch self[id] {
    case .vector(let picture): picture.colors
    case .raster: inks[id]?.colors ?? []
    }
  }

  /// Looks at the pixels of a picture, once.
  package mutating func lookAtPixels(of id: PictureID) {
    guard inks[id] == nil, case .raster(let picture) = self[id] else { return }
    inks[id] = RasterInk(of: picture)
  }

  /// Loads the image that `{ "named": name }` means on a screen of that many pixels a point in an appearance.
  ///
  /// Of one name in a folder the SVG is taken, then PDF, PNG, JPEG; of the latter two the file of the scale, else
  /// the next finer, else the next coarser one. A catalog's set says itself which file serves what; appearance and
  /// direction count there only. Asking again costs a look-up.
  package mutating func load(
    _ name: String, scale: Int = 3, appearance: AssetAppearance = .light, isRightToLeft: Bool = false
  ) -> Result<PictureID, AssetError> {
    let request = Request(
      name: name, scale: scale, appearance: appearance, isRightToLeft: isRightToLeft, order: order)
    if let known = images[request] { return known }
    let result = find(request)
    images[request] = result
    return result
  }

  /// What `load` gave for the name, without loading: for workers.
  package func picture(
    _ name: String, scale: Int = 3, appearance: AssetAppearance = .light, isRightToLeft: Bool = false
  ) -> PictureID? {
    let request = Request(
      name: name, scale: scale, appearance: appearance, isRightToLeft: isRightToLeft, order: order)
    guard case .success(let id) = images[request] else { return nil }
    return id
  }

  /// Reads all colour sets into `colors`; of one name that of the catalog listed first counts.
  ///
  /// Gives the sets at fault: the catalog's index in the list of folders, and why. `systemColors` are the names that
  /// a set may refer to; nil lets all pass.
  package mutating func loadColors(among systemColors: Set<String>? = nil) -> [(
    index: Int, error: AssetError
  )] {
    let (found, faults) = source.colors(among: systemColors)
    colors = found
    return faults
  }

  /// Reads one colour set, the first in the order of looking, or tells what is wrong with it; nil where there is none
  /// of that name.
  package func color(
    named name: String, among systemColors: Set<String>? = nil
  ) -> Result<AssetColor, AssetError>? {
    source.color(named: name, among: systemColors, order: order)
  }

  /// Loads a symbol that we draw ourselves; nil for one that we do not ship.
  package mutating func loadSymbol(_ name: String) -> PictureID? {
    if let known = symbols[name] { return known }
    let id = Icons.symbol(named: name).map { add(.vector($0)) }
    symbols[name] = .some(id)
    return id
  }

  /// Whether `loadSymbol` was called with the name.
  package func hasSymbol(_ name: String) -> Bool { symbols[name] != nil }

  /// What `loadSymbol` gave for the name, without loading: for workers.
  package func symbol(_ name: String) -> PictureID? { symbols[name] ?? nil }

  private mutating func find(_ request: Request) -> Result<PictureID, AssetError> {
    let shown = Quotation.path(request.name)
    let found = source.file(
      for: request.name, scale: request.scale, appearance: request.appearance,
      isRightToLeft: request.isRightToLeft, shown: shown, order: request.order)
    switch found {
    case .failure(let error): return .failure(error)
    case .success(let file):
      let origin = Origin(
        path: file.path, scale: file.scale, intent: file.intent, isMirrored: file.isMirrored)
      if let known = files[origin] { return known }
      let result = source.picture(file, named: shown).map { add($0, file.intent) }
      if file.isMirrored, case .success(let id) = result { mirrored.insert(id) }
      files[origin] = result
      return result
    }
  }

  private mutating func add(_ picture: Picture, _ intent: RenderingIntent = .automatic) -> PictureID {
    pictures.append(picture)
    intents.append(intent)
    return PictureID(index: pictures.count - 1)
  }
}
