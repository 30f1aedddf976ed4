import Foundation
import Proofing
import Testing

/// `import`: the design that it prints has the frames of the document it was made of.
struct ImportTests {
  private typealias Fixture = InterfaceFixture

  private func imported(_ text: String, _ name: String) throws -> (outcome: Outcome, folder: ReportFolder) {
    let folder = try ReportFolder()
    return (Proofing.importing(try folder.write(text, name)), folder)
  }

  private func layout(_ path: String) throws -> [JSON] {
    var request = Request()
    request.inputs = [.path(path)]
    let outcome = Proofing.layout(request, format: .json)
    #expect(outcome.status == .done && outcome.messages.isEmpty, "\(outcome.messages)")
    return JSON(try JSONSerialization.jsonObject(with: Data(outcome.output)))["cells"].list
  }

  /// Views and frames of every cell, one a line; not of the cell and the contentView, which documents call by ids of
  /// their own, nor of the content's root, which is the contentView in documents and stands in it in designs.
  private func lines(_ cells: [JSON]) -> [String] {
    cells.flatMap { cell in
      cell["views"].list.filter {
        $0["class"].text?.hasPrefix("UITableViewCell") != true && $0["id"].text?.hasPrefix("content-") != true
      }.map { view in
        "\(cell["id"].text ?? "") \(cell["system"].text ?? "") \(cell["device"].text ?? "") \(view["id"].text ?? "") "
          + "\(view["class"].text ?? "") \(view["frame"].numbers)"
      }
    }
  }

  /// The lines of a document, after those of the design made of it were found to be the same.
  private func sameLines(_ document: (name: String, text: String)) throws -> [String] {
    let (outcome, folder) = try imported(document.text, document.name)
    #expect(outcome.status == .done)
    #expect(outcome.messages.isEmpty, "\(outcome.messages)")
    let design = try folder.write(String(decoding: outcome.output, as: UTF8.self), "design.json")
    let own = lines(try layout(folder.path + "/" + document.name))
    #expect(lines(try layout(design)) == own)
    return own
  }

  /// A canvas makes a plain view as high as the stack that centres it; that tie does not come before the view's own.
  @Test func plainViewsInACentringStack() throws {
    let half = Fixture.view(
      "view", "half", "",
      "<subviews>\(Fixture.label("word", "Label", size: 17))</subviews>"
        + Fixture.constraints(
          "word top half top 10", "- trailing word trailing", "word leading half leading",
          "- bottom word bottom 10"))
    let stack = Fixture.view("stackView", "stack", "alignment=\"center\"", "<subviews>\(half)</subviews>")
    let fixture = Fixture(
      height: 56,
      content: Fixture.constraints(
        "stack leading content-0 leadingMargin", "stack top content-0 top", "- bottom stack bottom",
        "- trailingMargin stack trailing"))
    #expect(try sameLines(fixture.document(stack)).contains { $0.contains(" half ") && $0.contains("56.0]") })
  }

