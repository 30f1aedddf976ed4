import Designs
import Graphics
import Testing

@testable import InterfaceBuilder

@Suite struct ControlTests {
  private func content(_ element: String) throws -> ViewContent { try Documents.view(element).content }

  @Test func textField() throws {
    let element = """
      <textField opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="right" \
      contentVerticalAlignment="center" text="abc" borderStyle="roundedRect" placeholder="Name" \
      textAlignment="right" adjustsFontSizeToFit="NO" minimumFontSize="17" clearButtonMode="whileEditing" \
      background="field" adjustsFontForContentSizeCategory="YES" enabled="NO" id="t">
          <color key="textColor" name="Ink"/>
          <fontDescription key="fontDescription" type="system" pointSize="14"/>
          <textInputTraits key="textInputTraits" returnKeyType="done" secureTextEntry="YES"/>
      </textField>
      """
    guard case .textField(let field) = try content(element) else { throw Unexpected() }
    #expect(
      field.text == .plain("abc") && field.placeholder == .plain("Name") && field.borderStyle == .roundedRect)
    #expect(
      field.alignment == .right && field.horizontalAlignment == .right && field.verticalAlignment == .center)
    #expect(!field.shrinking.adjustsFontSizeToFitWidth && field.shrinking.minimumFontSize == 17)
    #expect(field.clearButtonMode == .whileEditing && field.background == InterfaceImage("field"))
    #expect(field.adjustsFontForContentSizeCategory && field.isSecureTextEntry && !field.isEnabled)
    #expect(field.textColor == .named("Ink") && field.font == InterfaceFont(.system(.regular), pointSize: 14))
    guard case .textField(let bare) = try content("<textField id=\"t\"/>") else { throw Unexpected() }
    #expect(bare.borderStyle == .none && bare.placeholder == nil && bare.shrinking.adjustsFontSizeToFitWidth)
  }

  @Test func textView() throws {
    let element = """
      <textView clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="scaleToFill" scrollEnabled="NO" \
      editable="NO" selectable="NO" textAlignment="natural" showsHorizontalScrollIndicator="NO" id="t">
          <string key="text">a
      b</string>
          <fontDescription key="fontDescription" type="system" pointSize="14"/>
          <textInputTraits key="textInputTraits" autocapitalizationType="sentences"/>
          <dataDetectorType key="dataDetectorTypes" link="YES"/>
      </textView>
      """
    guard case .textView(let view) = try content(element) else { throw Unexpected() }
    #expect(view.text == .plain("a\nb") && !view.isScrollEnabled && !view.isEditable && !view.isSelectable)
    #expect(view.detectsData && view.alignment == .natural)
    guard case .textView(let bare) = try content("<textView id=\"t\"/>") else { throw Unexpected() }
    #expect(bare.isScrollEnabled && bare.isEditable && bare.isSelectable && !bare.detectsData)
  }

  @Test func switches() throws {
    let element = """
      <switch opaque="NO" contentMode="scaleToFill" horizontalHuggingPriority="750" verticalHuggingPriority="750" \
      contentHorizontalAlignment="center" contentVerticalAlignment="center" on="YES" id="s">
          <color key="onTintColor" name="On"/><color key="thumbTintColor" name="Thumb"/></switch>
      """
    let view = try Documents.view(element)
    #expect(view.layout.priorities.horizontalHugging == 750 && view.layout.priorities.verticalHugging == 750)
    #expect(
      view.content
        == .toggle(
          SwitchContent(
            isOn: true, onTintColor: .named("On"), thumbTintColor: .named("Thumb"), isEnabled: true)))
  }

  @Test func slider() throws {
    let element = """
      <slider value="0.5" minValue="-1" maxValue="2" enabled="NO" minimumValueImage="small" id="s">
          <color key="minimumTrackTintColor" name="Low"/></slider>
      """
    guard case .slider(let slider) = try content(element) else { throw Unexpected() }
    #expect(slider.value == 0.5 && slider.minimum == -1 && slider.maximum == 2 && !slider.isEnabled)
    #expect(
      slider.minimumTrackTintColor == .named("Low") && slider.minimumValueImage == InterfaceImage("small"))
  }

  @Test func segments() throws {
    let element = """
      <segmentedControl contentHorizontalAlignment="left" segmentControlStyle="plain" selectedSegmentIndex="1" \
      apportionsSegmentWidthsByContent="YES" momentary="YES" id="s">
          <segments><segment title="First"/><segment title="Second" width="80" enabled="NO"/>
          <segment title="" image="star" catalog="system"/></segments>
          <color key="selectedSegmentTintColor" name="Chosen"/>
      </segmentedControl>
      """
    guard case .segments(let control) = try content(element) else { throw Unexpected() }
    #expect(
      control.segments.map(\.title) == ["First", "Second", ""]
        && control.segments.map(\.width) == [nil, 80, nil])
    #expect(control.segments.map(\.isEnabled) == [true, false, true] && control.isMomentary)
    #expect(control.segments[2].image == InterfaceImage("star", isSymbol: true))
    #expect(
      control.selectedSegment == 1 && control.style == "plain" && control.apportionsSegmentWidthsByContent)
    #expect(control.selectedSegmentTintColor == .named("Chosen"))
    guard case .segments(let none) = try content("<segmentedControl selectedSegmentIndex=\"-1\" id=\"s\"/>")
    else {
      throw Unexpected()
    }
    #expect(none.selectedSegment == nil && none.segments.isEmpty)
  }

  @Test func smallControls() throws {
    let stepper = try content(
      "<stepper value=\"3\" minimumValue=\"1\" maximumValue=\"9\" stepValue=\"2\" id=\"s\"/>")
    #expect(stepper == .stepper(StepperContent(value: 3, minimum: 1, maximum: 9, step: 2, isEnabled: true)))
    let bar = try content(
      "<progressView progressViewStyle=\"bar\" progress=\"0.4\" id=\"p\"><color key=\"trackTintColor\" name=\"T\"/></progressView>"
    )
    #expect(
      bar
        == .progress(
          ProgressContent(progress: 0.4, style: .bar, progressTintColor: nil, trackTintColor: .named("T"))))
    let pages = try content("<pageControl numberOfPages=\"3\" currentPage=\"2\" id=\"p\"/>")
    #expect(
      pages
        == .pages(
          PageControlContent(
            numberOfPages: 3, currentPage: 2, pageIndicatorTintColor: nil, currentPageIndicatorTintColor: nil)
        ))
    let picker = try content(
      "<datePicker datePickerMode=\"time\" minuteInterval=\"5\" style=\"compact\" id=\"d\"/>")
    #expect(picker == .datePicker(DatePickerContent(mode: .time, style: .compact, isEnabled: true)))
  }

  @Test(arguments: ActivityContent.Style.allCases) func activity(_ style: ActivityContent.Style) throws {
    let spinner = try content(
      "<activityIndicatorView animating=\"YES\" hidesWhenStopped=\"YES\" style=\"\(style.rawValue)\" id=\"a\"><color key=\"color\" name=\"C\"/></activityIndicatorView>"
    )
    #expect(
      spinner
        == .activity(
          ActivityContent(style: style, color: .named("C"), isAnimating: true, hidesWhenStopped: true)))
  }

  @Test func searchBar() throws {
    let element = """
      <searchBar contentMode="redraw" searchBarStyle="minimal" text="x" placeholder="Find" prompt="p" \
      showsCancelButton="YES" showsScopeBar="YES" id="s"><textInputTraits key="textInputTraits"/>
          <scopeButtonTitles><string>All</string><string>Some</string></scopeButtonTitles></searchBar>
      """
    guard case .searchBar(let bar) = try content(element) else { throw Unexpected() }
    #expect(bar.style == .minimal && bar.text == "x" && bar.placeholder == "Find" && bar.prompt == "p")
    #expect(bar.showsCancelButton && bar.showsScopeBar && bar.scopeButtonTitles == ["All", "Some"])
  }

  @Test func collectionView() throws {
    let element = """
      <collectionView dataMode="prototypes" id="c">
          <collectionViewFlowLayout key="collectionViewLayout" scrollDirection="horizontal" \
      minimumLineSpacing="10" id="layout"><size key="itemSize" width="50" height="60"/></collectionViewFlowLayout>
          <cells><collectionViewCell reuseIdentifier="x" id="cc"><view key="contentView" id="ccv"/></collectionViewCell></cells>
      </collectionView>
      """
    let expected = CollectionContent(scrollsHorizontally: true, itemSize: Size(width: 50, height: 60))
    #expect(try content(element) == .collection(expected))
  }

  @Test func visualEffectView() throws {
    let view = try Documents.view(
      """
      <visualEffectView opaque="NO" id="e"><view key="contentView" opaque="NO" id="inner"><subviews>\
      <label text="x" id="l"/></subviews></view><vibrancyEffect style="label"><blurEffect style="dark"/></vibrancyEffect>\
      </visualEffectView>
      """)
    #expect(view.content == .visualEffect(VisualEffectContent(blurStyle: "dark", hasVibrancy: true)))
    #expect(view.subviews.map(\.id) == ["l"])
  }
}
