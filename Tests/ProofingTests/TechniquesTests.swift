import Foundation
import Testing

@testable import Proofing

@Suite("The page of techniques") struct TechniquesTests {
  /// A picture of 100 x 100 in a row of 150, and a plain action beside it.
  private static let design = """
    { "cellproof": 1,
      "preview": { "systems": ["10", "11", "12", "26"], "devices": ["iPhone 8"], "states": ["normal", "swiped"] },
      "table": { "rowHeight": 150 },
      "cells": [
        { "id": "pattern", "swipeActions": { "trailing": { "actions": [
          { "id": "like", "api": "rowAction", "title": { "spaces": 100 }, "accessibilityLabel": "Like",
            "backgroundColor": { "pattern": { "snapshot": {
              "type": "view", "width": 100, "height": 100, "backgroundColor": "systemBlue" } } } } ] } } },
        { "id": "contextual", "swipeActions": { "trailing": { "actions": [
          { "id": "delete", "style": "destructive", "title": "Delete" } ] } } },
        { "id": "still" } ] }
    """

  private func pages(_ design: String) throws -> (techniques: String?, index: String) {
    let folder = FileManager.default.temporaryDirectory.appending(path: "techniques-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    var request = Request()
    request.inputs = [.standardInput(Array(design.utf8))]
    request.writesPictures = false
    #expect(Proofing.render(request, into: folder.path).status == .done)
    let page = try? String(contentsOf: folder.appending(path: "techniques.html"), encoding: .utf8)
    return (page, try String(contentsOf: folder.appending(path: "index.html"), encoding: .utf8))
  }

  @Test("Techniques down, systems across, at the row's height and at twice that")
  func table() throws {
    let (page, index) = try pages(Self.design)
    let techniques = try #require(page)
    #expect(index.contains("href=\"techniques.html\""))
    #expect(
      techniques.matches(of: #/role="columnheader">([^<]+)</#).map { String($0.1) }
        == ["iOS 10", "iOS 11", "iOS 12", "iOS 26"])
    let rows = techniques.matches(of: #/<tr role="row"><th scope="row".*?</tr>/#.dotMatchesNewlines())
      .map { String($0.0) }
    #expect(rows.count == 4, "a cell without actions has no row")
    #expect(rows.prefix(2).allSatisfy { $0.contains("cells/pattern.html") })
    #expect(rows[0].contains("375 × 150 pt") && !rows[0].contains("375 × 300 pt"))
    #expect(rows[1].contains("375 × 300 pt") && !rows[1].contains("375 × 150 pt"))
    // 100 high in 150 and 300: it tiles in both, as a pattern.
    #expect(rows[0].contains("<pattern") && rows[1].contains("<pattern"))
    // Each picture has an id of its own, for keys and links.
    let ids = techniques.matches(of: #/<figure class="proof" id="([^"]+)"/#).map { String($0.1) }
    #expect(ids.count == techniques.ranges(of: "<figure").count && Set(ids).count == ids.count)
    #expect(ids.allSatisfy { techniques.contains("href=\"#\($0)\"") })
    // What iOS 12 draws as iOS 11 does is told; contextual actions begin with iOS 11.
    #expect(rows.allSatisfy { $0.ranges(of: "As on iOS 11").count == 1 })
    #expect(rows[2].contains("Skipped") && rows[3].contains("Skipped"))
  }

  @Test("A cell keeps its own device on systems that another one asks for: its images are loaded for that")
  func ownDevice() throws {
    let action = #"{ "trailing": { "actions": [ { "id": "delete", "title": "Delete" } ] } }"#
    let (page, _) = try pages(
      """
      { "cellproof": 1, "cells": [
        { "id": "small", "swipeActions": \(action),
          "preview": { "systems": ["13"], "devices": ["iPhone 8"], "states": ["swiped"] } },
        { "id": "large", "swipeActions": \(action),
          "preview": { "systems": ["18"], "devices": ["iPhone 16"], "states": ["swiped"] } } ] }
      """)
    let rows = try #require(page).matches(of: #/<tr role="row"><th scope="row".*?</tr>/#.dotMatchesNewlines())
      .map { String($0.0) }
    #expect(rows.map { $0.contains("375 ×") } == [true, true, false, false])
    #expect(rows.map { $0.contains("393 ×") } == [false, false, true, true])
  }

  @Test("Without swipe actions there is none, and no way to it")
  func nothingToShow() throws {
    let (page, index) = try pages(#"{ "cellproof": 1, "cells": [ { "id": "still" } ] }"#)
    #expect(page == nil)
    #expect(!index.contains("techniques.html"))
  }
}
