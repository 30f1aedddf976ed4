import Designs
import Graphics
import Testing
import UIKitRules

@testable import InterfaceBuilder

@Suite struct ValueTests {
  private static func rgb(_ space: ColorSpace) -> InterfaceColor {
    .components(ColorComponents(space: space, channels: .rgb(red: 0.25, green: 0.5, blue: 1), alpha: 0.75))
  }

  private static func white(_ space: ColorSpace) -> InterfaceColor {
    .components(ColorComponents(space: space, channels: .white(0.5), alpha: 1))
  }

  private static let channels =
    "red=\"0.25\" green=\"0.5\" blue=\"1\" alpha=\"0.75\" colorSpace=\"custom\" customColorSpace"

  @Test(arguments: [
    ("\(channels)=\"sRGB\"", rgb(.sRGB)), ("\(channels)=\"displayP3\"", rgb(.displayP3)),
    ("\(channels)=\"adobeRGB1998\"", rgb(.adobeRGB)), ("\(channels)=\"calibratedRGB\"", rgb(.calibratedRGB)),
    ("\(channels)=\"genericRGB\"", rgb(.genericRGB)), ("\(channels)=\"extendedSRGB\"", rgb(.extendedSRGB)),
    ("\(channels)=\"newSpace\"", rgb(.other("newSpace"))),
    (
      "red=\"0.25\" green=\"0.5\" blue=\"1\" alpha=\"0.75\" colorSpace=\"calibratedRGB\"", rgb(.calibratedRGB)
    ),
    ("red=\"0.25\" green=\"0.5\" blue=\"1\" alpha=\"0.75\" colorSpace=\"deviceRGB\"", rgb(.deviceRGB)),
    ("white=\"0.5\" alpha=\"1\" colorSpace=\"calibratedWhite\"", white(.calibratedWhite)),
    ("white=\"0.5\" colorSpace=\"deviceWhite\"", white(.deviceWhite)),
    (
      "white=\"0.5\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"genericGamma22GrayColorSpace\"",
      white(.genericGamma22Gray)
    ),
    (
      "cyan=\"1\" magenta=\"0.0\" yellow=\"0.5\" black=\"0.25\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"genericCMYKColorSpace\"",
      .components(
        ColorComponents(
          space: .genericCMYK, channels: .cmyk(cyan: 1, magenta: 0, yellow: 0.5, black: 0.25), alpha: 1))
    ),
    ("name=\"Accent\"", .named("Accent")),
    ("catalog=\"System\" name=\"labelColor\" colorSpace=\"catalog\"", .system("labelColor", fallback: nil)),
    ("systemColor=\"systemFillColor\"", .system("systemFillColor", fallback: nil)),
    ("cocoaTouchSystemColor=\"darkTextColor\"", .system("darkTextColor", fallback: nil)),
    (
      "xcode11CocoaTouchSystemColor=\"systemBackgroundColor\" cocoaTouchSystemColor=\"whiteColor\"",
      .system("systemBackgroundColor", fallback: nil)
    ),
    (
      "systemColor=\"systemGreenColor\" red=\"0.25\" green=\"0.5\" blue=\"1\" alpha=\"0.75\" colorSpace=\"custom\" customColorSpace=\"sRGB\"",
      .system(
        "systemGreenColor",
        fallback: ColorComponents(
          space: .sRGB, channels: .rgb(red: 0.25, green: 0.5, blue: 1), alpha: 0.75))
    ),
  ])
  func colors(_ attributes: String, _ color: InterfaceColor) throws {
    let view = try Documents.view("<view id=\"v\"><color key=\"backgroundColor\" \(attributes)/></view>")
    #expect(view.appearance.backgroundColor == color)
  }

