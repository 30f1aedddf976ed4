import Foundation
import Proofing
import Testing

/// What is noticed while documents are read is found, located and counted like all else.
struct DocumentFindingTests {
  private typealias Fixture = InterfaceFixture

  private static let label = InterfaceFixture.label("v", "Title")

  private struct Found: Equatable {
    var rule: String?
    var level: String?
    var line: Double?
    var object: String?
  }

  private func findings(_ folder: ReportFolder) throws -> [Found] {
    try folder.json("out/report.json")["findings"].list.filter { $0["previews"].list.isEmpty }.map {
      Found(
        rule: $0["rule"].text, level: $0["level"].text, line: $0["location"]["line"].number,
        object: $0["location"]["object"].text)
    }
  }

  private func line(_ text: String, _ word: String) -> Double? {
    text.split(separator: "\n", omittingEmptySubsequences: false).firstIndex { $0.contains(word) }
      .map { Double($0 + 1) }
  }

  /// Each by a text that has it and nothing else, the word that its line is known by, and the object that holds it.
  @Test(
    arguments: [
      ("<view id=\"w\"/>\n<view id=\"w\" tag=\"2\"/>", "duplicate-id", "warning", "tag=\"2\"", "w"),
      ("<view id=\"w\" tag=\"much\"/>", "unreadable-value", "note", "much", "w"),
      ("<view id=\"w\" contentMode=\"wide\"/>", "unknown-value", "note", "wide", "w"),
      ("<view id=\"w\" aura=\"2\"/>", "unsupported-attribute", "note", "aura", "w"),
      ("<view id=\"w\">\n<halo/></view>", "unsupported-element", "note", "<halo", "w"),
      (
        "<view id=\"w\"><subviews/>\n<color key=\"backgroundColor\" gray=\"1\" colorSpace=\"deviceWhite\"/></view>",
        "unreadable-value", "note", "gray", "w"
      ),
    ])
  func readerCodes(text: String, rule: String, level: String, word: String, object: String) throws {
    let folder = try ReportFolder()
    let document = Fixture().document(Self.label + "\n" + text)
    #expect(try folder.render([document.name: document.text]).status == .done)
    let wanted = Found(rule: rule, level: level, line: line(document.text, word), object: object)
    let found = try findings(folder)
    #expect(found.contains(wanted), "\(found)")
  }

  @Test func constraintCodes() throws {
    let constraints = """
      <constraints>
      <constraint firstItem="v" firstAttribute="sideways" secondItem="content-0" secondAttribute="leading" id="k"/>
      <constraint firstItem="gone" firstAttribute="top" secondItem="content-0" secondAttribute="top" id="l"/>
      </constraints>
      """
    let folder = try ReportFolder()
    let document = Fixture(content: constraints).document(Self.label)
    try folder.render([document.name: document.text])
    let found = try findings(folder)
    let unknown = Found(
      rule: "unknown-constraint-attribute", level: "warning", line: line(document.text, "sideways"),
      object: "k")
    let dangling = Found(rule: "dangling-id", level: "note", line: line(document.text, "gone"), object: "l")
    #expect(found.contains(unknown) && found.contains(dangling))
    // Of a constraint that is left out nothing else is told.
    #expect(!found.contains { $0.rule == "unsupported-attribute" })
  }

  @Test("Warnings fail a run that asks for it, notes do not")
  func threshold() throws {
    let folder = try ReportFolder()
    func status(_ subviews: String) throws -> Outcome.Status {
      let document = Fixture().document(subviews)
      return try folder.render([document.name: document.text]) {
        $0.failsOn = .warning
        $0.filters.states = ["normal"]
      }.status
    }
    let frame = "<rect key=\"frame\" x=\"8\" y=\"8\" width=\"20\" height=\"20\"/>"
    func view(_ attributes: String) -> String {
      "<view fixedFrame=\"YES\" \(attributes) id=\"w\">\(frame)</view>"
    }
    #expect(try status(view("")) == .done)
    #expect(try status(view("tag=\"much\"")) == .done)
    #expect(try status(view("") + view("")) == .findings)
  }

  @Test("In a folder they stand in the section of their file")
  func section() throws {
    let folder = try ReportFolder()
    try folder.write(Fixture().document(Self.label).text, "in/One.xib")
    try folder.write(Fixture().document("<view id=\"w\" tag=\"much\"/>" + Self.label).text, "in/Two.xib")
    try folder.render([:]) { $0.inputs = [.path(folder.path + "/in")] }
    try ReportCheck(folder: folder, name: "out").run()
    let page = try folder.text("out/index.html")
    let sections = page.components(separatedBy: "<section class=\"file\"")
    try #require(sections.count == 3)
    #expect(!sections[1].contains("unreadable-value"))
    let own = try #require(sections[2].components(separatedBy: "</section>").first)
    #expect(own.contains("1 finding of the file itself"))
    #expect(own.contains("tag is &quot;much&quot;") || own.contains("tag is \"much\""))
    #expect(own.contains("<a href=\"rules/reading.html#unreadable-value\">"))
    #expect(own.contains("Two.xib:"))
  }

