package import Diagnostics
package import Graphics

/// A view of a document with all that it holds.
package struct InterfaceView: Hashable, Sendable {
  package var id: InterfaceID?
  package var kind: ViewKind
  /// The role in its parent: `contentView`, `accessoryView`, `tableHeaderView`; nil for a subview.
  package var key: String?
  package var customClass: CustomClass?
  package var userLabel: String?
  /// The frame that Interface Builder computed, in the superview's points; nil where the file holds none.
  package var frame: Rect?
  package var appearance = ViewAppearance()
  package var layout = ViewLayout()
  package var accessibility = ViewAccessibility()
  package var content = ViewContent.plain
  package var runtimeAttributes: [RuntimeAttribute] = []
  package var variations: [ViewVariation] = []
  package var outlets: [InterfaceOutlet] = []
  /// From back to front.
  package var subviews: [InterfaceView] = []
  /// The start tag.
  package var span: Span

  package init(_ kind: ViewKind, span: Span) {
    self.kind = kind
    self.span = span
  }

  /// Visits the view and all below it, from back to front, parents first.
  package func visit(_ body: (InterfaceView) -> Void) {
    body(self)
    for subview in subviews { subview.visit(body) }
  }
}
