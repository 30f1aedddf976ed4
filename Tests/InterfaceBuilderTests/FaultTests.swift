import Designs
import Diagnostics
import Graphics
import MarkedTexts
import Testing

@testable import InterfaceBuilder

/// What is wrong inside a document that is read all the same: each fault at its place, marked in the text.
@Suite struct FaultTests {
  private func check(_ marked: Marked, _ location: SourceLocation = #_sourceLocation) throws
    -> InterfaceDocument
  {
    let (document, diagnostics) = InterfaceReader.read(marked.bytes, source: SourceID(index: 0))
    #expect(places(diagnostics) == marked.expected, sourceLocation: location)
    #expect(diagnostics.allSatisfy { $0.severity < .error }, sourceLocation: location)
    return try #require(document, sourceLocation: location)
  }

  @Test func danglingIDs() throws {
    let cell = Documents.cell(
      "<label id=\"l\"/>",
      attributes: " style=\"subtitle\" textLabel=\"l\" detailTextLabel=\"«dangling-id»gone\"",
      content: """
        <constraints><constraint firstItem="l" firstAttribute="top" secondItem="«dangling-id»none" \
        secondAttribute="top" id="c"/></constraints>
        <variation key="default"><mask key="subviews"><exclude reference="«dangling-id»nobody"/></mask></variation>
        """,
      parts: "<connections><outlet property=\"x\" destination=\"«dangling-id»away\" id=\"o\"/></connections>")
    let document = try check(Marked(Documents.xib(cell)))
    #expect(document.cells[0].detailTextLabel == "gone")
    #expect(document.cells[0].contentView?.layout.constraints.first?.second?.item == "none")
  }

  @Test func duplicateIDs() throws {
    let text = Documents.xib(Documents.cell("<label id=\"l\"/>\n<view id=\"«duplicate-id»l\"/>"))
    let (document, diagnostics) = InterfaceReader.read(Marked(text).bytes, source: SourceID(index: 0))
    #expect(places(diagnostics) == Marked(text).expected && diagnostics.map(\.severity) == [.warning])
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let first = try #require(lines.firstIndex { $0.contains("<label") }) + 1
    #expect(diagnostics[0].message.contains("in line \(first)"))
    #expect(document?.cells[0].contentView?.subviews.count == 2)
  }

  @Test func namesOfDevicesAreNoIDs() throws {
    let head = "<device id=\"vc-0\" orientation=\"portrait\"><adaptation id=\"sc-0\"/></device>"
    _ = try Documents.clean(Documents.storyboard("<viewController id=\"vc-0\"/>", head: head))
  }

  @Test func values() throws {
    let view = """
      <view hidden="«unreadable-value»true" alpha="«unreadable-value»much" tag="«unreadable-value»1.5" \
      contentMode="«unknown-value»scaleToFil" id="v">
          <rect key="frame" x="1" y="«unreadable-value»nan" width="3" height="4"/>
          <variation key="«unknown-value»tall"/>
          <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="«unreadable-value»thing" keyPath="a"/>\
      </userDefinedRuntimeAttributes>
      </view>
      """
    let document = try check(Marked(Documents.xib(Documents.cell(view))))
    let found = try #require(document.cells[0].contentView?.subviews[0])
    #expect(!found.appearance.isHidden && found.appearance.alpha == 1 && found.appearance.tag == 0)
    #expect(found.appearance.contentMode == .scaleToFill && found.frame?.y == 0 && found.frame?.width == 3)
    #expect(found.variations.isEmpty && found.runtimeAttributes.isEmpty)
  }

  @Test func aNearMissIsSuggested() {
    let text = Documents.xib(Documents.cell("<view contentMode=\"scaleToFil\" id=\"v\"/>"))
    #expect(
      Documents.read(text).diagnostics.map(\.message).first?.contains("did you mean \"scaleToFill\"?") == true
    )
  }

  @Test func aConstraintOfAnUnknownAttributeIsLeftOut() throws {
    let constraints = """
      <constraints><constraint firstAttribute="«unknown-constraint-attribute»middle" constant="1" id="c1"/>\
      <constraint firstAttribute="top" secondItem="l" secondAttribute="«unknown-constraint-attribute»upper" id="c2"/>\
      <constraint firstAttribute="width" constant="3" id="c3"/></constraints>
      """
    let document = try check(Marked(Documents.xib(Documents.cell("<label id=\"l\"/>", content: constraints))))
    #expect(document.cells[0].contentView?.layout.constraints.map(\.id) == ["c3"])
  }

  @Test func aMissingFrameIsNoFault() throws {
    let cell = try Documents.onlyCell(
      "<tableViewCell id=\"c\"><tableViewCellContentView key=\"contentView\" id=\"v\"/></tableViewCell>")
    #expect(cell.view.frame == nil && cell.contentView?.frame == nil)
  }

  @Test(arguments: ["1e8", "-1e8", "1e400", "inf", "0x1p3"]) func hugeNumbers(_ number: String) throws {
    let view = "<view id=\"v\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"\(number)\" height=\"1\"/></view>"
    let (document, diagnostics) = Documents.read(Documents.xib(Documents.cell(view)))
    #expect(diagnostics.map(\.code) == ["unreadable-value"])
    #expect(try #require(document?.cells[0].contentView).subviews[0].frame == nil)
    // What stands beside it is nothing unknown.
    #expect(document?.unsupported.map(\.name) == [])
    // A number is not told to be none.
    let isNumber = number.hasSuffix("1e8") || number == "1e400"
    let wanted = isNumber ? "not a number of at most ten million;" : "not a number;"
    #expect(diagnostics.first?.message.contains(wanted) == true)
  }

