import Foundation
import Proofing
import Testing

@Suite("Labels at their bounds") struct LabelBoundsTests {
  /// UILabel draws nothing outside its bounds. Interface Builder stores 14 for the line of 12 points that is 14.5 high
  /// (1950 + 494 over 2048, up to the half point): that takes only blank space and is no cut.
  @Test(
    "Only a label that is too low for its letters is cut", arguments: [(10, true), (14, false), (20, false)])
  func cut(height: Int, isCut: Bool) throws {
    let design = """
      { "cellproof": 1, "table": { "separatorStyle": "none", "rowHeight": 60 },
        "preview": { "systems": ["18"], "devices": ["iPhone SE"], "states": ["normal"] },
        "cells": [ { "id": "low", "content": { "type": "view", "children": [
          { "type": "label", "text": "Weight", "font": { "size": 12 }, "frame": [7, 9, 100, \(height)] } ] } } ] }
      """
    let folder = FileManager.default.temporaryDirectory.appending(path: "labels-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    var request = Request()
    request.inputs = [.standardInput(Array(design.utf8))]
    #expect(Proofing.render(request, into: folder.path).status == .done)
    let picture = try String(
      contentsOf: folder.appending(path: "svg/low/normal.ios18.iphone-se.svg"), encoding: .utf8)
    let bounds = "<rect x=\"7\" y=\"9\" width=\"100\" height=\"\(height)\"/></clipPath>"
    #expect(picture.contains(bounds) == isCut)
  }
}
