import Graphics

/// What tells one of Inter's files from another.
struct FaceStyle: Hashable, Sendable {
  var weight: FontWeight
  var isItalic: Bool
  /// The cut for large sizes: tighter, with finer joints.
  var isDisplay = false

  static let regular = FaceStyle(weight: .regular, isItalic: false)

  /// A small number for each style, to index tables with.
  var index: Int { Int(weight.place) * 4 + (isItalic ? 2 : 0) + (isDisplay ? 1 : 0) }

  func hash(into hasher: inout Hasher) { hasher.combine(index) }

  static let count = FontWeight.allCases.count * 4

  /// The file name of Inter's static face, without its ending.
  var interFileName: String {
    let family = isDisplay ? "InterDisplay-" : "Inter-"
    if isItalic { return family + (weight == .regular ? "Italic" : weight.interName + "Italic") }
    return family + weight.interName
  }

  /// This style and those that can stand in for it, best first: the nearest weights, upright after italic.
  var nearest: [FaceStyle] {
    let weights = FontWeight.allCases.sorted {
      let first = abs(Int($0.place) - Int(weight.place))
      let second = abs(Int($1.place) - Int(weight.place))
      return first == second ? $0.place < $1.place : first < second
    }
    let cuts = isDisplay ? [true, false] : [false]
    return (isItalic ? [true, false] : [false]).flatMap { slant in
      weights.flatMap { weight in
        cuts.map { FaceStyle(weight: weight, isItalic: slant, isDisplay: $0) }
      }
    }
  }
}
