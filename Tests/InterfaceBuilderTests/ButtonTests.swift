import Designs
import Graphics
import Testing
import UIKitRules

@testable import InterfaceBuilder

@Suite struct ButtonTests {
  private func button(_ element: String) throws -> ButtonContent {
    guard case .button(let button) = try Documents.view(element).content else { throw Unexpected() }
    return button
  }

  @Test func beforeConfigurations() throws {
    let button = try button(
      """
      <button opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="leading" \
      contentVerticalAlignment="top" buttonType="roundedRect" lineBreakMode="middleTruncation" selected="YES" \
      enabled="NO" showsTouchWhenHighlighted="YES" adjustsImageWhenHighlighted="NO" id="b">
          <fontDescription key="fontDescription" type="boldSystem" pointSize="15"/>
          <size key="titleShadowOffset" width="1" height="2"/>
          <inset key="contentEdgeInsets" minX="8" minY="1" maxX="9" maxY="2.2250738585072014e-308"/>
          <inset key="titleEdgeInsets" minX="4" minY="0.0" maxX="0.0" maxY="0.0"/>
          <inset key="imageEdgeInsets" minX="0.0" minY="0.0" maxX="4" maxY="0.0"/>
          <state key="normal" title="Buy" image="cart" backgroundImage="frame">
              <color key="titleColor" name="Accent"/>
              <color key="titleShadowColor" white="0.5" alpha="1" colorSpace="calibratedWhite"/>
          </state>
          <state key="disabled" title="Sold"/>
          <state key="selected">
              <string key="title">Two
      lines</string>
              <imageReference key="image" image="trash" catalog="system" symbolScale="large"/>
              <preferredSymbolConfiguration key="preferredSymbolConfigurationForImage" scale="large"/>
          </state>
      </button>
      """)
    #expect(button.type == .roundedRect && button.font == InterfaceFont(.system(.bold), pointSize: 15))
    #expect(button.isSelected && !button.isEnabled && !button.adjustsImageWhenHighlighted)
    #expect(button.horizontalAlignment == .leading && button.verticalAlignment == .top)
    #expect(
      button.contentEdgeInsets == EdgeInsets(top: 1, left: 8, bottom: 2.2250738585072014e-308, right: 9))
    #expect(button.contentEdgeInsets != EdgeInsets(top: 1, left: 8, bottom: 0, right: 9))
    #expect(button.titleEdgeInsets == EdgeInsets(top: 0, left: 4, bottom: 0, right: 0))
    #expect(button.imageEdgeInsets == EdgeInsets(top: 0, left: 0, bottom: 0, right: 4))
    #expect(button.titleShadowOffset == Size(width: 1, height: 2) && button.configuration == nil)
    #expect(button.states.map(\.key) == [.normal, .disabled, .selected])
    #expect(button.normal?.title == .plain("Buy") && button.normal?.titleColor == .named("Accent"))
    #expect(
      button.normal?.image == InterfaceImage("cart")
        && button.normal?.backgroundImage == InterfaceImage("frame"))
    #expect(button.states[2].title == .plain("Two\nlines"))
    #expect(button.states[2].image == InterfaceImage("trash", isSymbol: true, symbolScale: .large))
    #expect(button.states[2].symbolConfiguration == SymbolConfiguration(scale: .large))
  }

  @Test func silenceIsACustomButton() throws {
    let button = try button(
      "<button lineBreakMode=\"middleTruncation\" id=\"b\"><state key=\"normal\" title=\"x\"/></button>")
    #expect(button.type == .custom && button.role == .normal && button.contentEdgeInsets == nil)
  }

  @Test(arguments: ButtonType.allCases) func types(_ type: ButtonType) throws {
    #expect(try button("<button buttonType=\"\(type.rawValue)\" id=\"b\"/>").type == type)
  }

  @Test func configuration() throws {
    let button = try button(
      """
      <button buttonType="system" role="destructive" showsMenuAsPrimaryAction="YES" id="b">
          <state key="normal" title="Button"/>
          <buttonConfiguration key="configuration" style="tinted" image="plus" catalog="system" title="Add" \
      subtitle="one more" imagePlacement="trailing" imagePadding="6" titlePadding="2" titleAlignment="center" \
      cornerStyle="capsule" buttonSize="large" showsActivityIndicator="YES" titleLineBreakMode="clip">
              <fontDescription key="titleFontDescription" type="system" weight="bold" pointSize="18"/>
              <fontDescription key="subtitleFontDescription" style="UICTFontTextStyleFootnote"/>
              <color key="baseForegroundColor" systemColor="systemMintColor"/>
              <color key="baseBackgroundColor" systemColor="systemBlueColor"/>
              <directionalEdgeInsets key="contentInsets" top="7" leading="12" bottom="8" trailing="13"/>
              <preferredSymbolConfiguration key="preferredSymbolConfigurationForImage" scale="small"/>
              <backgroundConfiguration key="background" cornerRadius="6" strokeWidth="1">
                  <color key="strokeColor" name="Line"/>
              </backgroundConfiguration>
          </buttonConfiguration>
      </button>
      """)
    let configuration = try #require(button.configuration)
    #expect(button.role == .destructive && button.showsMenuAsPrimaryAction)
    #expect(configuration.style == .tinted && configuration.title == .plain("Add"))
    #expect(
      configuration.subtitle == .plain("one more")
        && configuration.image == InterfaceImage("plus", isSymbol: true))
    #expect(configuration.titleFont == InterfaceFont(.system(.bold), pointSize: 18))
    #expect(configuration.subtitleFont == InterfaceFont(.style(.footnote)))
    #expect(configuration.baseForegroundColor == .system("systemMintColor", fallback: nil))
    #expect(configuration.baseBackgroundColor == .system("systemBlueColor", fallback: nil))
    #expect(
      configuration.contentInsets == DirectionalEdgeInsets(top: 7, leading: 12, bottom: 8, trailing: 13))
    #expect(configuration.imagePlacement == .trailing && configuration.imagePadding == 6)
    #expect(configuration.titlePadding == 2 && configuration.titleAlignment == .center)
    #expect(configuration.cornerStyle == .capsule && configuration.size == .large)
    #expect(configuration.showsActivityIndicator && configuration.titleLineBreakMode == .byClipping)
    #expect(configuration.symbolConfiguration == SymbolConfiguration(scale: .small))
    #expect(configuration.background?.cornerRadius == 6 && configuration.background?.strokeWidth == 1)
    #expect(configuration.background?.strokeColor == .named("Line"))
  }
}
