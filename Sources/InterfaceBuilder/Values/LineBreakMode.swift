import Designs

extension Label.LineBreakMode {
  /// The files' names.
  static let fileNames = [
    "wordWrap", "characterWrap", "clip", "headTruncation", "tailTruncation", "middleTruncation",
  ]

  /// The mode that a file names; paragraph styles use AppKit's words.
  init?(fileName: String) {
    switch fileName {
    case "wordWrap", "wordWrapping": self = .byWordWrapping
    case "characterWrap", "charWrapping", "characterWrapping": self = .byCharWrapping
    case "clip", "clipping": self = .byClipping
    case "headTruncation", "truncatingHead": self = .byTruncatingHead
    case "tailTruncation", "truncatingTail": self = .byTruncatingTail
    case "middleTruncation", "truncatingMiddle": self = .byTruncatingMiddle
    default: return nil
    }
  }
}
