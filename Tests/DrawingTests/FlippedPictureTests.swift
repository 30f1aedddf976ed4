import Graphics
import Markup
import Staging
import Testing

@testable import Drawing

/// A picture that right-to-left layout turns round is mirrored about the middle of its place: x becomes 2 x middle - x.
struct FlippedPictureTests {
  private let rect = Rect(x: 10, y: 4, width: 20, height: 8)

  private func item(_ index: Int, tint: Color?, isFlipped: Bool) -> Item {
    .picture(
      PictureItem(picture: index == 0 ? vectorID : rasterID, rect: rect, tint: tint, isFlipped: isFlipped))
  }

  @Test(arguments: [0, 1], [nil, blue]) func mirrors(index: Int, tint: Color?) {
    for isFlipped in [false, true] {
      let drawn = stage(
        60, 20, [view(0, 5, 0, 50, 20) { $0.items = [item(index, tint: tint, isFlipped: isFlipped)] }])
      var canvas = PageCanvas(pictures: pictures, idPrefix: "") { _ in "a.png" }
      let onPage = parsed(Array("<html>".utf8) + canvas.inline(drawn, label: "") + Array("</html>".utf8))
      // The view stands at 5: the place goes from 15 to 35.
      #expect(onPage.contains("transform=\"matrix(-1 0 0 1 50 0)\"") == isFlipped)
    }
  }
}
