import Foundation
import Markup
import Proofing
import Testing

/// Text that would break out of what it is written into, in every place where a text can stand.
struct HostileTextTests {
  private static let texts = [
    "</svg><script>alert(1)</script>", "</title></style><style>*{}</style>",
    "\" onload=\"alert(1)\" style=\"x",
    "' & < > ]]> <!-- --> &amp; &#0; %%", "a\u{202E}gnp.exe\u{2066}",
    "\u{1}\u{8}\u{B}\u{1F}\u{7F}\u{85}\u{FFFE}\u{FFFF}",
    "line\nbreak\r\n\ttab\u{2028}", "{{{name}}} {{ }}", "javascript:alert(1)",
    "http://example.com/ data:text/html,x",
  ]

  /// A JSON string of a text.
  private static func quoted(_ text: String) throws -> String {
    let data = try JSONSerialization.data(withJSONObject: [text], options: [.withoutEscapingSlashes])
    return String(String(decoding: data, as: UTF8.self).dropFirst().dropLast())
  }

  private static func design(_ text: String) throws -> String {
    let plain = try quoted(text)
    // In a template braces stand twice.
    let template = try quoted(text.replacing("{", with: "{{").replacing("}", with: "}}"))
    return #"""
      { "cellproof": 1, "title": \#(plain), "$comment": \#(plain), "colors": { \#(plain): "#123456" },
        "preview": { "name": \#(plain), "systems": ["10", "26"], "devices": ["iPhone 8"],
          "states": ["normal", "swiped", "swipedLeading", "confirming"] },
        "cells": [ { "id": "a", "height": 90,
          "content": { "type": "stack", "axis": "vertical", "children": [
            { "type": "label", "text": \#(template) }, { "type": "label", "text": "{name}" },
            { "type": "button", "title": \#(template) }, { "type": "image", "image": { "systemName": \#(plain) } },
            { "type": "textField", "text": "", "placeholder": \#(template) },
            { "type": "segmentedControl", "segments": [\#(template), "b"] } ] },
          "swipeActions": { "leading": { "actions": [ { "title": \#(template), "accessibilityLabel": \#(template) } ] },
            "trailing": { "actions": [ { "id": "x", "api": "rowAction", "title": \#(template), "accessibilityLabel": \#(template) } ] } },
          "ignore": [ { "rule": "no-glyph", "reason": \#(plain) }, { "rule": "swipe-clear-cell", "reason": \#(plain) } ],
          "data": [ { "name": \#(plain) } ] } ],
        "scenes": [ { "id": "s", "sections": [ { "header": \#(plain), "footer": \#(plain), "rows": [ { "cell": "a" } ] } ] } ] }
      """#
  }

  @Test(arguments: texts)
  func everywhere(text: String) throws {
    let folder = try ReportFolder()
    let outcome = try folder.render(["a.json": try Self.design(text)])
    // A fault with a place is an answer too: then nothing is written.
    if outcome.status == .invalidInput {
      #expect(outcome.messages.allSatisfy { $0.place?.hasPrefix("a.json:") == true })
      #expect(folder.files("out").isEmpty)
      return
    }
    #expect(outcome.status == .done)
    try ReportCheck(folder: folder, name: "out").run()
  }

  /// Names of files go into pages and reports.
  @Test(arguments: [
    "a<script>b\"'&.json", "\u{202E}nosj.json", "a b%20#?.json", "\u{1}\u{1B}[31m.json", "漢字.json",
  ])
  func fileNames(name: String) throws {
    let folder = try ReportFolder()
    let good = try Self.design("x")
    let outcome = try folder.render([name: good, "other.json": good])
    #expect(outcome.status == .done)
    try ReportCheck(folder: folder, name: "out").run()
    #expect(try folder.json("out/report.json")["inputs"].list.map(\.text).contains(name))
  }

  /// 100,000 characters in one label: drawn in bounded time, cut to its width.
  @Test(arguments: ["x", "wide words ", "\u{202E}\u{5D0}", "漢"], [0, 1])
  func long(unit: String, lines: Int) throws {
    let folder = try ReportFolder()
    let text = String(String(repeating: unit, count: 100_000 / unit.count).prefix(100_000))
    let started = ContinuousClock.now
    let outcome = try folder.render([
      "a.json": #"""
      { "cellproof": 1, "preview": { "states": ["normal", "swiped"], "systems": ["18"] }, "cells": [ { "id": "a", "height": 60,
        "content": { "type": "label", "numberOfLines": \#(lines), "text": "\#(text)" },
        "swipeActions": { "trailing": { "actions": [ { "title": "\#(text)" } ] } } } ] }
      """#
    ])
    #expect(outcome.status == .done)
    #expect(ContinuousClock.now - started < .seconds(20))
    try ReportCheck(folder: folder, name: "out").run()
  }
}
