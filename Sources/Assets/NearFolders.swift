internal import Files

/// How near asset folders are to the folder that names something of them.
struct NearFolders {
  /// Comparable: the more of the way is shared the nearer, of those the one that lies less deep.
  struct Rank: Comparable {
    var shared: Int
    var depth: Int

    static func < (left: Rank, right: Rank) -> Bool {
      (-left.shared, left.depth) < (-right.shared, right.depth)
    }
  }

  private let way: [Substring]

  init(of folder: String) { way = NearFolders.way(to: folder) }

  /// The rank of an asset folder; a catalog serves the folder that it stands in.
  func rank(of folder: String) -> Rank {
    let isCatalog = FilePath.fileExtension(of: folder) == "xcassets"
    let other = NearFolders.way(to: isCatalog ? FilePath.parent(of: folder) : folder)
    let shared = zip(way, other).prefix { $0 == $1 }.count
    return Rank(shared: shared, depth: other.count)
  }

  private static func way(to folder: String) -> [Substring] {
    FilePath.normalized(folder).split(separator: "/").filter { $0 != "." }
  }
}
