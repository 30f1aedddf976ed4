import Foundation
import Glibc
import Proofing
import Testing

/// Asset folders and catalogs from the file to the report, sound and unsound ones.
struct AssetTests {
  private static let catalog = "A.xcassets/"
  private static let svg =
    "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\"><path d=\"M2 2H22V22Z\"/></svg>"

  /// One page of 24 points with a triangle, its cross-reference table left out: readers make up for that.
  private static let pdf = """
    %PDF-1.4
    1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
    2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj
    3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 24 24] /Contents 4 0 R >> endobj
    4 0 obj << /Length 33 >> stream
    1 0 0 rg 2 2 m 22 2 l 22 22 l h f
    endstream endobj
    trailer << /Root 1 0 R >>
    %%EOF
    """

  private static func colors(_ entries: String) -> String { "{ \"colors\": [ \(entries) ] }" }

  private static func design(_ cell: String, assets: String = "\"A.xcassets\"", table: String = "") -> String
  {
    """
    { "cellproof": 1, "assets": [\(assets)], "table": { \(table) },
      "preview": { "states": ["normal", "swiped"], "systems": ["18"], "devices": ["iPhone 8"],
        "appearances": ["light", "dark"] },
      "cells": [ { "id": "a"\(cell.isEmpty ? "" : ", ")\(cell) } ] }
    """
  }

  private static func action(_ image: String) -> String {
    #""height": 100, "swipeActions": { "trailing": { "actions": [ { "id": "x", "title": "Go", "image": \#(image) } ] } }"#
  }

  private func message(_ cell: String, _ files: [String: String], assets: String = "\"A.xcassets\"") throws
    -> Outcome.Message
  {
    let folder = try ReportFolder()
    for (name, text) in files { try folder.write(text, name) }
    let outcome = try folder.render(["a.json": Self.design(cell, assets: assets)])
    #expect(outcome.status == .invalidInput)
    #expect(folder.files("out").isEmpty)
    let message = try #require(outcome.messages.first { $0.level == .error })
    #expect(message.place?.hasPrefix("a.json:") == true)
    #expect(!message.text.contains(folder.path))
    #expect(message.text.utf8.count < 1500)
    return message
  }

  /// The value of an appearance, the design's own colour before the catalog's.
  @Test func coloursByAppearance() throws {
    let folder = try ReportFolder()
    try folder.write(
      Self.colors(
        """
        { "idiom": "universal", "color": { "color-space": "srgb",
          "components": { "red": "0x11", "green": "0x22", "blue": "0x33", "alpha": "1.000" } } },
        { "idiom": "universal", "appearances": [ { "appearance": "luminosity", "value": "dark" } ],
          "color": { "platform": "ios", "reference": "systemRedColor" } }
        """), Self.catalog + "Brand/accent.colorset/Contents.json")
    try folder.write(
      #"{ "properties": { "provides-namespace": true } }"#, Self.catalog + "Brand/Contents.json")
    let cell = #""matchedBackground": "Brand/accent""#
    #expect(try folder.render(["a.json": Self.design(cell)]).status == .done)
    let previews = try folder.json("out/layout/a.json")["previews"]
    #expect(previews["a/normal.ios18.iphone-8"]["surfaces"]["cell"].text == "#112233")
    // UIKit's red in the dark.
    #expect(previews["a/normal.ios18.iphone-8.dark"]["surfaces"]["cell"].text == "#FF453A")
    let own = Self.design(cell).replacing(
      "\"assets\"", with: "\"colors\": { \"Brand/accent\": \"#010203\" }, \"assets\"")
    #expect(try folder.render(["a.json": own]).status == .done)
    #expect(
      try folder.json("out/layout/a.json")["previews"]["a/normal.ios18.iphone-8.dark"]["surfaces"]["cell"]
        .text
        == "#010203")
  }

