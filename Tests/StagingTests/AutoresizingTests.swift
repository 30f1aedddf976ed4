import Designs
import Testing

@testable import Staging

/// Frames that follow their superview, as UIView.autoresizingMask documents it: the change of the superview is shared by
/// the flexible parts in proportion to their lengths.
struct AutoresizingTests {
  private typealias Flexible = Autoresizing.Flexible

  /// In a superview that was 300 points long and is 360: what the view's origin and length are then.
  private static let cases: [(origin: Double, length: Double, Flexible, now: [Double])] = [
    // Nothing gives way, or only what is behind it.
    (50, 100, [], [50, 100]), (50, 100, .after, [50, 100]),
    // The one flexible part takes all 60.
    (50, 100, .before, [110, 100]), (50, 100, .length, [50, 160]),
    // Margins of 50 and 150: 15 and 45 of the 60.
    (50, 100, [.before, .after], [65, 100]),
    // 100 and 150: 24 and 36.
    (50, 100, [.length, .after], [50, 124]),
    // 50 and 100: 20 and 40.
    (50, 100, [.before, .length], [70, 140]),
    // All of it grows by a fifth.
    (50, 100, [.before, .length, .after], [60, 120]),
    // A view in the middle stays there.
    (100, 100, [.before, .after], [130, 100]),
    // Parts without a length share alike.
    (0, 300, [.before, .after], [30, 300]),
  ]

  @Test(arguments: cases.indices) func parts(index: Int) {
    let (origin, length, flexible, now) = Self.cases[index]
    let parts = Autoresizing.Parts(origin: origin, length: length, in: 300, flexible)
    let segment = parts.segment(in: 360)
    #expect(same(segment.origin, now[0]) && same(segment.length, now[1]))
    let before = parts.segment(in: 300)
    #expect(same(before.origin, origin) && same(before.length, length))
  }
}
