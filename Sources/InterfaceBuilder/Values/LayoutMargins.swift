package import Graphics

/// The margins that a document gives a view.
package enum LayoutMargins: Hashable, Sendable {
  case fixed(EdgeInsets)
  case directional(DirectionalEdgeInsets)
}
