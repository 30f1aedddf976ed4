import Foundation
import Proofing
import Testing

/// Ids, skipped previews, filters, several inputs.
struct PreviewTests {
  private static func design(_ id: String = "a", preview: String = "", table: String = "", more: String = "")
    -> String
  {
    """
    { "cellproof": 1, "preview": { \(preview) }, "table": { \(table) }, "cells": [ { "id": "\(id)", \(more)
      "content": { "type": "label", "text": "One" },
      "swipeActions": { "trailing": { "actions": [ { "id": "x", "title": "X" } ] } } } ] }
    """
  }

  private func ids(_ folder: ReportFolder, _ list: String = "previews") throws -> [String] {
    try folder.json("out/report.json")[list].list.compactMap { $0["id"].text }
  }

  /// What is not the default follows by its long name.
  @Test func names() throws {
    let folder = try ReportFolder()
    try folder.render([
      "a.json": Self.design(
        preview: #"""
          "states": ["normal"], "systems": ["18"], "devices": ["iPhone 8", "iPhone 13 mini", "402x874@3x"],
          "appearances": ["light", "darkHighContrast"], "contentSizes": ["L", "AX5"], "legibilityWeights": ["regular", "bold"],
          "directions": ["ltr", "rtl"]
          """#, more: #""data": [ {}, {} ],"#)
    ])
    let ids = try ids(folder)
    #expect(ids.count == 3 * 2 * 2 * 2 * 2 * 2)
    #expect(Set(ids).count == ids.count)
    for id in [
      "a/normal.ios18.iphone-8", "a/normal.ios18.iphone-13-mini.row2", "a/normal.ios18.402x874-3x.rtl",
      "a/normal.ios18.iphone-8.darkHighContrast.accessibilityExtraExtraExtraLarge.bold.rtl.row2",
    ] { #expect(ids.contains(id)) }
    for preview in try folder.json("out/report.json")["previews"].list {
      let svg = try #require(preview["svg"].text)
      #expect(folder.files("out").contains(svg))
      #expect(preview["hash"].text?.count == 32)
    }
  }

  @Test func skipped() throws {
    let folder = try ReportFolder()
    try folder.render([
      "a.json": Self.design(
        preview: #"""
          "states": ["normal", "swiped", "swipedLeading", "reordering"], "systems": ["10", "18"],
          "devices": ["iPhone 8"], "appearances": ["light", "dark"]
          """#)
    ])
    let skipped = try folder.json("out/report.json")["skipped"].list
    func reason(_ id: String) -> String? { skipped.first { $0["id"].text == id }?["reason"].text }
    #expect(reason("a/normal.ios10.iphone-8.dark") == "dark appearance exists from iOS 13")
    #expect(reason("a/swiped.ios10.iphone-8") == "contextual actions exist from iOS 11")
    #expect(reason("a/swipedLeading.ios10.iphone-8") == "leading actions exist from iOS 11")
    #expect(reason("a/swipedLeading.ios18.iphone-8") == "the cell has no leading actions")
    #expect(reason("a/reordering.ios18.iphone-8") != nil)
    #expect(reason("a/normal.ios10.iphone-8") == nil)
    #expect(try ids(folder).count + skipped.count == 16)
  }

  @Test func insetGroupsBefore13() throws {
    let folder = try ReportFolder()
    try folder.render([
      "a.json": Self.design(
        preview: #""states": ["normal"], "systems": ["12", "13"], "devices": ["iPhone 8"]"#,
        table: #""style": "insetGrouped""#)
    ])
    #expect(try ids(folder) == ["a/normal.ios13.iphone-8"])
    #expect(try ids(folder, "skipped") == ["a/normal.ios12.iphone-8"])
  }

  /// What a filter narrows.
  enum Dimension: Sendable {
    case cells, states, systems, devices, appearances, contentSizes, directions, locales

    var key: WritableKeyPath<Request.Filters, [String]> {
      switch self {
      case .cells: \.cells
      case .states: \.states
      case .systems: \.systems
      case .devices: \.devices
      case .appearances: \.appearances
      case .contentSizes: \.contentSizes
      case .directions: \.directions
      case .locales: \.locales
      }
    }
  }

  @Test(
    arguments: [
      (.states, "swiped", ["a/swiped.ios12.iphone-8", "a/swiped.ios18.iphone-8"]),
      (.systems, "18", ["a/normal.ios18.iphone-8", "a/swiped.ios18.iphone-8"]), (.cells, "a", nil),
      (.devices, "iPhone 8", nil), (.directions, "ltr", nil), (.contentSizes, "L", nil),
    ] as [(Dimension, String, [String]?)])
  func filters(dimension: Dimension, value: String, expected: [String]?) throws {
    let folder = try ReportFolder()
    let preview = #""states": ["normal", "swiped"], "systems": ["12", "18"], "devices": ["iPhone 8"]"#
    let outcome = try folder.render(["a.json": Self.design(preview: preview)]) {
      $0.filters[keyPath: dimension.key] = [value]
    }
    #expect(outcome.status == .done)
    if let expected {
      #expect(try ids(folder).sorted() == expected)
    } else {
      #expect(try ids(folder).count == 4)
    }
  }

  /// A filter that matches nothing is wrong usage, names what there is, and writes nothing.
  @Test(
    arguments: [
      (.states, "swipd", "swiped"), (.systems, "20", "18"), (.cells, "b", "a"),
      (.devices, "iPhone 9", "iPhone 8"), (.appearances, "dark", "light"), (.locales, "de", "none"),
    ] as [(Dimension, String, String)])
  func noMatch(dimension: Dimension, value: String, there: String) throws {
    let folder = try ReportFolder()
    let preview = #""states": ["normal", "swiped"], "systems": ["12", "18"], "devices": ["iPhone 8"]"#
    let outcome = try folder.render(["a.json": Self.design(preview: preview)]) {
      $0.filters[keyPath: dimension.key] = [value]
    }
    #expect(outcome.status == .wrongUsage)
    #expect(outcome.messages.count == 1)
    #expect(outcome.messages.first?.text.contains("\"\(value)\"") == true)
    #expect(outcome.messages.first?.text.contains(there) == true)
    #expect(folder.files("out").isEmpty)
  }

  /// Cells and scenes of several inputs that share an id take the file's stem before it.
  @Test func sharedIds() throws {
    let folder = try ReportFolder()
    let preview = #""states": ["normal"], "systems": ["18"], "devices": ["iPhone 8"]"#
    try folder.render([
      "inbox.json": Self.design(preview: preview), "sent mail.json": Self.design(preview: preview),
      "z.json": Self.design("own", preview: preview),
    ])
    #expect(
      try ids(folder) == [
        "inbox-a/normal.ios18.iphone-8", "sent-mail-a/normal.ios18.iphone-8", "own/normal.ios18.iphone-8",
      ])
    #expect(
      try ids(folder, "scenes") == [
        "inbox-all.ios18.iphone-8", "sent-mail-all.ios18.iphone-8", "z-all.ios18.iphone-8",
      ])
    #expect(
      try folder.json("out/report.json")["inputs"].list.map(\.text) == [
        "inbox.json", "sent mail.json", "z.json",
      ])
  }

  /// A scene's picture for every system, device and appearance that is drawn.
  @Test func scenes() throws {
    let folder = try ReportFolder()
    let preview =
      #""states": ["normal"], "systems": ["12", "18"], "devices": ["iPhone 8"], "appearances": ["light", "dark"]"#
    try folder.render(["a.json": Self.design(preview: preview)])
    #expect(
      try Set(ids(folder, "scenes")) == [
        "all.ios12.iphone-8", "all.ios18.iphone-8", "all.ios18.iphone-8.dark",
      ])
    for scene in try folder.json("out/report.json")["scenes"].list {
      #expect(folder.files("out").contains(scene["svg"].text ?? ""))
    }
  }
}
