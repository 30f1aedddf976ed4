import Designs
import Graphics
import Testing

@testable import InterfaceBuilder

@Suite struct ViewTests {
  @Test func whatEveryViewMayHave() throws {
    let view = try Documents.view(
      """
      <view hidden="YES" alpha="0.40000000000000002" opaque="NO" clipsSubviews="YES" tag="7" contentMode="TopLeft" \
      semanticContentAttribute="forceRightToLeft" userInteractionEnabled="NO" fixedFrame="YES" ambiguous="YES" \
      misplaced="YES" verifyAmbiguity="ignoreSizes" preservesSuperviewLayoutMargins="YES" \
      insetsLayoutMarginsFromSafeArea="NO" layoutMarginsFollowReadableWidth="YES" autoresizesSubviews="NO" \
      horizontalHuggingPriority="251" verticalHuggingPriority="252" horizontalCompressionResistancePriority="749" \
      verticalCompressionResistancePriority="1000" placeholderIntrinsicWidth="374" \
      placeholderIntrinsicHeight="infinite" translatesAutoresizingMaskIntoConstraints="NO" id="v-0" userLabel="Card" \
      customClass="CardView" customModule="App" customModuleProvider="target">
          <rect key="frame" x="16" y="11.5" width="343" height="21"/>
          <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" widthSizable="YES" flexibleMinY="YES"/>
          <viewLayoutGuide key="safeArea" id="v-guide"/>
          <color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
          <color key="tintColor" systemColor="systemRedColor"/>
          <accessibility key="accessibilityConfiguration" identifier="card" label="A card" hint="Opens it">
              <accessibilityTraits key="traits" button="YES" notEnabled="YES"/>
              <bool key="isElement" value="YES"/>
          </accessibility>
          <edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/>
          <connections>
              <outlet property="label" destination="cell-0" id="o-0"/>
              <outletCollection property="all" destination="v-0" collectionClass="NSMutableArray" id="o-1"/>
              <action selector="tap:" destination="-1" eventType="touchUpInside" id="o-2"/>
          </connections>
      </view>
      """)
    #expect(view.id == "v-0" && view.kind == .view && view.key == nil && view.userLabel == "Card")
    #expect(view.customClass == CustomClass(name: "CardView", module: "App"))
    #expect(view.frame == Rect(x: 16, y: 11.5, width: 343, height: 21))
    #expect(view.appearance.isHidden && view.appearance.alpha == 0.4 && !view.appearance.isOpaque)
    #expect(
      view.appearance.clipsSubviews && view.appearance.tag == 7 && view.appearance.contentMode == .topLeft)
    #expect(view.appearance.semanticContentAttribute == .forceRightToLeft)
    #expect(!view.appearance.isUserInteractionEnabled)
    #expect(view.appearance.tintColor == .system("systemRedColor", fallback: nil))
    #expect(view.layout.isFixedFrame && view.layout.isAmbiguous && view.layout.isMisplaced)
    #expect(view.layout.ambiguityVerification == .ignoreSizes)
    #expect(view.layout.autoresizingMask == [.flexibleMaxX, .widthSizable, .flexibleMinY])
    #expect(!view.layout.translatesAutoresizingMaskIntoConstraints && !view.layout.autoresizesSubviews)
    #expect(view.layout.margins == .fixed(EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)))
    #expect(view.layout.preservesSuperviewLayoutMargins && !view.layout.insetsLayoutMarginsFromSafeArea)
    #expect(view.layout.marginsFollowReadableWidth)
    #expect(view.layout.guides == [LayoutGuide(id: "v-guide", kind: .safeArea)])
    #expect(view.layout.priorities.horizontalHugging == 251 && view.layout.priorities.verticalHugging == 252)
    #expect(view.layout.priorities.horizontalCompressionResistance == 749)
    #expect(view.layout.priorities.verticalCompressionResistance == 1000)
    #expect(view.layout.placeholderIntrinsicSize.width == .points(374))
    #expect(view.layout.placeholderIntrinsicSize.height == PlaceholderLength.none)
    #expect(view.accessibility.identifier == "card" && view.accessibility.label == "A card")
    #expect(view.accessibility.hint == "Opens it" && view.accessibility.isElement == true)
    #expect(view.accessibility.traits == ["button", "notEnabled"])
    #expect(
      view.outlets.map(\.property) == ["label", "all"] && view.outlets.map(\.isCollection) == [false, true])
    #expect(view.outlets.map(\.destination) == ["cell-0", "v-0"])
  }

  @Test func whatHoldsWhereNothingIsWritten() throws {
    let view = try Documents.view("<view contentMode=\"scaleToFill\" id=\"v-0\"/>")
    #expect(view.frame == nil && view.appearance == ViewAppearance() && view.layout == ViewLayout())
    #expect(view.appearance.alpha == 1 && view.appearance.isOpaque && view.appearance.backgroundColor == nil)
    #expect(view.layout.priorities.horizontalHugging == 250)
    #expect(view.layout.priorities.verticalCompressionResistance == 750)
    #expect(
      !view.layout.placeholderIntrinsicSize.isSet && view.layout.translatesAutoresizingMaskIntoConstraints)
  }

  @Test func viewsStandInOneAnother() throws {
    let view = try Documents.view(
      """
      <view id="a"><subviews><view id="b"><subviews><label text="x" id="c"/></subviews></view><view id="d"/>\
      </subviews></view>
      """)
    var order: [InterfaceID?] = []
    view.visit { order.append($0.id) }
    #expect(order == ["a", "b", "c", "d"])
  }

  @Test func directionalMargins() throws {
    let view = try Documents.view(
      """
      <view id="v"><directionalEdgeInsets key="directionalLayoutMargins" top="1" leading="2" bottom="3" trailing="4"/>\
      </view>
      """)
    #expect(
      view.layout.margins == .directional(DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)))
  }

  @Test(arguments: [
    ("view", ViewKind.view), ("pickerView", .pickerView), ("scrollView", .scrollView), ("webView", .webView),
    ("wkWebView", .webView), ("mapView", .mapView), ("containerView", .containerView), ("toolbar", .toolbar),
    ("navigationBar", .navigationBar), ("tabBar", .tabBar), ("colorWell", .colorWell),
  ])
  func boxes(_ element: String, _ kind: ViewKind) throws {
    let view = try Documents.view(
      "<\(element) id=\"v\"><rect key=\"frame\" x=\"1\" y=\"2\" width=\"3\" height=\"4\"/></\(element)>")
    #expect(
      view.kind == kind && view.content == .plain && view.frame == Rect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func scrollGuides() throws {
    let view = try Documents.view(
      """
      <scrollView id="v"><viewLayoutGuide key="contentLayoutGuide" id="g1"/>\
      <viewLayoutGuide key="frameLayoutGuide" id="g2"/><viewLayoutGuide key="keyboard" id="g3"/></scrollView>
      """)
    #expect(view.layout.guides.map(\.kind) == [.contentLayout, .frameLayout, .keyboard])
  }
}
