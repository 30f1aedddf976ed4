import Designs
import Graphics
import Testing

@testable import InterfaceBuilder

@Suite struct StackTests {
  private func stack(_ element: String) throws -> StackContent {
    guard case .stack(let stack) = try Documents.view(element).content else { throw Unexpected() }
    return stack
  }

  @Test func silence() throws {
    let stack = try stack("<stackView opaque=\"NO\" contentMode=\"scaleToFill\" id=\"s\"/>")
    #expect(stack.axis == .horizontal && stack.distribution == .fill && stack.alignment == .fill)
    #expect(stack.spacing == .points(0) && !stack.isLayoutMarginsRelativeArrangement)
    #expect(!stack.isBaselineRelativeArrangement)
  }

  @Test func words() throws {
    let stack = try stack(
      "<stackView axis=\"vertical\" distribution=\"equalSpacing\" alignment=\"top\" spacing=\"10\" baselineRelativeArrangement=\"YES\" id=\"s\"/>"
    )
    #expect(stack.axis == .vertical && stack.distribution == .equalSpacing && stack.alignment == .top)
    #expect(stack.spacing == .points(10) && stack.isBaselineRelativeArrangement)
  }

  @Test func standardSpacing() throws {
    #expect(try stack("<stackView spacingType=\"standard\" id=\"s\"/>").spacing == .standard)
  }

  @Test(arguments: [
    "<edgeInsets key=\"layoutMargins\" top=\"8\" left=\"16\" bottom=\"8\" right=\"16\"/>",
    "<directionalEdgeInsets key=\"directionalLayoutMargins\" top=\"8\" leading=\"16\" bottom=\"8\" trailing=\"16\"/>",
  ])
  func givenMarginsAreKeptTo(_ margins: String) throws {
    #expect(try stack("<stackView id=\"s\">\(margins)</stackView>").isLayoutMarginsRelativeArrangement)
  }
}
