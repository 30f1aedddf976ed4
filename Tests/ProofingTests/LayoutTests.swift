import Foundation
import Proofing
import Testing

/// What `layout` prints: the normal state in the first value of each dimension, narrowed and widened by filters.
struct LayoutTests {
  private static let design = #"""
    { "cellproof": 1, "preview": { "states": ["swiped", "editing"], "systems": ["10", "18"],
        "devices": ["iPhone 8", "iPhone 16"], "contentSizes": ["L", "AX1"] },
      "cells": [ { "id": "a", "height": 60, "data": [ { "n": 1 }, { "n": 2 } ],
        "content": { "type": "label", "id": "name", "text": "Label {n}" },
        "swipeActions": { "trailing": { "actions": [ { "id": "x", "title": "X" } ] } } } ] }
    """#

  private func cells(_ change: (inout Request.Filters) -> Void = { _ in }) throws -> [JSON] {
    var request = Request()
    request.inputs = [.standardInput(Array(Self.design.utf8))]
    change(&request.filters)
    let outcome = Proofing.layout(request, format: .json)
    #expect(outcome.status == .done)
    return JSON(try JSONSerialization.jsonObject(with: Data(outcome.output)))["cells"].list
  }

  private func names(_ cells: [JSON]) -> [String] {
    cells.map {
      "\($0["id"].text ?? "")/\($0["state"].text ?? "").\($0["system"].text ?? "").\($0["device"].text ?? "")"
    }
  }

  /// Normal, though the design asks for other states, and though its first system has no such swipe.
  @Test func byDefault() throws {
    let cells = try cells()
    #expect(names(cells) == ["a/normal.10.iPhone 8"])
    let views = try #require(cells.first?["views"].list)
    #expect(views.map { $0["id"].text } == ["table", "cell", "contentView", "name", "separator"])
    #expect(views.map { $0["superview"].text } == [nil, "table", "cell", "contentView", "cell"])
    #expect(views[0]["frame"].numbers == [0, 0, 375, 60])
    #expect(views[3]["lines"].number == 1)
    #expect(views[3]["truncated"].value as? Bool == false)
    #expect(cells.first?["file"].text == "-")
  }

  @Test func filtered() throws {
    #expect(names(try cells { $0.systems = ["18"] }) == ["a/normal.18.iPhone 8"])
    #expect(
      names(try cells { $0.systems = ["10", "18"] }) == ["a/normal.10.iPhone 8", "a/normal.18.iPhone 8"])
    #expect(names(try cells { $0.devices = ["iPhone 16"] }) == ["a/normal.10.iPhone 16"])
    #expect(names(try cells { $0.states = ["swiped"] }) == ["a/swiped.18.iPhone 8"])
    #expect(names(try cells { $0.states = ["editing"] }) == ["a/editing.10.iPhone 8"])
  }

  /// A font that is there and cannot be read is told as `render` tells it, not as a missing one.
  @Test func unreadableFont() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("no font".utf8).write(to: folder.appending(path: "Inter-Regular.otf"))
    var request = Request()
    request.inputs = [.standardInput(Array(Self.design.utf8))]
    request.fontFolders = [folder.path]
    let outcome = Proofing.layout(request, format: .text)
    #expect(outcome.status == .invalidInput)
    #expect(outcome.messages.map(\.code) == ["font-unreadable"])
  }

  @Test func wrongUsage() {
    var request = Request()
    request.inputs = [.standardInput(Array(Self.design.utf8))]
    request.filters.systems = ["19"]
    let outcome = Proofing.layout(request, format: .text)
    #expect(outcome.status == .wrongUsage)
    #expect(outcome.output.isEmpty)
    request.inputs = [.standardInput([])]
    #expect(Proofing.layout(request, format: .json).status == .invalidInput)
  }

  @Test func words() {
    var request = Request()
    request.inputs = [.standardInput(Array(Self.design.utf8))]
    let text = String(decoding: Proofing.layout(request, format: .text).output, as: UTF8.self)
    for part in ["UITableViewCellContentView", "a/normal.ios10.iphone-8", "name", "Label 1"] {
      #expect(text.contains(part))
    }
  }
}
