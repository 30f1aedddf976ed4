import Diagnostics
import Testing

@testable import Designs

/// A file cut anywhere gives a fault, never a crash or half a design.
@Test func truncatedDesignsAreFaults() {
  let bytes = Array(Samples.everything.utf8)
  for end in stride(from: 0, to: bytes.count, by: 11) {
    let (design, diagnostics) = DesignReader.read(Array(bytes[..<end]), source: SourceID(index: 0))
    #expect(design == nil)
    #expect(diagnostics.contains { $0.severity == .error })
  }
}

/// A file with any byte changed gives a design or a fault that lies within it.
@Test(arguments: [0x00, 0x22, 0x2C, 0x5C, 0x7D, 0xFF] as [UInt8]) func changedDesignsAreRead(
  _ byte: UInt8
) {
  var bytes = Array(Samples.everything.utf8)
  for place in stride(from: Int(byte) % 61, to: bytes.count, by: 61) {
    let old = bytes[place]
    bytes[place] = byte
    let (design, diagnostics) = DesignReader.read(bytes, source: SourceID(index: 0))
    #expect((design == nil) == diagnostics.contains { $0.severity == .error })
    #expect(diagnostics.allSatisfy { $0.span.map { $0.start <= $0.end && $0.end <= bytes.count } ?? false })
    bytes[place] = old
  }
}

@Test func faultsOfDesignsAreCounted() {
  let keys = (0..<2000).map { "\"key\($0)\": 1" }.joined(separator: ",")
  let diagnostics = read(Samples.cell(keys)).diagnostics
  #expect(diagnostics.count == 501)
  #expect(diagnostics.last?.code == "too-many-faults")
}

@Test func textsOfAnyLengthAreRead() throws {
  let text = String(repeating: "long ", count: 20_000)
  let design = try #require(read(Samples.view("\"type\":\"label\",\"text\":\"\(text)\"")).design)
  guard case .label(let label)? = design.cells[0].content.otherwise?.kind else {
    Issue.record("no label")
    return
  }
  #expect(label.text.otherwise.segments == [.literal(text)])
}

/// Names in messages cannot forge lines or turn the text around.
@Test func messagesHoldNoControlCharacters() {
  let text = Samples.cell(#""a\u202E\n\u0007</svg><script>":1,"backgroundColor":"x\u2028y""#)
  let messages = read(text).diagnostics.map(\.message)
  #expect(messages.count == 2)
  #expect(messages[0].hasPrefix(#"unknown key "a\u{202E}\u{A}\u{7}</svg><script>""#))
  #expect(messages[1].hasPrefix(#"unknown colour "x\u{2028}y""#))
}

@Test func manyCellsOfWrongNamesAreReadInTime() {
  let row = "{\"id\":\"c\",\"backgroundColor\":\"\(String(repeating: "x", count: 60))\"}"
  let text =
    "{\"cellproof\":1,\"cells\":[" + [String](repeating: row, count: 5000).joined(separator: ",") + "]}"
  #expect(read(text).diagnostics.count == 501)
}

@Test func manyRulesBesideManyIDsAreReadInTime() {
  let views = (0..<2000).map { "{\"type\":\"view\",\"id\":\"v\($0)\"}" }.joined(separator: ",")
  let rules = [String](
    repeating: "{\"when\":\"$row == 1\",\"use\":{\"type\":\"view\",\"id\":\"x\"}}", count: 5000)
  let text = Samples.cell(
    "\"content\":{\"type\":\"view\",\"children\":[\(views)]},"
      + "\"accessoryView\":[\(rules.joined(separator: ","))]")
  #expect(read(text).diagnostics.isEmpty)
}

@Test func manyMissingKeysAreReadInTime() {
  let row = (0..<50).map { "\"a column with a long name \($0)\":1" }.joined(separator: ",")
  let text = [String](repeating: "{a column with a lone name}", count: 10_000).joined()
  let diagnostics = read(
    Samples.cell("\"data\":[{\(row)}],\"content\":{\"type\":\"label\",\"text\":\"\(text)\"}")
  )
  .diagnostics
  #expect(diagnostics.count == 501)
}

@Test func namesOfKeysAreShownPlainly() {
  let messages = read(#"{"a\u202E":1,"a\u202E":2}"#).diagnostics.map(\.message)
  #expect(messages.allSatisfy { !$0.unicodeScalars.contains("\u{202E}") })
}
