import Staging

/// The parts of a page by the identity of the content they show.
struct PartCache: Sendable {
  /// The tree is held, so that no other can take its identity while the cache lives.
  private var parts: [ObjectIdentifier: (tree: ContentTree, part: DisplayPart)] = [:]

  /// The part that shows a content, made by `paint` the first time.
  mutating func part(for tree: ContentTree, paint: (ContentTree) -> DisplayList) -> DisplayPart {
    if let known = parts[ObjectIdentifier(tree)] { return known.part }
    let part = DisplayPart(number: parts.count + 1, list: paint(tree))
    parts[ObjectIdentifier(tree)] = (tree, part)
    return part
  }
}
