import Graphics
import Testing

@testable import InterfaceBuilder

@Suite struct RuntimeAttributeTests {
  @Test(arguments: [
    ("type=\"number\"", "<integer key=\"value\" value=\"8\"/>", RuntimeValue.number(8)),
    ("type=\"number\"", "<real key=\"value\" value=\"0.5\"/>", .number(0.5)),
    ("type=\"boolean\" value=\"YES\"", "", .boolean(true)),
    ("type=\"string\" value=\"headline\"", "", .string("headline", isLocalized: false)),
    ("type=\"string\" value=\"title\" localized=\"YES\"", "", .string("title", isLocalized: true)),
    ("type=\"string\"", "<string key=\"value\">a\nb</string>", .string("a\nb", isLocalized: false)),
    ("type=\"image\" value=\"star\"", "", .image("star")),
    ("type=\"color\"", "<color key=\"value\" name=\"Accent\"/>", .color(.named("Accent"))),
    ("type=\"point\"", "<point key=\"value\" x=\"1\" y=\"2\"/>", .point(Point(x: 1, y: 2))),
    ("type=\"size\"", "<size key=\"value\" width=\"1\" height=\"2\"/>", .size(Size(width: 1, height: 2))),
    (
      "type=\"rect\"", "<rect key=\"value\" x=\"1\" y=\"2\" width=\"3\" height=\"4\"/>",
      .rect(Rect(x: 1, y: 2, width: 3, height: 4))
    ),
    ("type=\"range\"", "<range key=\"value\" location=\"1\" length=\"2\"/>", .range(1, 2)),
    ("type=\"nil\"", "", .nil),
  ])
  func types(_ attributes: String, _ child: String, _ value: RuntimeValue) throws {
    let view = try Documents.view(
      """
      <view id="v"><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute \(attributes) \
      keyPath="layer.cornerRadius">\(child)</userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></view>
      """)
    #expect(view.runtimeAttributes.map(\.keyPath) == ["layer.cornerRadius"])
    #expect(view.runtimeAttributes.map(\.value) == [value])
  }
}
