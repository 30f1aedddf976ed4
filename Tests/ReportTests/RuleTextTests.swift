import Checks
import Markup
import Report
import Testing

@Suite struct RuleTextTests {
  @Test(arguments: Rule.allCases) func everyRuleHasItsTexts(_ rule: Rule) {
    let text = RuleText.of(rule)
    for part in [text.meaning, text.systems] + text.cures {
      // Sentences, and code in pairs of backquotes.
      #expect(part.hasSuffix("."), "\(part)")
      #expect(part.split(separator: "`", omittingEmptySubsequences: false).count % 2 == 1, "\(part)")
    }
    #expect(!text.cures.isEmpty)
  }

  @Test func noTextIsToldOfTwoRules() {
    #expect(Set(Rule.allCases.map { RuleText.of($0).meaning }).count == Rule.allCases.count)
  }

  @Test(arguments: Rule.allCases.filter { !ReadingRulesPage.rules.contains($0) })
  func everyRuleHasAPage(_ rule: Rule) {
    let page = String(decoding: RulePage(rule: rule, count: 3).bytes(), as: UTF8.self)
    #expect(page.contains("How to cure it"))
    #expect(page.contains("../index.html#rule-\(rule.rawValue)"))
    for forbidden in ["style=", "<style", "http:", "https:", "onclick"] { #expect(!page.contains(forbidden)) }
  }

  @Test("Rules of reading share a page, each under its name") func readingRules() {
    let bytes = ReadingRulesPage(counts: [.duplicateID: 3]).bytes()
    #expect(HTMLCheck.faults(in: bytes).isEmpty)
    let page = String(decoding: bytes, as: UTF8.self)
    for rule in ReadingRulesPage.rules { #expect(page.contains("<section id=\"\(rule.rawValue)\">")) }
    #expect(page.contains("<a href=\"../index.html#rule-duplicate-id\">3 findings in this report</a>"))
    for forbidden in ["style=", "<style", "http:", "https:", "onclick"] { #expect(!page.contains(forbidden)) }
  }

  @Test func findingsLinkToTheirRule() {
    let sample = SampleReport()
    let index = String(decoding: sample.index, as: UTF8.self)
    let cell = String(decoding: sample.cellPage, as: UTF8.self)
    #expect(index.contains("<a href=\"rules/swipe-background-mismatch.html\">"))
    #expect(cell.contains("<a href=\"../rules/swipe-background-mismatch.html\">"))
  }
}
