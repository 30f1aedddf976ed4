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
}
