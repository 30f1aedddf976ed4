import Proofing
import Testing

/// A list that mixes cells of constraints with UIKit's own rows is drawn whole.
struct BuiltInRowTests {
  private static let design = #"""
    { "cellproof": 1, "title": "Parcels",
      "preview": [
        { "systems": ["18", "26"], "devices": ["iPhone 16"], "appearances": ["light", "dark"],
          "states": ["normal", "highlighted", "selected", "swiped", "editing", "editingSelected"] },
        { "systems": ["18"], "devices": ["iPhone SE"], "contentSizes": ["XS", "AX5"], "states": ["normal"],
          "directions": ["rtl"] },
        { "systems": ["13"], "devices": ["iPhone 8"], "states": ["normal"] } ],
      "table": { "rowHeight": "automatic" },
      "cells": [
        { "id": "parcel", "content": { "type": "view", "children": [
            { "type": "label", "id": "name", "text": "{name}", "font": "headline" },
            { "type": "label", "id": "when", "text": "{when}", "font": "subheadline", "textColor": "secondaryLabel",
              "contentHuggingPriority": { "horizontal": 751 },
              "contentCompressionResistancePriority": { "horizontal": 751 } } ],
            "constraints": ["H:|-[name]-(>=8)-[when]-|", "V:|-[name]-|", "when.firstBaseline = name.firstBaseline"] },
          "swipeActions": { "trailing": { "actions": [
            { "id": "drop", "style": "destructive", "title": "Drop", "image": { "systemName": "trash" } } ] } },
          "data": [ { "name": "Two books", "when": "Monday" }, { "name": "A chair & a table", "when": "08:15" } ] },
        { "id": "route", "accessoryType": "disclosureIndicator", "contentConfiguration": {
            "type": "valueCell", "text": "Route <1>", "secondaryText": "{town}", "image": { "systemName": "globe" } },
          "data": [ { "town": "Lyon" } ] },
        { "id": "driver", "style": "subtitle", "textLabel": { "text": "Driver" }, "detailTextLabel": { "text": "On the road" } } ] }
    """#

  @Test func aListIsDrawnWhole() throws {
    let folder = try ReportFolder()
    let outcome = try folder.render(["parcels.json": Self.design])
    #expect(outcome.status == .done)
    let report = try folder.json("out/report.json")
    #expect(report["findings"].list.filter { $0["level"].text == "error" }.isEmpty)
    // Swiped rows of the two cells without actions are left out, and the configuration on 13.
    let drawn = report["previews"].list.compactMap { $0["id"].text }
    #expect(drawn.contains("route/normal.ios26.iphone-16.dark"))
    #expect(drawn.contains("driver/normal.ios13.iphone-8"))
    #expect(drawn.contains("parcel/swiped.ios18.iphone-16.row2"))
    let skipped = report["skipped"].list.first { $0["id"].text == "route/normal.ios13.iphone-8" }
    #expect(skipped?["reason"].text == "content configurations exist from iOS 14")
    let heights = ["18": 44.0, "26": 53]
    for preview in report["previews"].list where preview["cell"].text == "route" {
      guard preview["contentSize"].text == "large", let system = preview["system"].text else { continue }
      #expect(preview["height"].number == heights[system])
    }
    let svg = try folder.text("out/svg/route/normal.ios18.iphone-16.svg")
    #expect(svg.contains("Texts: Route &lt;1&gt;, Lyon."))
  }

  /// What a caption marks is told at the foot of the page.
  @Test func figuresAreMarked() throws {
    let folder = try ReportFolder()
    try folder.render(["parcels.json": Self.design])
    let page = try folder.text("out/cells/route.html")
    #expect(page.contains("UIKit&#39;s own row: how large a symbol is drawn."))
    #expect(page.contains("List content: its margins."))
  }
}
