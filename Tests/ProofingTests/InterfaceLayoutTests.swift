import Foundation
import Proofing
import Testing

/// Frames of Interface Builder's documents as its canvas shows them; expected are figures that Xcode stored.
struct InterfaceLayoutTests {
  private typealias Fixture = InterfaceFixture

  /// A view from margin to margin of the content view.
  private static let fill = InterfaceFixture.view("view", "v")
  private static let filling = InterfaceFixture.constraints(
    "v leading content-0 leadingMargin", "- trailingMargin v trailing", "v top content-0 topMargin",
    "- bottomMargin v bottom")

  /// The content view's margins by era, in the table of a table view controller.
  @Test(
    arguments: [
      ("13196", [8, 8, 359, 27.5]), ("13771", [16, 11, 343, 22]), ("14490.70", [16, 11, 343, 22]),
      ("15705", [16, 11, 343, 22]), ("17701", [16, 11, 343, 22]), ("22155", [16, 11, 343, 22]),
      ("24506", [16, 11, 343, 22]),
    ] as [(String, [Double])])
  func margins(toolsVersion: String, frame: [Double]) throws {
    let fixture = Fixture(toolsVersion: toolsVersion, content: Self.filling)
    let frames = try fixture.frames(Self.fill, in: .controller(table: "style=\"plain\""))
    #expect(frames["v"] == frame)
  }

  /// The horizontal margin of a cell by itself, and of one in a table among other views.
  @Test(
    arguments: [
      ("13196", "retina4_7", 375, 8), ("14490.70", "retina4_7", 375, 16), ("14490.70", "retina4_7", 600, 20),
      ("15705", "retina4_7", 375, 15), ("15705", "retina6_1", 320, 16), ("15705", "retina6_1", 414, 20),
      ("22155", "retina4_7", 375, 16), ("22155", "retina6_1", 320, 16), ("22155", "retina6_1", 414, 20),
      ("22155", "retina4_7", 600, 16),
    ] as [(String, String, Double, Double)])
  func looseMargin(toolsVersion: String, device: String, width: Double, margin: Double) throws {
    let fixture = Fixture(toolsVersion: toolsVersion, device: device, width: width, content: Self.filling)
    let frame = try #require(try fixture.frames(Self.fill)["v"])
    #expect(frame[0] == margin)
    #expect(frame[2] == width - 2 * margin)
  }

  @Test(arguments: [("14109", 15), ("15705", 15), ("17701", 16), ("13196", 8)] as [(String, Double)])
  func marginOfTableInView(toolsVersion: String, margin: Double) throws {
    let fixture = Fixture(toolsVersion: toolsVersion, content: Self.filling)
    #expect(try fixture.frames(Self.fill, in: .view)["v"]?.first == margin)
  }

  /// What accessories take from the content view by era, on a device with margins of 16.
  @Test(
    arguments: [
      ("13196", "disclosureIndicator", 33), ("14490.70", "disclosureIndicator", 34),
      ("17701", "disclosureIndicator", 27),
      ("22155", "disclosureIndicator", 26.5), ("13196", "checkmark", 39), ("14490.70", "checkmark", 40),
      ("22155", "checkmark", 40), ("13196", "detailButton", 47), ("17701", "detailButton", 40),
      ("13196", "detailDisclosureButton", 67), ("14490.70", "detailDisclosureButton", 68),
    ] as [(String, String, Double)])
  func accessories(toolsVersion: String, accessory: String, reduction: Double) throws {
    let fixture = Fixture(
      toolsVersion: toolsVersion, cell: "accessoryType=\"\(accessory)\"",
      content: Fixture.constraints(
        "v leading content-0 leading", "- trailing v trailing", "v centerY content-0 centerY"))
    let frames = try fixture.frames(Self.fill, in: .controller(table: ""))
    #expect(frames["v"]?[2] == 375 - reduction)
    #expect(frames["content-0"]?[2] == 375 - reduction)
  }

