/// Why an image, a colour set or an asset folder cannot be used.
package struct AssetError: Error, Hashable, Sendable {
  /// The kinds of faults; the raw value is the code.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// No file of that name in the design's asset folders.
    case missing = "asset-missing"
    /// A folder in a file's place, no rights, a device that failed; no process for a PDF.
    case unreadable = "asset-unreadable"
    /// The name, or a link, leads out of the design's folder; or there is no such folder (standard input).
    case outside = "asset-outside"
    /// Too many bytes, pixels, parts or entries, or too long to read.
    case tooLarge = "asset-too-large"
    /// Not what its name says, or cut short; a catalog's contents that say nothing usable.
    case broken = "asset-broken"
    /// An SVG that could do or fetch something.
    case unsafe = "svg-unsafe"
    /// An SVG or a PDF with something that would not be drawn.
    case unsupported = "vector-unsupported"
    /// A PDF on a machine that has no poppler.
    case noReader = "pdf-no-reader"
    /// A kind of image that a later version reads.
    case notYet = "asset-not-yet"
    /// An asset folder that cannot be read.
    case folder = "asset-folder"
  }

  /// What is wrong.
  package var kind: Kind
  /// One line without a full stop, the name of the image, set or folder in it; a suggestion stands behind a semicolon.
  package var message: String

  package init(_ kind: Kind, _ message: String) {
    self.kind = kind
    self.message = message
  }

  /// The stable name of the fault, in kebab case.
  package var code: String { kind.rawValue }
}
