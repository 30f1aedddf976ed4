import Designs
import Diagnostics
import Graphics
import Testing

@testable import InterfaceBuilder

/// What a document's views are in a design.
@Suite struct DeviceDesignTests {
  /// The first subview of the content view of a .xib's cell, as a design has it.
  private func view(_ text: String) throws -> Designs.View {
    let document = try Documents.clean(Documents.xib(Documents.cell(text)))
    let cell = try #require(document.deviceDesigns(source: .init(index: 0)).first?.cells.first)
    return try #require(cell.content.otherwise?.children.first)
  }

  private func attribute(_ keyPath: String, _ type: String, _ child: String) -> String {
    "<userDefinedRuntimeAttribute type=\"\(type)\" keyPath=\"\(keyPath)\">\(child)</userDefinedRuntimeAttribute>"
  }

  private static let red =
    "<color key=\"value\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\"/>"

  /// The layer's own properties, and those of the same name that projects add to UIView.
  @Test(arguments: ["layer.", ""])
  func runtimeAttributes(prefix: String) throws {
    let attributes = [
      attribute(prefix + "cornerRadius", "number", "<integer key=\"value\" value=\"12\"/>"),
      attribute(prefix + "borderWidth", "number", "<real key=\"value\" value=\"0.5\"/>"),
      attribute(prefix + "borderUIColor", "color", Self.red),
      attribute(prefix + "shadowOpacity", "number", "<real key=\"value\" value=\"0.25\"/>"),
      attribute(prefix + "shadowRadius", "number", "<integer key=\"value\" value=\"4\"/>"),
      attribute(prefix + "shadowOffset", "size", "<size key=\"value\" width=\"1\" height=\"2\"/>"),
      attribute(prefix + "shadowUIColor", "color", Self.red),
    ]
    let view = try view(
      "<view id=\"v\"><userDefinedRuntimeAttributes>\(attributes.joined())</userDefinedRuntimeAttributes></view>"
    )
    #expect(view.cornerRadius.otherwise == 12)
    #expect(view.borderWidth.otherwise == 0.5)
    #expect(view.borderColor.otherwise == .fixed(Color(sRGB: 1, 0, 0)))
    let shadow = try #require(view.shadow.otherwise)
    #expect(shadow.opacity.otherwise == 0.25)
    #expect(shadow.radius.otherwise == 4)
    #expect([shadow.x.otherwise, shadow.y.otherwise] == [1, 2])
    #expect(shadow.color.otherwise == .fixed(Color(sRGB: 1, 0, 0)))
  }

  @Test("A shadow without opacity is none: CALayer's own is 0")
  func shadowWithoutOpacity() throws {
    let radius = attribute("layer.shadowRadius", "number", "<integer key=\"value\" value=\"4\"/>")
    let view = try view(
      "<view id=\"v\"><userDefinedRuntimeAttributes>\(radius)</userDefinedRuntimeAttributes></view>")
    #expect(view.shadow.otherwise == nil)
  }

  @Test(
    arguments: [
      ("pickerView", "UIPickerView"), ("collectionView", "UICollectionView"), ("wkWebView", "WKWebView"),
      ("mapView", "MKMapView"), ("datePicker", "UIDatePicker"),
    ])
  func placeholders(element: String, className: String) throws {
    let view = try view("<\(element) id=\"v\"/>")
    guard case .placeholder = view.kind else {
      Issue.record("\(view.kind)")
      return
    }
    #expect(view.className == className)
  }

  @Test("What is scrolled is drawn, not a box in its place")
  func scrollView() throws {
    let view = try view(
      "<scrollView id=\"v\"><subviews><label text=\"Title\" id=\"w\"/></subviews></scrollView>")
    guard case .view = view.kind else {
      Issue.record("\(view.kind)")
      return
    }
    #expect(view.children.map(\.id) == ["w"])
  }

  @Test("A constraint that is removed when the document is loaded holds on the canvas alone")
  func placeholderConstraints() throws {
    let content = """
      <constraints><constraint firstItem="v" firstAttribute="width" constant="20" placeholder="YES" id="c"/>\
      <constraint firstItem="v" firstAttribute="top" secondItem="content-0" secondAttribute="top" id="d"/></constraints>
      """
    let document = try Documents.clean(
      Documents.xib(Documents.cell("<view id=\"v\"/>", content: content)))
    func count(_ designs: [Design]) -> Int? {
      designs.first?.cells.first?.content.otherwise?.constraints.first?.constraints.otherwise.count
    }
    #expect(count(document.canvasDesigns(source: .init(index: 0))) == 2)
    #expect(count(document.deviceDesigns(source: .init(index: 0))) == 1)
  }
}
