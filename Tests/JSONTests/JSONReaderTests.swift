import Diagnostics
import Foundation
import MarkedTexts
import Testing

@testable import JSON

private func readJSON(_ bytes: [UInt8]) -> (document: JSONDocument?, diagnostics: [Diagnostic]) {
  JSONReader.read(bytes, source: SourceID(index: 0))
}

@Test(arguments: JSONFaultCases.all) func faultsOfJSONAreLocated(_ text: String) {
  let marked = Marked(text)
  #expect(places(readJSON(marked.bytes).diagnostics) == marked.expected)
}

/// The value of a document in Foundation's types.
private func value(_ node: Int, in document: JSONDocument) -> NSObject {
  switch document.kind(node) {
  case .object:
    let members = document.members(of: node).map {
      (document.text(of: $0.key), value($0.value, in: document))
    }
    return NSDictionary(dictionary: Dictionary(uniqueKeysWithValues: members))
  case .array: return NSArray(array: document.elements(of: node).map { value($0, in: document) })
  case .string, .key: return NSString(string: document.text(of: node))
  case .number: return NSNumber(value: document.number(of: node))
  case .true: return NSNumber(value: true)
  case .false: return NSNumber(value: false)
  case .null, .invalid: return NSNull()
  }
}

private let goodTexts = [
  "{}", "[]", " [ ] ", "[1,2,3]", "[0,-0,0.5,-1.25,1e3,1E-3,1.5e+2,123456789012345678,0.1,1e308,5e-324]",
  "[\"\",\"a\",\"é\",\"😀\",\"\\u00e9\",\"\\uD83D\\uDE00\",\"\\\"\\\\\\/\\b\\f\\n\\r\\t\",\"\\u0000\"]",
  "[true,false,null]", "{\"a\":{\"b\":[{\"c\":null}]}}", "{\"\":1}", "\"text\"", "17", "true", "null",
  "\u{FEFF}[1]", "\n\t\r {\"a\" : 1 , \"b\" : [ ] }\n", "[\"\u{7F}\u{2028}\"]", "{\"A\":1,\"a\":2}",
]

@Test(arguments: goodTexts) func goodTextsReadAsFoundationReadsThem(_ text: String) throws {
  let (document, diagnostics) = readJSON(Array(text.utf8))
  #expect(diagnostics.isEmpty)
  let ours = value(JSONDocument.root, in: try #require(document))
  // Foundation does not pass a byte-order mark in every version; the text behind it is the same.
  let plain = text.unicodeScalars.first == "\u{FEFF}" ? String(text.unicodeScalars.dropFirst()) : text
  let theirs = try JSONSerialization.jsonObject(with: Data(plain.utf8), options: .fragmentsAllowed)
  #expect(isSame(ours, theirs))
}

/// Whether two values are the same; numbers as doubles, since Foundation keeps some as integers.
private func isSame(_ ours: Any, _ theirs: Any) -> Bool {
  if let ours = ours as? NSNumber, let theirs = theirs as? NSNumber {
    return ours.doubleValue == theirs.doubleValue
  }
  if let ours = ours as? [Any], let theirs = theirs as? [Any] {
    return ours.count == theirs.count && zip(ours, theirs).allSatisfy(isSame)
  }
  if let ours = ours as? [String: Any], let theirs = theirs as? [String: Any] {
    return ours.keys == theirs.keys && ours.allSatisfy { isSame($1, theirs[$0] ?? 0) }
  }
  if let ours = ours as? String, let theirs = theirs as? String {
    return Array(ours.utf8) == Array(theirs.utf8)
  }
  return ours is NSNull && theirs is NSNull
}

/// Bad texts that Foundation reads all the same: it keeps one of two equal keys, and it passes a comma before
/// the end, which RFC 8259 does not have.
private let acceptedByFoundation: Set<String> = ["json-duplicate-key", "json-trailing-comma"]

@Test(arguments: JSONFaultCases.all) func badTextsAreBadToFoundationToo(_ text: String) {
  let marked = Marked(text)
  if marked.expected.contains(where: { mark in acceptedByFoundation.contains { mark.hasSuffix($0) } }) {
    return
  }
  #expect(throws: (any Error).self) {
    try JSONSerialization.jsonObject(with: Data(marked.bytes), options: .fragmentsAllowed)
  }
}

