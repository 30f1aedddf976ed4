extension Unicode.Scalar {
  /// Whether nobody sees it where it stands, or everybody another thing: control characters, marks of bidirectional
  /// text, separators, tags, private use.
  var isHidden: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse: true
    // Tags, those without a meaning as well: copied by everybody.
    case .unassigned: (0xE0000...0xE007F).contains(value)
    default: false
    }
  }

  /// Whether it is hidden and yet a part of words and emoji: the zero-width joiner and non-joiner.
  var isJoiner: Bool { value == 0x200C || value == 0x200D }

  /// As messages show it: `\u{202E}`.
  var speltOut: String { "\\u{\(String(value, radix: 16, uppercase: true))}" }
}
