import Diagnostics
import Testing
import UIKitRules

@testable import Designs

/// What a design takes of a cell of a document, and what it says itself.
struct NibTests {
  private func cell(_ nib: String, _ members: String = "", table: String = "") throws -> Cell {
    let text = """
      { "cellproof": 1, "table": { \(table) }, "cells": [ { "id": "c", "nib": { \(nib) } \(members),
        "data": [ { "n": "Ada", "old": true }, { "n": "Bob", "old": false } ] } ] }
      """
    let (design, diagnostics) = DesignReader.read(
      Array(text.utf8), source: SourceID(index: 0), nibs: SampleNib.source)
    #expect(diagnostics.map(\.message) == [])
    return try #require(design?.cells.first)
  }

  private func scope(_ cell: Cell, row: Int) throws -> Scope {
    let traits = Traits(system: .ios18, device: try #require(Device.named("iPhone 8")))
    return Scope(traits: traits, state: .normal, row: row, values: cell.rows[row])
  }

  private func view(_ id: String, in cell: Cell) throws -> View {
    try #require(cell.content.otherwise?.children.first { $0.id == id })
  }

  @Test("Texts of labels, buttons and text fields by outlet and by id, with data and rules")
  func texts() throws {
    let cell = try cell(
      #""file": "a.xib", "bind": { "title": "{n}!", "but": [ { "when": "old", "use": "Old" }, { "use": "{n}" } ], "fie": "{n}" }"#
    )
    guard case .label(let label) = try view("lab", in: cell).kind,
      case .button(let button) = try view("but", in: cell).kind,
      case .control(.textField(let field)) = try view("fie", in: cell).kind
    else {
      Issue.record("the views have changed their kinds")
      return
    }
    var texts: [String] = []
    for row in 0...1 {
      let scope = try scope(cell, row: row)
      texts += [label.text, button.title, field.text].map { $0.value(in: scope).text(in: scope) }
    }
    #expect(texts == ["Ada!", "Old", "Ada", "Bob!", "Bob", "Bob"])
  }

  @Test func imagesAndLooks() throws {
    let cell = try cell(
      #""file": "a.xib", "bind": { "photo": { "systemName": "star" }, "box": { "hidden": [ { "when": "old", "use": true } ], "backgroundColor": "blue" }, "title": { "text": "{n}", "textColor": "green" } }"#
    )
    guard case .image(let image) = try view("pic", in: cell).kind,
      case .label(let label) = try view("lab", in: cell).kind
    else {
      Issue.record("the views have changed their kinds")
      return
    }
    let scopes = try [scope(cell, row: 0), scope(cell, row: 1)]
    #expect(image.image.otherwise?.source == .symbol("star"))
    let box = try view("box", in: cell)
    #expect(scopes.map { box.hidden.value(in: $0) } == [true, false])
    #expect(box.backgroundColor.otherwise == .system(.blue))
    #expect(label.textColor.otherwise == .system(.green))
  }

  @Test("What the design does not say is the file's")
  func filled() throws {
    let cell = try cell(#""file": "a.xib""#)
    #expect(cell.id == "c")
    #expect(cell.accessoryType.otherwise == .checkmark)
    #expect(cell.indentationLevel.otherwise == 2)
    #expect(cell.backgroundColor.otherwise == .system(.red))
    #expect(cell.selectionStyle.otherwise == .none)
    #expect(cell.height.otherwise == .points(Length(70)))
  }

  @Test("What the design says wins")
  func overridden() throws {
    let members = #"""
      , "accessoryType": "none", "indentationLevel": 0, "matchedBackground": "blue", "selectionStyle": "default",
      "height": "automatic"
      """#
    let cell = try cell(#""file": "a.xib""#, members)
    #expect(cell.accessoryType.otherwise == .none)
    #expect(cell.indentationLevel.otherwise == 0)
    #expect(cell.matchedBackground.otherwise == .system(.blue))
    #expect(cell.backgroundColor.otherwise == nil)
    #expect(cell.selectionStyle.otherwise == .default)
    #expect(cell.height.otherwise == .automatic)
  }

  /// A cell's own height, else the design's table's, else the file's table's.
  @Test(arguments: [("", 50.0), (#""rowHeight": 60"#, nil)] as [(String, Double?)])
  func tableHeights(table: String, height: Double?) throws {
    let cell = try cell(#""file": "style.xib""#, table: table)
    #expect(cell.height.otherwise == height.map { .points(Length($0)) })
    #expect(cell.style?.name.otherwise == .value1)
  }

  @Test("A localized text may stand in the place of a text")
  func localized() throws {
    let text =
      #"{"cellproof":1,"strings":{"en":{"hi":"Hi {n}"}},"cells":[{"id":"c","nib":{"file":"a.xib","bind":"#
      + #"{"title":{"localized":"hi"}}},"data":[{"n":"Ada"}]}]}"#
    let (design, diagnostics) = DesignReader.read(
      Array(text.utf8), source: SourceID(index: 0), nibs: SampleNib.source)
    #expect(diagnostics.isEmpty)
    let cell = try #require(design?.cells.first)
    guard case .label(let label) = try view("lab", in: cell).kind else {
      Issue.record("the view has changed its kind")
      return
    }
    let scope = try scope(cell, row: 0)
    #expect(label.text.value(in: scope).text(in: scope) == "Hi Ada")
  }

  @Test func messages() {
    func message(_ bind: String) -> String? {
      let text = Samples.cell("\"nib\": { \"file\": \"a.xib\", \"bind\": { \(bind) } }")
      return DesignReader.read(Array(text.utf8), source: SourceID(index: 0), nibs: SampleNib.source)
        .diagnostics.first?.message
    }
    #expect(
      message(#""titel": "x""#)
        == #"no view of the cell has the outlet, label or id "titel"; did you mean "title"?"#)
    #expect(
      message(#""somethingElse": "x""#)
        == #"no view of the cell has the outlet, label or id "somethingElse"; there are "photo", "title", "twin""#
    )
    #expect(message(#""twin": "x""#) == #"2 views are called "twin": "lab", "but""#)
    #expect(message(#""photo": "x""#) == #""photo" is an image view, which shows no text"#)
  }

  /// The key that the value stands at, not one before it.
  @Test(arguments: ["[{\"file\":\"a.xib\"}]", "[]", "5", "\"a.xib\"", "null"])
  func wrongTypes(nib: String) {
    let text = Samples.cell("\"nib\": \(nib)")
    let diagnostics = DesignReader.read(
      Array(text.utf8), source: SourceID(index: 0), nibs: SampleNib.source
    ).diagnostics
    #expect(diagnostics.first?.message.hasPrefix("\"nib\" must be a nib, not ") == true, "\(diagnostics)")
  }

  @Test("A view of the file may have an id of UIKit's, as one of a document that is drawn by itself")
  func reservedID() throws {
    #expect(try cell(#""file": "reserved.xib""#).viewIDs.contains("accessory"))
  }
}
