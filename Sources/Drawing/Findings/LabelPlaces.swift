import Graphics

/// Finds places for the outlines' labels inside a picture, so that none covers another.
struct LabelPlaces {
  /// In points: what the labels' face needs.
  static let fontSize = 8.0
  static let height = 11.0
  /// A character of the face and the blank around a label.
  static let advance = 5.0
  static let padding = 6.0

  private let size: Size
  private var taken: [Rect] = []

  init(in size: Size) { self.size = size }

  /// The place for a label of so many characters, at the top left inside its outline or as near below, then
  /// above, as is free; nil where the picture has no room.
  mutating func place(characters: Int, for outline: Rect) -> Rect? {
    let width = Double(characters) * LabelPlaces.advance + LabelPlaces.padding
    guard width <= size.width, LabelPlaces.height <= size.height else { return nil }
    let x = min(max(outline.x, 0), size.width - width)
    let top = min(max(outline.y, 0), size.height - LabelPlaces.height)
    // One step past each label in the way: at most as many as there are labels.
    for direction in [1.0, -1.0] {
      var rect = Rect(x: x, y: top, width: width, height: LabelPlaces.height)
      while let other = taken.first(where: { $0.intersection(rect) != nil }) {
        rect.y = direction > 0 ? other.maxY : other.y - rect.height
      }
      guard rect.y >= 0, rect.maxY <= size.height else { continue }
      taken.append(rect)
      return rect
    }
    return nil
  }
}
