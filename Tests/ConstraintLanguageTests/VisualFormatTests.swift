import Testing

@testable import ConstraintLanguage

/// Formats and their constraints; the first nine are the examples of Apple's guide. "standard" is the single
/// hyphen; the metrics are gap 12, wide 200, prio 600.
private let cases: [(String, [String])] = [
  ("[button]-[textField]", ["textField.leading == button.trailing + standard"]),
  ("[button(>=50)]", ["button.width >= 50.0"]),
  (
    "|-50-[purpleBox]-50-|",
    ["purpleBox.leading == superview.leading + 50.0", "superview.trailing == purpleBox.trailing + 50.0"]
  ),
  ("V:[topField]-10-[bottomField]", ["bottomField.top == topField.bottom + 10.0"]),
  ("[maroonView][blueView]", ["blueView.leading == maroonView.trailing + 0.0"]),
  ("[button(100@20)]", ["button.width == 100.0 @20.0"]),
  ("[button1(==button2)]", ["button1.width == button2.width + 0.0"]),
  ("[flexibleButton(>=70,<=100)]", ["flexibleButton.width >= 70.0", "flexibleButton.width <= 100.0"]),
  (
    "|-[find]-[findNext]-[findField(>=20)]-|",
    [
      "find.leading == superview.leading + standard", "findNext.leading == find.trailing + standard",
      "findField.width >= 20.0", "findField.leading == findNext.trailing + standard",
      "superview.trailing == findField.trailing + standard",
    ]
  ),
  (
    "H:|-8-[dot]-14-[sender]-(>=8)-[date]-|",
    [
      "dot.leading == superview.leading + 8.0", "sender.leading == dot.trailing + 14.0",
      "date.leading >= sender.trailing + 8.0", "superview.trailing == date.trailing + standard",
    ]
  ),
  (
    "V:|-(-4.5)-[a]-(gap@prio)-[b(wide)]-gap-|",
    [
      "a.top == superview.top + -4.5", "b.height == 200.0", "b.top == a.bottom + 12.0 @600.0",
      "superview.bottom == b.bottom + 12.0",
    ]
  ),
  (
    "H:|->=8-[a]-8@999-[b]|",
    [
      "a.leading >= superview.leading + 8.0", "b.leading == a.trailing + 8.0 @999.0",
      "superview.trailing == b.trailing + 0.0",
    ]
  ),
  (
    "H:|-(>=8,<=20@750)-[a(b@high,>=10)]",
    [
      "a.width == b.width + 0.0 @750.0", "a.width >= 10.0", "a.leading >= superview.leading + 8.0",
      "a.leading <= superview.leading + 20.0 @750.0",
    ]
  ),
  (
    "H: | - 8 - [ a ( >= 10 , <= 20 ) ] - |",
    [
      "a.width >= 10.0", "a.width <= 20.0", "a.leading == superview.leading + 8.0",
      "superview.trailing == a.trailing + standard",
    ]
  ),
  ("V:[superview]-(<=1)-[label]", ["label.top <= superview.bottom + 1.0"]),
  (
    "[my-icon]-8-[my-label(==my-icon)]",
    ["my-label.width == my-icon.width + 0.0", "my-label.leading == my-icon.trailing + 8.0"]
  ),
  ("|[a(100)]", ["a.width == 100.0", "a.leading == superview.leading + 0.0"]),
  (
    "H:|-8-[a]-8-[b(a)]",
    ["a.leading == superview.leading + 8.0", "b.width == a.width + 0.0", "b.leading == a.trailing + 8.0"]
  ),
  ("V:|-[a]-|", ["a.top == superview.top + standard", "superview.bottom == a.bottom + standard"]),
  ("[a]|", ["superview.trailing == a.trailing + 0.0"]),
  ("[a(b-10)]", ["a.width == b-10.width + 0.0"]),
  ("[a(>=100 @750)]", ["a.width >= 100.0 @750.0"]),
  (
    "H:|-10-[a(wide@750)]-10-|",
    [
      "a.width == 200.0 @750.0", "a.leading == superview.leading + 10.0",
      "superview.trailing == a.trailing + 10.0",
    ]
  ),
  (
    "H:|-[größe]-|",
    ["größe.leading == superview.leading + standard", "superview.trailing == größe.trailing + standard"]
  ),
  (
    "H:|-[a]-|", ["a.leading == superview.leading + standard", "superview.trailing == a.trailing + standard"]
  ),
  (
    "V:|-[a]-[b]-[c(==a)]-|",
    [
      "a.top == superview.top + standard", "b.top == a.bottom + standard", "c.height == a.height + 0.0",
      "c.top == b.bottom + standard", "superview.bottom == c.bottom + standard",
    ]
  ),
  (
    "H:|-[a]-8-[b(wdie)]",
    [
      "a.leading == superview.leading + standard", "b.width == wdie.width + 0.0",
      "b.leading == a.trailing + 8.0",
    ]
  ),
]

@Test(arguments: cases) func visualFormats(_ format: String, _ expected: [String]) {
  let reading = read(format)
  #expect(reading.faults.map(\.message) == [])
  #expect(shown(reading) == expected)
}
