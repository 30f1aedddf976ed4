internal import Diagnostics
internal import Files
internal import JSON

/// What an asset catalog holds, by name; the sets themselves are read when they are asked for.
struct AssetCatalog: Sendable {
  /// Folders inside one another.
  private static let deepest = 16
  /// Folders and files in all, as many as several large apps have.
  private static let entryLimit = 20_000
  private static let mostFaults = 20

  /// The folders of the image and colour sets, from the design's folder on.
  private(set) var imageSets: [String: String] = [:]
  private(set) var colorSets: [String: String] = [:]
  /// Groups that cannot be read.
  private(set) var faults: [AssetError] = []

  /// Kinds of sets that hold no image or colour that a cell could name.
  private static let otherSets: Set = [
    "appiconset", "launchimage", "dataset", "symbolset", "brandassets", "imagestack", "imagestacklayer",
    "solidimagestack", "solidimagestacklayer", "iconset", "stickerpack", "stickersiconset", "sticker",
    "stickersequence", "complicationset", "watchcomplicationset", "gcleaderboard", "gcleaderboardset",
    "gcdashboardimage", "arresourcegroup", "arreferenceimage", "arobject", "cubetextureset", "mipmapset",
    "textureset",
  ]

  private struct Group {
    var path: String
    /// What the names in it begin with.
    var prefix: String
    var depth: Int
  }

  init(_ path: String, in root: AssetRoot) throws(FileError) {
    var left = Self.entryLimit
    // Each group is entered once, so links that lead in a circle end.
    var entered: Set<String> = []
    var pending = [Group(path: path, prefix: "", depth: 0)]
    var next = 0
    // Breadth first, a group's entries in bytewise order: of two sets of one name the outer, then the first counts.
    while next < pending.count {
      let group = pending[next]
      next += 1
      let folders: [FolderEntry]
      do throws(FileError) {
        guard entered.insert(try root.destination(of: group.path)).inserted else { continue }
        let entries = try root.entries(of: group.path, limit: left)
        left -= entries.count
        folders = entries.filter { $0.kind == .folder }
      } catch {
        if group.depth == 0 { throw error }
        if case .tooManyEntries = error.kind {
          throw FileError(.tooManyEntries(limit: Self.entryLimit), path)
        }
        note(AssetError.Kind(error), group.path, error)
        continue
      }
      for folder in folders {
        if folder.isText {
          add(folder.name, in: group, root, to: &pending)
        } else {
          let path = FilePath.join(group.path, folder.name)
          note(.folder, path, FileError(.notText, path))
        }
      }
    }
  }

  private mutating func add(_ folder: String, in group: Group, _ root: AssetRoot, to pending: inout [Group]) {
    let path = FilePath.join(group.path, folder)
    let name = group.prefix + FilePath.stem(of: folder)
    switch FilePath.fileExtension(of: folder) {
    case "imageset": if imageSets[name] == nil { imageSets[name] = path }
    case "colorset": if colorSets[name] == nil { colorSets[name] = path }
    case let other where Self.otherSets.contains(other): break
    default:
      guard group.depth < Self.deepest else {
        let words = "lies more than \(Self.deepest) folders deep in its catalog"
        return note(AssetError(.folder, "\(Quotation.path(path)) \(words)"))
      }
      let prefix = group.prefix + (providesNamespace(path, root) ? folder + "/" : "")
      pending.append(Group(path: path, prefix: prefix, depth: group.depth + 1))
    }
  }

  private mutating func providesNamespace(_ folder: String, _ root: AssetRoot) -> Bool {
    // A group need not have contents of its own.
    guard (try? root.contains(FilePath.join(folder, "Contents.json"))) == true else { return false }
    do throws(AssetError) {
      let contents = try CatalogContents(
        of: folder, in: root, named: Quotation.plain(FilePath.name(of: folder)))
      return contents.property("provides-namespace").map { contents.document.kind($0) == .true } ?? false
    } catch {
      note(error)
      return false
    }
  }

  private mutating func note(_ kind: AssetError.Kind, _ path: String, _ why: FileError) {
    note(AssetError(kind, "cannot read \(Quotation.path(path)): \(why.reason)"))
  }

  private mutating func note(_ fault: AssetError) {
    if faults.count < Self.mostFaults { faults.append(fault) }
  }
}
