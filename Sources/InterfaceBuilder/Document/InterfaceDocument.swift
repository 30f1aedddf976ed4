package import Graphics

/// A .xib or .storyboard as Interface Builder wrote it: what its table cells hold, unresolved and unjudged.
package struct InterfaceDocument: Sendable {
  package var kind: DocumentKind
  /// The version of Interface Builder that computed the frames; its eras differ.
  package var toolsVersion: ToolsVersion
  /// The build of macOS that wrote the file, up to Xcode 8.
  package var systemVersion: String?
  package var targetRuntime: String
  /// The device of the canvas; nil up to Xcode 7, whose canvas is 600 by 600 points, and where the file names none.
  package var device: InterfaceDevice?
  package var usesAutolayout: Bool
  package var usesTraitCollections: Bool
  package var usesSafeAreas: Bool
  /// The global tint of a storyboard.
  package var tintColor: InterfaceColor?
  package var initialViewController: InterfaceID?
  /// The text size of the canvas where it was set, as an index of Interface Builder's slider.
  package var dynamicTypePreference: Int?
  /// The intrinsic sizes, in points, that Interface Builder got from views of the project's own classes.
  package var designables: [InterfaceID: Size] = [:]
  package var resources = InterfaceResources()
  /// The objects of a .xib, in the order of the file.
  package var objects: [InterfaceObject] = []
  /// The scenes of a .storyboard, in the order of the file.
  package var scenes: [InterfaceScene] = []
  /// All tables, wherever they stand, in the order of the file.
  package var tables: [InterfaceTable] = []
  /// All table cells, wherever they stand, in the order of the file.
  package var cells: [InterfaceCell] = []
  /// The colours that are named, each once, in the order in which they were met.
  package var namedColors: [NamedColor] = []
  /// What the reader knows nothing of, each once, in the order in which it was met.
  package var unsupported: [UnsupportedName] = []
}

/// The two kinds of documents.
package enum DocumentKind: String, Sendable {
  case xib
  case storyboard
}

/// The version of Interface Builder's tools, such as 14460.31; comparing them tells the eras of Xcode apart.
package struct ToolsVersion: Hashable, Sendable, Comparable {
  package var number: Int
  package var update: Int

  /// From here on a number is none of a release: Xcode's builds that have none of their own write 32700.99.
  static let unnumbered = 32_000

  package init(_ number: Int, update: Int = 0) {
    self.number = number
    self.update = update
  }

  /// The version of a file; the parts behind the first are only for people.
  init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard let first = parts.first, let number = Int(first), (0...999_999).contains(number) else { return nil }
    self.init(number, update: parts.count > 1 ? Int(parts[1]) ?? 0 : 0)
  }

  package static func < (left: ToolsVersion, right: ToolsVersion) -> Bool {
    (left.number, left.update) < (right.number, right.update)
  }
}
