import Diagnostics
import Graphics
import Staging

/// `icon-opaque`: a template without a clear ground is a filled box.
enum IconOpaqueCheck {
  static func findings(_ subject: Subject, _ actions: [ShownAction]) -> [Finding] {
    actions.compactMap { shown in
      guard let size = shown.look.opaqueTemplate else { return nil }
      let isImage = shown.look.imageSize != nil
      return Finding(
        rule: .iconOpaque,
        message:
          "a picture of \(Points.text(size)) has no clear ground: as a template it is a filled box",
        span: isImage ? shown.imageSpan : shown.backgroundSpan, outlines: [shown.frame, shown.imageFrame])
    }
  }
}
