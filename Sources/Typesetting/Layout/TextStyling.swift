/// Where lines end (`NSLineBreakMode`).
package enum LineBreakMode: UInt8, CaseIterable, Hashable, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle

  var truncates: Bool {
    switch self {
    case .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle: true
    case .byWordWrapping, .byCharWrapping, .byClipping: false
    }
  }
}

/// Where the lines stand in the width (`NSTextAlignment`); `justified` widens the blanks of all lines but a
/// paragraph's last, which stands as `natural` does.
package enum TextAlignment: UInt8, CaseIterable, Hashable, Sendable {
  case natural, left, right, center, justified
}

/// The direction of a paragraph as a whole, whatever its words have.
package enum BaseDirection: UInt8, CaseIterable, Hashable, Sendable {
  case leftToRight, rightToLeft
}

/// All that decides how a text is set but the text and the room it gets.
package struct TextStyling: Hashable, Sendable {
  package var font: FontDescriptor
  /// At most so many lines; 0 sets no limit.
  package var numberOfLines: Int
  package var lineBreakMode: LineBreakMode
  package var alignment: TextAlignment
  package var direction: BaseDirection
  /// Whether a line that is too wide is set smaller; on labels of one line only, as UIKit has it.
  package var adjustsFontSizeToFitWidth: Bool
  /// The smallest size this may lead to, as a share of the font's; 0 sets no limit.
  package var minimumScaleFactor: Double
  /// The language of the text (BCP 47), for the forms of letters and for where lines may end; nil where nothing is known.
  package var language: String?

  package init(
    font: FontDescriptor, numberOfLines: Int = 1, lineBreakMode: LineBreakMode = .byTruncatingTail,
    alignment: TextAlignment = .natural, direction: BaseDirection = .leftToRight,
    adjustsFontSizeToFitWidth: Bool = false, minimumScaleFactor: Double = 0,
    language: String? = nil
  ) {
    self.font = font
    self.numberOfLines = numberOfLines
    self.lineBreakMode = lineBreakMode
    self.alignment = alignment
    self.direction = direction
    self.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth
    self.minimumScaleFactor = minimumScaleFactor
    self.language = language
  }
}
