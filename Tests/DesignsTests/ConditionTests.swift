import Diagnostics
import Testing
import UIKitRules

@testable import Designs

/// Conditions, whether each holds in the first row (n 1, s "a", b true, m 1) on iOS 11 built with Xcode 8,
/// iPhone 8, dark, AX1, right to left, swiped; and in the second (n 50, s "b", b false, m "z") on iOS 18,
/// iPhone 16, light, large, left to right, normal. The expected values follow from the format's words.
private let cases: [(String, Bool, Bool)] = [
  ("true", true, true), ("false", false, false), ("b", true, false), ("not b", false, true),
  ("not not b", true, false), ("n < 50", true, false), ("n <= 50", true, true), ("50 > n", true, false),
  ("n >= 1", true, true), ("n == 1", true, false), ("n != 1", false, true), ("n == -1", false, false),
  ("s == 'a'", true, false), ("'b' == s", false, true), ("first-name == 'x'", true, false),
  ("m == 1", true, false), ("m == 'z'", false, true), ("b == true", true, false),
  ("b != (n < 5)", false, false),
  ("b or n == 50 and s == 'x'", true, false), ("(b or n == 50) and s == 'b'", false, true),
  ("not b and n == 50", false, true), ("not (b and n == 50)", true, true),
  ("$system >= 11", true, true), ("$system == 11", true, false), ("$system == '11-xcode8'", true, false),
  ("$system == '11'", false, false), ("$system < 11", false, false), ("12 <= $system", false, true),
  ("$device == 'iPhone 8'", true, false), ("$appearance == 'dark'", true, false),
  ("$contentSize >= 'AX1'", true, false), ("$contentSize == 'large'", false, true),
  ("$contentSize < 'accessibilityMedium'", false, true), ("'L' == $contentSize", false, true),
  ("$direction == 'rtl'", true, false), ("$state == 'swiped'", true, false), ("$row == 1", false, true),
  ("$locale == 'de'", true, false), ("$locale != 'de'", false, true),
  ("  b   and\\t$row<1  ", true, false), ("n<5 or s=='b'", true, true),
]

@Test(arguments: cases) func conditionsHold(_ condition: String, _ first: Bool, _ second: Bool) throws {
  let (design, diagnostics) = read(Samples.rule(condition))
  #expect(diagnostics.map(\.message) == [])
  let cell = try #require(design).cells[0]
  let old = Traits(
    system: .ios11Xcode8, device: try #require(Device.named("iPhone 8")), appearance: .dark,
    contentSize: .accessibilityMedium, direction: .rightToLeft, locale: "de")
  let new = Traits(system: .ios18, device: try #require(Device.named("iPhone 16")))
  #expect(
    cell.clipsToBounds.value(in: Scope(traits: old, state: .swiped, row: 0, values: cell.rows[0])) == first)
  #expect(
    cell.clipsToBounds.value(in: Scope(traits: new, state: .normal, row: 1, values: cell.rows[1])) == second)
}
