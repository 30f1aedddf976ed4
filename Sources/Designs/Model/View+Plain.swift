package import Diagnostics
import Graphics

extension View {
  /// A view with nothing set: what UIKit makes itself.
  package static func plain(_ kind: Kind, span: Span) -> View {
    func unset<Value>() -> Setting<Value?> { Setting(otherwise: nil) }
    return View(
      id: nil, span: span, kind: kind, container: Setting(otherwise: .contentView),
      hidden: Setting(otherwise: false), alpha: Setting(otherwise: 1), backgroundColor: unset(),
      designBackgroundColor: unset(), tintColor: unset(), cornerRadius: Setting(otherwise: 0),
      cornerCurve: Setting(otherwise: .circular), borderColor: unset(), borderWidth: Setting(otherwise: 0),
      clipsToBounds: Setting(otherwise: false), frame: unset(), x: unset(), y: unset(), centerX: unset(),
      centerY: unset(), width: unset(), height: unset(), layoutMargins: unset(),
      contentHuggingPriority: unset(), contentCompressionResistancePriority: unset(), children: [])
  }
}

extension Label {
  /// A label that shows nothing, with nothing set.
  package static let plain = Label(
    text: Setting(otherwise: .empty), font: Setting(otherwise: .label), textColor: Setting(otherwise: nil),
    textAlignment: Setting(otherwise: .natural), numberOfLines: Setting(otherwise: 1),
    lineBreakMode: Setting(otherwise: .byTruncatingTail),
    adjustsFontSizeToFitWidth: Setting(otherwise: false),
    minimumScaleFactor: Setting(otherwise: 0), adjustsFontForContentSizeCategory: Setting(otherwise: true))
}
