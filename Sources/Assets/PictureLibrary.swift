internal import Files

/// A picture of a `PictureLibrary`.
package struct PictureID: Hashable, Sendable {
  /// Counts from 0 in the order of loading.
  package let index: Int
}

/// The pictures of a design, loaded one after the other up front; what is loaded never changes, so workers share it.
package struct PictureLibrary: Sendable {
  /// Asset folders that cannot be used: the index in the list given, and why.
  package private(set) var folderErrors: [(index: Int, error: AssetError)] = []
  /// In the order of loading.
  package private(set) var pictures: [Picture] = []

  private let source: AssetSource
  private var images: [Request: Result<PictureID, AssetError>] = [:]
  private var files: [Request: Result<PictureID, AssetError>] = [:]
  private var symbols: [String: PictureID?] = [:]

  private struct Request: Hashable {
    var name: String
    var scale: Int
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

  /// The picture of an id that this library gave.
  package subscript(_ id: PictureID) -> Picture { pictures[id.index] }

  /// Loads the image that `{ "named": name }` means on a screen of that many pixels a point.
  ///
  /// Of one name the SVG is taken, then PNG, then JPEG; of those the file of the scale, else the next finer, else
  /// the next coarser one. Asking again costs a look-up.
  package mutating func load(_ name: String, scale: Int = 3) -> Result<PictureID, AssetError> {
    let request = Request(name: name, scale: scale)
    if let known = images[request] { return known }
    let result = find(name, scale: scale)
    images[request] = result
    return result
  }

  /// What `load` gave for the name, without loading: for workers.
  package func picture(_ name: String, scale: Int = 3) -> PictureID? {
    guard case .success(let id) = images[Request(name: name, scale: scale)] else { return nil }
    return id
  }

  /// Loads a symbol that we draw ourselves; nil for one that we do not ship.
  package mutating func loadSymbol(_ name: String) -> PictureID? {
    if let known = symbols[name] { return known }
    let id = Icons.symbol(named: name).map { add(.vector($0)) }
    symbols[name] = .some(id)
    return id
  }

  /// What `loadSymbol` gave for the name, without loading: for workers.
  package func symbol(_ name: String) -> PictureID? { symbols[name] ?? nil }

  private mutating func find(_ name: String, scale: Int) -> Result<PictureID, AssetError> {
    switch source.file(for: name, scale: scale) {
    case .failure(let error): return .failure(error)
    case .success(let file):
      let key = Request(name: file.path, scale: file.scale)
      if let known = files[key] { return known }
      let result = source.picture(file, named: name).map { add($0) }
      files[key] = result
      return result
    }
  }

  private mutating func add(_ picture: Picture) -> PictureID {
    pictures.append(picture)
    return PictureID(index: pictures.count - 1)
  }
}
