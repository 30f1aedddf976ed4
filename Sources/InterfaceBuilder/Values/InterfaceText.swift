package import Designs

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
  package var alignment: Label.Alignment?
  package var lineBreakMode: Label.LineBreakMode?
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

/// `UIBaselineAdjustment`: where a line stands that was shrunk to fit.
package enum BaselineAdjustment: String, CaseIterable, Sendable {
  case alignBaselines
  case alignCenters
  case none
}
