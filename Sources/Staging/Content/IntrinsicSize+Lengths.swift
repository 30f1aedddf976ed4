import Designs

extension IntrinsicSize.Length {
  /// The length where the content comes to `own`; nil is none.
  func over(_ own: Double?) -> Double? {
    switch self {
    case .content: own
    case .points(let points): points
    case .none: nil
    }
  }
}

extension IntrinsicSize {
  /// Whether the content says any of it.
  var followsContent: Bool { width == .content || height == .content }
}
