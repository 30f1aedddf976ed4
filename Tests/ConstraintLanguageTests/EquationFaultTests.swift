import Testing

@testable import ConstraintLanguage

/// Equations as people write them who know CSS or other libraries, a mark before each fault, and what is said.
private let cases: [(String, [String])] = [
  (
    "‸{a}-8-{b}",
    [
      "a constraint takes no data of the row; a number, a metric or an attribute stands here [constraint-syntax]"
    ]
  ),
  (
    "(‸a)-8-(‸b)‸",
    [
      "unknown metric \"a\"; an item needs an attribute: a.width [unknown-metric]",
      "unknown metric \"b\"; an item needs an attribute: b.width [unknown-metric]",
      "a relation is missing: =, <= or >= [constraint-syntax]",
    ]
  ),
  ("a.width = 100 ‸!750", ["a priority is written @750 [constraint-syntax]"]),
  ("a.width ‸~= 100", ["nothing is nearly equal; write = and a priority: @750 [constraint-syntax]"]),
  ("a.top ‸equalTo b.top", ["a relation is a sign; write = instead of equalTo [constraint-syntax]"]),
  ("a.top ‸gte b.top", ["a relation is a sign; write >= instead of gte [constraint-syntax]"]),
  ("‸<a>-8-<b>", ["an item's attribute is missing before this: name.width <= 100 [constraint-syntax]"]),
  ("a.‸widht = 100", ["unknown attribute \"widht\"; did you mean \"width\"? [unknown-attribute]"]),
  ("a.‸Width = 100", ["unknown attribute \"Width\"; did you mean \"width\"? [unknown-attribute]"]),
  ("a.width = b.‸hieght", ["unknown attribute \"hieght\"; did you mean \"height\"? [unknown-attribute]"]),
  (
    "a.left = ‸b.leading",
    [
      "\"left\" and \"leading\" cannot be compared: only one follows the text's direction; did you mean \"left\"? [attribute-pairing]"
    ]
  ),
  (
    "a.leadingMargin = ‸b.left",
    [
      "\"leadingMargin\" and \"left\" cannot be compared: only one follows the text's direction; did you mean \"leading\"? [attribute-pairing]"
    ]
  ),
  (
    "a.top = ‸b.left",
    ["\"top\" and \"left\" cannot be compared: one is horizontal, the other vertical [attribute-pairing]"]
  ),
  (
    "a.top = ‸b.width",
    ["\"top\" and \"width\" cannot be compared: one is a size, the other a position [attribute-pairing]"]
  ),
  (
    "a.width = ‸b.left",
    ["\"width\" and \"left\" cannot be compared: one is a size, the other a position [attribute-pairing]"]
  ),
  (
    "‸a.top = 8",
    ["\"top\" is a position and needs another to be measured from: superview.top [position-alone]"]
  ),
  (
    "‸a.leading >= 8",
    ["\"leading\" is a position and needs another to be measured from: superview.leading [position-alone]"]
  ),
  ("a.width = ‸0 * b.width", ["a multiplier of zero takes the attribute away [zero-multiplier]"]),
  ("a.width = ‸b.width * 0 + 5", ["a multiplier of zero takes the attribute away [zero-multiplier]"]),
  ("‸a.width = a.width", ["\"a.width\" is compared with itself [constraint-of-itself]"]),
  ("‸a.width = a.width + 8", ["\"a.width\" is compared with itself [constraint-of-itself]"]),
  ("‸a.width = 2 * a.width", ["\"a.width\" is compared with itself [constraint-of-itself]"]),
  ("a.width‸", ["a relation is missing: =, <= or >= [constraint-syntax]"]),
  ("a.width =‸", ["a number or an item's attribute is missing here: other.width, 100 [constraint-syntax]"]),
  ("‸= 100", ["an item's attribute is missing before this: name.width == 100 [constraint-syntax]"]),
  ("100‸", ["a relation is missing: =, <= or >= [constraint-syntax]"]),
  ("‸100 = 100", ["a constraint needs an item's attribute: name.width = 100 [constraint-syntax]"]),
  (
    "‸a‸",
    [
      "unknown metric \"a\"; an item needs an attribute: a.width [unknown-metric]",
      "a relation is missing: =, <= or >= [constraint-syntax]",
    ]
  ),
  (
    "‸a = ‸b",
    [
      "unknown metric \"a\"; an item needs an attribute: a.width [unknown-metric]",
      "unknown metric \"b\"; an item needs an attribute: b.width [unknown-metric]",
    ]
  ),
  ("a.width = ‸b", ["unknown metric \"b\"; an item needs an attribute: b.width [unknown-metric]"]),
  ("‸width = 100", ["\"width\" needs an item before it: name.width [constraint-syntax]"]),
  ("a.width = ‸width", ["\"width\" needs an item before it: name.width [constraint-syntax]"]),
  ("a.width = ‸superview", ["\"superview\" needs an attribute: superview.width [constraint-syntax]"]),
  (
    "‸superview = ‸a",
    [
      "\"superview\" needs an attribute: superview.width [constraint-syntax]",
      "unknown metric \"a\"; an item needs an attribute: a.width [unknown-metric]",
    ]
  ),
  (
    "‸a‸. = 8",
    [
      "unknown metric \"a\"; an item needs an attribute: a.width [unknown-metric]",
      "an attribute is missing behind the dot: name.width [constraint-syntax]",
    ]
  ),
  ("‸.width = 8", ["an item's name is missing before the dot [constraint-syntax]"]),
  ("a.width = ‸100px", ["numbers are points and have no unit: 100 [constraint-syntax]"]),
  ("a.width = ‸100pt", ["numbers are points and have no unit: 100 [constraint-syntax]"]),
  ("a.width = 100 ‸pt", ["numbers are points and have no unit [constraint-syntax]"]),
  ("a.width: ‸100px", ["numbers are points and have no unit: 100 [constraint-syntax]"]),
  ("a.width‸: 100", ["a colon is no relation; write = instead of it [constraint-syntax]"]),
  (
    "‸width‸: 100",
    [
      "\"width\" needs an item before it: name.width [constraint-syntax]",
      "a colon is no relation; write = instead of it [constraint-syntax]",
    ]
  ),
  (
    "‸a ‸{ width: 100 }",
    [
      "unknown metric \"a\"; an item needs an attribute: a.width [unknown-metric]",
      "\"{\" cannot stand here [constraint-syntax]",
    ]
  ),
  (
    "a.width = 50‸%", ["there are no percentages; a share is a factor: 0.5 * other.width [constraint-syntax]"]
  ),
  (
    "a.width = 50‸% of superview.width",
    ["there are no percentages; a share is a factor: 0.5 * other.width [constraint-syntax]"]
  ),
  (
    "a.width = 50‸% * superview.width",
    ["there are no percentages; a share is a factor: 0.5 * other.width [constraint-syntax]"]
  ),
  ("a.width = 2 ‸b.width", ["an operator is missing before \"b.width\": +, -, * or / [constraint-syntax]"]),
  (
    "a.width = ‸0.5b.width",
    ["\"0.5b.width\" is no number; a * stands between a factor and an attribute [constraint-syntax]"]
  ),
  ("a.width = 2‸(b.width)", ["a * is missing before the parenthesis [constraint-syntax]"]),
  (
    "a.width = b.width + ‸",
    ["a number or an item's attribute is missing here: other.width, 100 [constraint-syntax]"]
  ),
  ("a.width = b.width ‸8", ["an operator is missing before \"8\": +, -, * or / [constraint-syntax]"]),
  (
    "a.width = b.width‸, a.height = 8",
    ["one constraint stands in one string; write the rest as another string [constraint-syntax]"]
  ),
  ("a.width = 1‸,5 * b.width", ["a number has a decimal point and no comma: 1.5 [constraint-syntax]"]),
  (
    "a.width = b.width‸; a.height = 8",
    ["one constraint stands in one string; write the rest as another string [constraint-syntax]"]
  ),
  (
    "a.width = b.width ‸and a.height = 8",
    ["one constraint stands in one string; write two strings [constraint-syntax]"]
  ),
  (
    "a.width = b.width ‸&& a.height = 8",
    ["one constraint stands in one string; write the rest as another string [constraint-syntax]"]
  ),
  ("a.left = b.left ‸= c.left", ["a constraint has one relation; write two constraints [constraint-syntax]"]),
  ("8 <= a.width ‸<= 20", ["a constraint has one relation; write two constraints [constraint-syntax]"]),
  ("a.width ‸=> 8", ["write >= instead of => [constraint-syntax]"]),
  ("a.width ‸=< 8", ["write <= instead of =< [constraint-syntax]"]),
  ("a.width ‸> 8", ["there is no >; write >= [constraint-syntax]"]),
  ("a.width ‸< 8", ["there is no <; write <= [constraint-syntax]"]),
  ("a.width ‸!= 8", ["no constraint keeps things apart; there are ==, >= and <= [constraint-syntax]"]),
  ("a.width ‸≠ 8", ["no constraint keeps things apart; there are ==, >= and <= [constraint-syntax]"]),
  ("a.width ‸=== 8", ["write = instead of === [constraint-syntax]"]),
  ("a.width :‸= 8", ["a colon is no relation; write = instead of it [constraint-syntax]"]),
  ("a.width == 8 ‸~ 750", ["a priority is written @750 [constraint-syntax]"]),
  ("a.width == 8 ‸^ 750", ["a priority is written @750 [constraint-syntax]"]),
  ("a.width == 8 ‸priority 750", ["a priority is written @750 [constraint-syntax]"]),
  (
    "a.width == 8‸, 750",
    ["one constraint stands in one string; write the rest as another string [constraint-syntax]"]
  ),
  ("a.width = 8 ‸@", ["a priority is missing behind the @: @750 [constraint-syntax]"]),
  ("a.width = 8 @‸0", ["a priority lies between 1 and 1000; leave the constraint out instead [priority]"]),
  ("a.width = 8 @‸1001", ["a priority lies between 1 and 1000; required is 1000 [priority]"]),
  ("a.width = 8 @‸-5", ["a priority lies between 1 and 1000 [priority]"]),
  (
    "a.width = 8 @‸NaN",
    [
      "unknown priority \"NaN\"; there are required, high, low, fittingSizeLevel and numbers [unknown-priority]"
    ]
  ),
  ("a.width = 8 @‸hight", ["unknown priority \"hight\"; did you mean \"high\"? [unknown-priority]"]),
  ("a.width = 8 @‸.high", ["a priority's name has no dot here: @high [constraint-syntax]"]),
  (
    "a.width = 8 @‸medium",
    [
      "unknown priority \"medium\"; there are required, high, low, fittingSizeLevel and numbers [unknown-priority]"
    ]
  ),
  ("a.width = 8 @‸strong", ["unknown priority \"strong\"; did you mean \"required\"? [unknown-priority]"]),
  ("a.width = 8 @750 ‸@20", ["a constraint has one priority [constraint-syntax]"]),
  ("‸@750 a.width = 8", ["a priority stands at the end: name.width = 100 @750 [constraint-syntax]"]),
  ("a.width = 8 @high ‸- 1", ["a priority is a name or a number, not a sum: @749 [constraint-syntax]"]),
  ("a.width = 8 @‸high-1", ["a priority is a name or a number, not a sum: @749 [constraint-syntax]"]),
  ("a.width = ‸NaN", ["\"NaN\" is no number [constraint-syntax]"]),
  ("a.width = ‸inf", ["\"inf\" is no number [constraint-syntax]"]),
  ("a.width = ‸1e400", ["a number beyond 10,000,000 points [constraint-number]"]),
  ("a.width = ‸0x10", ["\"0x10\" is no decimal number [constraint-syntax]"]),
  ("a.width = ‸1.2.3", ["\"1.2.3\" is no number [constraint-syntax]"]),
  ("a.width = ‸1_000", ["\"1_000\" is no number [constraint-syntax]"]),
  ("a.width = ‸1e8", ["a number beyond 10,000,000 points [constraint-number]"]),
  ("‸a.width = -100", ["a width is never negative [negative-size]"]),
  ("‸a.width <= -1", ["a width is never negative [negative-size]"]),
  ("a.width = b.width ‸/ 0", ["a division by zero [constraint-number]"]),
  (
    "a.width = ‸b.width / a.height",
    [
      "nothing can be divided by an attribute; a ratio is written name.width = 16:9 * name.height [constraint-not-linear]"
    ]
  ),
  (
    "‸a.width / a.height = 16/9",
    [
      "nothing can be divided by an attribute; a ratio is written name.width = 16:9 * name.height [constraint-not-linear]"
    ]
  ),
  (
    "‸a.width:a.height = 16:9",
    [
      "nothing can be divided by an attribute; a ratio is written name.width = 16:9 * name.height [constraint-not-linear]"
    ]
  ),
  (
    "a.width = ‸a.height * b.height", ["an attribute cannot be multiplied by another [constraint-not-linear]"]
  ),
  ("a.width = b.width + ‸c.width", ["a constraint relates two attributes at most [constraint-not-linear]"]),
  ("a.width = ‸(b.width", ["missing ); this ( is not closed [constraint-syntax]"]),
  ("a.width = b.width‸)", ["this ) closes nothing [constraint-syntax]"]),
  (
    "a.width = (‸)", ["a number or an item's attribute is missing here: other.width, 100 [constraint-syntax]"]
  ),
  (
    "a.‸edges = superview.‸edges",
    [
      "unknown attribute \"edges\"; write one constraint each for top, leading, bottom and trailing [unknown-attribute]",
      "unknown attribute \"edges\"; write one constraint each for top, leading, bottom and trailing [unknown-attribute]",
    ]
  ),
  (
    "a.‸center = b.‸center",
    [
      "unknown attribute \"center\"; write one constraint each for centerX and centerY [unknown-attribute]",
      "unknown attribute \"center\"; write one constraint each for centerX and centerY [unknown-attribute]",
    ]
  ),
  (
    "a.‸size = b.‸size",
    [
      "unknown attribute \"size\"; write one constraint each for width and height [unknown-attribute]",
      "unknown attribute \"size\"; write one constraint each for width and height [unknown-attribute]",
    ]
  ),
  (
    "a.‸baseline = b.‸baseline",
    [
      "unknown attribute \"baseline\"; there are firstBaseline and lastBaseline [unknown-attribute]",
      "unknown attribute \"baseline\"; there are firstBaseline and lastBaseline [unknown-attribute]",
    ]
  ),
  (
    "a.‸aspectRatio = 1.5",
    ["unknown attribute \"aspectRatio\"; write a.width = 16:9 * a.height [unknown-attribute]"]
  ),
  ("a.‸x = 8", ["unknown attribute \"x\"; did you mean \"leading\"? [unknown-attribute]"]),
  (
    "a.‸start = b.‸end + 8",
    [
      "unknown attribute \"start\"; did you mean \"leading\"? [unknown-attribute]",
      "unknown attribute \"end\"; did you mean \"trailing\"? [unknown-attribute]",
    ]
  ),
  (
    "a.‸topAnchor = b.‸bottomAnchor",
    [
      "unknown attribute \"topAnchor\"; did you mean \"top\"? [unknown-attribute]",
      "unknown attribute \"bottomAnchor\"; did you mean \"bottom\"? [unknown-attribute]",
    ]
  ),
  (
    "‸a.topAnchor.constraint(equalTo: b.bottomAnchor, constant: 8)",
    ["an equation calls no functions; write name.top = other.bottom + 8 [constraint-syntax]"]
  ),
  (
    "‸a.top.equalTo(b.bottom).offset(8)",
    ["an equation calls no functions; write name.top = other.bottom + 8 [constraint-syntax]"]
  ),
  (
    "‸make.top.equalTo(superview).offset(8)",
    ["an equation calls no functions; write name.top = other.bottom + 8 [constraint-syntax]"]
  ),
  (
    "‸a.snp.top = ‸b.snp.bottom",
    [
      "an item has one dot and an attribute; did you mean \"a.top\"? [constraint-syntax]",
      "an item has one dot and an attribute; did you mean \"b.bottom\"? [constraint-syntax]",
    ]
  ),
  (
    "a.‸mas_top = b.‸mas_bottom",
    [
      "unknown attribute \"mas_top\"; did you mean \"top\"? [unknown-attribute]",
      "unknown attribute \"mas_bottom\"; did you mean \"bottom\"? [unknown-attribute]",
    ]
  ),
  (
    "‸a.autoPinEdge(.top, toEdge: .bottom, ofView: b)",
    ["an equation calls no functions; write name.top = other.bottom + 8 [constraint-syntax]"]
  ),
  (
    "‸self.a.width = 100",
    ["an item has one dot and an attribute; did you mean \"a.width\"? [constraint-syntax]"]
  ),
  (
    "‸view.layoutMarginsGuide.leading = a.leading",
    ["an item has one dot and an attribute; did you mean \"superview.leadingMargin\"? [constraint-syntax]"]
  ),
  (
    "a.leading = ‸contentView.layoutMarginsGuide.leadingAnchor",
    ["an item has one dot and an attribute; did you mean \"contentView.leadingMargin\"? [constraint-syntax]"]
  ),
  (
    "a.top = ‸superview.safeAreaLayoutGuide.top",
    ["an item has one dot and an attribute; did you mean \"safeArea.top\"? [constraint-syntax]"]
  ),
  (
    "a.leading = ‸contentView.margins.leading",
    ["an item has one dot and an attribute; did you mean \"contentView.leadingMargin\"? [constraint-syntax]"]
  ),
  (
    "a.leading = margins.‸leadingMargin",
    ["\"margins\" is a layout guide: it has no margins of its own [attribute-of-guide]"]
  ),
  (
    "a.top = safeArea.‸firstBaseline",
    ["\"safeArea\" is a layout guide: it has no text and so no baseline [attribute-of-guide]"]
  ),
  (
    "a.width = ‸max(b.width, 100)",
    ["there are no functions here; write the sum itself: 0.5 * other.width + 4 [constraint-syntax]"]
  ),
  (
    "a.width = ‸calc(100% - 8)",
    ["there are no functions here; write the sum itself: 0.5 * other.width + 4 [constraint-syntax]"]
  ),
  (
    "a.width = ‸min(b.width)",
    ["there are no functions here; write the sum itself: 0.5 * other.width + 4 [constraint-syntax]"]
  ),
  ("‸\"a\".width = 8", ["names stand without quotation marks [constraint-syntax]"]),
  ("a.width = ‸'b'.width", ["names stand without quotation marks [constraint-syntax]"]),
  (
    "a.width = ‸[b.width]",
    ["\"[\" belongs to the visual format; an item of an equation stands without it [constraint-syntax]"]
  ),
  (
    "‸[a].width = [b].width",
    ["\"[\" belongs to the visual format; an item of an equation stands without it [constraint-syntax]"]
  ),
  (
    "a.width = ‸{b.width}",
    [
      "a constraint takes no data of the row; a number, a metric or an attribute stands here [constraint-syntax]"
    ]
  ),
  ("a.width = b.width ‸– 8", ["\"–\" is no minus sign; write - [constraint-syntax]"]),
  ("a.width == ‸==8", ["a number or an item's attribute is expected here, not \"==\" [constraint-syntax]"]),
  (
    "‸a‸.😀 = 8",
    [
      "unknown metric \"a\"; an item needs an attribute: a.width [unknown-metric]",
      "an attribute is missing behind the dot: name.width [constraint-syntax]",
    ]
  ),
  ("‸😀.width = 8", ["a number or an item's attribute is expected here, not \"😀\" [constraint-syntax]"]),
  (
    "a.width = ‸$width",
    ["unknown metric \"$width\"; an item needs an attribute: $width.width [unknown-metric]"]
  ),
  (
    "a.width = ‸{width}",
    [
      "a constraint takes no data of the row; a number, a metric or an attribute stands here [constraint-syntax]"
    ]
  ),
  ("a-b.width = c.width-‸d.width", ["a constraint relates two attributes at most [constraint-not-linear]"]),
  (
    "a.width = b.width - 8 @750 ‸+ 2",
    ["a priority is a name or a number, not a sum: @749 [constraint-syntax]"]
  ),
  ("a.width = ‸wdie", ["unknown metric \"wdie\"; did you mean \"wide\"? [unknown-metric]"]),
  (
    "a.top=b.bottom+8‸;",
    ["one constraint stands in one string; write the rest as another string [constraint-syntax]"]
  ),
  ("‸// comment", ["a number or an item's attribute is expected here, not \"/\" [constraint-syntax]"]),
  (
    "a.height = 44 @‸requird", ["unknown priority \"requird\"; did you mean \"required\"? [unknown-priority]"]
  ),
]

@Test(arguments: cases) func equationFaults(_ marked: String, _ expected: [String]) {
  let marked = Marked(marked)
  let reading = read(marked.text)
  #expect(told(reading) == expected)
  #expect(reading.faults.map(\.range.lowerBound) == marked.places)
}
