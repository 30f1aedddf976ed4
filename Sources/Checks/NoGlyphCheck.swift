import Designs
import Diagnostics
import Graphics
import Staging
import Typesetting

/// `no-glyph`: characters for which the font has no shape; they are drawn as boxes.
enum NoGlyphCheck {
  static func findings(_ subject: Subject) -> [Finding] {
    var findings: [Finding] = []
    // Nearly no picture has one, and putting contents in place copies every view.
    guard lacksGlyph(subject.views) else { return [] }
    let views = subject.stage.allViews
    for (index, view) in views.enumerated() where !view.items.isEmpty {
      var missing: [Unicode.Scalar] = []
      for case .text(let item) in view.items {
        for scalar in item.layout.missing where !missing.contains(scalar) { missing.append(scalar) }
      }
      if missing.isEmpty { continue }
      let names = missing.prefix(8).map { "U+" + hex($0.value) }.joined(separator: ", ")
      let more = missing.count > 8 ? " and \(missing.count - 8) more" : ""
      findings.append(
        Finding(
          rule: .noGlyph, message: "no glyph for \(names)\(more) in \"\(view.id)\"",
          span: view.span ?? subject.cell.span, outlines: [Stage.absoluteFrame(of: index, in: views)]))
    }
    return findings
  }

  private static func lacksGlyph(_ views: [StageView]) -> Bool {
    for index in views.indices {
      for case .text(let item) in views[index].items where !item.layout.missing.isEmpty { return true }
      if let contents = views[index].contents, lacksGlyph(contents.views) { return true }
    }
    return false
  }

  private static func hex(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
