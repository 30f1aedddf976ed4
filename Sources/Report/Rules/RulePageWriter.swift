import Checks
import Diagnostics

/// Writes a rule's page.
struct RulePageWriter {
  private let page: RulePage
  private let notes: FactNotes

  init(page: RulePage) {
    self.page = page
    notes = FactNotes((page.before + page.after).map(\.facts))
  }

  func bytes() -> [UInt8] {
    let rule = page.rule
    let frame = PageFrame(
      root: "../", bodyClass: "rule", title: "\(rule.rawValue) · rule", skipText: "Skip to the text")
    var out: [UInt8] = []
    frame.open(&out)
    out.append("<h1 class=\"code\">")
    out.append(breaking: rule.rawValue)
    out.append("</h1>\n<p class=\"standfirst\">")
    out.append(tallyOf: rule, page.count)
    out.append("</p>\n")
    frame.openMain(&out, definitions: page.definitions)
    appendText(to: &out)
    append(page.before, id: "before", title: "Before", to: &out)
    append(page.after, id: "after", title: "After", to: &out)
    notes.appendSection(to: &out)
    frame.close(&out, layout: nil)
    return out
  }

  private func appendText(to out: inout [UInt8]) {
    let text = RuleText.of(page.rule)
    out.append(
      "<div class=\"prose\">\n<section aria-labelledby=\"meaning\"><h2 id=\"meaning\">What it means</h2>\n<p>"
    )
    out.append(prose: text.meaning)
    out.append(
      "</p></section>\n<section aria-labelledby=\"systems\"><h2 id=\"systems\">Where it shows</h2>\n<p>")
    out.append(prose: text.systems)
    out.append(
      "</p></section>\n<section aria-labelledby=\"cure\"><h2 id=\"cure\">How to cure it</h2>\n<ul>\n")
    for cure in text.cures {
      out.append("<li>")
      out.append(prose: cure)
      out.append("</li>\n")
    }
    out.append("</ul></section>\n</div>\n")
  }

  private func append(
    _ examples: [RulePage.Example], id: StaticString, title: StaticString, to out: inout [UInt8]
  ) {
    if examples.isEmpty { return }
    out.append("<section class=\"scenes\">\n<h2 id=\"")
    out.append(id)
    out.append("\">")
    out.append(title)
    out.append("</h2>\n<div class=\"pane\" role=\"region\" tabindex=\"0\" aria-labelledby=\"")
    out.append(id)
    out.append("\">\n<ul class=\"row\">\n")
    for example in examples {
      out.append("<li><figure class=\"proof\">\n<div class=\"plate\">")
      out.append(contentsOf: example.picture)
      out.append("</div>\n<figcaption><p class=\"name\">")
      out.append(nameOf: example.preview)
      out.append(extrasOf: example.preview)
      notes.appendMarks(example.facts, to: &out)
      out.append("</p></figcaption>\n</figure></li>\n")
    }
    out.append("</ul>\n</div>\n</section>\n")
  }
}

extension [UInt8] {
  /// Appends a rule's name as the link to its page; `root` leads to the report's folder.
  mutating func append(linkTo rule: Rule, root: StaticString) {
    append("<a href=\"")
    append(root)
    append(raw: RulePage.address(of: rule))
    append("\"><code>")
    append(raw: rule.rawValue)
    append("</code></a>")
  }

  /// Appends how grave a rule's findings are and how many a report has, from a page of rules.
  mutating func append(tallyOf rule: Rule, _ count: Int) {
    append("<span class=\"sign ")
    append(raw: rule.level.rawValue)
    append("\">")
    append(icon: rule.level)
    append(rule.level.words)
    append("</span> · ")
    if count == 0 {
      append("not found in this report")
    } else {
      append("<a href=\"../index.html#rule-")
      append(raw: rule.rawValue)
      append("\">")
      append(raw: Decimal.grouped(count))
      append(count == 1 ? " finding in this report</a>" : " findings in this report</a>")
    }
  }

  /// Appends a name that may break behind each hyphen, for large type on narrow pages.
  fileprivate mutating func append(breaking name: String) {
    for byte in name.utf8 {
      append(byte)
      if byte == UInt8(ascii: "-") { append("<wbr />") }
    }
  }

  /// Appends our own text, the words in backquotes as code.
  mutating func append(prose text: String) {
    for (index, part) in text.split(separator: "`", omittingEmptySubsequences: false).enumerated() {
      if index % 2 == 1 { append("<code>") }
      append(text: String(part))
      if index % 2 == 1 { append("</code>") }
    }
  }
}
