/// Whose forms ideographs have.
enum HanStyle: UInt8, CaseIterable, Sendable {
  case simplified, traditional, hongKong, japanese, korean

  /// The style of a language where it has one.
  init?(language: String) {
    let parts = language.split(separator: "-")
    switch parts.first {
    case "ja": self = .japanese
    case "ko": self = .korean
    case "yue": self = .hongKong
    case "zh":
      if parts.contains("hk") {
        self = .hongKong
      } else {
        self = parts.contains { ["hant", "tw", "mo"].contains($0) } ? .traditional : .simplified
      }
    default: return nil
    }
  }

  /// The style of a text whose language is not known: that of the other letters in it.
  init(of units: [UInt16]) {
    var style = HanStyle.simplified
    for unit in units {
      switch unit {
      case 0x3041...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F:
        self = .japanese
        return
      case 0x1100...0x11FF, 0x3130...0x318F, 0xA960...0xA97F, 0xAC00...0xD7FF: style = .korean
      case 0x3105...0x312F where style == .simplified: style = .traditional
      default: break
      }
    }
    self = style
  }

  /// The families with this style's forms first; the others have its ideographs too, in forms of their own.
  var families: [String] { [name] + HanStyle.allCases.filter { $0 != self }.map(\.name) }

  private var name: String {
    switch self {
    case .simplified: "Noto Sans CJK SC"
    case .traditional: "Noto Sans CJK TC"
    case .hongKong: "Noto Sans CJK HK"
    case .japanese: "Noto Sans CJK JP"
    case .korean: "Noto Sans CJK KR"
    }
  }
}
