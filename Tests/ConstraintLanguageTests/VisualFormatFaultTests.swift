import Testing

@testable import ConstraintLanguage

/// Formats as people write them who do not know the language yet, a mark before each fault, and what is said.
private let cases: [(String, [String])] = [
  (
    "‸[a]",
    [
      "warning: a single view without a size or the superview's edge is not constrained [constraint-without-effect]"
    ]
  ),
  (
    "‸H:[a]",
    [
      "warning: a single view without a size or the superview's edge is not constrained [constraint-without-effect]"
    ]
  ),
  ("‸H:", ["the format has no view; a view's id stands in brackets: H:|-[name]-| [constraint-syntax]"]),
  ("‸V:|-|", ["the format has no view; a view's id stands in brackets: H:|-[name]-| [constraint-syntax]"]),
  ("‸||", ["the format has no view; a view's id stands in brackets: H:|-[name]-| [constraint-syntax]"]),
  ("‸|-8-|", ["the format has no view; a view's id stands in brackets: H:|-[name]-| [constraint-syntax]"]),
  ("‸V[a]-[b]", ["a colon is missing behind the orientation: V: [constraint-syntax]"]),
  ("‸h:|-[a]-|", ["an orientation is a capital letter: H: [constraint-syntax]"]),
  (
    "‸HV:|-[a]-|",
    ["one format has one orientation; write two, one with H: and one with V: [constraint-syntax]"]
  ),
  ("‸X:|[a]|", ["unknown orientation \"X\"; there are H: and V: [constraint-syntax]"]),
  ("‸:[a]|", ["an orientation is missing before the colon: H: or V: [constraint-syntax]"]),
  ("H:|-‸name-|", ["unknown metric \"name\"; a view's id stands in brackets: [name] [unknown-metric]"]),
  ("H:‸name-8-value", ["a view's id stands in brackets: [name-8-value] [constraint-syntax]"]),
  ("|-[name]-8-‸value-|", ["a view's id stands in brackets: [value] [constraint-syntax]"]),
  (
    "|-‸{gap}-[a]",
    [
      "nothing is filled into a format; a number or a metric's plain name stands here: -gap- [constraint-syntax]"
    ]
  ),
  (
    "|-‸\\(gap)-[a]",
    [
      "nothing is filled into a format; a number or a metric's plain name stands here: -gap- [constraint-syntax]"
    ]
  ),
  (
    "|-‸${gap}-[a]",
    [
      "nothing is filled into a format; a number or a metric's plain name stands here: -gap- [constraint-syntax]"
    ]
  ),
  (
    "[a(‸%@)]",
    [
      "nothing is filled into a format; a number or a metric's plain name stands here: -gap- [constraint-syntax]"
    ]
  ),
  ("H:|-[a]-‸8[b]-|", ["a hyphen is missing behind the distance: -8- [constraint-syntax]"]),
  ("H:|-‸8[a]|", ["a hyphen is missing behind the distance: -8- [constraint-syntax]"]),
  ("H:|[a]‸8[b]|", ["a distance stands between hyphens: -8-, -(>=8)- [constraint-syntax]"]),
  (
    "H:|[a]‸(>=8)[b]|",
    [
      "a distance stands between hyphens, a size in its view's brackets: -(>=8)-, [name(>=8)] [constraint-syntax]"
    ]
  ),
  ("H:|[a]->=‸8[b]|", ["a hyphen is missing behind the distance: -8- [constraint-syntax]"]),
  ("H:|-[a]-(‸=8)-[b]", ["write == in a visual format [constraint-syntax]"]),
  ("H:|-[a]-(‸>8)-[b]", ["there is no >; write >= [constraint-syntax]"]),
  ("H:|-[a]-(‸≥8)-[b]", ["write >= instead of ≥ [constraint-syntax]"]),
  ("H:|-[a]-‸≥8-[b]", ["write >= instead of ≥ [constraint-syntax]"]),
  ("H:|-[a]-‸(>=8-[b]", ["missing ); this ( is not closed [constraint-syntax]"]),
  ("H:|-[a]-(8,‸)-[b]", ["a number or a name is missing before the ) [constraint-syntax]"]),
  ("H:|-[a]-‸()-[b]", ["the parentheses are empty; a condition stands in them: -(>=8)- [constraint-syntax]"]),
  ("H:|-[a]-(‸())-[b]", ["parentheses do not stand in each other here [constraint-syntax]"]),
  (
    "H:|-[a]‸--[b]",
    ["one hyphen is the standard distance, a number stands between two: -8- [constraint-syntax]"]
  ),
  ("H:|-[a]‸--8-[b]", ["a negative distance stands in parentheses: -(-8)- [constraint-syntax]"]),
  (
    "H:|-[a]‸---[b]",
    ["one hyphen is the standard distance, a number stands between two: -8- [constraint-syntax]"]
  ),
  ("H:|-[a]-‸8px-[b]", ["numbers are points and have no unit: 8 [constraint-syntax]"]),
  ("H:|-[a]-‸8pt-[b]", ["numbers are points and have no unit: 8 [constraint-syntax]"]),
  ("H:|-[a]-‸8.5.1-[b]", ["\"8.5.1\" is no number [constraint-syntax]"]),
  ("H:|-[a]-‸0x10-[b]", ["\"0x10\" is no decimal number [constraint-syntax]"]),
  ("H:|-[a]-‸1e400-[b]", ["a number beyond 10,000,000 points [constraint-number]"]),
  ("H:|-[a]-‸nan-[b]", ["\"nan\" is no number [constraint-syntax]"]),
  (
    "H:|-[a]-2‸*gap-[b]",
    ["a visual format has no arithmetic; write the result as one number or metric [constraint-syntax]"]
  ),
  (
    "H:|-[a]-gap‸+2-[b]",
    ["a visual format has no arithmetic; write the result as one number or metric [constraint-syntax]"]
  ),
  ("H:|-[a]-‸gpa-[b]", ["unknown metric \"gpa\"; did you mean \"gap\"? [unknown-metric]"]),
  (
    "H:|-[a]-‸gap-8-[b]",
    ["unknown metric \"gap-8\"; one distance stands between two views: -gap- [unknown-metric]"]
  ),
  ("H:|-[a]-8-‸8-[b]", ["two distances follow each other; one stands between two views [constraint-syntax]"]),
  ("H:|-[a]-8‸,20-[b]", ["several conditions stand in parentheses: -(>=8,<=20)- [constraint-syntax]"]),
  ("H:|-[a]-(8 ‸20)-[b]", ["a comma stands between two conditions: (>=8,<=20) [constraint-syntax]"]),
  (
    "H:|-[a]-(>=8‸<=20)-[b]",
    ["a comma stands between two conditions, and both in parentheses: (>=8,<=20) [constraint-syntax]"]
  ),
  ("H:|-[a]-8@‸0-[b]", ["a priority lies between 1 and 1000; leave the constraint out instead [priority]"]),
  ("H:|-[a]-8@‸1001-[b]", ["a priority lies between 1 and 1000; required is 1000 [priority]"]),
  ("H:|-[a]-8‸@-[b]", ["a priority is missing behind the @: @750 [constraint-syntax]"]),
  ("H:|-[a]-8@‸hihg-[b]", ["unknown priority \"hihg\"; did you mean \"high\"? [unknown-priority]"]),
  ("H:|-[a]-8@‸high-1-[b]", ["a priority is a name or a number, not a sum: @749 [constraint-syntax]"]),
  ("H:|-[a]-‸@750-[b]", ["a number or a name is missing before the @ [constraint-syntax]"]),
  (
    "H:|-[a]-8-[b]‸@750",
    ["a priority stands behind a distance or a size: -8@750-, [name(100@750)] [constraint-syntax]"]
  ),
  ("H:|-[a]-8‸–[b]", ["\"–\" is not the hyphen of a distance; write - [constraint-syntax]"]),
  ("H:|‸–[a]", ["\"–\" is not the hyphen of a distance; write - [constraint-syntax]"]),
  (
    "‸-[a]‸-",
    [
      "a distance begins at a view or at the superview's edge: |- [constraint-syntax]",
      "the format ends with a distance; a view or | is missing [constraint-syntax]",
    ]
  ),
  ("‸-8-[a]", ["a distance begins at a view or at the superview's edge: |- [constraint-syntax]"]),
  ("[a]‸-8", ["the format ends with a distance; a view or | is missing [constraint-syntax]"]),
  ("[a]‸-", ["the format ends with a distance; a view or | is missing [constraint-syntax]"]),
  (
    "|-[a]-|‸-[b]",
    ["the superview's edge ends the format; | stands only at its start and end [constraint-syntax]"]
  ),
  (
    "|[a]|‸[b]|",
    ["the superview's edge ends the format; | stands only at its start and end [constraint-syntax]"]
  ),
  ("‸[a", ["missing ]; this [ is not closed [constraint-syntax]"]),
  ("‸[a-8-[b]|", ["missing ]; this [ is not closed [constraint-syntax]"]),
  ("[a‸(100]", ["missing ); this ( is not closed [constraint-syntax]"]),
  ("[a‸(100", ["missing ); this ( is not closed [constraint-syntax]"]),
  ("‸[a(100)", ["missing ]; this [ is not closed [constraint-syntax]"]),
  ("[a‸)]", ["this ) closes nothing [constraint-syntax]"]),
  ("‸[]", ["the brackets are empty; a view's id stands in them: [name] [constraint-syntax]"]),
  (
    "‸[]‸(8)",
    [
      "the brackets are empty; a view's id stands in them: [name] [constraint-syntax]",
      "a distance stands between hyphens, a size in its view's brackets: -(>=8)-, [name(>=8)] [constraint-syntax]",
    ]
  ),
  ("[‸\"a\"]", ["a view's id stands in the brackets without quotation marks [constraint-syntax]"]),
  ("[a ‸b]", ["one view stands in each pair of brackets: [first]-[second] [constraint-syntax]"]),
  ("[a‸,b]", ["one view stands in each pair of brackets: [first]-[second] [constraint-syntax]"]),
  ("[a‸=100]", ["a size stands in parentheses: [name(==100)] [constraint-syntax]"]),
  ("[a‸==100]", ["a size stands in parentheses: [name(==100)] [constraint-syntax]"]),
  ("[a‸>=100]", ["a size stands in parentheses: [name(>=100)] [constraint-syntax]"]),
  ("[a‸:100]", ["a size stands in parentheses: [name(100)] [constraint-syntax]"]),
  ("[a ‸100]", ["a size stands in parentheses: [name(100)] [constraint-syntax]"]),
  ("[a‸@750]", ["a priority stands behind a size, in its parentheses: [name(100@750)] [constraint-syntax]"]),
  (
    "[‸a.width]",
    [
      "a view's id has no dots and a format no attributes; for an attribute write an equation: name.top = other.bottom + 8 [constraint-syntax]"
    ]
  ),
  ("[‸self.a]", ["an id has no dots: [a] [constraint-syntax]"]),
  (
    "[a(‸b.width)]",
    [
      "a format compares with a number, a metric or the same size of a view: [first(==second)]; for an attribute write an equation: first.width = second.height [constraint-syntax]"
    ]
  ),
  ("[a(width‸==b.width)]", ["a condition starts with its relation: (>=100) [constraint-syntax]"]),
  (
    "[a(==50‸%)]",
    [
      "a visual format has no percentages; write an equation: name.width = 0.5 * superview.width [constraint-syntax]"
    ]
  ),
  (
    "[a(16‸:9)]",
    ["a visual format has no ratios; write an equation: name.width = 16:9 * name.height [constraint-syntax]"]
  ),
  (
    "[a(2‸*b)]",
    [
      "a visual format has no arithmetic; write an equation: name.width = 0.5 * other.width + 4 [constraint-syntax]"
    ]
  ),
  (
    "[a(b‸*2)]",
    [
      "a visual format has no arithmetic; write an equation: name.width = 0.5 * other.width + 4 [constraint-syntax]"
    ]
  ),
  (
    "[a(b‸+10)]",
    [
      "a visual format has no arithmetic; write an equation: name.width = 0.5 * other.width + 4 [constraint-syntax]"
    ]
  ),
  ("[a(‸-5)]", ["a width is never negative [negative-size]"]),
  ("[a(‸<=-5)]", ["a width is never negative [negative-size]"]),
  ("[a(‸=100)]", ["write == in a visual format [constraint-syntax]"]),
  ("[a(100,‸@750)]", ["a number or a name is missing before the @ [constraint-syntax]"]),
  ("[a(==‸a)]", ["\"a\" is compared with itself [constraint-of-itself]"]),
  ("[a][‸a]", ["\"a\" stands beside itself [constraint-of-itself]"]),
  (
    "‸]‸a‸[",
    [
      "this ] closes nothing [constraint-syntax]", "a view's id stands in brackets: [a] [constraint-syntax]",
      "this [ is not closed; a view's id and ] are missing [constraint-syntax]",
    ]
  ),
  (
    "‸[[a]‸]",
    [
      "this [ is not closed; a view's id and ] are missing [constraint-syntax]",
      "this ] closes nothing [constraint-syntax]",
    ]
  ),
  (
    "H:|-[a]-8-[b]-|‸; V:|-[a]-|",
    ["one format stands in one string; write the rest as another string [constraint-syntax]"]
  ),
  (
    "H:|-[a]-|‸, V:|-[a]-|",
    ["one format stands in one string; write the rest as another string [constraint-syntax]"]
  ),
  (
    "H:|-[a]-|‸V:|-[a]-|",
    ["one format stands in one string; write the rest as another string [constraint-syntax]"]
  ),
  ("H:|-[a]-8-[b]‸-gap-", ["the format ends with a distance; a view or | is missing [constraint-syntax]"]),
  (
    "H:|-‸margin-[a]-‸margin-|",
    [
      "unknown metric \"margin\"; the standard distance is a single hyphen [unknown-metric]",
      "unknown metric \"margin\"; the standard distance is a single hyphen [unknown-metric]",
    ]
  ),
  (
    "H:|‸~[a]‸~|",
    [
      "\"~\" cannot stand in a visual format [constraint-syntax]",
      "\"~\" cannot stand in a visual format [constraint-syntax]",
    ]
  ),
  ("H:|-[a]-‸>8-[b]", ["there is no >; write >= [constraint-syntax]"]),
  (
    "H:|-[a]-‸*-[b]-|",
    ["a visual format has no arithmetic; write the result as one number or metric [constraint-syntax]"]
  ),
  ("H:|-[‸😀]-|", ["a view's id is expected here, not \"😀\" [constraint-syntax]"]),
  (
    "[‸a.width(==100)]",
    [
      "a view's id has no dots and a format no attributes; for an attribute write an equation: name.top = other.bottom + 8 [constraint-syntax]"
    ]
  ),
  (
    "H:|-[a]-(>=8‸-4)-[b]",
    ["a visual format has no arithmetic; write the result as one number or metric [constraint-syntax]"]
  ),
  (
    "H:|-[a(8‸-4)]",
    [
      "a visual format has no arithmetic; write an equation: name.width = 0.5 * other.width + 4 [constraint-syntax]"
    ]
  ),
  ("H:|-[a(>=8,‸]", ["a number or a name is missing here [constraint-syntax]"]),
  (
    "[a]-(‸-gap)-[b]",
    ["a format cannot negate a metric; give the metric itself a negative value [constraint-syntax]"]
  ),
  ("[a]-‸gap.small-[b]", ["a distance is a number or a metric, whose name has no dots [constraint-syntax]"]),
  (
    "[a(100‸%)]",
    [
      "a visual format has no percentages; write an equation: name.width = 0.5 * superview.width [constraint-syntax]"
    ]
  ),
  ("[a]-‸[b", ["missing ]; this [ is not closed [constraint-syntax]"]),
  ("H:[a]-[b]‸-", ["the format ends with a distance; a view or | is missing [constraint-syntax]"]),
  (
    "‸\"H:|‸[a]|\"",
    [
      "a format has no quotation marks inside its string [constraint-syntax]",
      "the superview's edge ends the format; | stands only at its start and end [constraint-syntax]",
    ]
  ),
]

@Test(arguments: cases) func visualFormatFaults(_ marked: String, _ expected: [String]) {
  let marked = Marked(marked)
  let reading = read(marked.text)
  #expect(told(reading) == expected)
  #expect(reading.faults.map(\.range.lowerBound) == marked.places)
}
