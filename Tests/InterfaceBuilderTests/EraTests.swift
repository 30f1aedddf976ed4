import Graphics
import Testing

@testable import InterfaceBuilder

/// The forms that Xcode's versions write, each as a small document of its own.
@Suite struct EraTests {
  @Test func xcode5() throws {
    let document = try Documents.clean(
      """
      <?xml version="1.0" encoding="UTF-8" standalone="no"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="4510" \
      systemVersion="12F37" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES">
          <dependencies>
              <deployment defaultVersion="1536" identifier="iOS"/>
              <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="3742"/>
          </dependencies>
          <objects>
              <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
              <tableViewCell contentMode="scaleToFill" selectionStyle="blue" hidesAccessoryWhenEditing="NO" \
      indentationLevel="1" indentationWidth="0.0" reuseIdentifier="Row" rowHeight="60" id="c" customClass="RowCell">
                  <rect key="frame" x="0.0" y="0.0" width="320" height="60"/>
                  <autoresizingMask key="autoresizingMask"/>
                  <view key="contentView" opaque="NO" clipsSubviews="YES" multipleTouchEnabled="YES" \
      contentMode="center" tableViewCell="c" id="v">
                      <rect key="frame" x="0.0" y="0.0" width="320" height="59"/>
                      <autoresizingMask key="autoresizingMask"/>
                      <subviews>
                          <label opaque="NO" contentMode="left" fixedFrame="YES" text="Name" lineBreakMode="tailTruncation" \
      minimumFontSize="10" translatesAutoresizingMaskIntoConstraints="NO" id="l">
                              <rect key="frame" x="20" y="10" width="280" height="21"/>
                              <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
                              <fontDescription key="fontDescription" type="system" pointSize="17"/>
                              <color key="textColor" cocoaTouchSystemColor="darkTextColor"/>
                          </label>
                      </subviews>
                      <color key="backgroundColor" white="0.0" alpha="0.0" colorSpace="calibratedWhite"/>
                  </view>
              </tableViewCell>
          </objects>
      </document>
      """)
    #expect(document.toolsVersion == ToolsVersion(4510) && document.systemVersion == "12F37")
    #expect(document.device == nil && document.usesAutolayout && !document.usesTraitCollections)
    #expect(!document.usesSafeAreas && document.targetRuntime == "iOS.CocoaTouch" && document.kind == .xib)
    let content = try #require(document.cells[0].contentView)
    #expect(content.kind == .view && content.frame?.height == 59)
    #expect(content.subviews[0].layout.isFixedFrame)
    #expect(content.subviews[0].layout.autoresizingMask == [.flexibleMaxX, .flexibleMaxY])
  }

  /// The betas of Xcode 8 wrote insets for frames and left out what is 0.
  @Test func xcode8Beta() throws {
    let cell = """
      <tableViewCell contentMode="scaleToFill" selectionStyle="default" indentationWidth="10" id="c">
          <frame key="frameInset" minY="92" width="375" height="100"/>
          <autoresizingMask key="autoresizingMask"/>
          <tableViewCellContentView key="contentView" contentMode="center" tableViewCell="c" id="v">
              <frame key="frameInset" width="375" height="99.5"/>
              <subviews><label text="x" id="l"><frame key="frameInset" minX="15" minY="12" width="31.5" height="19.5"/></label></subviews>
          </tableViewCellContentView>
      </tableViewCell>
      """
    let found = try Documents.onlyCell(cell)
    #expect(found.view.frame == Rect(x: 0, y: 92, width: 375, height: 100))
    #expect(found.contentView?.frame == Rect(x: 0, y: 0, width: 375, height: 99.5))
    #expect(found.contentView?.subviews[0].frame == Rect(x: 15, y: 12, width: 31.5, height: 19.5))
  }

  private static func head(_ device: String) -> String {
    """
    \(device)
    <dependencies><plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="1"/>
    <capability name="documents saved in the Xcode 8 format" minToolsVersion="8.0"/></dependencies>
    """
  }

