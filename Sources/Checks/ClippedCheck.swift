import Designs
import Diagnostics
import Graphics
import Staging

/// `clipped`: what a view shows reaches past a superview that clips, or past the row, where nothing stops it.
enum ClippedCheck {
  /// A point is what rounding and a letter's blank sides take.
  private static let least = 1.0
  /// Where a picture has more, the first ones tell what is wrong.
  private static let most = 16

  static func findings(_ subject: Subject, _ content: ShownContent) -> [Finding] {
    guard subject.stage.layout?.isSolved ?? true, let cell = subject.cellContents,
      let contentView = subject.frame(of: .contentView)
    else { return [] }
    var row = cell
    row.height = contentView.maxY - cell.y
    // The row's height is told already.
    let tellsHeight =
      FixedHeightCheck.neededHeight(subject) == nil && subject.stage.openHeight == nil
      && subject.stage.layout?.openHeight == nil
    var findings: [Finding] = []
    for piece in content.pieces where !piece.isAccessory && !piece.shown.isEmpty {
      if findings.count >= most { break }
      guard let cut = cut(piece, content, row) else { continue }
      let sides = tellsHeight ? cut.sides : cut.sides.filter { !$0.side.isVertical }
      if sides.isEmpty { continue }
      let view = content.view(of: piece)
      let words = sides.map { "\(Points.text($0.length)) pt at the \($0.side.rawValue)" }.joined(
        separator: " and ")
      findings.append(
        Finding(
          rule: .clipped, message: "\(Quotation.quoted(view.id)) \(cut.verb): \(words)",
          span: view.span ?? subject.cell.span, outlines: [piece.frame, cut.rect]))
    }
    return findings
  }

  private enum Side: String {
    case top, bottom, left, right

    var isVertical: Bool { self == .top || self == .bottom }
  }

  /// What cuts a piece, and how much of it.
  private struct Cut {
    var verb: String
    var rect: Rect
    var sides: [(side: Side, length: Double)]
  }

  private static func cut(_ piece: ShownContent.Piece, _ content: ShownContent, _ row: Rect) -> Cut? {
    if piece.clip >= 0 {
      // What is out of sight altogether is put away.
      guard let visible = content.clips[piece.clip].visible, !piece.seen.isEmpty else { return nil }
      let sides = sides(of: piece, past: visible)
      if !sides.isEmpty {
        let clip = nearest(piece, content)
        return Cut(verb: "is cut by \(name(of: clip, content))", rect: content.clips[clip].rect, sides: sides)
      }
    }
    // Beside the row is beside the screen.
    guard piece.shown.maxX > row.x, piece.shown.x < row.maxX else { return nil }
    let sides = sides(of: piece, past: row)
    return sides.isEmpty ? nil : Cut(verb: "reaches past the row", rect: row, sides: sides)
  }

  /// The sides on which letters or images are lost, with what of the whole piece lies past them.
  private static func sides(of piece: ShownContent.Piece, past area: Rect) -> [(side: Side, length: Double)] {
    if area.contains(piece.shown) { return [] }
    let whole = piece.shown
    var sides: [(side: Side, length: Double)] = []
    func add(_ side: Side, _ lost: Double, of length: Double) {
      if lost >= least { sides.append((side, length)) }
    }
    add(.top, area.y - piece.ink.y, of: area.y - whole.y)
    add(.bottom, piece.ink.maxY - area.maxY, of: whole.maxY - area.maxY)
    add(.left, area.x - piece.ink.x, of: area.x - whole.x)
    add(.right, piece.ink.maxX - area.maxX, of: whole.maxX - area.maxX)
    guard piece.kind == .image else { return sides }
    // An image that fills its superview from edge to edge is meant to be cut.
    let fillsHeight = whole.y <= area.y && whole.maxY >= area.maxY
    let fillsWidth = whole.x <= area.x && whole.maxX >= area.maxX
    return sides.filter { $0.side.isVertical ? !fillsHeight : !fillsWidth }
  }

  /// The nearest superview that cuts the piece; of many only a few are looked at.
  private static func nearest(_ piece: ShownContent.Piece, _ content: ShownContent) -> Int {
    var clip = piece.clip
    for _ in 0..<16 {
      if !sides(of: piece, past: content.clips[clip].rect).isEmpty { return clip }
      guard content.clips[clip].outer >= 0 else { break }
      clip = content.clips[clip].outer
    }
    return clip
  }

  private static func name(of clip: Int, _ content: ShownContent) -> String {
    let view = content.view(of: content.clips[clip])
    return view.role == .cell ? "the cell" : Quotation.quoted(view.id)
  }
}