  /// What no design may say becomes the nearest that it may, and is told with its line.
  @Test func numbersOutOfRange() throws {
    let label = Fixture.view(
      "label", "v", "text=\"Wide\" minimumScaleFactor=\"9\" numberOfLines=\"5000\"",
      #"<fontDescription key="fontDescription" type="system" pointSize="501"/>"#)
    let (outcome, folder) = try imported(Fixture().document(label).text, "a.xib")
    #expect(outcome.status == .done)
    let told = outcome.messages.filter { $0.code == "out-of-range" }
    #expect(told.contains { $0.text.hasPrefix("\"size\" is 501, in a design from 1 to 500: 500 is written") })
    #expect(told.contains { $0.text.hasPrefix("\"minimumScaleFactor\" is 9") })
    #expect(told.contains { $0.text.hasPrefix("\"numberOfLines\" is 5000") })
    #expect(told.allSatisfy { $0.place?.hasPrefix("a.xib:") == true })
    let design = try folder.write(String(decoding: outcome.output, as: UTF8.self), "design.json")
    #expect(try !layout(design).isEmpty)
  }

  /// Every kind of element, each with what sets its size and place.
  private static let elements: [String] = [
    Fixture.label("v", "Label"),
    Fixture.label(
      "v", "A {text} with \\ and &quot;", size: 13, "numberOfLines=\"0\" textAlignment=\"right\""),
    Fixture.view(
      "label", "v", "text=\"Custom\" minimumScaleFactor=\"0.5\" lineBreakMode=\"wordWrap\"",
      #"<fontDescription key="fontDescription" name="Menlo-Regular" family="Menlo" pointSize="13"/>"#),
    Fixture.view(
      "label", "v", "text=\"Style\" adjustsFontForContentSizeCategory=\"YES\"",
      #"<fontDescription key="fontDescription" style="UICTFontTextStyleHeadline"/>"#),
    Fixture.view("imageView", "v", "image=\"truck\" contentMode=\"scaleAspectFit\""),
    Fixture.view("imageView", "v", "image=\"trash\" catalog=\"system\""),
    Fixture.view(
      "button", "v", "buttonType=\"system\"", "<state key=\"normal\" title=\"Send\" image=\"truck\"/>"),
    Fixture.view(
      "button", "v", "buttonType=\"custom\"",
      #"<inset key="contentEdgeInsets" minX="4" minY="2" maxX="8" maxY="2"/><state key="normal" title="Send" backgroundImage="truck"/>"#
    ),
    Fixture.view("button", "v", "buttonType=\"infoLight\""),
    Fixture.view(
      "button", "v", "buttonType=\"system\"",
      #"<buttonConfiguration key="configuration" style="plain" title="Send"><directionalEdgeInsets key="contentInsets" top="4" leading="6" bottom="4" trailing="6"/></buttonConfiguration>"#
    ),
    Fixture.view("switch", "v", "on=\"YES\""), Fixture.view("stepper", "v"),
    Fixture.view("slider", "v", "value=\"0.25\" maxValue=\"1\""),
    Fixture.view("progressView", "v", "progress=\"0.5\""),
    Fixture.view("activityIndicatorView", "v", "style=\"large\""),
    Fixture.view(
      "segmentedControl", "v", "selectedSegmentIndex=\"1\"",
      "<segments><segment title=\"One\"/><segment title=\"Two\"/></segments>"),
    Fixture.view("textField", "v", "borderStyle=\"roundedRect\" placeholder=\"Note\""),
    Fixture.view("textView", "v"), Fixture.view("mapView", "v"),
    Fixture.view("view", "v", "placeholderIntrinsicWidth=\"40\" placeholderIntrinsicHeight=\"infinite\""),
    Fixture.view(
      "stackView", "v", "axis=\"vertical\" spacing=\"3\" distribution=\"equalSpacing\" alignment=\"center\"",
      "<subviews>" + Fixture.label("w", "One") + Fixture.label("x", "Two") + "</subviews>"),
    Fixture.view(
      "view", "v", "alpha=\"0.5\" hidden=\"YES\"",
      "<subviews>" + Fixture.view("view", "w") + "</subviews>"
        + #"<color key="backgroundColor" red="1" green="0.5" blue="0" alpha="0.5" colorSpace="custom" customColorSpace="sRGB"/>"#
        + Fixture.constraints(
          "w leading v leading 4", "w top v topMargin 3", "- bottom w bottom 5", "w width 24")),
  ]

  private static let images = """
    <resources><image name="truck" width="24" height="18"/><image name="trash" catalog="system" width="121" height="128"/>
    </resources>
    """

  @Test(arguments: elements)
  func anElement(_ element: String) throws {
    for era in ["13196", "17701", "22155"] {
      let fixture = Fixture(
        toolsVersion: era,
        content: Fixture.constraints(
          "v leading content-0 leadingMargin 3", "v centerY content-0 centerY",
          "content-0 trailing v trailing 40"),
        resources: Self.images)
      #expect(try sameLines(fixture.document(element)).contains { $0.contains(" v ") })
    }
  }

  /// Frames and autoresizing masks place what no constraint names.
  @Test func fixedFrames() throws {
    let fixture = Fixture(toolsVersion: "9060", device: nil, width: 320)
    let view =
      #"<view fixedFrame="YES" id="v"><rect key="frame" x="11.5" y="-3" width="80" height="20.5"/></view>"#
    #expect(
      try sameLines(fixture.document(view)).contains { $0.hasSuffix(" v UIView [11.5, -3.0, 80.0, 20.5]") })
  }

  /// In a table: its style, its separators, the accessory that narrows the contentView.
  @Test(arguments: ["plain", "grouped", "insetGrouped"])
  func inATable(style: String) throws {
    var fixture = Fixture(cell: "accessoryType=\"disclosureIndicator\"")
    fixture.content = Fixture.constraints(
      "v leading content-0 leading", "v trailing content-0 trailing", "v top content-0 topMargin")
    let holders: [Fixture.Holder] = [
      .controller(table: "style=\"\(style)\""),
      .controller(table: "style=\"\(style)\" separatorStyle=\"none\" rowHeight=\"44\""), .view,
    ]
    for holder in holders {
      #expect(try sameLines(fixture.document(Fixture.view("view", "v"), in: holder)).count > 2)
    }
  }

  @Test(arguments: [
    "IBUITableViewCellStyleDefault", "IBUITableViewCellStyleSubtitle", "IBUITableViewCellStyleValue1",
    "IBUITableViewCellStyleValue2",
  ])
  func builtInStyles(style: String) throws {
    let parts =
      style.hasSuffix("Default") ? "textLabel=\"v\" imageView=\"i\"" : "textLabel=\"v\" detailTextLabel=\"w\""
    let fixture = Fixture(cell: "style=\"\(style)\" \(parts)", resources: Self.images)
    let lines = try sameLines(
      fixture.document(
        Fixture.label("v", "Title") + Fixture.label("w", "Detail", size: 12)
          + Fixture.view("imageView", "i", "image=\"truck\""), in: .controller(table: "style=\"plain\"")))
    #expect(lines.contains { $0.contains(" v UILabel ") })
  }

  @Test func anAccessoryView() throws {
    let fixture = Fixture(
      parts:
        #"<switch key="accessoryView" id="a"><rect key="frame" x="0" y="0" width="51" height="31"/></switch>"#
    )
    #expect(
      try sameLines(fixture.document("", in: .controller(table: ""))).contains { $0.contains(" a UISwitch ") }
    )
  }

  /// Two tables of one file: each cell keeps what its own says.
  @Test func severalTables() throws {
    func scene(_ id: String, _ style: String) -> String {
      let cell = Fixture(width: 343).cellText(Fixture.label("v-\(id)", "Label"))
        .replacingOccurrences(of: "cell-0", with: "cell-\(id)").replacingOccurrences(
          of: "content-0", with: "content-\(id)")
      return """
        <scene sceneID="s-\(id)"><objects><tableViewController id="c-\(id)"><tableView key="view" style="\(style)" \
        dataMode="prototypes" id="t-\(id)"><rect key="frame" x="0" y="0" width="375" height="667"/>\
        <prototypes>\(cell)</prototypes></tableView></tableViewController></objects></scene>
        """
    }
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22155" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><device id="retina4_7" orientation="portrait"/>
      <scenes>\(scene("a", "insetGrouped"))\(scene("b", "plain"))\(scene("d", "plain"))</scenes></document>
      """
    let lines = try sameLines(("Main.storyboard", text))
    #expect(Set(lines.compactMap { $0.split(separator: " ").first }) == ["cell-a", "cell-b", "cell-d"])
    let design = try imported(text, "Main.storyboard").outcome.output
    let cells = JSON(try JSONSerialization.jsonObject(with: Data(design)))["cells"].list
    #expect(cells.map { $0["table"]["style"].text } == ["insetGrouped", nil, nil])
  }

  /// On other devices than the canvas's the cell is the system's: without its `preview` a design shows what devices do.
  @Test func withoutItsPreview() throws {
    let fixture = Fixture(
      toolsVersion: "13196",
      content: Fixture.constraints("v leading content-0 leadingMargin", "v top content-0 top"))
    let lines = try deviceLines(fixture.document(Fixture.label("v", "Label")))
    // The margin of a cell on an iPhone 16 with iOS 18.
    #expect(lines.contains { $0.hasPrefix("cell-0 18 iPhone 16 v UILabel [20.0,") })
  }

  /// The lines of the design made of a document, as devices show it.
  private func deviceLines(_ document: (name: String, text: String)) throws -> [String] {
    let (outcome, folder) = try imported(document.text, document.name)
    var design = try #require(JSONSerialization.jsonObject(with: Data(outcome.output)) as? [String: Any])
    #expect(design.removeValue(forKey: "preview") != nil)
    let path = folder.path + "/design.json"
    try JSONSerialization.data(withJSONObject: design).write(to: URL(fileURLWithPath: path))
    return lines(try layout(path))
  }

  /// A cell of 375 points on one of 393: what gives way takes the 18 between them.
  @Test(arguments: [
    ("widthSizable=\"YES\" flexibleMaxY=\"YES\"", "[10.0, 4.0, 358.0, 30.0]"),
    ("flexibleMinX=\"YES\" flexibleMaxY=\"YES\"", "[28.0, 4.0, 340.0, 30.0]"),
    ("flexibleMaxX=\"YES\" flexibleMaxY=\"YES\"", "[10.0, 4.0, 340.0, 30.0]"),
    ("", "[10.0, 4.0, 340.0, 30.0]"),
  ])
  func autoresizingMasks(mask: String, frame: String) throws {
    let view = """
      <view fixedFrame="YES" id="v"><rect key="frame" x="10" y="4" width="340" height="30"/>\
      <autoresizingMask key="autoresizingMask" \(mask)/><subviews>\
      <view fixedFrame="YES" id="w"><rect key="frame" x="5" y="0" width="300" height="30"/>\
      <autoresizingMask key="autoresizingMask" widthSizable="YES"/></view></subviews></view>
      """
    let document = Fixture().document(view)
    #expect(try sameLines(document).contains { $0.hasSuffix(" v UIView [10.0, 4.0, 340.0, 30.0]") })
    let lines = try deviceLines(document)
    #expect(lines.contains("cell-0 18 iPhone 16 v UIView \(frame)"), "\(lines)")
    let inner = mask.hasPrefix("width") ? 318.0 : 300
    #expect(lines.contains("cell-0 18 iPhone 16 w UIView [5.0, 0.0, \(inner), 30.0]"), "\(lines)")
  }

  /// A static table is a scene of its sections.
  @Test func sections() throws {
    let cell = Fixture().cellText("")
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22155" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><device id="retina4_7" orientation="portrait"/>
      <scenes><scene sceneID="s"><objects><tableViewController id="c"><tableView key="view" style="grouped" \
      dataMode="static" id="t"><rect key="frame" x="0" y="0" width="375" height="667"/><sections>\
      <tableViewSection headerTitle="Account" footerTitle="Private" id="a"><cells>\(cell)</cells></tableViewSection>\
      <tableViewSection id="b"><cells>\(cell.replacingOccurrences(of: "-0\"", with: "-1\""))</cells></tableViewSection>\
      </sections></tableView></tableViewController></objects></scene></scenes></document>
      """
    _ = try sameLines(("Main.storyboard", text))
    let design = try imported(text, "Main.storyboard").outcome.output
    let scenes = JSON(try JSONSerialization.jsonObject(with: Data(design)))["scenes"].list
    #expect(scenes.map { $0["id"].text } == ["sections"])
    let sections = scenes.first?["sections"].list ?? []
    #expect(sections.map { $0["header"].text } == ["Account", nil])
    #expect(sections.map { $0["footer"].text } == ["Private", nil])
    #expect(sections.map { $0["rows"].list.map { $0["cell"].text } } == [["cell-0"], ["cell-1"]])
  }

  /// A constraint of a view with itself: its shape is laid out, one that says nothing is told in both.
  @Test func constraintsOfAViewWithItself() throws {
    var fixture = Fixture(
      content: Fixture.constraints("v leading content-0 leading", "v top content-0 top", "v width v height 8")
    )
    let view = Fixture.view("view", "v", "", Fixture.constraints("- height 24"))
    #expect(
      try sameLines(fixture.document(view)).contains { $0.hasSuffix(" v UIView [0.0, 0.0, 32.0, 24.0]") })
    fixture.content = Fixture.constraints("v top v top")
    let document = fixture.document(view)
    let (outcome, folder) = try imported(document.text, document.name)
    #expect(outcome.messages.map(\.code) == ["refused-constraint"])
    #expect(!String(decoding: outcome.output, as: UTF8.self).contains("v.top"))
    var request = Request()
    request.inputs = [.path(folder.path + "/" + document.name)]
    #expect(Proofing.layout(request, format: .json).messages.map(\.code) == ["refused-constraint"])
  }

