import Diagnostics
import Foundation
import MarkedTexts
import Testing

@testable import Designs

@Test(arguments: DesignFaultCases.all) func faultsAreLocated(_ text: String) {
  let marked = Marked(text)
  let (design, diagnostics) = DesignReader.read(
    marked.bytes, source: SourceID(index: 0), nibs: SampleNib.source)
  #expect(places(diagnostics) == marked.expected, "\(diagnostics.map(\.message))")
  #expect((design == nil) == diagnostics.contains { $0.severity == .error })
}

/// Every code that the sources of the module name has a case.
@Test func everyCodeHasACase() throws {
  let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Sources/Designs").standardizedFileURL.resolvingSymlinksInPath()
  let pattern = try Regex(
    #"(?:report|warn|fault|stop|Diagnostic)\(\s*(?:\.error, )?"([a-z-]+)"|code: "([a-z-]+)""#)
  var codes: Set<String> = []
  let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
  while let file = files?.nextObject() as? URL {
    guard file.pathExtension == "swift" else { continue }
    for match in try String(contentsOf: file, encoding: .utf8).matches(of: pattern) {
      if let code = match.output[1].substring ?? match.output[2].substring { codes.insert(String(code)) }
    }
  }
  let marks = DesignFaultCases.all.flatMap { Marked($0).expected }
  // Each has a test of its own in HostileTests, where the input is too large for a mark.
  let elsewhere: Set<String> = ["too-many-faults"]
  let covered = elsewhere.union(marks.compactMap { $0.split(separator: " ").last.map(String.init) })
  #expect(codes.count > 30)
  #expect(codes.subtracting(covered).sorted() == [])
}

@Test func messagesReadAsTheContractSays() {
  let text = """
    { "cellproof": 1,
      "colors": { "canvas": "#E0E3E8" },
      "preview": { "systems": ["20"] },
      "cells": [ { "id": "é", "backgroundColour": "red" },
                 { "id": "c", "backgroundColor": "canvsa", "height": "44" } ] }
    """
  #expect(
    printed(text) == [
      "a.json:3:28: error: there was no iOS 20; Apple went from 18 to 26 [unknown-system]",
      "a.json:4:22: error: an id consists of 1 to 100 letters (a to z), digits, \"-\" and \"_\" [invalid-id]",
      "a.json:4:27: error: unknown key \"backgroundColour\" in a cell; did you mean \"backgroundColor\"? [unknown-key]",
      "a.json:5:46: error: unknown colour \"canvsa\"; did you mean \"canvas\"? [unknown-colour]",
      "a.json:5:66: error: \"height\" must be a number or \"automatic\", not \"44\"; write 44 without quotes [unknown-name]",
    ])
}

@Test func rowsAreNamed() {
  let text = Samples.cell(#""content":{"type":"label","text":"{b}"},"data":[{"a":1,"b":1},{"a":2}]"#)
  #expect(read(text).diagnostics.map(\.message) == ["data row 2 of cell \"c\" has no \"b\""])
}

@Test func aByteOrderMarkDoesNotMatter() {
  #expect(read("\u{FEFF}" + Samples.everything).design != nil)
}
