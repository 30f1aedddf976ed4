internal import Diagnostics
internal import Files
internal import JSON

/// An image set of a catalog, without the text it was read from: a library keeps it.
struct ImageSet {
  private struct Entry {
    var slot: CatalogSlot
    /// From the design's folder on.
    var path: String
    /// Nil for one that serves all scales.
    var scale: Int?
    /// Where `filename` stands.
    var position = Position(line: 1, column: 1)
  }

  let intent: RenderingIntent
  private let folder: String
  private let contentsPath: String
  private var entries: [Entry] = []

  init(folder: String, in root: AssetRoot, named name: String) throws(AssetError) {
    self.folder = folder
    let contents = try CatalogContents(of: folder, in: root, named: name)
    contentsPath = contents.path
    intent =
      contents.property("template-rendering-intent").flatMap { contents.document.string(at: $0) }
      .flatMap { RenderingIntent(rawValue: $0) } ?? .automatic
    var files: [Int] = []
    for entry in try contents.entries("images", named: name) {
      // A slot that nobody has filled has no file.
      guard let file = try contents.text("filename", of: entry, named: name),
        let node = contents.document.member("filename", of: entry)
      else { continue }
      guard Self.isPlainName(file) else {
        throw AssetError(
          .outside,
          "the asset \"\(name)\": \(contents.place(of: node)): \(Quotation.quoted(file)) leads out of the image set"
        )
      }
      entries.append(
        Entry(
          slot: try CatalogSlot(entry, of: contents, named: name), path: FilePath.join(folder, file),
          scale: try Self.scale(of: entry, contents, name)))
      files.append(node)
    }
    for (index, position) in contents.positions(of: files).enumerated() { entries[index].position = position }
  }

  /// The file of a set for a screen, an appearance and a direction.
  struct Choice {
    var path: String
    var scale: Int
    /// Where the set names it.
    var place: String
    /// Whether it was drawn for the other direction, so that UIKit mirrors it.
    var isMirrored: Bool
  }

  /// The file for a screen, an appearance and a direction.
  func file(
    scale: Int, appearance: AssetAppearance, isRightToLeft: Bool, named name: String
  ) throws(AssetError) -> Choice {
    for candidate in appearance.fallbacks {
      let ranked = entries.compactMap { entry in
        entry.slot.rank(for: candidate, isRightToLeft: isRightToLeft).map { (rank: $0, entry: entry) }
      }
      guard let best = ranked.map(\.rank).min() else { continue }
      let fitting = ranked.filter { $0.rank == best }.map(\.entry)
      let chosen = fitting.min { Self.distance($0.scale, scale) < Self.distance($1.scale, scale) }
      if let chosen {
        return Choice(
          path: chosen.path, scale: chosen.scale ?? 1,
          place: CatalogContents.place(at: chosen.position, contentsPath),
          isMirrored: chosen.slot.isRightToLeft.map { $0 != isRightToLeft } ?? false)
      }
    }
    throw AssetError(.missing, "the asset \"\(name)\": \(Quotation.path(folder)) names no file for a phone")
  }

  /// 0 for the very scale or one file for all, then the next finer, then the next coarser.
  private static func distance(_ own: Int?, _ wanted: Int) -> Int {
    guard let own, own != wanted else { return 0 }
    return own > wanted ? own - wanted : 100 + wanted - own
  }

  private static func scale(
    of entry: Int, _ contents: CatalogContents, _ name: String
  ) throws(AssetError) -> Int? {
    switch try contents.text("scale", of: entry, named: name) {
    case nil: return nil
    case "1x": return 1
    case "2x": return 2
    case "3x": return 3
    default:
      let node = contents.document.member("scale", of: entry) ?? entry
      throw contents.fault("the scale must be 1x, 2x or 3x", at: node, named: name)
    }
  }

  private static func isPlainName(_ file: String) -> Bool {
    !file.isEmpty && file != "." && file != ".." && !file.utf8.contains(UInt8(ascii: "/"))
      && !file.utf8.contains(0)
  }
}
