import Designs
import Graphics
import Testing

@testable import InterfaceBuilder

@Suite struct StoryboardTests {
  private let prototypes = """
    <tableViewController id="vc-0" customClass="ListController" customModule="App" storyboardIdentifier="list" \
    title="List" sceneMemberID="viewController">
        <tableView key="view" clipsSubviews="YES" contentMode="scaleToFill" alwaysBounceVertical="YES" \
    dataMode="prototypes" style="grouped" separatorStyle="none" allowsSelection="NO" allowsMultipleSelection="YES" \
    allowsSelectionDuringEditing="YES" contentViewInsetsToSafeArea="NO" separatorInsetReference="fromAutomaticInsets" \
    rowHeight="-1" estimatedRowHeight="54" sectionHeaderHeight="18" sectionFooterHeight="-1" id="table-0">
            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
            <color key="backgroundColor" systemColor="groupTableViewBackgroundColor"/>
            <color key="tintColor" name="Accent"/>
            <color key="separatorColor" name="Line"/>
            <color key="sectionIndexBackgroundColor" name="Index"/>
            <inset key="separatorInset" minX="15" minY="0.0" maxX="15" maxY="0.0"/>
            <view key="tableHeaderView" id="head"><subviews><label text="Top" id="head-label"/></subviews></view>
            <label key="tableFooterView" text="End" id="foot"/>
            <prototypes>
                <tableViewCell reuseIdentifier="A" rowHeight="80" id="a">
                    <tableViewCellContentView key="contentView" tableViewCell="a" id="a-content"/>
                </tableViewCell>
                <tableViewCell reuseIdentifier="B" id="b">
                    <tableViewCellContentView key="contentView" tableViewCell="b" id="b-content"/>
                </tableViewCell>
            </prototypes>
            <connections><outlet property="dataSource" destination="vc-0" id="ds"/></connections>
        </tableView>
        <navigationItem key="navigationItem" title="List" id="nav"/>
        <connections><outlet property="table" destination="table-0" id="out"/></connections>
    </tableViewController>
    """