  @Test(arguments: [
    ("type=\"system\" pointSize=\"17\"", InterfaceFont(.system(.regular), pointSize: 17)),
    (
      "type=\"system\" weight=\"ultraLight\" pointSize=\"12.5\"",
      InterfaceFont(.system(.ultraLight), pointSize: 12.5)
    ),
    ("type=\"boldSystem\" pointSize=\"17\"", InterfaceFont(.system(.bold), pointSize: 17)),
    ("type=\"system\" pointSize=\"0.0\"", InterfaceFont(.system(.regular))),
    ("type=\"system\" size=\"13\"", InterfaceFont(.system(.regular), pointSize: 13)),
    ("metaFont=\"smallSystem\"", InterfaceFont(.meta("smallSystem"))),
    ("style=\"UICTFontTextStyleSubhead\"", InterfaceFont(.style(.subheadline))),
    ("style=\"UICTFontTextStyleTitle0\"", InterfaceFont(.style(.largeTitle))),
    ("style=\"UICTFontTextStyleCaption2\"", InterfaceFont(.style(.caption2))),
    (
      "name=\"AvenirNext-Medium\" family=\"Avenir Next\" pointSize=\"16\"",
      InterfaceFont(.custom(name: "AvenirNext-Medium", family: "Avenir Next"), pointSize: 16)
    ),
  ])
  func fonts(_ attributes: String, _ font: InterfaceFont) throws {
    let view = try Documents.view(
      "<label id=\"l\"><fontDescription key=\"fontDescription\" \(attributes)/></label>")
    guard case .label(let label) = view.content else { throw Unexpected() }
    #expect(label.font == font)
  }

  @Test func images() throws {
    func image(_ element: String) throws -> ImageContent {
      guard case .image(let image) = try Documents.view(element).content else { throw Unexpected() }
      return image
    }
    let plain = try image(
      "<imageView image=\"star\" highlightedImage=\"star.on\" highlighted=\"YES\" adjustsImageSizeForAccessibilityContentSizeCategory=\"YES\" id=\"i\"/>"
    )
    #expect(plain.image == InterfaceImage("star") && plain.highlightedImage == InterfaceImage("star.on"))
    #expect(plain.isHighlighted && plain.adjustsImageSizeForAccessibilityContentSizeCategory)
    let symbol = try image(
      """
      <imageView image="chevron.down" catalog="system" id="i"><preferredSymbolConfiguration \
      key="preferredSymbolConfiguration" configurationType="pointSize" pointSize="20" scale="small" weight="semibold"/>\
      </imageView>
      """)
    #expect(symbol.image == InterfaceImage("chevron.down", isSymbol: true))
    #expect(
      symbol.symbolConfiguration == SymbolConfiguration(scale: .small, weight: .semibold, pointSize: 20))
    let reference = try image(
      """
      <imageView id="i"><imageReference key="image" image="globe" catalog="system" symbolScale="large" \
      renderingMode="template"/><preferredSymbolConfiguration key="preferredSymbolConfiguration" \
      configurationType="font" weight="unspecified"><fontDescription key="fontDescription" \
      style="UICTFontTextStyleBody"/></preferredSymbolConfiguration></imageView>
      """)
    #expect(
      reference.image
        == InterfaceImage("globe", isSymbol: true, symbolScale: .large, renderingMode: .alwaysTemplate))
    #expect(reference.symbolConfiguration == SymbolConfiguration(font: InterfaceFont(.style(.body))))
    #expect(try image("<imageView id=\"i\"/>").image == nil)
  }

  @Test(arguments: [
    ("default", SizeClass?.none, SizeClass?.none), ("heightClass=compact", nil, .compact),
    ("widthClass=regular", .regular, nil), ("heightClass=regular-widthClass=compact", .compact, .regular),
  ])
  func sizeClasses(_ key: String, _ width: SizeClass?, _ height: SizeClass?) throws {
    let view = try Documents.view("<view id=\"v\"><variation key=\"\(key)\" hidden=\"YES\"/></view>")
    #expect(view.variations.map(\.sizeClasses) == [SizeClasses(width: width, height: height)])
    #expect(view.variations[0].isHidden == true)
  }

  @Test func matching() {
    #expect(SizeClasses.any.matches(width: .compact, height: .regular))
    #expect(SizeClasses(width: .compact).matches(width: .compact, height: .compact))
    #expect(!SizeClasses(width: .compact, height: .regular).matches(width: .compact, height: .compact))
  }
}