  /// The dark file is that of dark previews alone; a PDF's vectors stay vectors.
  @Test func picturesByAppearance() throws {
    let folder = try ReportFolder()
    try folder.write(
      """
      { "images": [ { "filename": "light.pdf", "idiom": "universal" },
          { "filename": "dark.svg", "idiom": "universal",
            "appearances": [ { "appearance": "luminosity", "value": "dark" } ] } ],
        "properties": { "template-rendering-intent": "original", "preserves-vector-representation": true } }
      """, Self.catalog + "mark.imageset/Contents.json")
    try folder.write(Self.pdf, Self.catalog + "mark.imageset/light.pdf")
    try folder.write(
      Self.svg.replacing("<path", with: "<path fill=\"#0A0B0C\""), Self.catalog + "mark.imageset/dark.svg")
    let outcome = try folder.render(["a.json": Self.design(Self.action(#"{ "named": "mark" }"#))])
    #expect(outcome.status == .done, "\(outcome.messages)")
    let light = try folder.text("out/svg/a/swiped.ios18.iphone-8.svg")
    let dark = try folder.text("out/svg/a/swiped.ios18.iphone-8.dark.svg")
    #expect(light.contains("#FF0000") && !light.contains("#0A0B0C"))
    #expect(dark.contains("#0A0B0C") && !dark.contains("#FF0000"))
    #expect(!light.contains("<image") && !light.contains("data:"))
    try ReportCheck(folder: folder, name: "out").run()
  }

  @Test func symbolsThatAreNotDrawnAreNotes() throws {
    let design = Self.design(Self.action(#"{ "systemName": "trash.fil" }"#), assets: "")
    let before = try #require(design.split(separator: "\n")[3].split(separator: "\"trash.fil\"").first)
    let outcome = try ReportFolder().render(["a.json": design])
    #expect(outcome.status == .done)
    let notes = outcome.messages.filter { $0.code == "symbol-not-drawn" }
    #expect(notes.map(\.level) == [.note])
    #expect(notes.first?.place == "a.json:4:\(before.count + 1)")
    #expect(notes.first?.text.hasSuffix("; did you mean \"trash.fill\"?") == true)
  }

  /// A colour set that nothing uses is in nobody's way.
  @Test func brokenColourSets() throws {
    let folder = try ReportFolder()
    try folder.write("{ \"colors\": [ {} ", Self.catalog + "worn.colorset/Contents.json")
    try folder.write(
      Self.colors(#"{ "color": { "reference": "systemNoneColor" } }"#),
      Self.catalog + "other.colorset/Contents.json")
    let unused = try folder.render(["a.json": Self.design("")])
    #expect(unused.status == .done)
    #expect(unused.messages.map(\.level) == [.warning, .warning])
    #expect(unused.messages.allSatisfy { $0.place == "a.json:1:30" })
    #expect(unused.messages.contains { $0.text.contains("A.xcassets/worn.colorset/Contents.json:1:") })
    #expect(unused.messages.contains { $0.text.contains("systemNone") })
    let used = try message(#""backgroundColor": "worn""#, [Self.catalog + "worn.colorset/Contents.json": "{"])
    #expect(used.code == "unknown-colour")
  }

  @Test(
    arguments: [
      ("no.imageset/Contents.json", #"{ "images": [ { "filename": "gone.png" } ] }"#, "asset-missing"),
      ("no.imageset/Contents.json", #"{ "images": [ { "filename": "/etc/passwd" } ] }"#, "asset-outside"),
      ("no.imageset/Contents.json", #"{ "images": [ { "filename": "../../a.json" } ] }"#, "asset-outside"),
      ("no.imageset/Contents.json", #"{ "images": ["#, "asset-broken"),
      ("no.imageset/Contents.json", String(repeating: "[", count: 500_000), "asset-broken"),
      ("no.imageset/Contents.json", String(repeating: " ", count: 1_000_001), "asset-too-large"),
      ("no.imageset/x.png", "", "asset-broken"),
      ("yes.imageset/x.png", "", "asset-missing"),
    ])
  func brokenImageSets(file: String, text: String, code: String) throws {
    #expect(try message(Self.action(#"{ "named": "no" }"#), [Self.catalog + file: text]).code == code)
  }

  @Test(
    arguments: [
      ("a.pdf", "", "asset-broken"), ("a.pdf", "%PDF-1.7", "asset-broken"), ("a.pdf", svg, "asset-broken"),
      ("a.png", "\u{89}PNG", "asset-broken"), ("a.png", svg, "asset-broken"), ("a.svg", pdf, "asset-broken"),
      ("a.pdf", pdf.replacing("24 24", with: "24000 24000"), "asset-too-large"),
      ("a.pdf", pdf.replacing("/Kids [3 0 R] /Count 1", with: "/Kids [2 0 R] /Count 1"), "asset-broken"),
    ])
  func brokenFiles(file: String, text: String, code: String) throws {
    let found = try message(
      Self.action(#"{ "named": "a" }"#), ["icons/" + file: text], assets: "\"icons\"")
    #expect(found.code == code, "\(found.text)")
  }

  /// Nothing outside of the input's folder is read, whatever leads there.
  @Test func linksThatLeadOut() throws {
    let folder = try ReportFolder()
    try folder.write(Self.svg, "secret/mark.svg")
    try folder.write(Self.svg, "in/icons/x.svg")
    for (link, target) in [
      ("in/icons/mark.svg", "../../secret/mark.svg"), ("in/out", "../secret"), ("in/B.xcassets", ".."),
    ] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.path + "/" + link, withDestinationPath: target)
    }
    for assets in ["icons", "out", "B.xcassets", "../secret", folder.path + "/secret"] {
      let design = Self.design(Self.action(#"{ "named": "mark" }"#), assets: "\"\(assets)\"")
      let outcome = try folder.render(["in/a.json": design])
      #expect(outcome.status == .invalidInput)
      #expect(outcome.messages.first?.code == "asset-outside", "\(assets)")
    }
    #expect(folder.files("out").isEmpty)
  }

  /// Names that are long or would steer a terminal are cut and spelt out.
  @Test(arguments: [
    String(repeating: "x", count: 100_000), "a\u{1B}[31m\nb\u{202E}", String(repeating: "a/", count: 50_000),
  ])
  func hostileNames(name: String) throws {
    let quoted = String(decoding: try JSONEncoder().encode(name), as: UTF8.self)
    let image = try message(Self.action("{ \"named\": \(quoted) }"), [:], assets: "")
    #expect(image.code == "asset-missing")
    let folder = try message("", [:], assets: quoted)
    #expect(folder.code == "asset-folder")
    for text in [image.text, folder.text] {
      #expect(!text.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x202E })
    }
    let group = try message("", [Self.catalog + "g\u{1B}\n/Contents.json": "{"])
    #expect(group.text.contains("A.xcassets/g\\u{1B}\\u{A}/Contents.json:1:"), "\(group.text)")
  }

  /// A name of other bytes than UTF-8 is told as that.
  @Test func namesThatAreNoText() throws {
    let folder = try ReportFolder()
    try folder.write(Self.design("", assets: "\"icons\""), "in/a.json")
    try folder.write("", "in/icons/readme")
    for name in ["in/caf\u{E9}.json", "in/icons/caf\u{E9}.svg"] {
      // Latin-1: one byte a character.
      let path =
        Array(folder.path.utf8).map { CChar(bitPattern: $0) } + [0x2F]
        + name.unicodeScalars.map { CChar(bitPattern: UInt8($0.value)) } + [0]
      let file = open(path, O_WRONLY | O_CREAT, 0o600)
      #expect(file >= 0)
      close(file)
    }
    let outcome = try folder.render([:]) { $0.inputs = [.path(folder.path + "/in")] }
    #expect(outcome.status == .done)
    #expect(
      outcome.messages.filter { $0.text.contains("not UTF-8") }.map(\.place) == ["caf\u{FFFD}.json:1:1"])
    let image = Self.design(Self.action(#"{ "named": "café" }"#), assets: "\"icons\"")
    let missing = try folder.render(["in/a.json": image]).messages.first
    #expect(missing?.code == "asset-missing")
    #expect(missing?.text.contains("1 of the names there not being UTF-8") == true)
  }
}
