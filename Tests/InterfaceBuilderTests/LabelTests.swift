import Designs
import Graphics
import Testing

@testable import InterfaceBuilder

@Suite struct LabelTests {
  private func label(_ element: String) throws -> LabelContent {
    guard case .label(let label) = try Documents.view(element).content else {
      throw Unexpected()
    }
    return label
  }

  @Test func allOfIt() throws {
    let label = try label(
      """
      <label text="Hello" textAlignment="center" lineBreakMode="wordWrap" numberOfLines="3" \
      baselineAdjustment="alignCenters" minimumScaleFactor="0.5" adjustsLetterSpacingToFitWidth="YES" \
      adjustsFontForContentSizeCategory="YES" preferredMaxLayoutWidth="280" enabled="NO" highlighted="YES" id="l">
          <fontDescription key="fontDescription" type="system" weight="semibold" pointSize="15"/>
          <color key="textColor" cocoaTouchSystemColor="darkTextColor"/>
          <color key="highlightedColor" name="Accent"/>
          <color key="shadowColor" white="0.0" alpha="0.5" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
          <size key="shadowOffset" width="0.0" height="-1"/>
      </label>
      """)
    #expect(
      label.text == .plain("Hello") && label.alignment == .center && label.lineBreakMode == .byWordWrapping)
    #expect(label.numberOfLines == 3 && label.baselineAdjustment == .alignCenters)
    #expect(label.shrinking.adjustsFontSizeToFitWidth && label.shrinking.minimumScaleFactor == 0.5)
    #expect(label.shrinking.minimumFontSize == nil && label.shrinking.adjustsLetterSpacing)
    #expect(label.adjustsFontForContentSizeCategory && label.preferredMaxLayoutWidth == 280)
    #expect(!label.isEnabled && label.isHighlighted)
    #expect(label.font == InterfaceFont(.system(.semibold), pointSize: 15))
    #expect(label.textColor == .system("darkTextColor", fallback: nil))
    #expect(label.highlightedColor == .named("Accent"))
    let black = ColorComponents(space: .genericGamma22Gray, channels: .white(0), alpha: 0.5)
    #expect(label.shadowColor == .components(black) && label.shadowOffset == Size(width: 0, height: -1))
  }

  @Test func asXcodeWritesANewOne() throws {
    let label = try label(
      """
      <label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" \
      verticalHuggingPriority="251" text="Label" textAlignment="natural" lineBreakMode="tailTruncation" \
      baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" \
      translatesAutoresizingMaskIntoConstraints="NO" id="l">
          <rect key="frame" x="16" y="11" width="42" height="20.5"/>
          <fontDescription key="fontDescription" type="system" pointSize="17"/>
          <nil key="textColor"/>
          <nil key="highlightedColor"/>
      </label>
      """)
    #expect(
      label.numberOfLines == 1 && label.alignment == .natural && label.lineBreakMode == .byTruncatingTail)
    #expect(!label.shrinking.adjustsFontSizeToFitWidth && label.preferredMaxLayoutWidth == nil)
    #expect(label.textColor == InterfaceColor.none && label.highlightedColor == InterfaceColor.none)
  }

  @Test func severalLinesStandInAnElement() throws {
    let text = try label("<label id=\"l\"><string key=\"text\">one\ntwo &amp; three</string></label>").text
    #expect(text == .plain("one\ntwo & three"))
    #expect(try label("<label text=\"a &amp; b&#10;c\" id=\"l\"/>").text == .plain("a & b\nc"))
    let blank = try label("<label id=\"l\"><string key=\"text\">   </string></label>").text
    #expect(blank == .plain("   "))
    let encoded = try label(
      "<label id=\"l\"><string key=\"text\" base64-UTF8=\"YES\">\nAWHDqQ\n</string></label>"
    ).text
    #expect(encoded == .plain("\u{1}aé"))
    #expect(try label("<label id=\"l\"/>").text == .plain(""))
  }

  @Test func attributedText() throws {
    let label = try label(
      """
      <label text="ignored" usesAttributedText="YES" id="l">
          <attributedString key="attributedText">
              <fragment content="One ">
                  <attributes>
                      <color key="NSColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="calibratedRGB"/>
                      <color key="NSBackgroundColor" name="Mark"/>
                      <font key="NSFont" metaFont="system" size="17"/>
                      <integer key="NSUnderline" value="1"/>
                      <real key="NSKern" value="0.5"/>
                      <paragraphStyle key="NSParagraphStyle" alignment="center" lineBreakMode="wordWrapping" \
      baseWritingDirection="natural" lineSpacing="2" paragraphSpacing="3" tighteningFactorForTruncation="0.0"/>
                  </attributes>
              </fragment>
              <fragment>
                  <string key="content">two
      lines</string>
                  <attributes><font key="NSFont" size="14" name="HelveticaNeue-Bold"/></attributes>
              </fragment>
          </attributedString>
      </label>
      """)
    guard case .attributed(let fragments) = label.text else { throw Unexpected() }
    #expect(label.text.string == "One two\nlines")
    #expect(fragments[0].font == InterfaceFont(.meta("system"), pointSize: 17) && fragments[0].isUnderlined)
    #expect(fragments[0].backgroundColor == .named("Mark") && fragments[0].kern == 0.5)
    let red = ColorComponents(space: .calibratedRGB, channels: .rgb(red: 1, green: 0, blue: 0))
    #expect(fragments[0].color == .components(red))
    let paragraph = try #require(fragments[0].paragraph)
    #expect(paragraph.alignment == .center && paragraph.lineBreakMode == .byWordWrapping)
    #expect(paragraph.lineSpacing == 2 && paragraph.paragraphSpacing == 3 && paragraph.headIndent == 0)
    #expect(
      fragments[1].font == InterfaceFont(.custom(name: "HelveticaNeue-Bold", family: nil), pointSize: 14))
    #expect(fragments[1].paragraph == nil && !fragments[1].isUnderlined)
  }
}

/// A value of another case than the test is about.
struct Unexpected: Error {}
