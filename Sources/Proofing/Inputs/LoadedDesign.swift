import Assets
import Designs
import Diagnostics

/// A design that was read without a fault, with its images.
struct LoadedDesign: Sendable {
  var design: Design
  /// The input's name, as messages and reports show it.
  var name: String
  var pictures: PictureLibrary
}
