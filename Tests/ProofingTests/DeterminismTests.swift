import Foundation
import Proofing
import Testing

/// The same input gives the same bytes, whoever works on it.
struct DeterminismTests {
  /// 400 rows on several pages, every third alike, with contents that follow data, state and accessory.
  private static func design(rows: Int) -> String {
    let data = (0..<rows).map { "{ \"name\": \"Item \($0 % 3 == 0 ? 0 : $0)\", \"value\": \($0 % 3 == 0 ? 1 : $0) }" }
    return ##"""
      { "cellproof": 1, "title": "Items", "preview": { "systems": ["12", "26"], "devices": ["iPhone 8"],
          "states": ["normal", "selected", "swiped", "editing"] },
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
        { "id": "margin", "height": 50, "accessoryType": "checkmark", "data": [ \##((0..<120).map { "{\"n\": \($0)}" }.joined(separator: ",")) ],
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
    for (name, jobs) in [("one", 1), ("again", 1), ("four", 4)] {
      #expect(try folder.render(inputs, { $0.jobs = jobs }, into: name).status == .done)
    }
    let one = try contents(folder, "one")
    #expect(one.count > 100)
    for other in ["again", "four"] {
      let other = try contents(folder, other)
      #expect(one.keys.sorted() == other.keys.sorted())
      for (path, bytes) in one where other[path] != bytes { Issue.record("\(path) differs") }
    }
    try links(in: folder, "four")
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
    #expect(files.filter { $0.hasPrefix("svg/item/") || $0.hasPrefix("svg/margin/") }.sorted() == pictures.sorted())
    #expect(report["previews"].list.count == (400 + 120) * 8 - 120 * 2)
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
