/// What a cell and its contentView are called where they have ids of their own, as those of Interface Builder's documents
/// do; nil: by the built-in id.
package struct SurfaceIDs: Hashable, Sendable {
  package var cell: String?
  /// The root of the content is the contentView itself and has the same id.
  package var contentView: String?

  package static let builtIn = SurfaceIDs(cell: nil, contentView: nil)

  package init(cell: String?, contentView: String?) {
    self.cell = cell
    self.contentView = contentView
  }
}
