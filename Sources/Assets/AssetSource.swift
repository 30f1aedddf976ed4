internal import Diagnostics
internal import Files

/// Finds the file of an image in a design's asset folders and catalogs.
struct AssetSource: Sendable {
  struct File {
    /// From the design's folder on.
    var path: String
    /// Pixels a point, by the file's name or the catalog's word.
    var scale: Int
    var intent = RenderingIntent.automatic
    /// Whether UIKit mirrors it in the direction that was asked for.
    var isMirrored = false
    /// Where a catalog names it.
    var place: String?
  }

  /// One of the folders that the design lists.
  private enum Place: Sendable {
    case folder(ImageFolder)
    case catalog(AssetCatalog, index: Int)
  }

  private let root: AssetRoot?
  private var places: [Place] = []
  /// The orders in which places are looked into: the first is that of the list, others begin with what is near.
  private var orders: [[Int]] = []
  private var orderOfFolder: [String: Int] = [:]
  /// The folders that can be used, as the design names them.
  private var usable: [String] = []
  /// The sets that were asked for: each is read once for all scales and appearances.
  private var sets: [ReadSet: Result<ImageSet, AssetError>] = [:]

  /// A set by its folder, and the name that its faults tell.
  private struct ReadSet: Hashable {
    var folder: String
    var name: String
  }

  /// Without a root the design came from standard input.
  init(root: AssetRoot?, folders: [String], errors: inout [(index: Int, error: AssetError)]) {
    self.root = root
    defer { orders = [Array(places.indices)] }
    for (index, folder) in folders.enumerated() {
      guard let root else {
        let message =
          "the asset folder \"\(Quotation.path(folder))\" has no place: the design was read from standard input"
        errors.append((index, AssetError(.outside, message)))
        continue
      }
      do throws(FileError) {
        if FilePath.fileExtension(of: folder) == "xcassets" {
          let catalog = try AssetCatalog(folder, in: root)
          errors.append(contentsOf: catalog.faults.map { (index, $0) })
          places.append(.catalog(catalog, index: index))
        } else {
          places.append(.folder(try ImageFolder(folder, in: root)))
        }
        usable.append(folder)
      } catch {
        let kind: AssetError.Kind = error.kind == .outside ? .outside : .folder
        errors.append(
          (
            index,
            AssetError(kind, "cannot read the asset folder \"\(Quotation.path(folder))\": \(error.reason)")
          ))
      }
    }
  }

  /// The number of the order that begins with what is nearest to a folder, named as the asset folders are.
  mutating func order(near folder: String) -> Int {
    if let known = orderOfFolder[folder] { return known }
    let nearness = NearFolders(of: folder)
    let ranks = usable.map { nearness.rank(of: $0) }
    orders.append(places.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) })
    orderOfFolder[folder] = orders.count - 1
    return orders.count - 1
  }

  /// The file that a name means: the first folder or catalog that has any; `shown` is the name in messages.
  mutating func file(
    for name: String, scale: Int, appearance: AssetAppearance, isRightToLeft: Bool, shown: String, order: Int
  ) -> Result<File, AssetError> {
    guard let root else {
      let message =
        "the image \"\(shown)\" has no folder to be looked for in: the design was read from standard input"
      return .failure(AssetError(.outside, message))
    }
    let normal = FilePath.normalized(name)
    if FilePath.isAbsolute(normal) || normal == ".." || normal.hasPrefix("../") {
      return .failure(AssetError(.outside, "the image \"\(shown)\" lies outside the design's asset folders"))
    }
    for index in orders[order] {
      switch places[index] {
      case .folder(let folder):
        if let file = folder.file(for: normal, scale: scale, in: root) { return .success(file) }
      case .catalog(let catalog, _):
        guard let set = catalog.imageSets[normal] else { continue }
        do throws(AssetError) {
          let images = try imageSet(ReadSet(folder: set, name: shown), in: root)
          let file = try images.file(
            scale: scale, appearance: appearance, isRightToLeft: isRightToLeft, named: shown)
          return .success(
            File(
              path: file.path, scale: file.scale, intent: images.intent, isMirrored: file.isMirrored,
              place: file.place))
        } catch {
          return .failure(error)
        }
      }
    }
    // Where many documents share many folders, looking for a like name in all of them takes longer than the rest.
    if order > 0 { return .failure(AssetError(.missing, "no image \"\(shown)\"")) }
    return .failure(missing(normal, shown))
  }

  private mutating func imageSet(_ wanted: ReadSet, in root: AssetRoot) throws(AssetError) -> ImageSet {
    if let known = sets[wanted] { return try known.get() }
    let result: Result<ImageSet, AssetError>
    do throws(AssetError) {
      result = .success(try ImageSet(folder: wanted.folder, in: root, named: wanted.name))
    } catch {
      result = .failure(error)
    }
    sets[wanted] = result
    return try result.get()
  }

  /// The colour of a name in the first catalog that has it in an order, or why that one cannot be used.
  func color(
    named name: String, among systemColors: Set<String>?, order: Int
  ) -> Result<AssetColor, AssetError>? {
    guard let root else { return nil }
    for index in orders[order] {
      guard case .catalog(let catalog, _) = places[index], let folder = catalog.colorSets[name] else {
        continue
      }
      do throws(AssetError) {
        return .success(
          try ColorSet.color(of: folder, in: root, named: Quotation.path(name), among: systemColors))
      } catch {
        return .failure(error)
      }
    }
    return nil
  }

  /// The colours of all catalogs by name, those of the first catalog before others; and the sets at fault.
  func colors(
    among systemColors: Set<String>?
  ) -> (colors: [String: AssetColor], faults: [(index: Int, error: AssetError)]) {
    var colors: [String: AssetColor] = [:]
    var faults: [(index: Int, error: AssetError)] = []
    guard let root else { return (colors, faults) }
    for case .catalog(let catalog, let index) in places {
      let sets = catalog.colorSets.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
      for (name, folder) in sets where colors[name] == nil {
        do throws(AssetError) {
          colors[name] = try ColorSet.color(
            of: folder, in: root, named: Quotation.path(name), among: systemColors)
        } catch {
          faults.append((index, error))
        }
      }
    }
    return (colors, faults)
  }

  /// Reads a file that has been found; `name` is the image's in messages.
  func picture(_ file: File, named name: String) -> Result<Picture, AssetError> {
    guard let root else { return .failure(AssetError(.outside, "the image \"\(name)\" has no folder")) }
    do throws(AssetError) {
      return .success(try PictureReader.picture(file, in: root, named: name))
    } catch {
      return .failure(error)
    }
  }

  private func missing(_ normal: String, _ shown: String) -> AssetError {
    let folders = usable.prefix(8).map { Quotation.path($0) } + (usable.count > 8 ? ["…"] : [])
    let list =
      usable.isEmpty ? "the design lists no folder of images" : "not in \(folders.joined(separator: ", "))"
    let unnamable = places.reduce(0) {
      if case .folder(let folder) = $1 { $0 + folder.unnamable } else { $0 }
    }
    let passedOver = unnamable == 0 ? "" : " (\(unnamable) of the names there not being UTF-8)"
    let known = places.flatMap { place -> [String] in
      switch place {
      case .folder(let folder): folder.imageNames
      case .catalog(let catalog, _): Array(catalog.imageSets.keys)
      }
    }
    let clause = Suggestion.clause(for: ImageFolder.imageName(normal), among: known.sorted())
    return AssetError(.missing, "no image \"\(shown)\": \(list)\(passedOver)\(clause)")
  }
}
