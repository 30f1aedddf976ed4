/// `UIView.ContentMode`; the raw value is the files'.
package enum ContentMode: String, CaseIterable, Sendable {
  case scaleToFill
  case scaleAspectFit
  case scaleAspectFill
  case redraw
  case center
  case top
  case bottom
  case left
  case right
  case topLeft
  case topRight
  case bottomLeft
  case bottomRight

  /// The mode that a file names; old files capitalise some.
  init?(fileName: String) {
    self.init(rawValue: fileName.prefix(1).lowercased() + fileName.dropFirst())
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
