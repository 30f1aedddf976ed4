/// What tells one file of a family from another.
struct FaceStyle: Hashable, Sendable {
  var weight: FontWeight
  var isItalic: Bool

  /// A small number for each style, to index tables with.
  var index: Int { Int(weight.rawValue) * 2 + (isItalic ? 1 : 0) }

  static let count = FontWeight.allCases.count * 2

  /// The file name of Inter's static face, without its ending.
  var interFileName: String {
    if isItalic { return weight == .regular ? "Inter-Italic" : "Inter-\(weight.interName)Italic" }
    return "Inter-\(weight.interName)"
  }

  /// This style and those that can stand in for it, best first: the nearest weights, and upright after italic.
  var nearest: [FaceStyle] {
    let weights = FontWeight.allCases.sorted {
      let first = abs(Int($0.rawValue) - Int(weight.rawValue))
      let second = abs(Int($1.rawValue) - Int(weight.rawValue))
      return first == second ? $0.rawValue < $1.rawValue : first < second
    }
    let slants = isItalic ? [true, false] : [false]
    return slants.flatMap { slant in weights.map { FaceStyle(weight: $0, isItalic: slant) } }
  }
}
