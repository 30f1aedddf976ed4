import Graphics
import Testing
import UIKitRules

@testable import Staging

/// A cell as a canvas of Interface Builder shows it, and in a table of its own.
struct CellCanvasTests {
  private static let cell = #"""
    "height": 60, "canvas": { "device": "iPhone 8", "width": 320, "height": 51, "margin": 13, "verticalMargin": 9 },
    "content": { "type": "view", "id": "root", "children": [ { "type": "view", "id": "v" } ],
      "constraints": [ "v.leading = margins.leading", "v.top = margins.top", "v.trailing = superview.trailing",
                       "v.bottom = superview.bottom" ] }
    """#

  @Test func onItsDevice() throws {
    let stage = try Fixture(cell: Self.cell).stage(.normal, on: .ios18, "iPhone 8")
    #expect(stage.frame("cell")?.size == .init(width: 320, height: 51))
    let view = try #require(stage.frame("v"))
    #expect(view.x == 13 && view.y == 9)
  }

  /// The system's width and margin (16 on a device 375 wide, 20 on one 393 wide), the cell's own height.
  @Test func onOthers() throws {
    let stage = try Fixture(cell: Self.cell).stage(.normal, on: .ios18, "iPhone 16")
    #expect(stage.frame("cell")?.size == .init(width: 393, height: 60))
    #expect(stage.frame("v")?.x == 20)
  }

  /// The cell's own table wins over the design's: inset groups narrow it.
  @Test func ownTable() throws {
    for (own, width) in [("", 375.0), (#""table": { "style": "insetGrouped" }"#, 343)] {
      let stage = try Fixture(cell: own, table: #""style": "plain""#).stage(.normal, on: .ios18, "iPhone 8")
      #expect(stage.frame("cell")?.width == width)
    }
    let stage = try Fixture(
      cell: #""table": { "rowHeight": 77, "separatorStyle": "none" }"#, table: #""rowHeight": 50"#
    ).stage(.normal, on: .ios18)
    #expect(stage.frame("cell")?.height == 77 && stage.frame("separator") == nil)
  }
}
