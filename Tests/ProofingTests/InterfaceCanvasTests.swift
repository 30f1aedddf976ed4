import Foundation
import Proofing
import Testing

/// What a canvas does of itself: text sizes, groups, labels of the project's own classes, margins that are handed down.
/// Expected are figures that Xcode stored.
struct InterfaceCanvasTests {
  private typealias Fixture = InterfaceFixture

  private static let fill = InterfaceFixture.view("view", "v")
  private static let filling = InterfaceFixture.constraints(
    "v leading content-0 leadingMargin", "- trailingMargin v trailing", "v top content-0 topMargin",
    "- bottomMargin v bottom")

  /// A table that is narrower than its device has the margins of its own width.
  @Test(arguments: [(300, 16), (252, 16), (414, 20)] as [(Double, Double)])
  func narrowTable(width: Double, margin: Double) throws {
    let fixture = Fixture(toolsVersion: "21701", device: "retina6_1", width: width, content: Self.filling)
    #expect(try fixture.frames(Self.fill, in: .view)["v"]?.first == margin)
  }

  /// The rows of an inset group are as wide as the group, whatever width the file keeps for the cell.
  @Test(arguments: [350.0, 390])
  func insetGroup(width: Double) throws {
    let fixture = Fixture(
      toolsVersion: "23504", device: "retina6_0", width: width, height: 44.33, content: Self.filling)
    let frames = try fixture.frames(Self.fill, in: .controller(table: "style=\"insetGrouped\""))
    #expect(frames["v"].map { Array($0.prefix(3)) } == [20, 11, 310])
    #expect(frames["cell-0"].map { [$0[0], $0[2]] } == [20, 350])
  }

  /// Xcode's builds without a number of their own have that of their plug-in.
  @Test(arguments: [("13174", 8.0), ("22684", 16)])
  func unnumberedVersion(plugIn: String, margin: Double) throws {
    let fixture = Fixture(
      toolsVersion: "32700.99.1234", content: Self.filling,
      resources: """
        <dependencies><deployment identifier="iOS"/>
        <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="\(plugIn)"/></dependencies>
        """)
    #expect(try fixture.frames(Self.fill)["v"]?.first == margin)
  }

  // MARK: Labels of the project's own classes

  private static func designable(_ width: Double, _ height: Double) -> String {
    """
    <designables><designable name="v"><size key="intrinsicContentSize" width="\(width)" height="\(height)"/></designable>\
    </designables>
    """
  }

  /// Their size tells the font's: a baseline lies where that font has it.
  @Test(
    arguments: [(26.5, 21.0), (31.5, 25), (23, 18), (20.5, 16)] as [(Double, Double)])
  func baselineOfDesignable(height: Double, baseline: Double) throws {
    let fixture = Fixture(
      height: 80,
      content: Fixture.constraints(
        "v leading content-0 leading", "v top content-0 top", "w leading v trailing", "w height 12",
        "w bottom v firstBaseline", "w width 7"),
      resources: Self.designable(63.5, height))
    let frames = try fixture.frames(
      Fixture.label("v", "Title 2", "numberOfLines=\"0\"") + Fixture.view("view", "w"))
    #expect(frames["v"] == [0, 0, 63.5, height])
    let frame = try #require(frames["w"])
    #expect(abs(frame[1] + frame[3] - baseline) <= 0.5)
  }

