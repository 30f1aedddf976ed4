package import Designs
package import Graphics

/// A label.
package struct LabelContent: Hashable, Sendable {
  package var text: InterfaceText
  package var font: InterfaceFont?
  package var textColor: InterfaceColor?
  package var highlightedColor: InterfaceColor?
  package var shadowColor: InterfaceColor?
  package var shadowOffset: Size?
  package var alignment: Label.Alignment
  package var lineBreakMode: Label.LineBreakMode
  /// 0 for as many as there are.
  package var numberOfLines: Int
  package var baselineAdjustment: BaselineAdjustment
  package var shrinking: TextShrinking
  package var adjustsFontForContentSizeCategory: Bool
  /// In points; nil where it follows from the frame.
  package var preferredMaxLayoutWidth: Double?
  package var isEnabled: Bool
  package var isHighlighted: Bool
}

/// How far a text may shrink to fit.
package struct TextShrinking: Hashable, Sendable {
  /// A file says NO to it; silence is yes.
  package var adjustsFontSizeToFitWidth: Bool
  /// 0 to 1; nil where the file gives none.
  package var minimumScaleFactor: Double?
  /// In points; nil where the file gives none.
  package var minimumFontSize: Double?
  package var adjustsLetterSpacing: Bool
}
