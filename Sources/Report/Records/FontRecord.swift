package import Hashing

/// A face that text was set in.
package struct FontRecord: Hashable, Sendable {
  package var family: String
  /// The version that the face names; nil where it names none.
  package var version: String?
  /// Of the file's bytes.
  package var hash: ContentHash

  package init(family: String, version: String?, hash: ContentHash) {
    self.family = family
    self.version = version
    self.hash = hash
  }
}