  @Test("A hundred notes hide no warning")
  func manyNotes() throws {
    let notes = (0..<150).map { "<view id=\"n\($0)\" tag=\"much\"/>" }.joined()
    let constraints =
      "<constraints><constraint firstItem=\"v\" firstAttribute=\"sideways\" id=\"k\"/></constraints>"
    let folder = try ReportFolder()
    let document = Fixture(content: constraints).document(Self.label + notes)
    try folder.render([document.name: document.text])
    let rules = try findings(folder).map(\.rule)
    #expect(rules.contains("unknown-constraint-attribute") && rules.contains("more-notes"))
  }

  /// Designs are read with warnings too; what silences rules silences them.
  @Test func designs() throws {
    let folder = try ReportFolder()
    func rules(_ ignore: String) throws -> [String?] {
      let design = """
        { "cellproof": 1, \(ignore) "cells": [ { "id": "a", "content": { "type": "view" },
          "height": [ { "use": 44 }, { "when": "1 < 2", "use": 50 } ] } ] }
        """
      let outcome = try folder.render(["a.json": design]) { $0.failsOn = .warning }
      #expect(outcome.status == (ignore.isEmpty ? .findings : .done))
      return try findings(folder).map(\.rule)
    }
    #expect(try rules("") == ["design-warning"])
    #expect(try rules(#""ignore": [ { "rule": "design-warning", "reason": "to come" } ],"#) == [])
  }

  // MARK: Colours

  private static let colored = """
    <view fixedFrame="YES" id="w"><rect key="frame" x="8" y="8" width="20" height="20"/>
    <color key="backgroundColor" name="Ink"/></view>
    """

  private static func colorSet(_ red: String) -> String {
    """
    { "colors": [ { "idiom": "universal", "color": { "color-space": "srgb", "components":
      { "red": "\(red)", "green": "0x34", "blue": "0x56", "alpha": "1" } } } ] }
    """
  }

  /// What is found of the colours of a document in a folder, and its picture.
  private func colors(
    _ resources: String = "", set: String? = nil, text: String = colored
  ) throws -> (found: [Found], picture: String, messages: [String]) {
    let folder = try ReportFolder()
    var fixture = Fixture()
    fixture.resources = "<resources>\(resources)</resources>"
    try folder.write(fixture.document(text).text, "in/a.xib")
    if let set { try folder.write(set, "in/C.xcassets/Ink.colorset/Contents.json") }
    let outcome = try folder.render([:]) {
      $0.inputs = [.path(folder.path + "/in")]
      $0.filters.states = ["normal"]
      $0.filters.systems = ["18"]
    }
    let found = try findings(folder)
    return (
      found, try folder.text("out/svg/a-cell-0/normal.ios18.iphone-16.svg"), outcome.messages.map(\.text)
    )
  }

  private static let stored = """
    <namedColor name="Ink"><color red="0.06666" green="0.13333" blue="0.2" alpha="1" colorSpace="custom" \
    customColorSpace="sRGB"/></namedColor>
    """

  @Test("A catalog's colour is drawn though the document does not list it")
  func unlistedColor() throws {
    let (found, picture, _) = try colors(set: Self.colorSet("0x12"))
    #expect(picture.contains("#123456"))
    #expect(found == [])
  }

  @Test("A colour that nobody has is the property's default, and a warning where it is named")
  func missingColor() throws {
    let (found, picture, messages) = try colors()
    #expect(found.map(\.rule) == ["colour-missing"])
    #expect(found.first?.level == "warning" && found.first?.object == "w")
    #expect(messages.contains { $0.contains("\"Ink\"") && $0.contains("no catalog of the folder has it") })
    #expect(!picture.contains("#123456"))
    #expect(try colors(Self.stored).found == [])
    let system = Self.colored.replacing("name=\"Ink\"", with: "systemColor=\"inkColor\"")
    #expect(try colors(text: system).messages.contains { $0.contains("\"inkColor\"") })
  }

  @Test("A colour set that is broken is told where the document names it; the stored value is drawn")
  func brokenColorSet() throws {
    let (found, picture, messages) = try colors(Self.stored, set: Self.colorSet("much"))
    #expect(found.map(\.rule) == ["asset-broken"])
    #expect(found.first?.level == "warning" && found.first?.object == "w")
    #expect(messages.contains { $0.contains("C.xcassets/Ink.colorset") && $0.contains("stores is drawn") })
    #expect(picture.contains("#123") || picture.contains("#112233"))
    // Told once though the document has no value either.
    let (bare, _, words) = try colors(set: "{")
    #expect(bare.map(\.rule) == ["asset-broken"])
    #expect(words.contains { $0.contains("the property's default is drawn") })
  }

  @Test("A document that was named alone says where its colours could come from")
  func missingColorOfNamedDocument() throws {
    let folder = try ReportFolder()
    let outcome = try folder.render(["a.xib": Fixture().document(Self.colored).text])
    let message = try #require(outcome.messages.first { $0.code == "colour-missing" })
    #expect(message.text.contains("name the project's folder"))
  }
}
