package import Graphics

/// An SVG that has been read, checked and written anew: nothing of the file's own text is left in it.
package struct VectorPicture: Hashable, Sendable {
  /// Which colours it is drawn in.
  package enum Form: Hashable, Sendable {
    /// Its own; `currentColor` where the file says so.
    case original
    /// One: all that paints is `currentColor`, its opacity kept. What UIKit makes of a template image.
    case template
  }

  /// The natural size, in points.
  package let size: Size
  /// The part of the drawing's own coordinates that fills the size, centred and not distorted where the
  /// proportions differ (`xMidYMid meet`).
  package let viewBox: Rect

  /// The colours it is painted in, each once, without their opacity.
  package let colors: [Color]
  /// Whether it has no clear ground: one shape covers all of it.
  package let isOpaque: Bool

  let originalMarkup: PrefixedMarkup
  let templateMarkup: PrefixedMarkup

  /// The elements to stand inside an `<svg viewBox>` or a transformed `<g>`.
  ///
  /// They are one `<g>` that sets every property it needs and inherits only `color`. Ids start with the
  /// content's hash, so different pictures never clash. One picture twice in one document has the same ids twice:
  /// refer to the first by `<use>`, or give the second a prefix of its own (letters, digits, `-`, `_`).
  package func markup(_ form: Form, idPrefix: String? = nil) -> [UInt8] {
    (form == .original ? originalMarkup : templateMarkup).bytes(prefix: idPrefix)
  }

  /// Whether the markup of a form holds ids at all (gradients, clips, masks, reused shapes).
  package func hasIDs(_ form: Form) -> Bool {
    !(form == .original ? originalMarkup : templateMarkup).places.isEmpty
  }
}