  /// Xcode 13 and 14.0 stored cells at the smallest text size, where accessories are smaller too: within a point.
  @Test(arguments: [("18122", 25.5, "disclosureIndicator"), ("20037", 36.5, "detailButton")])
  func smallAccessories(toolsVersion: String, reduction: Double, accessory: String) throws {
    let fixture = Fixture(
      toolsVersion: toolsVersion, cell: "accessoryType=\"\(accessory)\"",
      content: Fixture.constraints(
        "v leading content-0 leading", "- trailing v trailing", "v centerY content-0 centerY"))
    let width = try #require(try fixture.frames(Self.fill)["content-0"]?[2])
    #expect(abs(width - (375 - reduction)) <= 1)
  }

  /// A separator is part of the content view's height from Xcode 11 on, and where the table has none.
  @Test(
    arguments: [
      ("14490.70", "retina4_7", "", 43.5), ("14490.70", "retina5_5", "", 43.67),
      ("14490.70", "retina4_7", "separatorStyle=\"none\"", 44), ("15705", "retina4_7", "", 44),
      ("22155", "retina4_7", "", 44),
    ] as [(String, String, String, Double)])
  func contentHeight(toolsVersion: String, device: String, table: String, height: Double) throws {
    let fixture = Fixture(
      toolsVersion: toolsVersion, device: device,
      content: Fixture.constraints(
        "v top content-0 top", "- bottom v bottom", "v leading content-0 leading", "- trailing v trailing"))
    let frame = try #require(try fixture.frames(Self.fill, in: .controller(table: table))["v"])
    #expect(abs(frame[3] - height) < 0.01)
  }

  /// Heights of labels by the size of their font, at two and three pixels a point.
  @Test(
    arguments: [
      (11, 13.5, 13.33), (12, 14.5, 14.33), (13, 16, 15.67), (14, 17, 17), (15, 18, 18), (16, 19.5, 19.33),
      (17, 20.5, 20.33), (20, 24, 24), (28, 33.5, 33.67), (36, 43, 43),
    ] as [(Double, Double, Double)])
  func labels(size: Double, at2x: Double, at3x: Double) throws {
    for (device, height) in [("retina4_7", at2x), ("retina5_5", at3x)] {
      let fixture = Fixture(
        device: device, height: 80,
        content: Fixture.constraints("v leading content-0 leading", "v top content-0 top"))
      let frame = try #require(try fixture.frames(Fixture.label("v", "Title", size: size))["v"])
      #expect(abs(frame[3] - height) < 0.01)
    }
  }

  /// Constraints between views, with a multiplier, an inequality and a priority.
  @Test func constraints() throws {
    let content = """
      <constraints>
        <constraint firstItem="v" firstAttribute="leading" secondItem="content-0" secondAttribute="leading" constant="10"/>
        <constraint firstItem="v" firstAttribute="top" secondItem="content-0" secondAttribute="top"/>
        <constraint firstItem="v" firstAttribute="width" secondItem="content-0" secondAttribute="width" multiplier="1:3"/>
        <constraint firstItem="v" firstAttribute="height" secondItem="v" secondAttribute="width" multiplier="0.1"/>
        <constraint firstItem="w" firstAttribute="leading" secondItem="v" secondAttribute="trailing" constant="8" \
      symbolic="YES"/>
        <constraint firstItem="w" firstAttribute="trailing" relation="lessThanOrEqual" secondItem="content-0" \
      secondAttribute="trailing" constant="-100"/>
        <constraint firstItem="w" firstAttribute="width" priority="999" constant="500"/>
        <constraint firstItem="w" firstAttribute="centerY" secondItem="v" secondAttribute="centerY"/>
        <constraint firstItem="w" firstAttribute="height" constant="4.5"/>
      </constraints>
      """
    let frames = try Fixture(content: content).frames(Fixture.view("view", "v") + Fixture.view("view", "w"))
    #expect(frames["v"] == [10, 0, 125, 12.5])
    #expect(frames["w"] == [143, 4, 132, 4.5])
  }

