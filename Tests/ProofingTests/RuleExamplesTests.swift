import Bundled
import Checks
import Diagnostics
import Foundation
import Report
import Testing

@testable import Proofing

@Suite("The designs before and after a rule's cure") struct RuleExamplesTests {
  /// The rules with examples.
  static let rules = Rule.allCases.filter {
    Bundled.file("\(RuleDrawing.folder)/\($0.rawValue)-before.json") != nil
  }

  /// Faults of the machine's faces, of the folder or of a text that no picture shows.
  static let withoutExample = Set(ReadingRulesPage.rules).union([
    .noGlyph, .colourNotOnSystem, .unusedIgnore, .brokenFile, .misplacedView, .missingString,
  ])

  @Test("Every rule that a picture shows has some, and each has both sides")
  func pairs() {
    #expect(Set(Self.rules) == Set(Rule.allCases).subtracting(Self.withoutExample))
    for name in Bundled.names(under: RuleDrawing.folder) {
      let rule = name.replacing("\(RuleDrawing.folder)/", with: "").replacing("-before.json", with: "")
        .replacing("-after.json", with: "")
      #expect(Rule(rawValue: rule) != nil, "\(name)")
      for part in ["before", "after"] {
        #expect(Bundled.file("\(RuleDrawing.folder)/\(rule)-\(part).json") != nil, "\(rule) \(part)")
      }
    }
  }

  @Test("Before it is found, after it nothing is but notes of the technique", arguments: rules)
  func cure(_ rule: Rule) throws {
    #expect(try found(rule, "before").contains(rule.rawValue))
    let after = try found(rule, "after")
    #expect(!after.contains(rule.rawValue))
    #expect(after.filter { Rule(rawValue: $0)?.level != .note } == [])
    #expect(RuleDrawing.design(rule, "before") != nil)
    #expect(RuleDrawing.design(rule, "after") != nil)
  }

  /// The rules that a run over the design finds.
  private func found(_ rule: Rule, _ part: String) throws -> Set<String> {
    let bytes = try #require(Bundled.file("\(RuleDrawing.folder)/\(rule.rawValue)-\(part).json"))
    let folder = FileManager.default.temporaryDirectory.appending(path: "rule-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    var request = Request()
    request.inputs = [.standardInput(bytes)]
    request.writesPictures = false
    #expect(Proofing.render(request, into: folder.path).status == .done)
    let report = try JSONDecoder().decode(
      Report.self, from: Data(contentsOf: folder.appending(path: "report.json")))
    return Set(report.findings.map(\.rule))
  }

  private struct Report: Decodable {
    struct Finding: Decodable { var rule: String }
    var findings: [Finding]
  }
}