  // MARK: Faults

  /// What the reader of documents knows nothing of is told once with its count.
  @Test func unsupportedNames() throws {
    let view = Fixture.view("view", "v", "mystery=\"1\"") + Fixture.view("view", "w", "mystery=\"2\"")
    let outcome = try imported(Fixture().document(view).text, "Cell.xib").outcome
    #expect(outcome.status == .done)
    #expect(outcome.messages.map(\.code) == ["unsupported-attribute"])
    #expect(outcome.messages.first?.text.contains("mystery of <view>") == true)
    #expect(outcome.messages.first?.text.contains("(2 times)") == true)
    #expect(outcome.messages.first?.level == .note)
  }

  /// An image whose size only its file says is told and left out.
  @Test func imagesOfUnknownSize() throws {
    let document = Fixture().document(Fixture.view("imageView", "v", "image=\"truck\""))
    let outcome = try imported(document.text, "Cell.xib").outcome
    #expect(outcome.status == .done)
    #expect(outcome.messages.map(\.code) == ["image-left-out"])
    #expect(!String(decoding: outcome.output, as: UTF8.self).contains("truck"))
  }

  /// What no design may say is no design: told, and nothing is printed.
  @Test func beyondADesign() throws {
    let document = Fixture().document(Fixture.view("segmentedControl", "v", "", "<segments/>"))
    let outcome = try imported(document.text, "Cell.xib").outcome
    #expect(outcome.status == .invalidInput && outcome.output.isEmpty)
    #expect(outcome.messages.map(\.code) == ["not-importable"])
    #expect(outcome.messages.first?.text.contains("\"segments\" is an empty list") == true)
  }

  @Test(arguments: [
    ("a.json", "{}", "no-interface"), ("a.xib", "no markup", "markup-syntax"),
    (
      "a.xib",
      #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22155" targetRuntime="iOS.CocoaTouch"><objects/></document>"#,
      "no-cell"
    ),
  ])
  func inputsThatAreNone(name: String, text: String, code: String) throws {
    let outcome = try imported(text, name).outcome
    #expect(outcome.status == .invalidInput && outcome.output.isEmpty)
    #expect(outcome.messages.last?.code == code, "\(outcome.messages)")
    #expect(outcome.messages.last?.place?.hasPrefix(name) == true)
  }

  @Test func foldersAndNothing() throws {
    let folder = try ReportFolder()
    let outcome = Proofing.importing(folder.path)
    #expect(outcome.status == .invalidInput)
    #expect(outcome.messages.map(\.code) == ["file-is-folder"])
    #expect(outcome.messages.first?.text.contains("import takes one file") == true)
    #expect(Proofing.importing(folder.path + "/none.xib").status == .invalidInput)
  }
}
