import Assets
import Designs
import Diagnostics

/// A design that was read without a fault, with its images.
struct LoadedDesign: Sendable {
  var design: Design
  /// The input's name, as messages and reports show it.
  var name: String
  var pictures: PictureLibrary
  /// Which library of several designs that is; nil for one of its own.
  var library: DocumentLibrary?
  /// What it was read from.
  var origin = Origin.file

  /// Where a design comes from.
  enum Origin: Sendable {
    /// A design that was named, or a sample.
    case file
    /// A design that was met in a folder.
    case folder
    /// A document of Interface Builder.
    case document
    /// One that was met in a folder.
    case documentInFolder
  }

  var isDocument: Bool { origin == .document || origin == .documentInFolder }

  /// Whether its ids begin with the file's stem whatever other files there are: Xcode's templates give every new cell
  /// the same id, so that each further file would rename those before it.
  var isNamedByFile: Bool { origin == .documentInFolder }
}

/// The images and colours that several documents of Interface Builder share.
enum DocumentLibrary: Hashable, Sendable {
  /// Those of documents that were named.
  case named
  /// Those of documents that were met in a folder, by the order of the folders.
  case folder(Int)
}
