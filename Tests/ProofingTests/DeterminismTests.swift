import Foundation
import Proofing
import Testing

/// The same input gives the same bytes, whoever works on it.
struct DeterminismTests {
  /// 400 rows on several pages, every third alike, with contents that follow data, state and accessory.
  private static func design(
    rows: Int, systems: String = "\"26\"", states: String = "\"normal\", \"editing\""
  ) -> String {
    let data = (0..<rows).map {
      "{ \"name\": \"Item \($0 % 3 == 0 ? 0 : $0)\", \"value\": \($0 % 3 == 0 ? 1 : $0) }"
    }
    return ##"""
      { "cellproof": 1, "title": "Items", "preview": { "systems": [\##(systems)], "devices": ["iPhone 8"],
          "states": [\##(states)] },
        "table": { "backgroundColor": "#EEEEEE" },
        "cells": [ { "id": "item", "height": 65, "accessoryType": "disclosureIndicator",
          "card": { "insets": 8, "backgroundColor": "white", "cornerRadius": 8,
                    "shadow": { "radius": 3, "opacity": 0.2, "y": 1 } },
          "content": { "type": "stack", "isLayoutMarginsRelativeArrangement": true, "children": [
            { "type": "label", "text": "{name}", "font": "body" }, { "type": "spacer" },
            { "type": "label", "text": "${value}",
              "textColor": [ { "when": "value < 50", "use": "systemGreen" }, { "use": "systemRed" } ] } ] },
          "swipeActions": { "pullViewBackground": "white", "trailing": { "actions": [
            { "id": "a", "api": "rowAction", "title": "Delete", "style": "destructive" }, { "id": "b", "title": "More" } ] } },
          "data": [ \##(data.joined(separator: ", ")) ] },
        { "id": "margin", "height": 50, "accessoryType": "checkmark", "data": [ \##((0..<max(10, rows / 4)).map { "{\"n\": \($0)}" }.joined(separator: ",")) ],
          "content": { "type": "stack", "isLayoutMarginsRelativeArrangement": true, "children": [
            { "type": "label", "text": "{n}" } ] } } ] }
      """##
  }

  /// The hash of every file of a report by its path.
  private func contents(_ folder: ReportFolder, _ name: String) throws -> [String: [UInt8]] {
    var contents: [String: [UInt8]] = [:]
    for file in folder.files(name) { contents[file] = try folder.bytes(name + "/" + file) }
    return contents
  }

  @Test func workers() throws {
    let folder = try ReportFolder()
    let inputs = ["items.json": Self.design(rows: 400)]
    for (name, jobs) in [("one", 1), ("four", 4)] {
      #expect(try folder.render(inputs, { $0.jobs = jobs }, into: name).status == .done)
    }
    try compare(folder, "one", "four")
    try links(in: folder, "four")
    #expect(try folder.json("four/report.json")["previews"].list.count == (400 + 100) * 2)
    #expect(folder.files("four/cells").count >= 7)
  }

  /// Twice, on old and new systems and in states that wipe, move and narrow the content.
  @Test func again() throws {
    let folder = try ReportFolder()
    let design = Self.design(
      rows: 12, systems: #""10", "12", "13", "26""#,
      states:
        #""normal", "selected", "swiping", "swiped", "editing", "editingSelected", "confirming", "highlighted""#
    )
    for name in ["one", "again", "all"] {
      #expect(
        try folder.render(["items.json": design], { $0.jobs = name == "all" ? nil : 1 }, into: name).status
          == .done)
    }
    try compare(folder, "one", "again")
    try compare(folder, "one", "all")
  }

  private func compare(_ folder: ReportFolder, _ one: String, _ other: String) throws {
    let first = try contents(folder, one)
    let second = try contents(folder, other)
    #expect(first.count > 30)
    #expect(first.keys.sorted() == second.keys.sorted())
    for (path, bytes) in first where second[path] != bytes { Issue.record("\(path) differs") }
  }

  /// Every preview's picture is there, equal pictures are one file even across pages, and no link of a page is dead.
  private func links(in folder: ReportFolder, _ name: String) throws {
    let files = Set(folder.files(name))
    let report = try folder.json(name + "/report.json")
    var byHash: [String: Set<String>] = [:]
    for preview in report["previews"].list {
      let svg = try #require(preview["svg"].text)
      byHash[try #require(preview["hash"].text), default: []].insert(svg)
    }
    let pictures = Set(byHash.values.flatMap { $0 })
    #expect(byHash.values.allSatisfy { $0.count == 1 })
    #expect(pictures.isSubset(of: files))
    #expect(
      files.filter { $0.hasPrefix("svg/item/") || $0.hasPrefix("svg/margin/") }.sorted() == pictures.sorted())
    #expect(pictures.count < report["previews"].list.count)
    for page in files where page.hasSuffix(".html") {
      let text = try folder.text(name + "/" + page)
      let base = (page as NSString).deletingLastPathComponent
      for match in text.matches(of: /(?:href|src)="([^"#]+)[^"]*"/) {
        let target = (base as NSString).appendingPathComponent(String(match.1))
        let path = (("/" + target) as NSString).standardizingPath.dropFirst()
        if !files.contains(String(path)) { Issue.record("\(page) links to \(match.1)") }
      }
    }
  }
}
