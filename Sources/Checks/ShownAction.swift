import Designs
import Diagnostics
import Graphics
import Staging
import UIKitRules

/// An action that a picture shows, beside the design it came from.
struct ShownAction {
  let action: Action
  /// Where its view and all in that stand in the stage's views.
  let indices: Range<Int>
  let view: StageView
  let look: ActionLook
  /// In the picture.
  let frame: Rect
  /// What a pattern paints; nil where none does.
  let pattern: ShownArtwork?
  /// The artwork that is its image; nil where it is none.
  let image: ShownArtwork?

  /// The actions that can be seen, in UIKit's order: past a full swipe the first covers the others. None where nothing
  /// is swiped, and not the Delete that is UIKit's own.
  static func all(in subject: Subject) -> [ShownAction] {
    guard subject.preview.state.isSwiped else { return [] }
    return subject.actions.compactMap { ShownAction($0, in: subject) }
  }

  private init?(_ action: Action, in subject: Subject) {
    let views = subject.views
    guard let index = subject.index(ofAction: action.id), let look = views[index].look else { return nil }
    self.action = action
    self.look = look
    view = views[index]
    frame = Stage.absoluteFrame(of: index, in: views)
    indices = index..<ShownArtwork.end(of: index, in: views)
    // On 26 the button in the action's view is what is painted.
    pattern = indices.first { views[$0].tile != nil }.flatMap { ShownArtwork(pattern: $0, in: views) }
    image = indices.first { views[$0].role == .actionPart && views[$0].id == "\(action.id).image" }
      .flatMap { ShownArtwork(image: $0, in: views) }
  }

  /// Where the button's title and image are as they stay: not part-way, nor past a full swipe.
  static func isAtRest(_ state: CellState) -> Bool {
    state.isSwiped && state != .swiping && !state.isFullSwipe
  }

  /// The places that cause a finding, the action where the design says nothing there.
  var titleSpan: Span { action.title.span ?? action.span }
  var imageSpan: Span { action.image.span ?? action.span }
  var backgroundSpan: Span { action.background.span ?? action.span }

  /// The title as messages show it.
  var quotedTitle: String { Quotation.quoted(view.title ?? "") }

  /// The part of the picture that its image takes; the whole action where it shows none.
  var imageFrame: Rect { look.imageFrame.map { $0.offset(by: frame.origin) } ?? frame }
}