  /// A stack with a standard spacing and margins of its own; a hidden view takes no room in it.
  @Test func stack() throws {
    let hidden = Fixture.view("view", "gone", "hidden=\"YES\"", Fixture.constraints("- width 50"))
    let views = ["a", "b"].map { Fixture.view("view", $0) }.joined(separator: hidden)
    let stack = Fixture.view(
      "stackView", "v", "distribution=\"fillEqually\" spacingType=\"standard\"",
      "<subviews>\(views)</subviews><edgeInsets key=\"layoutMargins\" top=\"2\" left=\"10\" bottom=\"2\" right=\"5\"/>"
    )
    let fixture = Fixture(
      content: Fixture.constraints(
        "v leading content-0 leading", "- trailing v trailing", "v top content-0 top", "- bottom v bottom"))
    let frames = try fixture.frames(stack)
    #expect(frames["v"] == [0, 0, 375, 44])
    #expect(frames["a"] == [10, 2, 176, 40])
    #expect(frames["b"] == [194, 2, 176, 40])
  }

  /// A switch's frame sticks out of what constraints see by 2 at its trailing edge.
  @Test(
    arguments: [
      ("14490.70", [308.0, 6.5, 51, 31]), ("22155", [308, 6.5, 51, 31]), ("24506", [296, 8, 63, 28]),
    ])
  func toggle(toolsVersion: String, frame: [Double]) throws {
    let fixture = Fixture(
      toolsVersion: toolsVersion,
      content: Fixture.constraints("- trailing v trailing 18", "v centerY content-0 centerY"))
    let toggle = Fixture.view(
      "switch", "v", "horizontalHuggingPriority=\"750\" verticalHuggingPriority=\"750\"")
    #expect(try fixture.frames(toggle)["v"] == frame)
  }

  /// An image is as large as the document says; a placeholder and a size that Interface Builder got win.
  @Test func ownSizes() throws {
    let fixture = Fixture(
      height: 200,
      content: Fixture.constraints(
        "v leading content-0 leading", "v top content-0 top", "w leading content-0 leading",
        "w top content-0 top", "x leading content-0 leading", "x top content-0 top"),
      resources: """
        <designables><designable name="x"><size key="intrinsicContentSize" width="33" height="44"/></designable>\
        </designables><resources><image name="cover" width="61" height="47"/></resources>
        """)
    let frames = try fixture.frames(
      Fixture.view("imageView", "v", "image=\"cover\"")
        + Fixture.view("view", "w", "placeholderIntrinsicWidth=\"90\" placeholderIntrinsicHeight=\"12\"")
        + Fixture.view("view", "x", "customClass=\"Dial\""))
    #expect(frames["v"] == [0, 0, 61, 47])
    #expect(frames["w"] == [0, 0, 90, 12])
    #expect(frames["x"] == [0, 0, 33, 44])
  }

  /// A fixed frame holds as it stands.
  @Test func fixedFrame() throws {
    let view = """
      <view fixedFrame="YES" contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="v">\
      <rect key="frame" x="20" y="3" width="100" height="30"/></view>
      """
    #expect(try Fixture().frames(view)["v"] == [20, 3, 100, 30])
  }

  /// Margins that are set hold; with `preservesSuperviewLayoutMargins` they are at least those of the cell.
  @Test(arguments: [(false, 5.0), (true, 16.0)])
  func ownMargins(preserves: Bool, leading: Double) throws {
    let margins = "<edgeInsets key=\"layoutMargins\" top=\"4\" left=\"5\" bottom=\"4\" right=\"40\"/>"
    let fixture = Fixture(
      contentView: preserves ? "preservesSuperviewLayoutMargins=\"YES\"" : "", content: Self.filling + margins
    )
    let frame = try #require(try fixture.frames(Self.fill)["v"])
    #expect(frame[0] == leading)
    #expect(frame[2] == 375 - leading - 40)
  }

