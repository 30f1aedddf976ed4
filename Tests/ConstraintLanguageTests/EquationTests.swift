import Testing

@testable import ConstraintLanguage

/// Equations and their constraints, the attribute that is named first alone on the left; the metrics are gap 12,
/// wide 200, prio 600.
private let cases: [(String, [String])] = [
  ("right.width = 0.5 * left.width + 4 @750", ["right.width == 0.5 * left.width + 4.0 @750.0"]),
  ("name.top = margins.top", ["name.top == margins.top + 0.0"]),
  ("stack.trailing = cell.trailing - 40", ["stack.trailing == cell.trailing + -40.0"]),
  ("a.width = 16:9 * a.height", ["a.width == 1.7777777777777777 * a.height + 0.0"]),
  ("a.width = 16/9 * a.height", ["a.width == 1.7777777777777777 * a.height + 0.0"]),
  ("a.width = a.height * 16 / 9", ["a.width == 1.7777777777777777 * a.height + 0.0"]),
  ("a.width = 100", ["a.width == 100.0"]),
  ("a.width == 100", ["a.width == 100.0"]),
  ("a.width>=44", ["a.width >= 44.0"]),
  ("a.height ≥ 44@high", ["a.height >= 44.0 @750.0"]),
  ("a.height ≤ 44@low", ["a.height <= 44.0 @250.0"]),
  ("44 <= a.height", ["a.height >= 44.0"]),
  ("100 = a.width @fittingSizeLevel", ["a.width == 100.0 @50.0"]),
  ("a.top = b.bottom + 8", ["a.top == b.bottom + 8.0"]),
  ("a.top = 8 + b.bottom", ["a.top == b.bottom + 8.0"]),
  ("8 + b.bottom = a.top", ["b.bottom == a.top + -8.0"]),
  ("a.bottom + 8 = b.top", ["a.bottom == b.top + -8.0"]),
  ("a.top - b.bottom = 8", ["a.top == b.bottom + 8.0"]),
  ("a.top - 8 = b.bottom", ["a.top == b.bottom + 8.0"]),
  ("2 * a.width = b.width", ["a.width == 0.5 * b.width + 0.0"]),
  ("-a.width >= -100", ["a.width <= 100.0"]),
  ("a.width = -b.width + 300", ["a.width == -1.0 * b.width + 300.0"]),
  ("a.width + b.width = 300", ["a.width == -1.0 * b.width + 300.0"]),
  ("a.width = (b.width - gap) / 2", ["a.width == 0.5 * b.width + -6.0"]),
  ("a.width = (superview.width - 3*gap)/4 @required", ["a.width == 0.25 * superview.width + -9.0"]),
  ("a.centerX = superview.centerX", ["a.centerX == superview.centerX + 0.0"]),
  ("a.centerY = 1.5 * superview.centerY", ["a.centerY == 1.5 * superview.centerY + 0.0"]),
  ("a.firstBaseline = b.lastBaseline + 20", ["a.firstBaseline == b.lastBaseline + 20.0"]),
  // Ids of Interface Builder's form may begin with digits.
  ("1e5-4X-a0b.width = 12", ["1e5-4X-a0b.width == 12.0"]),
  ("a.top = 123-45-678.top+8", ["a.top == 123-45-678.top + 8.0"]),
  ("a.width = 100-b.width", ["a.width == -1.0 * b.width + 100.0"]),
  ("a.leading = superview.leadingMargin", ["a.leading == superview.leadingMargin + 0.0"]),
  ("a.centerX = superview.centerXWithinMargins", ["a.centerX == superview.centerXWithinMargins + 0.0"]),
  ("a.leading = readable.leading", ["a.leading == readable.leading + 0.0"]),
  ("a.bottom <= safeArea.bottom − 8", ["a.bottom <= safeArea.bottom + -8.0"]),
  ("a.width = b.width×2", ["a.width == 2.0 * b.width + 0.0"]),
  ("my-icon.width = my-label.width-4", ["my-icon.width == my-label.width + -4.0"]),
  ("my-icon.width = 2nd.width", ["my-icon.width == 2nd.width + 0.0"]),
  ("a.width = b.height", ["a.width == b.height + 0.0"]),
  ("a.left = b.right + 8", ["a.left == b.right + 8.0"]),
  ("a.width = wide", ["a.width == 200.0"]),
  ("a.width = wide - gap", ["a.width == 188.0"]),
  ("a.width = 1e2", ["a.width == 100.0"]),
  ("a.width = .5 * b.width", ["a.width == 0.5 * b.width + 0.0"]),
  ("a.width = 2b.width", ["a.width == 2b.width + 0.0"]),
  ("a.width = b.width + + 8", ["a.width == b.width + 8.0"]),
  ("a.width = 8 @defaultHigh", ["a.width == 8.0 @750.0"]),
  ("a.width >= -1", ["a.width >= -1.0"]),
  ("a.left = layoutMarginsGuide.left", ["a.left == layoutMarginsGuide.left + 0.0"]),
  ("a.width = b.width -8", ["a.width == b.width + -8.0"]),
  ("a.width = b.width- 8", ["a.width == b.width + -8.0"]),
  ("größe.width = 8", ["größe.width == 8.0"]),
  ("a.leading = b.trailing + gap @prio", ["a.leading == b.trailing + 12.0 @600.0"]),
  ("a.height = a.width * 9:16", ["a.height == 0.5625 * a.width + 0.0"]),
  ("a.trailing = superview.trailing @ 999.5", ["a.trailing == superview.trailing + 0.0 @999.5"]),
  ("a.bottomMargin = b.bottom", ["a.bottomMargin == b.bottom + 0.0"]),
  ("a.width = b.width * -1 + 10", ["a.width == -1.0 * b.width + 10.0"]),
  ("superview.bottomMargin >= a.bottom", ["superview.bottomMargin >= a.bottom + 0.0"]),
  ("contentView.bottom = b.bottom + 11", ["contentView.bottom == b.bottom + 11.0"]),
]

@Test(arguments: cases) func equations(_ equation: String, _ expected: [String]) {
  let reading = read(equation)
  #expect(reading.faults.map(\.message) == [])
  #expect(shown(reading) == expected)
}
