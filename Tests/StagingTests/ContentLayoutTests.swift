import Designs
import Graphics
import Testing
import Typesetting
import UIKitRules

@testable import Staging

/// Contents by stack rules and by frames.
struct ContentLayoutTests {
  private func stage(
    _ content: String, height: Double = 100, direction: LayoutDirection = .leftToRight,
    on system: System = .ios18
  ) throws -> Stage {
    try Fixture(cell: "\"height\": \(height), \"content\": \(content)", table: #""separatorStyle": "none""#)
      .stage(.normal, on: system, direction: direction)
  }

  /// Three equal columns; the views in them keep their frames.
  @Test(arguments: System.allCases)
  func nestedStacks(on system: System) throws {
    let column = #"{ "type": "view", "children": [ { "type": "view", "frame": [15, 10, 50, 14] } ] }"#
    let stage = try stage(
      #"""
      { "type": "stack", "axis": "vertical", "children": [ { "type": "view", "id": "bar", "height": 40 },
        { "type": "stack", "axis": "horizontal", "distribution": "fillEqually", "children": [
          \#(column), \#(column), \#(column) ] } ] }
      """#, on: system)
    #expect(same(stage.frame("bar"), 0, 0, 375, 40))
    #expect(same(stage.frame("content.1"), 0, 40, 375, 60))
    for index in 0..<3 {
      #expect(same(stage.frame("content.1.\(index)"), 125 * Double(index), 0, 125, 60))
      #expect(same(stage.frame("content.1.\(index).0"), 15, 10, 50, 14))
      #expect(stage.chain("content.1.\(index).0").prefix(3) == ["UIView", "UIView", "UIStackView"])
    }
  }

  /// UILabel draws nothing outside its bounds: not even the one sign of a truncated text that has no room.
  @Test(arguments: [(#""width": 3"#, true), (#""width": 200"#, false), (#""width": 60, "height": 5"#, true)])
  func labelsWithoutRoom(size: String, isCut: Bool) throws {
    let stage = try stage(
      #"{ "type": "view", "children": [ { "type": "label", "id": "name", "text": "Name", \#(size) } ] }"#)
    #expect(stage.view("name")?.layer.clips == isCut)
    #expect(stage.text("name") != nil)
  }

  /// Any view may have its layer's shadow; what is not drawn shows where it is.
  @Test func shadowAndPlaceholder() throws {
    let stage = try stage(
      #"""
      { "type": "view", "children": [
        { "type": "placeholder", "id": "map", "frame": [0, 0, 80, 40],
          "shadow": { "color": "black", "opacity": 0.25, "radius": 4, "x": 1, "y": 2 } } ] }
      """#)
    let map = try #require(stage.view("map"))
    let shadow = Shadow(color: .black.multiplyingAlpha(by: 0.25), radius: 4, offset: Point(x: 1, y: 2))
    #expect(map.layer.shadow == shadow)
    guard case .placeholder(let name, let rect, _)? = map.items.first else {
      Issue.record("\(map.items)")
      return
    }
    #expect(name == "UIView")
    #expect(rect == Rect(x: 0, y: 0, width: 80, height: 40))
  }

  /// A text view's text begins 8 below its top and 5 beside its edge (Apple's textContainerInset and
  /// lineFragmentPadding); one that scrolls is as high as its place, one that does not as its text.
  @Test(arguments: [true, false])
  func textViews(scrolls: Bool) throws {
    let stage = try stage(
      #"""
      { "type": "view", "constraints": ["H:|[note]|", "V:|[note]"], "children": [
        { "type": "textView", "id": "note", "text": "One\nTwo\nThree", "isScrollEnabled": \#(scrolls) } ] }
      """#)
    let note = try #require(stage.view("note"))
    #expect(note.className == "UITextView")
    guard case .text(let text)? = note.items.first else {
      Issue.record("\(note.items)")
      return
    }
    #expect(text.origin == Point(x: 5, y: 8))
    // Lines of 17 points are 20.5 high at 2x, three of them 61 (interface-builder.md).
    #expect(scrolls || same(note.frame, 0, 0, 375, 77))
    #expect(text.layout.lines.count == 3)
  }

  /// A hidden view keeps no place, and its spacing goes with it; custom spacing replaces the spacing behind a view.
  @Test func spacing() throws {
    func boxes(_ hidden: Bool) throws -> [Rect?] {
      let stage = try stage(
        #"""
        { "type": "stack", "axis": "vertical", "spacing": 8, "customSpacing": { "a": 3 }, "children": [
          { "type": "view", "id": "a", "height": 10 }, { "type": "view", "id": "b", "height": 10, "hidden": \#(hidden) },
          { "type": "view", "id": "c", "height": 10 }, { "type": "spacer", "id": "rest" } ] }
        """#)
      return ["a", "b", "c", "rest"].map { stage.frame($0) }
    }
    let shown = try boxes(false)
    #expect(shown.map { $0?.y } == [0, 13, 31, 49])
    #expect(shown[3]?.height == 51)
    let hidden = try boxes(true)
    #expect(hidden[0]?.y == 0)
    #expect(hidden[2]?.y == 13)
  }

  @Test func alignments() throws {
    for (alignment, x) in [("leading", 0.0), ("center", 167.5), ("trailing", 335)] {
      let stage = try stage(
        #"""
        { "type": "stack", "axis": "vertical", "alignment": "\#(alignment)", "children": [
          { "type": "view", "id": "a", "width": 40, "height": 10 }, { "type": "spacer" } ] }
        """#)
      #expect(same(stage.frame("a"), x, 0, 40, 10))
    }
  }

  /// Frames, offsets of centres, and 0, 0 where nothing is said; none is mirrored.
  @Test(arguments: LayoutDirection.allCases)
  func placed(direction: LayoutDirection) throws {
    let stage = try stage(
      #"""
      { "type": "view", "children": [ { "type": "view", "id": "frame", "frame": [5, 6, 7, 8] },
        { "type": "view", "id": "centre", "width": 20, "height": 10, "centerX": 4, "centerY": -1 },
        { "type": "view", "id": "edge", "x": 30, "y": 2, "width": 20, "height": 10 },
        { "type": "label", "id": "bare", "text": "Label" } ] }
      """#, direction: direction)
    #expect(same(stage.frame("frame"), 5, 6, 7, 8))
    #expect(same(stage.frame("centre"), 181.5, 44, 20, 10))
    #expect(same(stage.frame("edge"), 30, 2, 20, 10))
    #expect(same(stage.frame("bare"), 0, 0, 42, 20.5, within: 0.51))
  }

  /// A horizontal stack begins at the right in right-to-left layout.
  @Test func mirroredStack() throws {
    let content = #"""
      { "type": "stack", "spacing": 5, "children": [ { "type": "view", "id": "a", "width": 30 },
        { "type": "view", "id": "b", "width": 20 }, { "type": "spacer", "id": "rest" } ] }
      """#
    let left = try stage(content)
    #expect(left.frame("a")?.x == 0)
    #expect(left.frame("b")?.x == 35)
    let right = try stage(content, direction: .rightToLeft)
    #expect(right.frame("a")?.x == 345)
    #expect(right.frame("b")?.x == 320)
    #expect(same(right.frame("rest"), 0, 0, 315, 100))
  }

  /// A text stands in the middle of its label's height.
  @Test func centredText() throws {
    let stage = try stage(#"{ "type": "label", "text": "Label" }"#, height: 80)
    #expect(same(stage.text("content")?.origin.y, (80 - 20.5) / 2, within: 0.26))
    #expect(stage.text("content")?.layout.size.height == 20.5)
  }

  /// Long labels are cut with an ellipsis where they get no room.
  @Test func truncation() throws {
    let stage = try stage(
      #"{ "type": "view", "children": [ { "type": "label", "id": "a", "text": "Weight per axle", "frame": [0, 0, 60, 20.5] } ] }"#
    )
    let layout = try #require(stage.text("a")?.layout)
    #expect(layout.isTruncated)
    #expect(layout.lines.first?.text.last == "…")
    #expect((layout.lines.first?.width ?? 99) <= 60)
  }

  /// Beside the contentView a view is placed in the cell and stays there in editing.
  @Test func besideTheContentView() throws {
    let fixture = try Fixture(
      cell: #"""
        "height": 60, "content": { "type": "view", "children": [
          { "type": "view", "id": "beside", "in": "cell", "frame": [300, 5, 20, 20] } ] }
        """#)
    let stage = try fixture.stage(.editing, on: .ios18)
    #expect(stage.chain("beside").dropFirst().first == "UITableViewCell")
    #expect(same(stage.place("beside"), 300, 5, 20, 20))
  }

  /// Corner curves exist from 13 on.
  @Test(arguments: System.allCases)
  func cornerCurves(on system: System) throws {
    let fixture = try Fixture(
      cell: #"""
        "height": 60, "card": { "cornerRadius": 10, "cornerCurve": "continuous" },
        "content": { "type": "view", "cornerRadius": 5, "cornerCurve": "continuous" }
        """#)
    let stage = try fixture.stage(.normal, on: system)
    let curve = system >= .ios13 ? CornerCurve.continuous : .circular
    #expect(stage.view("card")?.layer.cornerCurve == curve)
    #expect(stage.view("content")?.layer.cornerCurve == curve)
    let plain = stage.view("separator")?.layer.cornerCurve
    #expect(plain == .circular)
  }

  /// A picture of 20 x 10 in a view of 40 x 40, as UIView.ContentMode says.
  @Test(
    arguments: [
      (.scaleToFill, Rect(x: 0, y: 0, width: 40, height: 40)),
      (.scaleAspectFit, Rect(x: 0, y: 10, width: 40, height: 20)),
      (.scaleAspectFill, Rect(x: -20, y: 0, width: 80, height: 40)),
      (.center, Rect(x: 10, y: 15, width: 20, height: 10)),
      (.top, Rect(x: 10, y: 0, width: 20, height: 10)), (.bottom, Rect(x: 10, y: 30, width: 20, height: 10)),
      (.left, Rect(x: 0, y: 15, width: 20, height: 10)), (.right, Rect(x: 20, y: 15, width: 20, height: 10)),
      (.topLeft, Rect(x: 0, y: 0, width: 20, height: 10)),
      (.topRight, Rect(x: 20, y: 0, width: 20, height: 10)),
      (.bottomLeft, Rect(x: 0, y: 30, width: 20, height: 10)),
      (.bottomRight, Rect(x: 20, y: 30, width: 20, height: 10)),
    ] as [(ImageView.ContentMode, Rect)])
  func contentModes(mode: ImageView.ContentMode, rect: Rect) {
    #expect(mode.rect(of: Size(width: 20, height: 10), in: Size(width: 40, height: 40)) == rect)
  }
}
