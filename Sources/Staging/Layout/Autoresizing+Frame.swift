import Designs
import Graphics

extension Autoresizing {
  /// A line of which a view takes the middle: what each part is in a superview of any length.
  struct Parts {
    /// How much of the superview's change each part takes, together 1.
    let shares: (before: Double, length: Double, after: Double)
    /// What is there without the shares.
    let rests: (before: Double, length: Double, after: Double)

    /// "The default behavior is to distribute the size difference proportionally among the flexible portions"
    /// (UIView.autoresizingMask); where they have no length that could say a proportion, each takes the same. A view with
    /// none of them stays where it is.
    init(origin: Double, length: Double, in superview: Double, _ flexible: Flexible) {
      let parts = [origin, length, superview - origin - length]
      let options: [Flexible] = [.before, .length, .after]
      let flexible: Flexible = flexible.isEmpty ? .after : flexible
      let taking = options.map { flexible.contains($0) }
      let sum = zip(parts, taking).reduce(0) { $1.1 ? $0 + $1.0 : $0 }
      let count = Double(taking.count { $0 })
      let shares = zip(parts, taking).map { $1 ? (sum > 0 ? $0 / sum : 1 / count) : 0 }
      let rests = zip(parts, shares).map { $0 - $1 * superview }
      self.shares = (shares[0], shares[1], shares[2])
      self.rests = (rests[0], rests[1], rests[2])
    }

    /// Where the view is in a superview of a length.
    func segment(in superview: Double) -> (origin: Double, length: Double) {
      (shares.before * superview + rests.before, shares.length * superview + rests.length)
    }
  }

  /// The parts of a frame along an axis.
  func parts(of frame: Rect, along axis: LayoutAxis) -> Parts {
    switch axis {
    case .horizontal:
      Parts(origin: frame.x, length: frame.width, in: superview.width, horizontal)
    case .vertical:
      Parts(origin: frame.y, length: frame.height, in: superview.height, vertical)
    }
  }

  /// The frame in a superview of another size.
  func frame(_ frame: Rect, in size: Size) -> Rect {
    let across = parts(of: frame, along: .horizontal).segment(in: size.width)
    let down = parts(of: frame, along: .vertical).segment(in: size.height)
    return Rect(
      x: across.origin, y: down.origin, width: max(0, across.length), height: max(0, down.length))
  }
}
