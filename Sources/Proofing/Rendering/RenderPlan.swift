import Designs
import Diagnostics
import Files
import Report
import Typesetting

/// Everything that the workers of a run share; nothing in it changes.
struct RenderPlan: Sendable {
  var designs: [LoadedDesign]
  var locations: Locations
  var cells: [AskedCell]
  var units: [PageUnit]
  var scenes: [SceneSelection.Asked]
  var pageNames: PageNames
  var fonts: FontLibrary
  var writesPictures: Bool
  /// Whether no filter leaves anything out: only then is an `ignore` entry known to silence nothing.
  var isWhole: Bool
  var output: OutputFolder
  var rasters: RasterFiles

  /// Whether the index shows cells by the files that they come from: those of folders and documents, not of designs that
  /// somebody has named.
  var showsFiles: Bool { designs.count > 1 && designs.contains { $0.origin != .file } }

  /// The names of the inputs, each once.
  var inputs: [String] {
    designs.indices.filter { $0 == 0 || designs[$0 - 1].design.source != designs[$0].design.source }
      .map { designs[$0].name }
  }
}
