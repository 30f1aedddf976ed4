import Diagnostics

/// The few signs that pages draw: shapes differ, so that no level is told by colour alone.
enum PageIcons {
  /// The shapes of a level's sign, in a box of 12.
  static func shapes(of level: Severity) -> StaticString {
    switch level {
    case .error:
      """
      <circle cx="6" cy="6" r="5.5" fill="currentColor"/>\
      <path d="M4 4l4 4M8 4l-4 4" class="knock" stroke="#fff" stroke-width="1.4" fill="none"/>
      """
    case .warning:
      """
      <path d="M6 .8l5.6 10.4H.4z" fill="currentColor"/>\
      <path d="M6 4.4v3.4M6 8.7v1.3" class="knock" stroke="#fff" stroke-width="1.3" fill="none"/>
      """
    case .note:
      """
      <rect x=".5" y=".5" width="11" height="11" rx="1" fill="currentColor"/>\
      <path d="M6 5.1v4.2M6 2.6v1.4" class="knock" stroke="#fff" stroke-width="1.4" fill="none"/>
      """
    case .review:
      """
      <path d="M.5 6C3 2 9 2 11.5 6 9 10 3 10 .5 6z" fill="none" stroke="currentColor" stroke-width="1.2"/>\
      <circle cx="6" cy="6" r="1.8" fill="currentColor"/>
      """
    }
  }

  /// A registration mark: the printer's cross in a circle.
  static let registration: StaticString = """
    <svg class="registration" width="20" height="20" viewBox="0 0 20 20" aria-hidden="true" focusable="false">\
    <path d="M10 0v20M0 10h20" stroke="currentColor" stroke-width="1" fill="none"/>\
    <circle cx="10" cy="10" r="5.5" stroke="currentColor" stroke-width="1" fill="none"/></svg>
    """
}

extension [UInt8] {
  /// Appends the sign of a level; its word stands beside it.
  mutating func append(icon level: Severity) {
    append(
      "<svg class=\"icon\" width=\"12\" height=\"12\" viewBox=\"0 0 12 12\" aria-hidden=\"true\" focusable=\"false\">"
    )
    append(PageIcons.shapes(of: level))
    append("</svg>")
  }

  /// Appends the sign of a level and its word.
  mutating func append(level: Severity) {
    append("<span class=\"level\">")
    append(icon: level)
    append(level.words)
    append("</span> ")
  }
}
