package import Diagnostics

/// An element or attribute that the reader knows nothing of, and how often it was met.
package struct UnsupportedName: Hashable, Sendable {
  /// The element that it stands in, or on.
  package var element: String
  /// Its name; that of a value with its key: `color key="mysteryColor"`.
  package var name: String
  package var isAttribute: Bool
  package var count: Int
  /// Where it was met first.
  package var span: Span
}
