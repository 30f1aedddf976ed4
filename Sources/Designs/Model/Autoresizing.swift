package import Graphics

/// How a view that its frame places follows its superview (UIView.AutoresizingMask).
package struct Autoresizing: Hashable, Sendable {
  /// What gives way along an axis: the margin before the view, its length, the margin behind it.
  package struct Flexible: OptionSet, Hashable, Sendable {
    package var rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let before = Flexible(rawValue: 1)
    package static let length = Flexible(rawValue: 2)
    package static let after = Flexible(rawValue: 4)
  }

  /// UIKit's names of what may give way.
  package enum Option: String, CaseIterable, Sendable {
    case flexibleLeftMargin
    case flexibleWidth
    case flexibleRightMargin
    case flexibleTopMargin
    case flexibleHeight
    case flexibleBottomMargin

    fileprivate var flexible: Flexible {
      switch self {
      case .flexibleLeftMargin, .flexibleTopMargin: .before
      case .flexibleWidth, .flexibleHeight: .length
      case .flexibleRightMargin, .flexibleBottomMargin: .after
      }
    }

    fileprivate var isHorizontal: Bool {
      switch self {
      case .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin: true
      case .flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin: false
      }
    }
  }

  package var horizontal: Flexible
  package var vertical: Flexible
  /// The superview's size that the frame was made for, in points.
  package var superview: Size

  package init(horizontal: Flexible, vertical: Flexible, superview: Size) {
    self.horizontal = horizontal
    self.vertical = vertical
    self.superview = superview
  }
  package init(_ options: [Option], superview: Size) {
    func flexible(isHorizontal: Bool) -> Flexible {
      Flexible(options.filter { $0.isHorizontal == isHorizontal }.map(\.flexible))
    }
    self.init(
      horizontal: flexible(isHorizontal: true), vertical: flexible(isHorizontal: false), superview: superview)
  }

  /// All that gives way, in the order of UIKit's declaration.
  package var options: [Option] {
    Option.allCases.filter { ($0.isHorizontal ? horizontal : vertical).contains($0.flexible) }
  }
}
