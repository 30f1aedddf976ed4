/// The text of a view.
package enum InterfaceText: Hashable, Sendable {
  case plain(String)
  case attributed([TextFragment])

  /// The words without their attributes.
  package var string: String {
    switch self {
    case .plain(let text): text
    case .attributed(let fragments): fragments.map(\.content).joined()
    }
  }
}

/// A run of an attributed text.
package struct TextFragment: Hashable, Sendable {
  package var content: String
  package var font: InterfaceFont?
  package var color: InterfaceColor?
  package var backgroundColor: InterfaceColor?
  package var paragraph: ParagraphStyle?
  /// Space added behind each character, in points.
  package var kern: Double?
  package var isUnderlined = false
  package var isStruckThrough = false
}

/// How the lines of a run are set.
package struct ParagraphStyle: Hashable, Sendable {
  package var alignment: TextAlignment?
  package var lineBreakMode: LineBreakMode?
  package var lineSpacing = 0.0
  package var paragraphSpacing = 0.0
  package var paragraphSpacingBefore = 0.0
  package var firstLineHeadIndent = 0.0
  package var headIndent = 0.0
  package var tailIndent = 0.0
  package var minimumLineHeight = 0.0
  package var maximumLineHeight = 0.0
  /// 0 for the font's own height.
  package var lineHeightMultiple = 0.0
  package var hyphenationFactor = 0.0
}

/// `NSTextAlignment`; the raw value is the files'.
package enum TextAlignment: String, CaseIterable, Sendable {
  case left
  case center
  case right
  case justified
  case natural
}

/// `NSLineBreakMode`.
package enum LineBreakMode: String, CaseIterable, Sendable {
  case wordWrap
  case characterWrap
  case clip
  case headTruncation
  case tailTruncation
  case middleTruncation

  /// The mode that a file names; paragraph styles use AppKit's words.
  init?(fileName: String) {
    switch fileName {
    case "wordWrapping": self = .wordWrap
    case "charWrapping", "characterWrapping": self = .characterWrap
    case "clipping": self = .clip
    case "truncatingHead": self = .headTruncation
    case "truncatingTail": self = .tailTruncation
    case "truncatingMiddle": self = .middleTruncation
    default: self.init(rawValue: fileName)
    }
  }
}

/// `UIBaselineAdjustment`: where a line stands that was shrunk to fit.
package enum BaselineAdjustment: String, CaseIterable, Sendable {
  case alignBaselines
  case alignCenters
  case none
}
