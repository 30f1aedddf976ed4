import Foundation
import Testing

@testable import ConstraintLanguage

/// Texts that nobody means well.
private let texts: [String] = [
  String(repeating: "(", count: 10_000), "a.width = " + String(repeating: "(", count: 10_000) + "1",
  "a.width = " + String(repeating: "-", count: 10_000) + "8",
  "[a" + String(repeating: "(", count: 10_000), "|-" + String(repeating: "(", count: 10_000) + "8",
  String(repeating: "[", count: 10_000), String(repeating: "|", count: 10_000),
  String(repeating: "-", count: 10_000) + "[a]", String(repeating: "[a]-", count: 2_500),
  "a.width = " + String(repeating: "9", count: 10_000), "[a(" + String(repeating: "9", count: 10_000) + ")]",
  "a.width = 8" + String(repeating: "x", count: 10_000), "a.width " + String(repeating: "=", count: 10_000),
  "a.width = NaN", "a.width = -inf", "a.width = 1e400", "a.width = 1e-400 * b.width", "a.width = 0x1p9",
  "a.width = 1e308 * 1e308 * b.width", "a.width = 8 @1e400", "[a(1e400)]", "|-nan-[a]", "[a(8@nan)]",
  "e\u{301}.width = 8", "\u{301}.width = 8", "a.\u{301}width = 8", "[\u{301}]", "[👩‍👩‍👧]-[a]", "👩‍👩‍👧.width = 8",
  "a.width = 👩‍👩‍👧", "\u{202E}a.width = 8", "a\u{0}.width = 8", "\u{FEFF}H:|[a]|", "a.wi\u{200B}dth = 8",
  "[a]\u{A0}-\u{2003}[b]", "Ａ.width = ８", "", " ", "\n", ":", ".", "@", "‸",
]

@Test(arguments: texts.indices) func hostileTexts(_ index: Int) { check(texts[index]) }

/// Every range lies in the text, at scalars; nothing is empty without a fault.
private func check(_ text: String) {
  let reading = read(text)
  let ends = Set(
    text.unicodeScalars.indices.map { text.utf8.distance(from: text.startIndex, to: $0) } + [text.utf8.count])
  let ranges =
    reading.faults.map(\.range) + reading.items.map(\.range) + reading.statements.map(\.range)
    + reading.statements.map(\.first.range)
  for range in ranges {
    #expect(ends.contains(range.lowerBound) && ends.contains(range.upperBound), "\(text.prefix(80))")
  }
  #expect(!reading.faults.isEmpty || !reading.statements.isEmpty, "\(text.prefix(80))")
  #expect(reading.faults.count <= TokenReader.mostFaults)
  #expect(reading.faults.allSatisfy { $0.message.utf8.count < 500 }, "\(text.prefix(80))")
  for statement in reading.statements {
    #expect(statement.multiplier.isFinite && statement.multiplier != 0)
    #expect((1...1000).contains(statement.priority))
    if case .points(let points) = statement.constant { #expect(points.isFinite) }
  }
}

/// Random texts of the languages' own words: each ends, and what is read is sound.
@Test func randomTexts() {
  let words = [
    "H:", "V:", "|", "-", "[", "]", "(", ")", "a", "b", "gap", "8", "1.5", ">=", "==", "<=", "=", "@", "750",
    ",",
    "a.width", "b.top", "superview.leading", "*", "/", ":", "+", " ", ".", "é", "😀", "0", "high", "px",
    "-(>=8)-",
  ]
  var state: UInt64 = 42
  for _ in 0..<5_000 {
    var text = ""
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    for _ in 0..<(state >> 33) % 14 + 1 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      text += words[Int((state >> 33) % UInt64(words.count))]
    }
    check(text)
  }
}

/// A text over the limit is one fault; one that is read takes time in step with its length.
@Test func length() {
  let long = String(repeating: "[a]-", count: 25_000)
  #expect(told(read(long)) == ["a constraint of 100000 bytes; at most 20000 are read [constraint-too-long]"])
  let pieces = [
    "[a(>=8,<=20@750)]-", "[b x]-8", "b.widht + ", "(", "-", "👩‍👩‍👧", "8px ", "[q(unknown)]-unknown-",
  ]
  for piece in pieces {
    func time(_ count: Int) -> Double {
      let text = "a.top = " + String(repeating: piece, count: count)
      let start = processorTime()
      _ = ConstraintReader.readAny(text, metrics: ["gap": .fixed(8)])
      return processorTime() - start
    }
    let count = 10_000 / piece.utf8.count
    // Ten times the text: a quadratic walk would take a hundred times as long.
    #expect(time(count * 10) < time(count) * 40, "\(piece)")
  }
}

/// The time that this thread has had: other work on the machine does not count.
private func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

/// Metrics are numbers of the design: they may be anything.
@Test(arguments: [Double.nan, .infinity, -.infinity, 1e300]) func metrics(_ number: Double) {
  for text in ["a.width = m", "[a(m)]", "|-m-[a]", "a.width = 8 @m", "a.width = b.width / m"] {
    for metric in [Metric.fixed(number), .scaled(number)] {
      let reading = ConstraintReader.read(text, metrics: ["m": metric])
      #expect(!reading.faults.isEmpty, "\(text)")
      if metric == .fixed(number) { #expect(reading.faults.count == 1, "\(text)") }
    }
  }
}

/// The names of a text are told once each, those of a fault too.
@Test func items() {
  let reading = read("V:|-[a]-[b(a)]-[superview]-[c")
  #expect(reading.items.map(\.item.name) == ["a", "b", "a", "superview", "c"])
  #expect(reading.items.map(\.range.lowerBound) == [5, 9, 11, 16, 28])
  #expect(read("a.width = q.widht").items.map(\.item.name) == ["a", "q"])
}

/// What to write for a name that the view tree does not have.
@Test(arguments: [
  ("titel", "title"), ("super", "superview"), ("safeAreaLayoutGuide", "safeArea"), ("margin", "margins"),
  ("contentview", "contentView"), ("title-10", "title"), ("self", "superview"),
]) func unknownItems(_ name: String, _ meant: String) {
  #expect(ConstraintItem.clause(for: name, ids: ["icon", "title"]) == "; did you mean \"\(meant)\"?")
}
