import Foundation
import Proofing
import Testing

/// The published card cell through the whole pipeline: what its pull view's colour changes, and where it is told.
struct TruckReportTests {
  private static func design(pull: String = "") -> String {
    ##"""
    { "cellproof": 1, "title": "Trucks", "assets": ["icons"], "colors": { "canvas": "#E0E3E8" },
      "preview": [
        { "systems": ["8", "9", "10", "11-xcode8", "11", "12"], "devices": ["iPhone 8"],
          "states": ["normal", "swiping", "swiped", "editing", "confirming", "highlighted"] },
        { "systems": ["13", "15", "18", "26"], "devices": ["iPhone 16"],
          "states": ["normal", "swiping", "swiped", "fullSwipe", "editing", "confirming"] } ],
      "table": { "backgroundColor": "canvas", "separatorStyle": "none", "allowsSelection": false, "rowHeight": 176 },
      "cells": [ { "id": "truck", "matchedBackground": "canvas", "contentViewBackgroundColor": "canvas",
        "selectionStyle": "none",
        "card": { "insets": { "top": 15, "leading": 15, "bottom": 0, "trailing": 15 }, "backgroundColor": "white",
                  "strokeColor": "#808080", "strokeWidth": 1 },
        "content": { "type": "label", "text": "{plate}", "textColor": "black" },
        "swipeActions": {\##(pull)
          "trailing": { "actions": [ { "id": "remove", "api": "rowAction", "style": "destructive",
            "title": { "spaces": 100 }, "accessibilityLabel": "Delete", "backgroundColor": { "pattern": { "snapshot": {
              "type": "view", "width": 100, "height": 176, "backgroundColor": "canvas", "children": [
                { "type": "view", "id": "disc", "width": 44, "height": 44, "cornerRadius": 22, "centerY": 0,
                  "backgroundColor": "white", "x": [ { "when": "$system >= 11", "use": 9 }, { "use": 28 } ] },
                { "type": "image", "id": "bin", "width": 18, "height": 18, "centerY": 0,
                  "image": { "named": "bin", "renderingMode": "alwaysOriginal" },
                  "x": [ { "when": "$system >= 11", "use": 22 }, { "use": 41 } ] } ] } } } } ] } },
        "data": [ { "plate": "035051A" } ] } ] }
    """##
  }

  /// What is told of every cell that colours its pull view and paints its action as high as the row: from 11 on blanks
  /// and the pattern of a row action count for nothing, and past a full swipe the picture repeats.
  private static let technique: Set<String> = [
    "pull-view-path", "full-height-design-on-26", "pattern-tiled", "pattern-unsupported",
    "whitespace-title-ignored",
  ]

  /// The findings that are not of the technique.
  private func others(_ findings: [JSON]) -> [JSON] {
    findings.filter { !Self.technique.contains($0["rule"].text ?? "") }
  }

  private static let bin = """
    <svg xmlns="http://www.w3.org/2000/svg" width="18" height="18"><path d="M2 2h14v14H2z" fill="#c00"/></svg>
    """

  private func report(pull: String = "") throws -> (outcome: Outcome, folder: ReportFolder) {
    let folder = try ReportFolder()
    try folder.write(Self.bin, "icons/bin.svg")
    return (try folder.render(["truck.json": Self.design(pull: pull)]), folder)
  }

  @Test func asPublished() throws {
    let (outcome, folder) = try report()
    #expect(outcome.status == .done)
    #expect(Set(outcome.messages.map(\.code)) == Self.technique)
    let findings = try folder.json("out/report.json")["findings"].list
    #expect(Set(findings.map { $0["rule"].text ?? "" }) == Self.technique)
    // A note at the cell, one for all systems; of the picture 30 points are lost: a disc from 66 to 110 in a capsule of 80.
    let path = try #require(findings.first { $0["rule"].text == "pull-view-path" })
    #expect(path["level"].text == "note")
    #expect(path["location"]["pointer"].text == "/cells/0")
    #expect(findings.count { $0["rule"].text == "pull-view-path" } == 1)
    let bar = try #require(findings.first { $0["rule"].text == "full-height-design-on-26" })
    #expect(bar["message"].text?.contains("30 pt of what it shows are cut") == true)
    #expect(bar["previews"].list.allSatisfy { $0.text?.contains(".ios26.") == true })
    for finding in findings where finding["rule"].text != "pull-view-path" {
      let systems = finding["previews"].list.compactMap { $0.text?.split(separator: ".")[1] }
      // Up to 10 all is as it was meant.
      #expect(!systems.contains { ["ios8", "ios9", "ios10"].contains($0) })
    }
    let previews = try folder.json("out/layout/truck.json")["previews"]
    let old = previews["truck/swiped.ios10.iphone-8"]["views"].list
    func view(_ views: [JSON], _ id: String) -> JSON { views.first { $0["id"].text == id } ?? JSON(nil) }
    #expect(view(old, "pullView")["frame"].numbers == [375.5, 0, 101.5, 176])
    #expect(view(old, "pullView")["class"].text == "UITableViewCellDeleteConfirmationView")
    #expect(view(old, "cell")["bounds"].numbers.prefix(2) == [101.5, 0])
    #expect(view(old, "remove")["blanks"]["count"].number == 16)
    #expect(view(old, "remove")["title"].text == String(repeating: " ", count: 16))
    let new = previews["truck/swiped.ios11.iphone-8"]
    #expect(view(new["views"].list, "remove")["frame"].numbers == [0, 0, 74, 176])
    #expect(view(new["views"].list, "disc")["frame"].numbers == [9, 66, 44, 44])
    #expect(view(new["views"].list, "bin")["frame"].numbers == [22, 79, 18, 18])
    #expect(view(new["views"].list, "bin")["superview"].text == "remove.0")
    #expect(new["surfaces"]["pullView"].text == "#E0E3E8")
    #expect(new["surfaces"]["actions"]["remove"].text == "#E0E3E8")
    #expect(previews["truck/swiped.ios10.iphone-8"]["surfaces"]["pullView"].isNull)
  }

  /// White adds that one finding, on the swiped states from 11 on, at the value, and nothing else.
  @Test func whitePullView() throws {
    let pull = "\n  \"pullViewBackground\": \"white\","
    let (outcome, folder) = try report(pull: pull)
    #expect(outcome.status == .done)
    let report = try folder.json("out/report.json")
    let findings = others(report["findings"].list)
    #expect(Set(findings.map { $0["rule"].text ?? "" }) == ["swipe-background-mismatch"])
    let lines = Self.design(pull: pull).split(separator: "\n", omittingEmptySubsequences: false)
    let line = (lines.firstIndex { $0.contains("pullViewBackground") } ?? -1) + 1
    for finding in findings {
      #expect(finding["level"].text == "error")
      #expect(finding["location"]["line"].number == Double(line))
      #expect(finding["location"]["column"].number == 25)
      #expect(finding["location"]["file"].text == "truck.json")
      #expect(finding["location"]["pointer"].text == "/cells/0/swipeActions/pullViewBackground")
    }
    let swiped = ["swiping", "swiped", "fullSwipe", "confirming"]
    let told = Set(findings.flatMap { $0["previews"].list.compactMap(\.text) })
    let ids = Set(findings.compactMap { $0["id"].text })
    for preview in report["previews"].list {
      let system = try #require(preview["system"].text)
      let id = try #require(preview["id"].text)
      let isFault = !["8", "9", "10"].contains(system) && swiped.contains(preview["state"].text ?? "")
      #expect(told.contains(id) == isFault, "\(id)")
      #expect(ids.isDisjoint(with: preview["findings"].list.compactMap(\.text)) != isFault, "\(id)")
    }
  }

  @Test(arguments: [
    (Request.FailureThreshold.never, Outcome.Status.done), (.error, .findings), (.warning, .findings),
  ])
  func threshold(failsOn: Request.FailureThreshold, status: Outcome.Status) throws {
    let folder = try ReportFolder()
    try folder.write(Self.bin, "icons/bin.svg")
    let design = Self.design(pull: "\"pullViewBackground\": \"white\",")
    #expect(try folder.render(["truck.json": design]) { $0.failsOn = failsOn }.status == status)
    #expect(folder.files("out").contains("report.json"))
  }

  private static func anchor(_ level: String) -> String {
    level == "cell" ? "\"id\": \"truck\"," : "\"title\": \"Trucks\","
  }

  /// `ignore` silences, at the cell or above; one that silences nothing is a note.
  @Test(arguments: ["design", "cell"])
  func ignored(level: String) throws {
    let folder = try ReportFolder()
    try folder.write(Self.bin, "icons/bin.svg")
    let entries =
      #""ignore": [ { "rule": "swipe-background-mismatch", "reason": "wanted" }, { "rule": "no-glyph", "reason": "none" } ],"#
    let design = Self.design(pull: "\"pullViewBackground\": \"white\",")
      .replacing(Self.anchor(level), with: Self.anchor(level) + entries)
    let outcome = try folder.render(["truck.json": design])
    let findings = others(try folder.json("out/report.json")["findings"].list)
    #expect(findings.map { $0["rule"].text } == ["unused-ignore"])
    #expect(findings.first?["level"].text == "note")
    #expect(findings.first?["message"].text?.contains("no-glyph") == true)
    #expect(Set(outcome.messages.map(\.code)) == Self.technique.union(["unused-ignore"]))
    // What a filter leaves out may have needed it.
    let narrowed = try folder.render(["truck.json": design]) { $0.filters.states = ["normal"] }
    #expect(narrowed.messages.isEmpty)
  }
}
