import Diagnostics
import Graphics
import Staging

/// `ambiguous-layout`: the constraints leave open where a view is or how long it is; the picture shows one solution
/// of several, and a ghost shows another.
enum AmbiguousLayoutCheck {
  static func findings(_ subject: Subject) -> [Finding] {
    guard let layout = subject.stage.layout, let origin = subject.originOfCell else { return [] }
    return layout.ambiguities().map { open in
      var finding = Finding(
        rule: .ambiguousLayout, message: message(open), span: open.span,
        outlines: [open.frame.offset(by: origin)])
      finding.ghosts = [open.other.offset(by: origin)]
      return finding
    }
  }

  private static func message(_ open: SolvedLayout.Ambiguity) -> String {
    let isHorizontal = open.axis == .horizontal
    func words(_ rect: Rect) -> String {
      let (place, length) = isHorizontal ? (rect.x, rect.width) : (rect.y, rect.height)
      return
        "\(isHorizontal ? "x" : "y") \(Points.signed(place)) and \(Points.text(length)) pt \(isHorizontal ? "wide" : "high")"
    }
    return
      "the constraints leave \(Quotation.quoted(open.id)) open \(isHorizontal ? "horizontally" : "vertically"): it is at "
      + "\(words(open.frame)) in the cell, and could be at \(words(open.other))"
  }
}

extension Subject {
  /// Where the cell's coordinates begin in the picture.
  var originOfCell: Point? {
    guard let frame = frame(of: .cell), let cell = view(of: .cell) else { return nil }
    return frame.origin - cell.boundsOrigin
  }
}
