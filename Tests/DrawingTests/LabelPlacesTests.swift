import Graphics
import Testing

@testable import Drawing

struct LabelPlacesTests {
  @Test func labelsOfEqualOutlinesStandBelowOneAnother() {
    var places = LabelPlaces(in: Size(width: 375, height: 100))
    let outline = Rect(x: 300, y: 80, width: 75, height: 20)
    let found = (0..<20).map { _ in places.place(characters: 25, for: outline) }
    let rects = found.compactMap { $0 }
    // 100 points hold nine labels of 11; from y = 80 one goes below, the others above.
    #expect(rects.count >= 8)
    #expect(found[19] == nil)
    for (index, rect) in rects.enumerated() {
      #expect(Rect(x: 0, y: 0, width: 375, height: 100).contains(rect))
      for other in rects[..<index] { #expect(rect.intersection(other) == nil) }
    }
  }

  @Test func aLabelWiderThanThePictureHasNoPlace() {
    var places = LabelPlaces(in: Size(width: 100, height: 100))
    #expect(places.place(characters: 48, for: Rect(x: 0, y: 0, width: 9, height: 9)) == nil)
  }
}
