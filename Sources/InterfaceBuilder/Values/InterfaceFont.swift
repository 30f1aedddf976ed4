package import Graphics

/// A font as a document writes it.
package struct InterfaceFont: Hashable, Sendable {
  package var face: InterfaceFace
  /// In points; nil where the file gives none or 0, so that UIKit's default for the view holds.
  package var pointSize: Double?

  package init(_ face: InterfaceFace, pointSize: Double? = nil) {
    self.face = face
    self.pointSize = pointSize
  }
}

/// Which face a font is.
package enum InterfaceFace: Hashable, Sendable {
  case system(FontWeight)
  /// One of the sizes that UIKit names: `system`, `smallSystem`, `label` and so on.
  case meta(String)
  /// A text style of Dynamic Type, whose size and weight are the style's.
  case style(InterfaceTextStyle)
  /// A face by its PostScript name.
  case custom(name: String, family: String?)
}

/// A text style of Dynamic Type; the raw value is UIKit's name.
package enum InterfaceTextStyle: String, CaseIterable, Sendable {
  case extraLargeTitle
  case extraLargeTitle2
  case largeTitle
  case title1
  case title2
  case title3
  case headline
  case subheadline
  case body
  case callout
  case footnote
  case caption1
  case caption2

  /// The style that a file names: `UICTFontTextStyleSubhead`.
  init?(fileName: String) {
    let prefix = "UICTFontTextStyle"
    guard fileName.hasPrefix(prefix) else { return nil }
    switch fileName.dropFirst(prefix.count) {
    case "ExtraLargeTitle": self = .extraLargeTitle
    case "ExtraLargeTitle2": self = .extraLargeTitle2
    case "Title0": self = .largeTitle
    case "Title1": self = .title1
    case "Title2": self = .title2
    case "Title3": self = .title3
    case "Headline": self = .headline
    case "Subhead": self = .subheadline
    case "Body": self = .body
    case "Callout": self = .callout
    case "Footnote": self = .footnote
    case "Caption1": self = .caption1
    case "Caption2": self = .caption2
    default: return nil
    }
  }
}
