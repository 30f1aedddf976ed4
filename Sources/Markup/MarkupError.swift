/// Why bytes were not read as a document, and where.
package struct MarkupError: Error, Hashable, Sendable {
  /// The stable name of the fault, in kebab case.
  package var code: String
  /// One line without a full stop.
  package var message: String
  /// From 1.
  package var line: Int
  /// From 1, in Unicode scalars.
  package var column: Int
  /// The byte where it was noticed.
  package var offset: Int
}
