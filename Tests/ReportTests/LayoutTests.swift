import Graphics
import Report
import Staging
import Testing
import Typesetting
import UIKitRules

struct LayoutTests {
  private let fixture = TruckFixture()

  /// The values of format.md's example: `truck/swiped.ios11.iphone-8`.
  @Test func tellsTheContractsExample() throws {
    let layout = try JSONValue(SampleReport().layout)
    let preview = layout["previews"]["truck/swiped.ios18.iphone-16.dark"]
    #expect(preview["surfaces"]["cell"].text == "#1C1C1E")
    let published = layout["previews"]["truck/swiped.ios11-xcode8.iphone-8"]
    #expect(
      published["surfaces"]
        == .object([
          "table": .string("#E0E3E8"), "cell": .string("#E0E3E8"), "pullView": .string("#E0E3E8"),
          "actions": .object(["delete": .string("#E0E3E8")]),
        ]))
    let views = published["views"].elements
    #expect(
      views[0]
        == .object([
          "id": .string("table"), "class": .string("UITableView"), "superview": .null,
          "frame": .list([.number(0), .number(0), .number(375), .number(176)]),
          "backgroundColor": .string("#E0E3E8"),
        ]))
    let action = try #require(views.first { $0["id"].text == "delete" })
    #expect(action["superview"].text == "pullView")
    #expect(action["blanks"] == .object(["kind": .string("spaces"), "count": .number(16)]))
    #expect(action["title"].text == String(repeating: " ", count: 16))
    let cell = try #require(views.first { $0["id"].text == "cell" })
    #expect(cell["frame"][0].number == -74)
    #expect(cell["bounds"] == .null)
    let label = try #require(views.first { $0["id"].text == "plate" })
    #expect(label.keys.isSuperset(of: ["lines", "neededWidth", "truncated"]))
  }

  @Test func boundsStandWhereTheirOriginMoves() throws {
    let layout = try JSONValue(SampleReport().layout)
    let preview = layout["previews"]["truck/swiped.ios10.iphone-8"]
    #expect(preview["surfaces"]["pullView"] == .null)
    let cell = try #require(preview["views"].elements.first { $0["id"].text == "cell" })
    #expect(cell["bounds"] == .list([.number(74), .number(0), .number(375), .number(176)]))
  }

  @Test func partsAreJoinedInOrder() throws {
    var first = LayoutJSON.Part()
    var second = LayoutJSON.Part()
    let traits = TruckFixture.traits(.ios18)
    first.add("a/normal", fixture.stage(.normal, traits))
    second.add("a/swiped", fixture.stage(.swiped, traits))
    let whole = LayoutJSON.file([first, LayoutJSON.Part(), second])
    #expect(try JSONValue(whole)["previews"].keys == ["a/normal", "a/swiped"])
    #expect(try JSONValue(LayoutJSON.file([LayoutJSON.Part()]))["previews"] == .object([:]))
    first.add("a/swiped", fixture.stage(.swiped, traits))
    #expect(LayoutJSON.file([first]) == whole)
  }

  @Test(arguments: [
    (0.0, "0"), (-0.0, "0"), (-0.0001, "0"), (0.5, "0.5"), (74, "74"), (20.333333333333332, "20.333"),
    (-74.5, "-74.5"),
    (0.0005, "0.001"), (1e300, "1000000000000"), (.infinity, "0"), (.nan, "0"), (101.505, "101.505"),
  ]) func numbersAreShort(value: Double, text: String) throws {
    var stage = fixture.stage(.normal, TruckFixture.traits(.ios18))
    stage.views = [
      StageView(
        id: "v", role: .table, className: "UIView", parent: -1,
        frame: Rect(x: value, y: 0, width: 1, height: 1))
    ]
    var part = LayoutJSON.Part()
    part.add("p", stage)
    let json = String(decoding: LayoutJSON.file([part]), as: UTF8.self)
    #expect(json.contains("\"frame\": [\(text), 0, 1, 1]"))
  }

  @Test func hiddenViewsSaySo() throws {
    var stage = fixture.stage(.normal, TruckFixture.traits(.ios18))
    stage.views[1].layer.isHidden = true
    var part = LayoutJSON.Part()
    part.add("p", stage)
    #expect(try JSONValue(LayoutJSON.file([part]))["previews"]["p"]["views"][1]["hidden"] == .bool(true))
  }

  @Test func theCommandsFormsTellTheSameViews() throws {
    let traits = TruckFixture.traits(.ios11)
    let preview = Preview(cell: 0, row: 0, state: .swiped, traits: traits)
    let stage = fixture.stage(.swiped, traits)
    var json = LayoutListing(.json)
    json.add(file: "truck.json", cell: "truck", preview, stage)
    json.add(file: "truck.json", cell: "truck", preview, stage)
    let cells = try JSONValue(json.output())["cells"]
    #expect(cells.elements.count == 2)
    #expect(cells[0].keys == ["file", "id", "state", "system", "device", "views"])
    #expect(cells[0]["system"].text == "11")
    var text = LayoutListing(.text)
    text.add(file: "truck.json", cell: "truck", preview, stage)
    let lines = String(decoding: text.output(), as: UTF8.self).split(separator: "\n")
    #expect(lines.count == cells[0]["views"].elements.count + 1)
    #expect(lines[0] == "truck.json truck/swiped.ios11.iphone-8")
    #expect(lines[3].hasPrefix("      delete"))
    #expect(lines[3].hasSuffix("0 0 74 176  #E0E3E8  16 spaces"))
  }

  @Test(arguments: hostileTexts) func aTerminalTakesNoOrders(_ text: String) {
    var stage = fixture.stage(.normal, TruckFixture.traits(.ios18))
    stage.views[0].title = text
    var listing = LayoutListing(.text)
    listing.add(
      file: text, cell: text, Preview(cell: 0, row: 0, state: .normal, traits: TruckFixture.traits(.ios18)),
      stage)
    let output = String(decoding: listing.output(), as: UTF8.self)
    #expect(
      !output.unicodeScalars.contains {
        $0.value < 0x20 && $0 != "\n" || $0.value == 0x202E || $0.value == 0x85
      })
    #expect(output.split(separator: "\n").count == stage.views.count + 1)
  }
}
