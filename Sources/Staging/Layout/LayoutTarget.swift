import Graphics

/// What a tree of views is laid out in.
enum LayoutTarget: Hashable {
  /// A row of a height.
  case cell(CellPlace)
  /// A row that takes the content's height.
  case selfSizedCell(CellRoom)
  /// A size of its own: artwork, an accessory.
  case alone(Size)
  /// As small as the constraints allow, at a width where one is given.
  case fitting(width: Double?)

  /// The systems that differ by more than their constants.
  enum Kind: Hashable {
    case cell
    case selfSizedCell
    case alone
    case fitting
    case fittingAtWidth
  }

  var kind: Kind {
    switch self {
    case .cell: .cell
    case .selfSizedCell: .selfSizedCell
    case .alone: .alone
    case .fitting(let width): width == nil ? .fitting : .fittingAtWidth
    }
  }

  /// Whether there are a cell and a contentView around the tree.
  var hasCell: Bool { kind == .cell || kind == .selfSizedCell }

  /// The constants of the constraints that tie the tree to what is around it, in the order in which
  /// `LayoutCompiler` makes them.
  var constants: [Double] {
    switch self {
    case .cell(let place):
      let (view, content) = (place.contentView, place.content)
      return [
        place.cell.width, view.x, view.width, content.x, content.width, place.cell.height, view.y,
        view.height, content.y, content.height,
      ]
    case .selfSizedCell(let room):
      return [
        room.cellWidth, room.contentX, room.contentWidth, room.insets.left, room.width, 0, 0,
        -room.separator, room.insets.top, -room.insets.top - room.insets.bottom,
      ]
    case .alone(let size): return [size.width, size.height]
    case .fitting(let width): return [width ?? 0, 0]
    }
  }
}