  @Test(arguments: [
    // Xcode 8 and 9, iPad.
    (
      "<device id=\"ipad9_7\" orientation=\"landscape\"><adaptation id=\"splitview1_2\"/></device>",
      InterfaceDevice(id: "ipad9_7", orientation: .landscape, appearance: .light, layout: "splitview1_2")
    ),
    (
      "<device id=\"retina4_7\" orientation=\"portrait\"><adaptation id=\"fullscreen\"/></device>",
      InterfaceDevice(id: "retina4_7", orientation: .portrait, appearance: .light, layout: "fullscreen")
    ),
    // Xcode 11 to 26.
    (
      "<device id=\"retina6_1\" orientation=\"portrait\" appearance=\"dark\"/>",
      InterfaceDevice(id: "retina6_1", orientation: .portrait, appearance: .dark, layout: nil)
    ),
    (
      "<device id=\"ipad10_5\" orientation=\"portrait\" layout=\"fullscreen\" appearance=\"light\"/>",
      InterfaceDevice(id: "ipad10_5", orientation: .portrait, appearance: .light, layout: "fullscreen")
    ),
  ])
  func devices(_ element: String, _ device: InterfaceDevice) throws {
    let document = try Documents.clean(
      Documents.storyboard("<viewController id=\"vc-0\"/>", head: Self.head(element)))
    #expect(document.device == device)
  }

  /// Xcode 6, 7, 8, 9, 9.1, 11, 12, 16, 26.
  @Test(arguments: [
    "6245", "10117", "12120", "13196", "13771", "15702", "17156", "23094", "24506", "14460.31",
  ])
  func toolsVersions(_ version: String) throws {
    let parts = version.split(separator: ".").compactMap { Int($0) }
    let document = try Documents.clean(Documents.xib(Documents.cell(""), toolsVersion: version))
    #expect(document.toolsVersion == ToolsVersion(parts[0], update: parts.count > 1 ? parts[1] : 0))
  }

  @Test func theErasAreInOrder() {
    #expect(ToolsVersion(14460, update: 31) > ToolsVersion(14460))
    #expect(ToolsVersion(9059) < ToolsVersion(10117))
  }

  /// What Xcode 12 and later say of views of the project's own classes, of fonts and of the canvas's text size.
  @Test func sizesOfTheProjectsOwnViews() throws {
    let document = try Documents.clean(
      Documents.xib(
        Documents.cell("<view id=\"v\" customClass=\"Gauge\"/>"),
        after: """
          <accessibilityOverrides dynamicTypePreference="9"/>
          <customFonts key="customFonts">
              <array key="AvenirNext.ttc"><string>AvenirNext-DemiBold</string><string>AvenirNext-Bold</string></array>
              <mutableArray key="Own.ttf"><string>Own-Regular</string></mutableArray>
          </customFonts>
          <designables><designable name="v"><size key="intrinsicContentSize" width="35.5" height="17"/></designable>
              <designable name="content-0"/></designables>
          """))
    #expect(
      document.designables == ["v": Size(width: 35.5, height: 17)] && document.dynamicTypePreference == 9)
    #expect(document.resources.fontFiles.map(\.name) == ["AvenirNext.ttc", "Own.ttf"])
    #expect(
      document.resources.fontFiles.map(\.faces) == [
        ["AvenirNext-DemiBold", "AvenirNext-Bold"], ["Own-Regular"],
      ])
  }

  @Test func flagsOfTheDocument() throws {
    let document = try Documents.clean(
      Documents.xib("", attributes: " useTraitCollections=\"YES\" useSafeAreas=\"YES\" colorMatched=\"YES\""))
    #expect(document.usesTraitCollections && document.usesSafeAreas)
    let storyboard = try Documents.clean(
      Documents.storyboard(
        "<viewController id=\"vc-0\"/>", head: "<color key=\"tintColor\" name=\"Accent\"/>"))
    #expect(storyboard.tintColor == .named("Accent"))
  }
}
