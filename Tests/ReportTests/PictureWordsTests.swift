import Graphics
import Report
import Staging
import Testing
import UIKitRules

struct PictureWordsTests {
  private let fixture = TruckFixture()

  @Test func tellsWhatIsSeen() {
    let words = PictureWords(fixture.stage(.swiped, TruckFixture.traits(.ios11)))
    #expect(words.title == "Table cell, swiped open")
    #expect(words.description.contains("Texts: 035051A, Length, 48'00\""))
    #expect(words.description.hasSuffix("Actions: Delete."))
    #expect(PictureWords(fixture.stage(.editing, TruckFixture.traits(.ios11))).title == "Table cell, editing")
    #expect(
      PictureWords(fixture.stage(.confirming, TruckFixture.traits(.ios11))).title
        == "Table cell, editing, swiped open")
  }

  /// Equal pictures are one file: neither system, nor class names, nor what is hidden may show in the words.
  @Test func equalPicturesHaveEqualWords() {
    var one = fixture.stage(.normal, TruckFixture.traits(.ios11))
    var other = fixture.stage(.normal, TruckFixture.traits(.ios18))
    other.views[0].className = "Other"
    #expect(PictureWords(one) == PictureWords(other))
    var hidden = StageView(id: "h", role: .action, className: "UIButton", parent: 0, frame: .zero)
    hidden.title = "Hidden"
    hidden.layer.isHidden = true
    one.views.append(hidden)
    #expect(PictureWords(one) == PictureWords(other))
  }

  /// An override or an isolate of a text would turn all that follows it.
  @Test func directionsAreLeftOut() {
    var stage = fixture.stage(.swiped, TruckFixture.traits(.ios11))
    for index in stage.views.indices where stage.views[index].role == .action {
      stage.views[index].accessibilityLabel = "\u{202E}Dele\u{2067}te\u{2069}"
    }
    #expect(PictureWords(stage).description.hasSuffix("Actions: Delete."))
    for index in stage.views.indices where stage.views[index].role == .action {
      stage.views[index].accessibilityLabel = " \u{202E}\u{2069}"
      stage.views[index].title = "\u{202E}"
    }
    #expect(!PictureWords(stage).description.contains("Actions"))
  }

  @Test func longTextsAreCut() {
    let stage = fixture.stage(.swiped, TruckFixture.traits(.ios11))
    var long = stage
    for index in long.views.indices where long.views[index].role == .action {
      long.views[index].accessibilityLabel = String(repeating: "a", count: 100_000)
    }
    #expect(PictureWords(long).description.utf8.count < 2000)
  }
}
