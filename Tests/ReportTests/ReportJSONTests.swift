import Checks
import Diagnostics
import Graphics
import Hashing
import Report
import Staging
import Testing
import UIKitRules

struct ReportJSONTests {
  private let sample = SampleReport()

  @Test func isWhatFoundationWritesWithSortedKeys() throws {
    #expect(withoutBlanks(sample.json) == (try JSONValue(sample.json).canonical))
  }

  /// The keys of format.md's example.
  @Test func hasEveryKeyOfTheContract() throws {
    let report = try JSONValue(sample.json)
    #expect(
      report.keys == [
        "schemaVersion", "generator", "title", "inputs", "fonts", "previews", "scenes", "skipped", "findings",
      ])
    #expect(report["schemaVersion"] == .number(1))
    #expect(report["generator"] == .string("cellproof 0.1.0"))
    #expect(
      report["previews"][0].keys == [
        "id", "cell", "state", "system", "device", "appearance", "contentSize", "legibilityWeight",
        "direction",
        "locale", "row", "svg", "width", "height", "hash", "findings",
      ])
    #expect(report["scenes"][0].keys == ["id", "svg", "width", "height"])
    #expect(report["skipped"][0].keys == ["id", "reason"])
    #expect(report["fonts"][0].keys == ["family", "version", "hash"])
    #expect(report["findings"][0].keys == ["id", "rule", "level", "message", "location", "previews"])
    #expect(report["findings"][0]["location"].keys == ["file", "line", "column", "pointer"])
  }

  @Test func tellsAPreviewAsTheContractDoes() throws {
    let previews = try JSONValue(sample.json)["previews"].elements
    let swiped = try #require(previews.first { $0["id"].text == "truck/swiped.ios11.iphone-8" })
    #expect(swiped["svg"].text == "svg/truck/swiped.ios11.iphone-8.svg")
    #expect(swiped["system"].text == "11")
    #expect(swiped["device"].text == "iPhone 8")
    #expect(swiped["width"].number == 375)
    #expect(swiped["height"].number == 176)
    #expect(swiped["locale"] == .null)
    #expect(swiped["hash"].text?.utf8.count == 32)
    #expect(swiped["findings"].elements == [.string("f1")])
  }

  @Test func findingsAndPreviewsReferToEachOther() throws {
    let report = try JSONValue(sample.json)
    for finding in report["findings"].elements {
      for id in finding["previews"].elements {
        let preview = try #require(report["previews"].elements.first { $0["id"] == id })
        #expect(preview["findings"].elements.contains(finding["id"]))
      }
    }
    let first = report["findings"][0]
    #expect(first["level"].text == "error")
    #expect(first["location"]["file"].text == "truck.json")
    #expect(first["location"]["line"].number == 3)
    #expect(first["location"]["column"].number == 62)
    #expect(first["location"]["pointer"].text == "/cells/0/swipeActions/pullViewBackground")
  }

  @Test func anEmptyReportIsOneToo() throws {
    let empty = ReportContents(
      title: nil, inputs: [], fonts: [], previews: PreviewTable([]), scenes: [], skipped: [],
      findings: FindingLedger(),
      locations: Locations(SourceMap()))
    let report = try JSONValue(ReportJSON.bytes(of: empty))
    #expect(report["title"] == .null)
    #expect(report["previews"].elements.isEmpty)
  }

  @Test func hostileTextsComeBackAsTheyWere() throws {
    for text in hostileTexts {
      var contents = ReportContents(
        title: text, inputs: [text], fonts: [], previews: PreviewTable([]), scenes: [], skipped: [],
        findings: FindingLedger(),
        locations: Locations(SourceMap()))
      contents.fonts = [FontRecord(family: text, version: text, hash: ContentHash(of: []))]
      let bytes = ReportJSON.bytes(of: contents)
      let report = try JSONValue(bytes)
      #expect(report["title"].text.map { Array($0.utf8) } == Array(text.utf8))
      #expect(report["fonts"][0]["family"].text.map { Array($0.utf8) } == Array(text.utf8))
      #expect(
        !String(decoding: bytes, as: UTF8.self).unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
      #expect(!bytes.contains("\u{202E}".utf8))
    }
  }
}

extension [UInt8] {
  fileprivate func contains(_ other: String.UTF8View) -> Bool {
    let wanted = Array(other)
    return count >= wanted.count && (0...(count - wanted.count)).contains { self[$0...].starts(with: wanted) }
  }
}

/// What no Swift literal may hold.
private let nonCharacters = [0xFFFE, 0xFFFF, 0xFDD0].compactMap(Unicode.Scalar.init).map { String($0) }
  .joined()

/// Texts that break out of where they stand, or turn what stands around them.
let hostileTexts = [
  "</svg><script>alert(1)</script>", "\"><img src=x onerror=alert(1)>", "' onclick='alert(1)", "]]>", "<!--",
  "&lt;&#0;",
  "\u{202E}gpj.exe", "a\u{0}b\u{1}\u{8}\u{B}\u{C}\u{1B}[31m\u{7F}\u{85}", nonCharacters,
  "\u{2028}\u{2029}\u{FEFF}",
  "\\\"\\u0000", "https://example.com/data:text", "e\u{301}👩‍👩‍👧‍👦", "\u{1D173}\u{E0001}", "../../etc/passwd",
  "a b\tc\nd%#?&é",
]