  @Test func prototypeCells() throws {
    let document = try Documents.clean(Documents.storyboard(prototypes))
    #expect(
      document.kind == .storyboard && document.initialViewController == "vc-0" && document.objects.isEmpty)
    #expect(document.cells.map(\.id) == ["a", "b"] && document.cells.map(\.rowHeight) == [80, nil])
    #expect(document.cells.map(\.role) == [.prototype(table: 0), .prototype(table: 0)])
    #expect(document.cells.map(\.reuseIdentifier) == ["A", "B"])
    let scene = try #require(document.scenes.first)
    #expect(document.scenes.count == 1 && scene.id == "sc-0")
    #expect(scene.objects.map(\.element) == ["tableViewController", "placeholder"])
    #expect(scene.objects.map(\.content) == [.viewController(tables: [0]), .placeholder("IBFirstResponder")])
    #expect(scene.objects[0].customClass == CustomClass(name: "ListController", module: "App"))
    #expect(scene.objects[0].storyboardIdentifier == "list" && scene.objects[0].title == "List")
    #expect(scene.objects[0].outlets.map(\.destination) == ["table-0"])
  }

  @Test func theTableAroundThem() throws {
    let table = try #require(try Documents.clean(Documents.storyboard(prototypes)).tables.first)
    #expect(table.id == "table-0" && table.style == .grouped && table.dataMode == .prototypes)
    #expect(table.separatorStyle == .none && table.separatorColor == .named("Line"))
    #expect(table.separatorInset == EdgeInsets(top: 0, left: 15, bottom: 0, right: 15))
    #expect(table.separatorInsetReference == .fromAutomaticInsets)
    #expect(table.rowHeight == nil && table.estimatedRowHeight == 54)
    #expect(table.sectionHeaderHeight == 18 && table.sectionFooterHeight == nil)
    #expect(!table.allowsSelection && table.allowsMultipleSelection && table.allowsSelectionDuringEditing)
    #expect(!table.insetsContentViewsToSafeArea && table.sectionIndexBackgroundColor == .named("Index"))
    #expect(table.view.frame == Rect(x: 0, y: 0, width: 375, height: 667) && table.view.key == "view")
    #expect(table.view.appearance.tintColor == .named("Accent") && table.sections.isEmpty)
    #expect(
      table.view.appearance.backgroundColor == .system("groupTableViewBackgroundColor", fallback: nil))
    #expect(table.header?.subviews.map(\.id) == ["head-label"] && table.footer?.id == "foot")
  }

  @Test func staticSections() throws {
    let document = try Documents.clean(
      Documents.storyboard(
        """
        <viewController id="vc-0"><view key="view" id="root"><subviews>
            <tableView dataMode="static" style="insetGrouped" rowHeight="44" id="table-0"><sections>
                <tableViewSection headerTitle="First" userLabel="One" id="s0"><cells>
                    <tableViewCell id="a"/><tableViewCell id="b"/></cells></tableViewSection>
                <tableViewSection id="s1"><string key="headerTitle">Two
        lines</string><string key="footerTitle">Foot</string><cells><tableViewCell id="c"/></cells></tableViewSection>
            </sections></tableView>
        </subviews></view></viewController>
        """))
    let table = document.tables[0]
    #expect(table.style == .insetGrouped && table.dataMode == .static && table.rowHeight == 44)
    #expect(table.sections.map(\.id) == ["s0", "s1"] && table.sections.map(\.userLabel) == ["One", nil])
    #expect(table.sections.map(\.headerTitle) == ["First", "Two\nlines"])
    #expect(
      table.sections.map(\.footerTitle) == [nil, "Foot"] && table.sections.map(\.cells) == [[0, 1], [2]])
    #expect(
      document.cells.map(\.role)
        == [.static(table: 0, section: 0), .static(table: 0, section: 0), .static(table: 0, section: 1)])
    #expect(document.cells.allSatisfy { $0.contentView == nil })
  }

  @Test func aTableInACellAndACellInAView() throws {
    let inner = """
      <tableView dataMode="prototypes" style="plain" id="inner"><prototypes><tableViewCell id="deep"/></prototypes></tableView>
      <view id="host"><subviews><tableViewCell id="loose"/></subviews></view>
      <collectionView dataMode="none" id="c"><cells><collectionViewCell id="cc"><view key="contentView" id="ccv"><subviews>\
      <tableView dataMode="prototypes" id="deepest"><prototypes><tableViewCell id="last"/></prototypes></tableView>\
      </subviews></view></collectionViewCell></cells></collectionView>
      """
    let document = try Documents.clean(Documents.xib(Documents.cell(inner)))
    #expect(document.cells.map(\.id) == ["cell-0", "deep", "loose", "last"])
    #expect(document.cells.map(\.role) == [.topLevel, .prototype(table: 0), .loose, .prototype(table: 1)])
    let content = try #require(document.cells[0].contentView)
    #expect(content.subviews[0].content == .table(0) && content.subviews[0].kind == .tableView)
    #expect(content.subviews[1].subviews.map(\.kind) == [.tableViewCell])
  }

  @Test func topLevelObjects() throws {
    let document = try Documents.clean(
      Documents.xib(
        """
        <tableViewCell id="a"/><view id="v"><subviews><label text="x" id="l"/></subviews></view>
        <tableView dataMode="prototypes" id="t"/><tapGestureRecognizer id="g"/>
        <viewController id="vc"><view key="view" id="root"><subviews><tableView id="t2"/></subviews></view></viewController>
        """))
    #expect(document.objects.map(\.id) == ["-1", "a", "v", "t", "g", "vc"])
    #expect(document.objects[1].content == .cell(0) && document.objects[3].content == .table(0))
    #expect(
      document.objects[4].content == .other && document.objects[5].content == .viewController(tables: [1]))
    guard case .view(let view) = document.objects[2].content else { throw Unexpected() }
    #expect(view.subviews.map(\.kind) == [.label])
  }

  @Test func resources() throws {
    let document = try Documents.clean(
      Documents.xib(
        "",
        after: """
          <resources>
              <image name="star" width="24" height="22.5"/>
              <image name="trash" catalog="system" width="121" height="128"/>
              <namedColor name="Accent">
                  <color red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                  <color appearance="dark" red="0.0" green="0.0" blue="1" alpha="1" colorSpace="custom" customColorSpace="displayP3"/>
              </namedColor>
              <systemColor name="labelColor"><color white="0.0" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/></systemColor>
          </resources>
          """))
    let resources = document.resources
    #expect(resources.size(of: InterfaceImage("star")) == Size(width: 24, height: 22.5))
    #expect(resources.size(of: InterfaceImage("trash", isSymbol: true)) == Size(width: 121, height: 128))
    #expect(resources.size(of: InterfaceImage("trash")) == nil)
    let red = ColorComponents(space: .sRGB, channels: .rgb(red: 1, green: 0, blue: 0))
    let blue = ColorComponents(space: .displayP3, channels: .rgb(red: 0, green: 0, blue: 1))
    #expect(resources.namedColors.map(\.name) == ["Accent"])
    #expect(resources.namedColors[0].values.map(\.appearance) == [nil, .dark])
    #expect(resources.namedColors[0].values.map(\.color) == [.components(red), .components(blue)])
    #expect(resources.systemColors.map(\.name) == ["labelColor"])
  }
}
