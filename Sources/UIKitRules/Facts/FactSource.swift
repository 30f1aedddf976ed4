/// Where a figure comes from.
package enum FactSource: String, CaseIterable, Sendable {
  /// Apple's Human Interface Guidelines.
  case hig
  /// Apple's developer documentation.
  case doc
  /// The W3C's Web Content Accessibility Guidelines 2.
  case wcag
  /// Measured on the iOS 26.1 simulator and published.
  case o26
  /// Measured on the iOS 26 and 27 simulators and published.
  case m27
  /// A frame that Xcode computed and stored in an .xib or .storyboard.
  case xcode
  /// Reported by several, agreeing wherever a measurement speaks too.
  case reported
  /// The same, for iOS 18 alone.
  case reported18
  /// The same, for iOS 26 alone.
  case reported26
  /// One public report.
  case thirdParty
  /// Follows from other figures.
  case inferred
  /// Remembered; nothing found that confirms it.
  case memory

  /// How far a figure from there may be trusted.
  package var trust: Trust {
    switch self {
    case .hig, .doc, .wcag: .documented
    case .o26, .m27, .xcode: .measured
    case .reported, .reported18, .reported26, .thirdParty: .reported
    case .inferred: .inferred
    case .memory: .unverified
    }
  }

  /// The source in words, for the page.
  package var words: String {
    switch self {
    case .hig: "Apple's Human Interface Guidelines"
    case .doc: "Apple's documentation"
    case .wcag: "the W3C's WCAG 2"
    case .o26: "measured on the iOS 26.1 simulator"
    case .m27: "measured on the iOS 26 and 27 simulators"
    case .xcode: "frames that Xcode stored in published files"
    case .reported: "several reports"
    case .reported18: "reports about iOS 18"
    case .reported26: "reports about iOS 26"
    case .thirdParty: "one published report"
    case .inferred: "inferred from other figures"
    case .memory: "from memory"
    }
  }
}