  /// Buttons by type and insets; Xcode stores whole points of the title and 12 above and below it together.
  @Test(
    arguments: [
      ("buttonType=\"system\"", "<state key=\"normal\" title=\"Go\"/>", 30.0),
      ("", "<state key=\"normal\" title=\"Go\"/>", 34),
      ("buttonType=\"infoDark\"", "", 25.5),
      (
        "buttonType=\"system\"",
        "<inset key=\"contentEdgeInsets\" minX=\"4\" minY=\"3\" maxX=\"4\" maxY=\"2\"/><state key=\"normal\" title=\"Go\"/>",
        23
      ),
    ])
  func buttons(attributes: String, inside: String, height: Double) throws {
    let fixture = Fixture(
      content: Fixture.constraints("v leading content-0 leading", "v top content-0 top"))
    let frame = try #require(try fixture.frames(Fixture.view("button", "v", attributes, inside))["v"])
    #expect(frame[3] == height)
  }

  /// A size class's variation takes constraints away and brings others.
  @Test func variations() throws {
    let content = """
      <constraints>
        <constraint firstItem="v" firstAttribute="leading" secondItem="content-0" secondAttribute="leading"/>
        <constraint firstItem="v" firstAttribute="top" secondItem="content-0" secondAttribute="top"/>
        <constraint firstItem="v" firstAttribute="width" constant="80" id="any"/>
        <constraint firstItem="v" firstAttribute="width" constant="40" id="compact"/>
        <constraint firstItem="v" firstAttribute="height" constant="10" id="h">
          <variation key="heightClass=regular-widthClass=compact" constant="20"/></constraint>
      </constraints>
      <variation key="default"><mask key="constraints"><exclude reference="compact"/></mask></variation>
      <variation key="widthClass=compact"><mask key="constraints"><exclude reference="any"/>\
      <include reference="compact"/></mask></variation>
      """
    #expect(try Fixture(content: content).frames(Self.fill)["v"] == [0, 0, 40, 20])
    #expect(
      try Fixture(device: "ipad9_7", content: content).frames(Self.fill)["v"] == [0, 0, 80, 10])
  }

  // MARK: Documents

  @Test func hiddenViewsAreMarked() throws {
    let document = Fixture().document(
      "<view hidden=\"YES\" fixedFrame=\"YES\" id=\"v\"><rect key=\"frame\" x=\"1\" y=\"2\" width=\"3\" height=\"4\"/></view>"
    )
    let folder = try ReportFolder()
    var request = Request()
    request.inputs = [.path(try folder.write(document.text, document.name))]
    let output = Proofing.layout(request, format: .json).output
    let cells = JSON(try JSONSerialization.jsonObject(with: Data(output)))["cells"].list
    let view = cells.first?["views"].list.first { $0["id"].text == "v" }
    #expect(view?["hidden"].value as? Bool == true)
    #expect(view?["frame"].numbers == [1, 2, 3, 4])
  }

  /// Named on the command line, a document that cannot be read is an error; in a folder it is passed over.
  @Test(arguments: ["", "<document", "<plist/>", "{ \"cellproof\": 1 }"])
  func broken(text: String) throws {
    let folder = try ReportFolder()
    var request = Request()
    request.inputs = [.path(try folder.write(text, "in/Bad.xib"))]
    let outcome = Proofing.layout(request, format: .json)
    #expect(outcome.status == .invalidInput && outcome.output.isEmpty)
    #expect(outcome.messages.contains { $0.level == .error && $0.place?.hasPrefix("Bad.xib:") == true })
    let good = Fixture().document("")
    try folder.write(good.text, "in/" + good.name)
    request.inputs = [.path(folder.path + "/in")]
    let whole = Proofing.layout(request, format: .json)
    #expect(whole.status == .done && !whole.output.isEmpty)
    #expect(whole.messages.allSatisfy { $0.level == .warning } && !whole.messages.isEmpty)
  }
}
