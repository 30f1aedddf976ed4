import Foundation
import Markup
import Proofing
import Testing

/// What is written piece by piece is whole: scenes row by row, layouts page by page.
struct LongRunTests {
  private static let rows = 320

  /// Every tenth row is yellow; each is 44 points high.
  private static let design = """
    { "cellproof": 1, "preview": { "systems": ["18"], "devices": ["iPhone 8"], "states": ["normal"] },
      "table": { "separatorStyle": "none" },
      "cells": [ { "id": "row", "height": 44,
        "backgroundColor": [ { "when": "n == 0", "use": "#FFEE11" }, { "use": "white" } ],
        "data": [ \((0..<rows).map { "{ \"n\": \($0 % 10) }" }.joined(separator: ", ")) ] } ] }
    """

  @Test(arguments: [1, 3]) func everyRowStandsInItsFiles(jobs: Int) throws {
    let folder = try ReportFolder()
    #expect(try folder.render(["rows.json": Self.design], { $0.jobs = jobs }).status == .done)

    let pictures = folder.files("out/svg/scenes")
    #expect(pictures.count == 1)
    let scene = try folder.text("out/svg/scenes/" + (pictures.first ?? ""))
    #expect(scene.contains("height=\"\(44 * Self.rows)\""))
    #expect(scene.ranges(of: "fill=\"#fe1\"").count == Self.rows / 10)
    #expect((try? MarkupReader.root(of: Array(scene.utf8))) != nil)

    let layout = try folder.json("out/layout/row.json")["previews"]
    #expect(layout.keys.count == Self.rows)
    let report = try folder.json("out/report.json")["previews"]
    #expect(report.list.compactMap { $0["id"].text } == (0..<Self.rows).map(id))
    // Nothing distinguishes rows but their colour: two pictures, whichever page they stand on.
    #expect(Set(report.list.compactMap { $0["svg"].text }) == ["svg/\(id(0)).svg", "svg/\(id(1)).svg"])
    #expect(folder.files("out/svg/row").count == 2)
  }

  private func id(_ row: Int) -> String {
    "row/normal.ios18.iphone-8" + (row == 0 ? "" : ".row\(row + 1)")
  }
}
