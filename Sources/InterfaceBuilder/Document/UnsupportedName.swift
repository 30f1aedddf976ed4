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

  /// What is told of it, once a document.
  package var diagnostic: Diagnostic {
    let times = count == 1 ? "" : " (\(count) times)"
    let what = isAttribute ? "the attribute \(name) of <\(element)>" : "<\(name)> in <\(element)>"
    return Diagnostic(
      .note, isAttribute ? "unsupported-attribute" : "unsupported-element",
      "\(what) is nothing that cellproof draws\(times); the rest is drawn without it", at: span)
  }
}