@Test func otherEncodingsAreNamed() {
  let text = "{\"a\": 1}"
  for encoding in [String.Encoding.utf16LittleEndian, .utf16BigEndian, .utf16, .utf32LittleEndian] {
    let bytes = [UInt8](text.data(using: encoding) ?? Data())
    #expect(places(readJSON(bytes).diagnostics) == ["0 json-encoding"])
  }
  let latin1 = [UInt8]("[\"caf\u{E9}\", \"\u{E9}\"]".data(using: .isoLatin1) ?? Data())
  #expect(places(readJSON(latin1).diagnostics) == ["5 json-encoding"])
}

@Test(arguments: [
  [0xC0, 0x80], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xF8], [0x80],
  [0xE2, 0x82],
]) func malformedUTF8IsAFault(_ sequence: [UInt8]) {
  #expect(places(readJSON([0x22] + sequence + [0x22]).diagnostics) == ["1 json-encoding"])
}

@Test func aByteOrderMarkIsNoColumn() {
  let bytes = Array("\u{FEFF}[01]".utf8)
  let fault = readJSON(bytes).diagnostics[0]
  let position = SourceFile(name: "a", bytes: bytes).position(at: Int(fault.span?.start ?? 0))
  #expect(position == Position(line: 1, column: 2))
}

@Test func nestsAreBounded() {
  let deepest = String(repeating: "[", count: 512) + String(repeating: "]", count: 512)
  #expect(readJSON(Array(deepest.utf8)).diagnostics.isEmpty)
  for unit in ["[", "{\"a\":"] {
    let bytes = Array(String(repeating: unit, count: 100_000).utf8)
    #expect(places(readJSON(bytes).diagnostics) == ["\(512 * unit.utf8.count) json-too-deep"])
  }
}

@Test func longNumbersAreOneFault() {
  let bytes = Array("[1".utf8) + [UInt8](repeating: UInt8(ascii: "0"), count: 1_000_000) + Array("]".utf8)
  #expect(places(readJSON(bytes).diagnostics) == ["1 json-number"])
}

@Test func faultsAreCounted() {
  let bytes = Array(("[" + String(repeating: "NaN,", count: 10_000) + "1]").utf8)
  let diagnostics = readJSON(bytes).diagnostics
  #expect(diagnostics.count == 101)
  #expect(diagnostics.last?.code == "too-many-faults")
}

@Test func manyKeysAreComparedInTime() {
  let keys = (0..<20_000).map { "\"k\($0)\": 1" }
  let text = "{" + (keys + ["\"k7\": 2"]).joined(separator: ",") + "}"
  #expect(readJSON(Array(text.utf8)).diagnostics.map(\.code) == ["json-duplicate-key"])
}

/// Every code that the reader can report stands in a case.
@Test func everyFaultHasACase() throws {
  let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Sources/JSON").standardizedFileURL
  let pattern = try Regex(#"(?:fault|stop|Diagnostic)\(\s*(?:\.error, )?"([a-z-]+)""#)
  var codes: Set<String> = []
  for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil) {
    for match in try String(contentsOf: file, encoding: .utf8).matches(of: pattern) {
      if let code = match.output[1].substring { codes.insert(String(code)) }
    }
  }
  let marks = JSONFaultCases.all.flatMap { Marked($0).expected }
  // Each has a test of its own above; a text of more than 1 GB is not made here.
  let elsewhere: Set<String> = ["too-many-faults", "json-encoding", "json-too-deep", "json-too-large"]
  let covered = elsewhere.union(marks.compactMap { $0.split(separator: " ").last.map(String.init) })
  #expect(codes.count > 8)
  #expect(codes.subtracting(covered).sorted() == [])
}
