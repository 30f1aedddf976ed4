import Designs
import Diagnostics
import Graphics
import Testing

@testable import InterfaceBuilder

@Suite struct ConstraintTests {
  private func constraints(_ elements: String) throws -> [InterfaceConstraint] {
    let cell = Documents.cell(
      "<label text=\"a\" id=\"a\"/><label text=\"b\" id=\"b\"/>",
      content: "<constraints>\(elements)</constraints>")
    return try #require(try Documents.onlyCell(cell).contentView).layout.constraints
  }

  @Test func sizeToAConstant() throws {
    let only = try constraints(
      "<constraint firstAttribute=\"height\" relation=\"greaterThanOrEqual\" constant=\"20.5\" id=\"c\"/>")[0]
    #expect(
      only.id == "c" && only.first == ConstraintAnchor(item: nil, attribute: .height) && only.second == nil)
    #expect(only.relation == .greaterThanOrEqual && only.constant == 20.5 && only.priority == 1000)
    #expect(only.multiplier == .one && !only.isSymbolic && !only.isPlaceholder && only.variations.isEmpty)
  }

  @Test func allOfIt() throws {
    let text = """
      <constraint firstItem="a" firstAttribute="leading" relation="lessThanOrEqual" secondItem="b" \
      secondAttribute="leadingMargin" multiplier="2/3" constant="-8" priority="750" symbolic="YES" \
      symbolType="layoutAnchor" identifier="lead" userLabel="Lead" placeholder="YES" id="c">
          <variation key="heightClass=compact" constant="4" priority="999"/>
      </constraint>
      """
    let only = try constraints(text)[0]
    #expect(
      only.first == ConstraintAnchor(item: "a", attribute: .leading) && only.relation == .lessThanOrEqual)
    #expect(only.second == ConstraintAnchor(item: "b", attribute: .leadingMargin) && only.constant == -8)
    #expect(only.multiplier == ConstraintMultiplier(value: 2.0 / 3, text: "2/3") && only.priority == 750)
    #expect(only.isSymbolic && only.isPlaceholder && only.identifier == "lead" && only.userLabel == "Lead")
    #expect(
      only.variations
        == [ConstraintVariation(sizeClasses: SizeClasses(height: .compact), constant: 4, priority: 999)])
  }

  @Test(arguments: LayoutAttribute.allCases) func attributes(_ attribute: LayoutAttribute) throws {
    let only = try constraints(
      "<constraint firstItem=\"a\" firstAttribute=\"\(attribute.rawValue)\" secondItem=\"b\" secondAttribute=\"\(attribute.rawValue)\" id=\"c\"/>"
    )
    #expect(only.map(\.first.attribute) == [attribute] && only.map(\.second?.attribute) == [attribute])
  }

  private static let ratios: [(String, Double)] = [
    ("1:1", 1), ("49:52", 49.0 / 52), ("1:1.1", 1 / 1.1), ("3125:950", 3125.0 / 950), ("2/3", 2.0 / 3),
    ("0.4", 0.4), ("-1", -1),
  ]

  @Test(arguments: ratios)
  func multipliers(_ text: String, _ value: Double) throws {
    let only = try constraints(
      "<constraint firstItem=\"a\" firstAttribute=\"width\" secondItem=\"a\" secondAttribute=\"height\" multiplier=\"\(text)\" id=\"c\"/>"
    )[0]
    #expect(only.multiplier == ConstraintMultiplier(value: value, text: text))
  }

  @Test(arguments: ["1:0", "1/0", "", ":", "1:2:3", "half", "nan", "0x10", "1e300"])
  func unreadableMultipliers(_ text: String) throws {
    let cell = Documents.cell(
      "<label id=\"a\"><constraints><constraint firstAttribute=\"width\" secondItem=\"a\" secondAttribute=\"height\" multiplier=\"\(text)\" id=\"c\"/></constraints></label>"
    )
    let (document, diagnostics) = Documents.read(Documents.xib(cell))
    #expect(diagnostics.map(\.code) == ["unreadable-value"] && diagnostics.first?.severity == .note)
    #expect(document?.cells.first?.contentView?.subviews.first?.layout.constraints.first?.multiplier == .one)
  }

  @Test func masksOfVariations() throws {
    let view = try Documents.view(
      """
      <view id="v"><subviews><label id="a"/></subviews><constraints><constraint firstAttribute="width" constant="1" \
      id="w"/></constraints><variation key="default"><mask key="subviews"><exclude reference="a"/></mask>\
      <mask key="constraints"><exclude reference="w"/></mask></variation><variation key="widthClass=regular">\
      <mask key="subviews"><include reference="a"/></mask></variation></view>
      """)
    #expect(view.variations.map(\.sizeClasses) == [.any, SizeClasses(width: .regular)])
    #expect(view.variations[0].subviews.excluded == ["a"] && view.variations[0].constraints.excluded == ["w"])
    #expect(view.variations[1].subviews.included == ["a"] && view.variations[1].subviews.excluded == [])
  }

  @Test func valuesOfVariations() throws {
    let view = try Documents.view(
      """
      <stackView id="v"><variation key="heightClass=compact" axis="vertical" alignment="center" \
      distribution="fillEqually" spacing="4" fixedFrame="YES" hidden="NO"><rect key="frame" x="1" y="2" width="3" \
      height="4"/><fontDescription key="fontDescription" type="system" pointSize="42"/><color key="textColor" \
      name="Ink"/></variation></stackView>
      """)
    let variation = view.variations[0]
    #expect(
      variation.axis == .vertical && variation.alignment == .center && variation.distribution == .fillEqually)
    #expect(variation.spacing == .points(4) && variation.isFixedFrame == true && variation.isHidden == false)
    #expect(variation.frame?.width == 3 && variation.font == InterfaceFont(.system(.regular), pointSize: 42))
    #expect(variation.textColor == .named("Ink") && variation.backgroundColor == nil)
  }
}
