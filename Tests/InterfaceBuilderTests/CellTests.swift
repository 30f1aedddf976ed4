import Designs
import Diagnostics
import Graphics
import Testing

@testable import InterfaceBuilder

@Suite struct CellTests {
  @Test func silence() throws {
    let cell = try Documents.onlyCell(Documents.cell(""))
    #expect(cell.role == .topLevel && cell.role.table == nil && cell.id == "cell-0" && cell.style == .custom)
    #expect(cell.reuseIdentifier == nil && cell.accessoryType == .none && cell.editingAccessoryType == .none)
    #expect(cell.selectionStyle == .default && cell.editing == CellEditing() && cell.indentationLevel == 0)
    #expect(cell.separatorInset == nil && cell.rowHeight == nil && cell.parts.isEmpty)
    #expect(cell.contentView?.id == "content-0" && cell.contentView?.kind == .tableViewCellContentView)
    #expect(
      cell.contentView?.key == "contentView" && cell.view.frame == Rect(x: 0, y: 0, width: 375, height: 44))
    #expect(cell.view.subviews.isEmpty)
  }

  @Test func allOfIt() throws {
    let attributes = """
       reuseIdentifier="Row" rowHeight="56" accessoryType="detailDisclosureButton" \
      editingAccessoryType="checkmark" indentationLevel="2" shouldIndentWhileEditing="NO" showsReorderControl="YES" \
      hidesAccessoryWhenEditing="NO" style="IBUITableViewCellStyleValue1" textLabel="t" detailTextLabel="d" \
      imageView="i" userLabel="Row" customClass="RowCell"
      """
    let parts = """
      <inset key="separatorInset" minX="62" minY="0.0" maxX="4" maxY="0.0"/>
      <edgeInsets key="layoutMargins" top="0.0" left="20" bottom="0.0" right="20"/>
      <viewLayoutGuide key="safeArea" id="guide"/>
      <switch key="accessoryView" id="acc"/>
      <view key="backgroundView" id="back"/>
      <view key="selectedBackgroundView" id="selected"><color key="backgroundColor" name="Chosen"/></view>
      <nil key="multipleSelectionBackgroundView"/>
      <connections><outlet property="titleLabel" destination="t" id="o"/><segue destination="-1" kind="show" id="s"/></connections>
      <point key="canvasLocation" x="1" y="2"/>
      """
    let labels = "<label id=\"t\"/><label id=\"d\"/><imageView id=\"i\"/>"
    let cell = try Documents.onlyCell(Documents.cell(labels, attributes: attributes, parts: parts))
    #expect(
      cell.reuseIdentifier == "Row" && cell.rowHeight == 56 && cell.accessoryType == .detailDisclosureButton)
    #expect(
      cell.editingAccessoryType == .checkmark && cell.indentationLevel == 2 && cell.indentationWidth == 10)
    #expect(
      cell.editing
        == CellEditing(
          shouldIndentWhileEditing: false, showsReorderControl: true, hidesAccessoryWhenEditing: false))
    #expect(
      cell.style == .value1 && cell.textLabel == "t" && cell.detailTextLabel == "d" && cell.imageView == "i")
    #expect(
      cell.view.userLabel == "Row" && cell.view.customClass == CustomClass(name: "RowCell", module: nil))
    #expect(cell.separatorInset == EdgeInsets(top: 0, left: 62, bottom: 0, right: 4))
    #expect(cell.view.layout.margins == .fixed(EdgeInsets(top: 0, left: 20, bottom: 0, right: 20)))
    #expect(cell.view.layout.guides == [LayoutGuide(id: "guide", kind: .safeArea)])
    #expect(cell.accessoryView?.kind == .switch && cell.backgroundView?.id == "back")
    #expect(cell.selectedBackgroundView?.appearance.backgroundColor == .named("Chosen"))
    #expect(cell.editingAccessoryView == nil && cell.multipleSelectionBackgroundView == nil)
    #expect(
      cell.view.outlets == [InterfaceOutlet(property: "titleLabel", destination: "t", isCollection: false)])
  }

  @Test(arguments: [
    ("IBUITableViewCellStyleDefault", InterfaceBuilder.CellStyle.basic),
    ("IBUITableViewCellStyleSubtitle", .subtitle),
    ("IBUITableViewCellStyleValue1", .value1), ("IBUITableViewCellStyleValue2", .value2),
    ("subtitle", .subtitle),
    ("default", .basic), ("value1", .value1), ("value2", .value2), ("custom", .custom),
  ])
  func styles(_ word: String, _ style: InterfaceBuilder.CellStyle) throws {
    #expect(try Documents.onlyCell(Documents.cell("", attributes: " style=\"\(word)\"")).style == style)
  }

  @Test func contentConfiguration() throws {
    let parts = """
      <listContentConfiguration key="contentConfiguration" text="Title" secondaryText="More" image="star" \
      catalog="system"/>
      """
    let configuration = try #require(
      try Documents.onlyCell(Documents.cell("", parts: parts)).contentConfiguration)
    #expect(configuration.text == .plain("Title") && configuration.secondaryText == .plain("More"))
    #expect(configuration.image == InterfaceImage("star", isSymbol: true))
  }

  @Test func placesAreThoseOfTheTags() throws {
    let text = Documents.xib("<!-- é --> " + Documents.cell("<label id=\"l\"/>"))
    let cell = try Documents.clean(text).cells[0]
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let line = try #require(lines.firstIndex { $0.contains("<tableViewCell ") })
    let before = try #require(lines[line].firstRange(of: "<tableViewCell ")).lowerBound
    let column = lines[line][..<before].unicodeScalars.count + 1
    #expect(cell.position == Position(line: line + 1, column: column))
    let bytes = Array(text.utf8)
    let tag = String(decoding: bytes[Int(cell.span.start)..<Int(cell.span.end)], as: UTF8.self)
    #expect(tag.hasPrefix("<tableViewCell ") && tag.hasSuffix("id=\"cell-0\">"))
    let label = try #require(cell.contentView?.subviews.first)
    #expect(
      String(decoding: bytes[Int(label.span.start)..<Int(label.span.end)], as: UTF8.self)
        == "<label id=\"l\"/>")
  }
}
