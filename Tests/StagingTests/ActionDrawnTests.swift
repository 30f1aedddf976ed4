import Designs
import Graphics
import Testing
import UIKitRules

@testable import Staging

/// Pictures of image and text, drawn by the published library's rules; its figures are unrounded.
struct ActionDrawnTests {
  private func stage(_ drawing: String, on system: System = .ios12, direction: LayoutDirection = .leftToRight)
    throws
    -> Stage
  {
    try Fixture(
      cell: #"""
        "height": 176, "matchedBackground": "#E0E3E8", "swipeActions": { "trailing": { "actions": [
          { "id": "save", "api": "rowAction", "title": { "hairSpaces": 74 },
            "backgroundColor": { "pattern": { "drawn": { \#(drawing) } } } } ] } }
        """#
    ).stage(.swiped, on: system, direction: direction)
  }

  private static let content =
    #""image": { "systemName": "square.and.arrow.down" }, "imageSize": [24, 24], "title": "Save""#

  /// With a title 14.5 high (system 12, scale 2): icon at (25, 14.42) and text at 45.08 in 74 x 74; (38, 60.45) and
  /// 101.05 in 100 x 176.
  @Test(arguments: [(74.0, 74.0, 25.0, 14.42, 45.08), (100, 176, 38, 60.45, 101.05)])
  func published(width: Double, height: Double, iconX: Double, iconY: Double, textY: Double) throws {
    for system in [System.ios10, .ios12, .ios18, .ios26] {
      let stage = try stage(#""size": [\#(width), \#(height)], \#(Self.content)"#, on: system)
      #expect(stage.view("save")?.tile == Size(width: width, height: height))
      #expect(same(stage.frame("save.0"), 0, 0, width, height))
      #expect(same(stage.frame("save.0.0"), iconX, iconY, 24, 24))
      let title = try #require(stage.frame("save.0.1"))
      #expect(same(title.y, textY))
      #expect(title.height == 14.5)
      #expect(same(title.midX, width / 2))
      #expect(stage.view("save.0.1")?.className == "UILabel")
    }
  }

  /// What the text leaves of the height is 9: the image is scaled down to it, and no small image is scaled up.
  @Test func imagesAreScaledDownOnly() throws {
    let low = try stage(
      #""size": [74, 50], "contentInsets": { "top": 10, "bottom": 12 }, \#(Self.content)"#)
    let image = try #require(low.frame("save.0.0"))
    #expect(same(image.height, 28 - 2.8 - 14.5))
    #expect(same(image.width, image.height))
    #expect(same(image.y, 10))
    let narrow = try stage(#""size": [20, 100], "contentInsets": 2, \#(Self.content)"#)
    #expect(same(narrow.frame("save.0.0")?.width, 16))
    let small = try stage(#""size": [300, 300], "image": { "systemName": "x" }, "imageSize": [10, 8]"#)
    #expect(same(small.frame("save.0.0"), 145, 146, 10, 8))
  }

  /// Alone, image or text is centred without a gap.
  @Test func textAlone() throws {
    let stage = try stage(
      #""size": [100, 100], "title": "Save", "contentInsets": { "leading": 20, "trailing": 0 }"#)
    let title = try #require(stage.frame("save.0.0"))
    #expect(same(title.midX, 60))
    #expect(same(title.midY, 50))
    let mirrored = try self.stage(
      #""size": [100, 100], "title": "Save", "contentInsets": { "leading": 20, "trailing": 0 }"#, on: .ios18,
      direction: .rightToLeft)
    #expect(same(mirrored.frame("save.0.0")?.midX, 40))
  }

  /// Unless it has a background of its own the picture is filled with the cell's matched one.
  @Test func backgrounds() throws {
    let matched = Color(rgb: 0xE0E3E8)
    #expect(try stage(#""size": [74, 74], \#(Self.content)"#).surfaces.actions.map(\.color) == [matched])
    let own = try stage(##""size": [74, 74], "backgroundColor": "#FFCC00""##)
    #expect(own.surfaces.actions.map(\.color) == [Color(rgb: 0xFFCC00)])
    #expect(own.surfaces.actions.map(\.isCustomPainted) == [true])
  }

  /// Less than half a pixel is nothing as well: a quarter of a point at this scale.
  @Test(arguments: [
    #""size": [0, 0]"#, #""size": [74, 0]"#, #""size": [0, 74]"#, #""size": [0.001, 0.001]"#,
    #""size": [0.24, 74]"#, #""size": [74, 0.24]"#,
  ])
  func emptyPicturesShowNothing(drawing: String) throws {
    let stage = try stage("\(drawing), \(Self.content)")
    #expect(stage.view("save.0") == nil)
    #expect(stage.view("save")?.backgroundColor == nil)
    #expect(stage.frame("save")?.width == 74)
  }
}
