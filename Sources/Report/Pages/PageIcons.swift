import Diagnostics

/// The few signs that pages draw: shapes differ, so that no level is told by colour alone.
enum PageIcons {
  /// Symbols that `append(icon:)` refers to.
  static let sprite: StaticString = """
    <svg class="sprite" width="0" height="0" aria-hidden="true" focusable="false">\
    <symbol id="icon-error" viewBox="0 0 12 12"><circle cx="6" cy="6" r="5.5" fill="currentColor"/>\
    <path d="M4 4l4 4M8 4l-4 4" class="knock" stroke="#fff" stroke-width="1.4" fill="none"/></symbol>\
    <symbol id="icon-warning" viewBox="0 0 12 12"><path d="M6 .8l5.6 10.4H.4z" fill="currentColor"/>\
    <path d="M6 4.4v3.4M6 8.7v1.3" class="knock" stroke="#fff" stroke-width="1.3" fill="none"/></symbol>\
    <symbol id="icon-note" viewBox="0 0 12 12"><rect x=".5" y=".5" width="11" height="11" rx="1" fill="currentColor"/>\
    <path d="M6 5.1v4.2M6 2.6v1.4" class="knock" stroke="#fff" stroke-width="1.4" fill="none"/></symbol>\
    <symbol id="icon-review" viewBox="0 0 12 12"><path d="M.5 6C3 2 9 2 11.5 6 9 10 3 10 .5 6z" fill="none" \
    stroke="currentColor" stroke-width="1.2"/><circle cx="6" cy="6" r="1.8" fill="currentColor"/></symbol></svg>

    """

  /// A registration mark: the printer's cross in a circle.
  static let registration: StaticString = """
    <svg class="registration" width="20" height="20" viewBox="0 0 20 20" aria-hidden="true" focusable="false">\
    <path d="M10 0v20M0 10h20" stroke="currentColor" stroke-width="1" fill="none"/>\
    <circle cx="10" cy="10" r="5.5" stroke="currentColor" stroke-width="1" fill="none"/></svg>
    """

  /// A printer's control strip: process colours and steps of grey.
  static let controlStrip: StaticString = """
    <svg class="strip" width="156" height="8" viewBox="0 0 156 8" aria-hidden="true" focusable="false">\
    <path fill="#009EE0" d="M0 0h12v8H0z"/><path fill="#E2007A" d="M13 0h12v8H13z"/>\
    <path fill="#FFDD00" d="M26 0h12v8H26z"/><path fill="#1A1A1A" d="M39 0h12v8H39z"/>\
    <path fill="#E3232C" d="M52 0h12v8H52z"/><path fill="#009846" d="M65 0h12v8H65z"/>\
    <path fill="#2E3A8C" d="M78 0h12v8H78z"/><path fill="#4D4D4D" d="M91 0h12v8H91z"/>\
    <path fill="#808080" d="M104 0h12v8h-12z"/><path fill="#A6A6A6" d="M117 0h12v8h-12z"/>\
    <path fill="#CCCCCC" d="M130 0h12v8h-12z"/><path fill="#EBEBEB" d="M143 0h12v8h-12z"/></svg>

    """
}

extension [UInt8] {
  /// Appends the sign of a level; its word stands beside it.
  mutating func append(icon level: Severity) {
    append(
      "<svg class=\"icon\" width=\"12\" height=\"12\" aria-hidden=\"true\" focusable=\"false\"><use href=\"#icon-"
    )
    append(raw: level.rawValue)
    append("\"/></svg>")
  }

  /// Appends the sign of a level and its word.
  mutating func append(level: Severity) {
    append("<span class=\"level\">")
    append(icon: level)
    append(level.words)
    append("</span> ")
  }
}
