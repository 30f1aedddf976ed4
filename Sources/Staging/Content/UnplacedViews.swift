import Graphics

/// The views of a plan's boxes with all that is the same in every row; each row fills copies of them.
struct UnplacedViews {
  /// Where the view of a box stands.
  struct Place {
    /// Whether it stands among the views in the cell itself, beside the contentView.
    var isInCell: Bool
    var index: Int
  }

  /// Those in the contentView, and those in the cell, told apart by `isInCell`; the latter come last.
  private(set) var content: [StageView] = []
  private(set) var inCell: [StageView] = []
  /// By box.
  private(set) var places: [Place] = []

  init(of boxes: [Box]) {
    content.reserveCapacity(boxes.count)
    places.reserveCapacity(boxes.count)
    for box in boxes {
      let outer = box.parent >= 0 ? places[box.parent] : nil
      let isInCell = box.isInCell || outer?.isInCell == true
      let parent = outer.map { $0.isInCell == isInCell ? $0.index : -1 } ?? -1
      var view = StageView(
        id: box.id, role: .content, className: box.className, parent: parent, frame: .zero)
      view.layer = box.layer
      view.backgroundColor = box.backgroundColor
      view.span = box.span
      if isInCell {
        places.append(Place(isInCell: true, index: inCell.count))
        inCell.append(view)
      } else {
        places.append(Place(isInCell: false, index: content.count))
        content.append(view)
      }
    }
  }
}
