import Proofing
import Testing

@Suite("The page of a cell's text sizes") struct LadderTests {
  private func rungs(_ cells: String) throws -> [String] {
    let folder = try ReportFolder()
    let design = """
      { "cellproof": 1, "cells": [ \(cells) ],
        "preview": { "systems": ["15", "18"], "devices": ["iPhone 8"], "states": ["swiped", "normal"] } }
      """
    #expect(try folder.render(["a.json": design]) { $0.writesPictures = false }.status == .done)
    #expect(try folder.text("out/cells/a.html").contains(#"href="../ladder/a.html""#))
    let page = try folder.text("out/ladder/a.html")
    #expect(page.contains("Every text size, iOS 18, <bdi>iPhone 8</bdi>"))
    return page.matches(of: #/<tr role="row"><th scope="row".*?</tr>/#.dotMatchesNewlines())
      .map { String($0.0) }
  }

  private static func cell(_ label: String, data: String = "[ {} ]") -> String {
    """
    { "id": "a", "height": "automatic", "data": \(data), "content": { "type": "view",
      "children": [ { "type": "label", "id": "label", \(label) } ],
      "constraints": [ "V:|-11-[label]-11-|", "H:|-[label]-|" ] } }
    """
  }

  @Test("Twelve rungs, each as high as its text: a line of San Francisco is 1.1934 of its size")
  func rungs() throws {
    let rungs = try rungs(Self.cell(#""text": "Title", "font": "body""#))
    let sizes = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    #expect(rungs.count == sizes.count)
    for (rung, size) in zip(rungs, sizes) {
      #expect(rung.contains("body \(size) pt"))
      // Up to the half point at 2x, and the separator: a pixel, a point at the accessibility sizes.
      let height = (Double(size) * 2444 / 2048 * 2).rounded(.up) / 2 + 22 + (size < 28 ? 0.5 : 1)
      let words = height == height.rounded() ? "\(Int(height))" : "\(height)"
      #expect(rung.contains("375 × \(words) pt"), "body \(size)")
      #expect(rung.contains("<svg class=\"picture\""))
    }
    #expect(rungs[3].contains("pt</p>") && !rungs[3].contains("more than at L"))
    #expect(rungs[4].contains(", 2.5 more than at L"))
    #expect(rungs[2].contains(", −1 against L"))
  }

  @Test("What does not grow is drawn once, and once more where the separator is thicker")
  func fixed() throws {
    let rungs = try rungs(Self.cell(#""text": "Title", "font": { "size": 17 }"#))
    #expect(rungs.indices.filter { rungs[$0].contains("<svg class=\"picture\"") } == [0, 7])
    #expect(rungs.filter { $0.contains("As at XS") }.count == 6)
    #expect(rungs.filter { $0.contains("As at AX1") }.count == 4)
  }

  @Test("A further row is drawn at L, and where it is not as high as the first")
  func rows() throws {
    let long = String(repeating: "Long ", count: 5)
    let rungs = try rungs(
      Self.cell(
        #""text": "{t}", "font": "body", "numberOfLines": 0"#,
        data: #"[ { "t": "Title" }, { "t": "Other" }, { "t": "\#(long)" } ]"#))
    let pictures = rungs.map { $0.ranges(of: "<svg class=\"picture\"").count }
    // Five short words fit in 343 points up to AX1 and take more lines from AX2 on.
    #expect(pictures[3] == 3 && pictures[0] == 1 && pictures[11] == 2)
    #expect(rungs[11].ranges(of: "As high as row 1").count == 1)
  }
}