  /// Several lines of one wrap at the width that the label gets.
  @Test func linesOfDesignable() throws {
    let text =
      "Lorem ipsum dolor sit amet, consetetur sadipscing elitr, sed diam nonumy eirmod tempor invidunt ut labore et "
      + "dolore magna aliquyam erat, sed diam voluptua."
    let fixture = Fixture(
      height: 200,
      content: Fixture.constraints("v leading content-0 leading", "v top content-0 top", "v width 224.5"),
      resources: Self.designable(1199.5, 20.5))
    #expect(
      try fixture.frames(Fixture.label("v", text, "numberOfLines=\"0\""))["v"] == [0, 0, 224.5, 122])
  }

  // MARK: Margins that are handed down

  /// A view that preserves its superview's margins has what these leave of them where it lies.
  @Test(
    arguments: [
      (true, [16, 0, 276]), (false, [0, 0, 292]),
    ] as [(Bool, [Double])])
  func preservedMargins(preserves: Bool, frame: [Double]) throws {
    let flag = preserves ? "preservesSuperviewLayoutMargins=\"YES\"" : ""
    let inner = Fixture.view(
      "view", "inner", flag,
      "<subviews>\(Fixture.view("view", "v"))</subviews>"
        + Fixture.constraints(
          "- width 292", "v leading inner leadingMargin", "- trailingMargin v trailing",
          "v top inner topMargin", "v height 20")
        + "<edgeInsets key=\"layoutMargins\" top=\"0.0\" left=\"0.0\" bottom=\"0.0\" right=\"0.0\"/>")
    let middle = Fixture.view(
      "stackView", "middle", flag, "<subviews>\(inner)\(Fixture.view("view", "rest"))</subviews>")
    let outer = Fixture.view(
      "view", "outer", "",
      "<subviews>\(middle)</subviews>"
        + Fixture.constraints(
          "middle leading outer leading", "- trailing middle trailing", "middle top outer top 44.5",
          "- bottom middle bottom")
        + "<edgeInsets key=\"layoutMargins\" top=\"16\" left=\"16\" bottom=\"16\" right=\"16\"/>")
    let fixture = Fixture(
      height: 199,
      content: Fixture.constraints(
        "outer leading content-0 leading", "- trailing outer trailing", "outer top content-0 top",
        "- bottom outer bottom"))
    #expect(try fixture.frames(outer)["v"].map { Array($0.prefix(3)) } == frame)
  }

  // MARK: Stacks

  /// The published cell with a mark of its own: halves that the stack centres, and that are as high as it.
  @Test func plainViewsInACentringStack() throws {
    func half(_ id: String) -> String {
      Fixture.view(
        "view", id, "",
        "<subviews>\(Fixture.label("\(id)-label", "Label", size: 17))</subviews>"
          + Fixture.constraints(
            "\(id)-label top \(id) top 10", "- trailing \(id)-label trailing",
            "\(id)-label leading \(id) leading", "- bottom \(id)-label bottom 10"))
    }
    let ratio =
      "<constraints><constraint firstItem=\"right\" firstAttribute=\"width\" secondItem=\"left\" "
      + "secondAttribute=\"width\" multiplier=\"0.5\"/></constraints>"
    let stack = Fixture.view(
      "stackView", "stack", "alignment=\"center\" spacing=\"10\"",
      "<subviews>\(half("left"))\(half("right"))</subviews>\(ratio)")
    let fixture = Fixture(
      height: 56,
      content: Fixture.constraints(
        "stack leading content-0 leadingMargin", "mark leading stack trailing 12", "stack top content-0 top",
        "- bottom stack bottom", "- trailingMargin mark trailing", "mark width 20", "mark height 20",
        "mark centerY stack centerY -1"))
    let frames = try fixture.frames(stack + Fixture.view("view", "mark"))
    #expect(frames["stack"] == [16, 0, 311, 56])
    #expect(frames["left"] == [0, 0, 200.5, 56] && frames["right"] == [210.5, 0, 100.5, 56])
    #expect(frames["left-label"] == [0, 10, 200.5, 36] && frames["mark"] == [339, 17, 20, 20])
  }

  /// The texts of a built-in style leave out what the cell's own separator does.
  @Test func separatorInset() throws {
    let label = """
      <label text="Version" lineBreakMode="tailTruncation" id="title">\
      <rect key="frame" x="30" y="0.0" width="315" height="51"/>\
      <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
      """
    let fixture = Fixture(
      toolsVersion: "17503.1", height: 51,
      cell: "textLabel=\"title\" style=\"IBUITableViewCellStyleDefault\"",
      parts: "<inset key=\"separatorInset\" minX=\"30\" minY=\"0.0\" maxX=\"30\" maxY=\"0.0\"/>")
    let frames = try fixture.frames(label, in: .controller(table: "style=\"grouped\""))
    #expect(frames["title"] == [30, 0, 315, 51])
    #expect(frames["separator"] == [30, 50.5, 315, 0.5])
  }

  // MARK: What is printed

  /// A built-in style's labels stand where the file has them when further views hold on to them.
  @Test func furtherViewsInAStyle() throws {
    let label = """
      <label text="URL key" lineBreakMode="tailTruncation" id="title">\
      <rect key="frame" x="20" y="0.0" width="728" height="43.5"/>\
      <autoresizingMask key="autoresizingMask"/>\
      <fontDescription key="fontDescription" type="system" pointSize="16"/></label>
      """
    let fixture = Fixture(
      device: "ipad9_7", width: 768, height: 43.5,
      cell: "textLabel=\"title\" style=\"IBUITableViewCellStyleDefault\"",
      content: Fixture.constraints(
        "v leading content-0 leadingMargin 98", "- trailingMargin v trailing -7",
        "v centerY title centerY", "v height 21"))
    let frames = try fixture.frames(label + Self.fill, in: .controller(table: "style=\"grouped\""))
    #expect(frames["title"] == [20, 0, 728, 43.5])
    #expect(frames["v"] == [118, 11.5, 637, 21])
  }

  /// The cell and its content view are called by the file's ids, each once.
  @Test func idsOfTheFile() throws {
    let output = try layout(Fixture().document(Fixture.label("v", "Title")))
    let ids = output.first?["views"].list.compactMap { $0["id"].text }
    #expect(ids == ["table", "cell-0", "content-0", "v", "separator"])
    let parents = output.first?["views"].list.map { $0["superview"].text ?? "" }
    #expect(parents == ["", "table", "cell-0", "content-0", "cell-0"])
  }

  /// A view at the top that is no cell is printed by itself, with the margins of any view.
  @Test func viewsThatAreNoCells() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="14109" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
        <device id="retina4_7" orientation="portrait"/>
        <objects>
          <view contentMode="scaleToFill" id="top">
            <rect key="frame" x="0.0" y="0.0" width="74" height="74"/>
            <subviews>
              \(Fixture.view("view", "v"))
              \(Fixture.view("view", "w", "hidden=\"YES\""))
            </subviews>
            <constraints>
              <constraint firstItem="v" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="4"/>
              <constraint firstItem="v" firstAttribute="top" secondItem="top" secondAttribute="topMargin"/>
              <constraint firstItem="v" firstAttribute="height" constant="20"/>
              <constraint firstItem="v" firstAttribute="width" secondItem="top" secondAttribute="width" multiplier="3:4"/>
              <constraint firstItem="w" firstAttribute="trailing" secondItem="top" secondAttribute="trailingMargin"/>
              <constraint firstItem="w" firstAttribute="bottom" secondItem="safe" secondAttribute="bottom"/>
              <constraint firstItem="w" firstAttribute="width" constant="10"/>
              <constraint firstItem="w" firstAttribute="height" constant="6"/>
            </constraints>
            <viewLayoutGuide key="safeArea" id="safe"/>
          </view>
        </objects>
      </document>
      """
    let entries = try layout(("Action.xib", text))
    #expect(entries.map { $0["id"].text } == ["top"])
    let views = entries.first?["views"].list ?? []
    #expect(views.map { $0["id"].text } == ["top", "v", "w"])
    #expect(views.map { $0["superview"].text } == [nil, "top", "top"])
    #expect(views.map { $0["frame"].numbers } == [[0, 0, 74, 74], [4, 8, 55.5, 20], [56, 68, 10, 6]])
    #expect(views.map { $0["hidden"].value as? Bool } == [nil, nil, true])
  }

  private func layout(_ document: (name: String, text: String)) throws -> [JSON] {
    let folder = try ReportFolder()
    var request = Request()
    request.inputs = [.path(try folder.write(document.text, document.name))]
    let outcome = Proofing.layout(request, format: .json)
    #expect(outcome.status == .done)
    return JSON(try JSONSerialization.jsonObject(with: Data(outcome.output)))["cells"].list
  }
}
