import Foundation
import Proofing
import Testing

/// Cells whose content comes from a .xib or .storyboard.
struct NibTests {
  private typealias Fixture = NibFixture

  private static let data = #", "data": [ { "n": "Ada", "t": "Hello" } ]"#
  private static let bind =
    #""file": "Cells/Message.xib", "cell": "Message", "bind": { "nameLabel": "{n}", "text-v": "{t}" }"#
  private static let delete =
    #", "swipeActions": { "trailing": { "actions": [ { "id": "delete", "title": "Delete" } ] } }"#

  // MARK: Layout

  /// From the margins of the contentView (16 and 11 in Xcode's files), 40 points of picture, 12 and 2 between, lines of
  /// 20.5 at 2x (17 pt): a row of 11 + 20.5 + 2 + 20.5 + 11 and a pixel of separator, though the file says 96.
  @Test func selfSizing() throws {
    let frames = try Fixture(nib: Self.bind, members: Self.data).frames()
    #expect(frames["photo-v"] == [16, 11, 40, 40])
    #expect(frames["name-v"].map { Array($0.prefix(2)) } == [68, 11])
    #expect(frames["text-v"] == [68, 33.5, 291, 20.5])
    #expect(frames["cell"] == [0, 0, 375, 65.5])
  }

  @Test("Right to left, leading edges are at the right")
  func rightToLeft() throws {
    let frames = try Fixture(nib: Self.bind, members: Self.data, direction: "rtl").frames()
    #expect(frames["photo-v"] == [319, 11, 40, 40])
    #expect(frames["text-v"] == [16, 33.5, 291, 20.5])
  }

  /// Headline and body have 40 pt at AX3, a line of 48 at 2x.
  @Test func accessibilitySize() throws {
    let frames = try Fixture(nib: Self.bind, members: Self.data, contentSize: "AX3").frames()
    #expect(frames["name-v"]?[3] == 48)
    #expect(frames["text-v"] == [68, 61, 291, 48])
  }

  @Test("A card holds the content, and actions stand beside it")
  func card() throws {
    let card =
      #", "card": { "as": "contentSubview", "insets": { "top": 10, "leading": 16, "bottom": 0, "trailing": 16 } }"#
    let frames = try Fixture(nib: Self.bind, members: Self.data + card + Self.delete).frames {
      $0.states = ["swiped"]
    }
    #expect(frames["card"]?.prefix(3) == [16, 10, 343])
    // The margins of a view in a view are 8.
    #expect(frames["photo-v"] == [8, 8, 40, 40])
    #expect(frames["delete"] != nil)
  }

