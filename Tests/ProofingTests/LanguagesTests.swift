import Proofing
import Testing

@Suite("Languages: strings of files, findings, the page of languages") struct LanguagesTests {
  private static let design = """
    { "cellproof": 1, "strings": [ "Localizable.xcstrings" ],
      "preview": { "systems": ["18"], "devices": ["iPhone 8"], "states": ["normal"] },
      "cells": [ { "id": "a", "content": { "type": "view",
        "children": [ { "type": "label", "id": "word", "text": { "localized": "Trash" }, "width": 60 } ],
        "constraints": [ "V:|-11-[word]-11-|", "word.leading = margins.leading" ] } } ] }
    """

  private static let catalog = """
    { "sourceLanguage": "en", "strings": {
      "Trash": { "localizations": { "de": { "stringUnit": { "value": "Papierkorb" } } } },
      "Other": { "localizations": { "fr": { "stringUnit": { "value": "Autre" } } } } } }
    """

  @Test func report() throws {
    let folder = try ReportFolder()
    try folder.write(Self.catalog, "Localizable.xcstrings")
    #expect(try folder.render(["a.json": Self.design]) { $0.writesPictures = false }.status == .done)
    let found = try folder.json("out/report.json")["findings"].list.map { $0["rule"].text }
    #expect(found.contains("missing-string"))
    #expect(found.contains("truncation"))
    #expect(
      try folder.text("out/cells/a.html").contains(#"<a href="../languages/a.html">Every language</a>"#))
    let page = try folder.text("out/languages/a.html")
    let names = page.matches(of: #/rowheader"><b>([A-Za-z-]+)</b>/#).map { String($0.1) }
    // Widest first: ten letters, then seven in brackets, then five; the key stands for what French lacks.
    #expect(names == ["de", "en-XA", "en", "fr", "ar-XB"])
  }

  @Test("A locale can be asked for alone")
  func filter() throws {
    let folder = try ReportFolder()
    try folder.write(Self.catalog, "Localizable.xcstrings")
    let outcome = try folder.render(["a.json": Self.design]) {
      $0.filters.locales = ["de"]
      $0.writesPictures = false
    }
    #expect(outcome.status == .done)
    let ids = try folder.json("out/report.json")["previews"].list.map { $0["id"].text }
    #expect(ids == ["a/normal.ios18.iphone-8.de"])
  }

  @Test("A fault in a file of strings is told at its place there, and nothing is drawn")
  func fault() throws {
    let folder = try ReportFolder()
    let design = Self.design.replacing(
      #"[ "Localizable.xcstrings" ]"#, with: #"{ "de": "de.lproj/A.strings" }"#)
    try folder.write("\"Trash\" = \"Müll\"\n", "de.lproj/A.strings")
    let outcome = try folder.render(["a.json": design])
    #expect(outcome.status == .invalidInput)
    #expect(outcome.messages.map(\.place) == ["de.lproj/A.strings:2:1"])
  }

  @Test("No file outside of the design's folder is read")
  func outside() throws {
    let folder = try ReportFolder()
    try folder.write("\"Trash\" = \"x\";", "de.lproj/A.strings")
    let design = Self.design.replacing(#"[ "Localizable.xcstrings" ]"#, with: #""../de.lproj/A.strings""#)
    let outcome = try folder.render(["in/a.json": design])
    #expect(outcome.status == .invalidInput)
    #expect(outcome.messages.map(\.code) == ["file-outside"])
  }
}