  @Test(arguments: ["-9223372036854775808", "9223372036854775807", "99999999999999999999", "1.0", "0x1"])
  func wholeNumbers(_ number: String) throws {
    let view = "<view tag=\"\(number)\" id=\"v\"/>"
    let (document, diagnostics) = Documents.read(Documents.xib(Documents.cell(view)))
    #expect(diagnostics.map(\.code) == ["unreadable-value"])
    #expect(document?.cells[0].contentView?.subviews[0].appearance.tag == 0)
  }

  @Test func complaintsAreBounded() throws {
    let views = (0..<500).map { "<view tag=\"x\" id=\"v\($0)\"/>" }.joined()
    let (document, diagnostics) = Documents.read(Documents.xib(Documents.cell(views)))
    #expect(diagnostics.count == 101 && document?.cells[0].contentView?.subviews.count == 500)
    #expect(diagnostics.first { $0.code == "more-notes" }?.message.contains("400") == true)
  }

  @Test func whatNobodyKnowsIsCounted() throws {
    let views = """
      <label mystery="1" id="a"><color key="auraColor" name="X"/><glow/></label>
      <label mystery="2" multipleTouchEnabled="YES" id="b"><gestureRecognizers/></label>
      <holoView id="c"><rect key="frame" x="0" y="0" width="1" height="1"/></holoView>
      """
    let (document, diagnostics) = Documents.read(Documents.xib(Documents.cell(views)))
    #expect(diagnostics.isEmpty)
    let names = try #require(document).unsupported
    #expect(names.map(\.name) == ["mystery", "color key=\"auraColor\"", "glow", "holoView"])
    #expect(names.map(\.count) == [2, 1, 1, 1] && names.map(\.isAttribute) == [true, false, false, false])
    #expect(names.map(\.element) == ["label", "label", "label", "subviews"])
    #expect(document?.cells[0].contentView?.subviews[2].kind == .other("holoView"))
    #expect(document?.cells[0].contentView?.subviews[2].frame?.width == 1)
  }

  /// What UIKit throws an exception at is left out, so that it places nothing.
  @Test(arguments: [
    (
      "firstItem=\"l\" firstAttribute=\"top\" secondItem=\"l\" secondAttribute=\"top\"",
      "top is compared with itself"
    ),
    (
      "firstAttribute=\"height\" secondItem=\"l\" secondAttribute=\"height\"",
      "height is compared with itself"
    ),
    (
      "firstAttribute=\"left\" secondItem=\"l\" secondAttribute=\"trailing\"",
      "left and trailing cannot be compared: only one follows the text's direction"
    ),
    (
      "firstAttribute=\"width\" secondItem=\"content-0\" secondAttribute=\"left\"",
      "width and left cannot be compared: one is a size, the other a position"
    ),
    (
      "firstAttribute=\"top\" secondItem=\"content-0\" secondAttribute=\"left\"",
      "top and left cannot be compared: one is horizontal, the other vertical"
    ),
    ("firstAttribute=\"top\"", "top is a position and needs another to be measured from"),
    ("firstAttribute=\"width\" constant=\"-1\"", "a width is never negative"),
  ])
  func refusedConstraints(attributes: String, reason: String) throws {
    let label = "<label id=\"l\"><constraints><constraint \(attributes) id=\"c\"/></constraints></label>"
    let (document, diagnostics) = Documents.read(Documents.xib(Documents.cell(label)))
    #expect(diagnostics.map(\.code) == ["refused-constraint"])
    #expect(diagnostics.first?.message == "left out, as UIKit refuses it: \(reason)")
    #expect(document?.cells[0].contentView?.subviews[0].layout.constraints == [])
  }

  /// What is known and not drawn is told like what nobody knows.
  @Test(arguments: [
    (
      "<label id=\"l\"><fontDescription key=\"fontDescription\" type=\"italicSystem\" pointSize=\"17\"/></label>",
      "",
      ["type=\"italicSystem\""]
    ),
    (
      "",
      "<listContentConfiguration key=\"contentConfiguration\" imageToTextPadding=\"4\"><color key=\"textColor\" name=\"Ink\"/>"
        + "<fontDescription key=\"textFontDescription\" style=\"UICTFontTextStyleBody\"/>"
        + "<directionalEdgeInsets key=\"directionalLayoutMargins\" top=\"1\" leading=\"2\" bottom=\"3\" trailing=\"4\"/></listContentConfiguration>",
      [
        "imageToTextPadding", "color key=\"textColor\"", "fontDescription key=\"textFontDescription\"",
        "directionalEdgeInsets key=\"directionalLayoutMargins\"",
      ]
    ),
  ])
  func whatIsNotDrawnIsCounted(subviews: String, parts: String, names: [String]) throws {
    let (document, diagnostics) = Documents.read(Documents.xib(Documents.cell(subviews, parts: parts)))
    #expect(diagnostics.isEmpty && document?.unsupported.map(\.name) == names)
  }

  @Test func cellsInsideTheUnknownAreFound() throws {
    let text = Documents.xib(
      Documents.cell("<holoView id=\"h\"><panes><tableViewCell id=\"inner\"/></panes></holoView>"))
    #expect(try #require(Documents.read(text).document).cells.map(\.id) == ["cell-0", "inner"])
  }
}