  /// What the mask of a frame comes to where the superview grows from 300 to 360 points, in a tree of frames alone and
  /// beside a constraint; figures from the rule that UIKit documents (proportional shares).
  @Test(
    arguments: [
      ("", [50, 50, 100, 100]), ("flexibleMinX=\"YES\"", [110, 50, 100, 100]),
      ("widthSizable=\"YES\" heightSizable=\"YES\"", [50, 50, 160, 160]),
      ("flexibleMinX=\"YES\" flexibleMaxX=\"YES\"", [65, 50, 100, 100]),
      ("flexibleMinY=\"YES\" flexibleMaxY=\"YES\"", [50, 65, 100, 100]),
      ("widthSizable=\"YES\" flexibleMaxX=\"YES\" flexibleMinY=\"YES\"", [50, 110, 124, 100]),
      ("flexibleMinX=\"YES\" widthSizable=\"YES\" flexibleMaxX=\"YES\"", [60, 50, 120, 100]),
    ] as [(String, [Double])], [false, true])
  func masks(_ mask: (text: String, frame: [Double]), isConstrained: Bool) throws {
    let view = """
      <view fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="v">\
      <rect key="frame" x="50" y="50" width="100" height="100"/><autoresizingMask key="autoresizingMask" \(mask.text)/></view>
      """
    let other = "<view translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"w\">"
    let constraint = InterfaceFixture.constraints("- width 8", "- height 8")
    var fixture = Fixture(nib: #""file": "Main.storyboard", "cell": "Frames""#, device: "360x640@2x")
    fixture.members = #", "height": 360"#
    fixture.table = #""separatorStyle": "none""#
    fixture.files["Main.storyboard"] = Fixture.storyboard(
      view + other + (isConstrained ? constraint : "") + "</view>")
    #expect(try fixture.frames()["v"] == mask.frame)
  }

  /// Frames make no height: a row that should make its own has UIKit's default, 44.
  @Test func framesMakeNoHeight() throws {
    var fixture = Fixture(
      nib: #""file": "Main.storyboard", "cell": "Frames""#, members: #", "height": "automatic""#)
    fixture.files["Main.storyboard"] = Fixture.storyboard(
      """
      <label text="A" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="v">\
      <rect key="frame" x="16" y="50" width="100" height="21"/><autoresizingMask key="autoresizingMask"/></label>
      """)
    let frames = try fixture.frames()
    #expect(frames["cell"]?[3] == 44)
    #expect(frames["v"] == [16, 50, 100, 21])
  }

  // MARK: What the file says

  @Test func builtInStyle() throws {
    let nib =
      #""file": "Main.storyboard", "cell": "Setting", "bind": { "textLabel": "{n}", "detail-v": "{t}" }"#
    let (views, _) = try Fixture(nib: nib, members: Self.data).layout()
    let text = try Fixture(nib: nib, members: Self.data).text()
    #expect(text.contains("“Ada”") && text.contains("“Hello”"))
    #expect(views.contains { $0["id"].text == "accessory" })
    // The height of the rows of the storyboard's table, since neither the cell nor the design says one.
    #expect(views.first { $0["id"].text == "cell" }?["frame"].numbers[3] == 52)
    let own = #", "accessoryType": "none""#
    let (others, _) = try Fixture(nib: nib, members: Self.data + own, table: #""rowHeight": 60"#).layout()
    #expect(!others.contains { $0["id"].text == "accessory" })
    #expect(others.first { $0["id"].text == "cell" }?["frame"].numbers[3] == 60)
  }

  @Test("The image of a folder, else a box of the size in the file and a note")
  func images() throws {
    // Two cells of one file: what is to be told of it is told once.
    let (_, outcome) = try Fixture(
      members: "}, { \"id\": \"d\", \"nib\": { \"file\": \"Cells/Message.xib\" }"
    ).layout()
    let message = try #require(outcome.messages.first)
    #expect(outcome.messages.count == 1 && message.level == .note)
    #expect(message.place?.hasPrefix("Cells/Message.xib:11:") == true)
    #expect(message.text.contains("avatar"))

    var fixture = Fixture(top: #""assets": ["icons"],"#)
    fixture.files["icons/avatar.svg"] =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"20\"><path d=\"M2 2H22V18Z\"/></svg>"
    let (views, found) = try fixture.layout()
    #expect(found.messages.map(\.text) == [])
    #expect(views.first { $0["id"].text == "photo-v" }?["frame"].numbers == [16, 11, 24, 20])
  }

  @Test("A colour of a catalog, else the one in the file")
  func colours() throws {
    func picture(_ fixture: Fixture) throws -> String {
      let folder = try ReportFolder()
      try fixture.write(into: folder)
      #expect(try folder.render(["Designs.json": fixture.design]).status == .done)
      return try folder.text("out/svg/c/normal.ios18.iphone-8.svg")
    }
    #expect(try picture(Fixture()).contains("#f00"))
    var fixture = Fixture(top: #""assets": ["A.xcassets"],"#)
    fixture.files["A.xcassets/Ink.colorset/Contents.json"] = #"""
      { "colors": [ { "idiom": "universal", "color": { "color-space": "srgb",
        "components": { "red": "0x00", "green": "0x00", "blue": "0xFF", "alpha": "1" } } } ] }
      """#
    let blue = try picture(fixture)
    #expect(blue.contains("#00f") && !blue.contains("#f00"))
  }

  @Test("Findings in its views stand in the file, with line, column and id")
  func findings() throws {
    let folder = try ReportFolder()
    var fixture = Fixture(nib: Self.bind, members: Self.data)
    fixture.members += #", "height": 30"#
    try fixture.write(into: folder)
    #expect(try folder.render(["Designs.json": fixture.design]).status == .done)
    let findings = try folder.json("out/report.json")["findings"].list
    let places = findings.map(\.["location"]).filter { $0["file"].text == "Cells/Message.xib" }
    // Constraints have no ids here: they are the content view's.
    let known = [
      "photo-v": (11.0, "<imageView "), "name-v": (12, "<label "), "text-v": (13, "<label "),
      "content-m": (15, "<constraint "),
    ]
    let lines = NibFixture.message.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(places.contains { $0["object"].text == "text-v" })
    for place in places {
      let object = try #require(known[place["object"].text ?? ""])
      #expect(place["line"].number == object.0)
      let column = Int(try #require(place["column"].number))
      #expect(lines[Int(object.0) - 1].dropFirst(column - 1).hasPrefix(object.1))
    }
  }

  @Test(
    "Ids of UIKit's and ids that are there twice are taken as a document that is drawn by itself takes them")
  func idsOfTheFile() throws {
    let views = """
      <view fixedFrame="YES" id="cell"><rect key="frame" x="10" y="5" width="20" height="20"/></view>
      <view fixedFrame="YES" id="contentView"><rect key="frame" x="40" y="5" width="20" height="20"/></view>
      <view fixedFrame="YES" id="w"><rect key="frame" x="70" y="5" width="20" height="20"/></view>
      <view fixedFrame="YES" id="w"><rect key="frame" x="100" y="5" width="20" height="20"/></view>
      """
    var fixture = Fixture(nib: #""file": "Main.storyboard", "cell": "Frames""#)
    fixture.files["Main.storyboard"] = Fixture.storyboard(views)
    let (found, outcome) = try fixture.layout()
    #expect(outcome.status == .done)
    #expect(outcome.messages.map(\.code) == ["duplicate-id"])
    for (id, x) in [("cell", 10.0), ("contentView", 40), ("w", 70), ("w", 100)] {
      #expect(found.contains { $0["id"].text == id && $0["frame"].numbers.first == x }, "\(id)")
    }
  }

  // MARK: Faults

  @Test func missingFile() throws {
    #expect(
      try Fixture(nib: #""file": "Cells/Massage.xib""#).errors() == [
        "Designs.json:4:44 cannot read \"Cells/Massage.xib\": there is no such file; did you mean "
          + "\"Cells/Message.xib\"?"
      ])
  }

  @Test(arguments: ["../Secret.xib", "/etc/passwd", "Cells/../../Secret.xib", "link.xib"])
  func escapingPath(path: String) throws {
    let folder = try ReportFolder()
    try folder.write(NibFixture.message, "Secret.xib")
    var fixture = Fixture(nib: "\"file\": \"\(path)\"")
    fixture.files = [:]
    let design = try folder.write(fixture.design, "inner/Designs.json")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/inner/link.xib", withDestinationPath: "../Secret.xib")
    var request = Request()
    request.inputs = [.path(design)]
    let outcome = Proofing.layout(request, format: .json)
    #expect(outcome.status == .invalidInput)
    #expect(outcome.messages.count == 1)
    #expect(outcome.messages.first?.code == "file-outside")
    #expect(outcome.messages.first?.text.contains(folder.path) == false)
  }

  /// The file's own fault in the file, and one error where the design names it.
  @Test(
    arguments: [
      ("<document", "Cells/Message.xib:1:"),
      (
        "<?xml version=\"1.0\"?>\n<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"8.00\"/>",
        "Cells/Message.xib:2:1"
      ),
    ])
  func unreadable(text: String, place: String) throws {
    var fixture = Fixture()
    fixture.files["Cells/Message.xib"] = text
    let errors = try fixture.errors()
    #expect(errors.count == 2)
    #expect(errors.contains { $0.hasPrefix(place) })
    #expect(errors.contains { $0.hasPrefix("Designs.json:4:") })
  }

  @Test func unknownNames() throws {
    let cell = try Fixture(nib: #""file": "Main.storyboard", "cell": "Frame""#).errors()
    #expect(cell.count == 1 && cell[0].hasSuffix(#"has no cell "Frame"; did you mean "Frames"?"#))
    let none = try Fixture(nib: #""file": "Main.storyboard""#).errors()
    #expect(none.count == 1 && none[0].contains(#""Frames", "Setting""#))
    let binding = try Fixture(
      nib: #""file": "Cells/Message.xib", "bind": { "nameLable": "x", "Photo": "x" }"#
    ).errors()
    #expect(binding.count == 2)
    #expect(binding[0].hasSuffix(#"did you mean "nameLabel"?"#))
    #expect(binding[1].hasSuffix(#""Photo" is an image view, which shows no text"#))
  }

  @Test("From standard input there is no folder to look in")
  func standardInput() throws {
    var request = Request()
    request.inputs = [.standardInput(Array(Fixture().design.utf8))]
    let outcome = Proofing.layout(request, format: .json)
    #expect(outcome.status == .invalidInput)
    #expect(outcome.messages.map(\.code) == ["file-outside"])
  }
}
