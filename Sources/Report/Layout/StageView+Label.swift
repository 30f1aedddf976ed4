import Staging
import Typesetting

extension StageView {
  /// The text of a label; nil for every other view.
  var label: TextLayout? {
    guard className == "UILabel" else { return nil }
    for case .text(let text) in items { return text.layout }
    return nil
  }
}
