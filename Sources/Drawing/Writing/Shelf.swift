import Assets

/// The pictures and icons that a writer draws from.
struct Shelf: Sendable {
  /// By `PictureID.index`.
  private let pictures: [Picture]
  /// Icons are read when first drawn; nil for one that there is not.
  private var icons: [String: VectorPicture?] = [:]

  init(_ pictures: [Picture]) { self.pictures = pictures }

  subscript(_ id: PictureID) -> Picture? { pictures.indices.contains(id.index) ? pictures[id.index] : nil }

  mutating func icon(_ name: String) -> VectorPicture? {
    if let known = icons[name] { return known }
    let icon = Icons.symbol(named: name)
    icons[name] = .some(icon)
    return icon
  }
}
