import Designs

extension ImageView.ContentMode {
  /// The files' names.
  static let fileNames = allCases.map(\.rawValue) + ["redraw"]

  /// The mode that a file names; old files capitalise some. Redrawing scales what is drawn, as a picture shows it.
  init?(fileName: String) {
    let name = fileName.prefix(1).lowercased() + fileName.dropFirst()
    self.init(rawValue: name == "redraw" ? ImageView.ContentMode.scaleToFill.rawValue : name)
  }
}

/// `UISemanticContentAttribute`: whether a view turns with the layout direction.
package enum SemanticContentAttribute: String, CaseIterable, Sendable {
  case unspecified
  case playback
  case spatial
  case forceLeftToRight
  case forceRightToLeft
}

/// `UIControl.ContentHorizontalAlignment`.
package enum HorizontalAlignment: String, CaseIterable, Sendable {
  case center
  case left
  case right
  case fill
  case leading
  case trailing
}

/// `UIControl.ContentVerticalAlignment`.
package enum VerticalAlignment: String, CaseIterable, Sendable {
  case center
  case top
  case bottom
  case fill
}
