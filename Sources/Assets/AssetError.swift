/// Why an image cannot be drawn.
package struct AssetError: Error, Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// No file of that name in the design's asset folders.
    case missing = "image-missing"
    /// A folder, no rights, a device that failed.
    case unreadable = "image-unreadable"
    /// The name, or a link, leads out of the design's folder; or there is no such folder (standard input).
    case outside = "image-outside"
    /// Too many bytes or pixels.
    case tooLarge = "image-too-large"
    /// Not what its name says, or cut short.
    case broken = "image-broken"
    /// An SVG that could do or fetch something.
    case unsafe = "svg-unsafe"
    /// An SVG or a PDF with something that would not be drawn.
    case unsupported = "svg-unsupported"
    /// A PDF on a machine that has no poppler.
    case noReader = "pdf-no-reader"
    /// A kind of image that a later version reads.
    case notYet = "image-not-yet"
    /// An asset folder that cannot be read.
    case folder = "asset-folder"
  }

  package var kind: Kind
  /// One line without a full stop, the image's name in it; a suggestion stands behind a semicolon.
  package var message: String

  package init(_ kind: Kind, _ message: String) {
    self.kind = kind
    self.message = message
  }

  /// The stable name of the fault, in kebab case.
  package var code: String { kind.rawValue }
}
