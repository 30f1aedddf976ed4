import Testing

@testable import ConstraintLanguage

/// Metrics that follow the text size: `airy` is 10 at the size Large. A statement has it by name, with its coefficient.
struct ScaledMetricTests {
  @Test(arguments: [
    (
      "H:|-airy-[a]-(>=airy@750)-[b(airy)]",
      [
        "a.leading == superview.leading + 10.0 (1.0 * airy)", "b.width == 10.0 (1.0 * airy)",
        "b.leading >= a.trailing + 10.0 (1.0 * airy) @750.0",
      ]
    ),
    ("[a]-8-[b]", ["b.leading == a.trailing + 8.0"]),
    ("a.top = b.bottom + airy", ["a.top == b.bottom + 10.0 (1.0 * airy)"]),
    ("a.top = b.bottom - 2 * airy + gap", ["a.top == b.bottom + -8.0 (-2.0 * airy)"]),
    ("a.top + airy = b.bottom", ["a.top == b.bottom + -10.0 (-1.0 * airy)"]),
    ("a.width = (b.width - 3 * airy) / 4", ["a.width == 0.25 * b.width + -7.5 (-0.75 * airy)"]),
    ("2 * a.width = airy * 3", ["a.width == 15.0 (1.5 * airy)"]),
    ("a.width >= airy + airy", ["a.width >= 20.0 (2.0 * airy)"]),
  ])
  func statements(text: String, expected: [String]) {
    #expect(told(read(text)).isEmpty)
    #expect(shown(read(text)) == expected)
  }

  /// A factor or a priority that changes with the text size is no constraint.
  @Test(arguments: [
    ("a.width = ‸airy * b.width", "constraint-not-linear"),
    ("a.width = b.width * ‸airy", "constraint-not-linear"),
    ("a.width = ‸airy * airy", "constraint-not-linear"),
    ("a.width = b.width / ‸airy", "constraint-not-linear"),
    ("a.width = 5 @‸airy", "priority"), ("H:[a(5@‸airy)]", "priority"),
  ])
  func faults(marked: String, code: String) throws {
    let text = Marked(marked)
    let faults = read(text.text).faults
    #expect(faults.map(\.code) == [code])
    #expect(faults.map(\.range.lowerBound) == text.places)
  }
}
