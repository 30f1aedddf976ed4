package import Designs
package import Graphics

/// What a view takes instead for some size classes.
package struct ViewVariation: Hashable, Sendable {
  package var sizeClasses: SizeClasses
  /// The subviews and constraints that are left out or brought back.
  package var subviews = VariationMask()
  package var constraints = VariationMask()
  package var frame: Rect?
  package var isFixedFrame: Bool?
  package var isHidden: Bool?
  package var font: InterfaceFont?
  package var textColor: InterfaceColor?
  package var backgroundColor: InterfaceColor?
  package var tintColor: InterfaceColor?
  package var image: InterfaceImage?
  package var layoutMargins: LayoutMargins?
  package var axis: Stack.Axis?
  package var alignment: Stack.Alignment?
  package var distribution: Stack.Distribution?
  package var spacing: StackSpacing?
}

/// What a variation leaves out and brings back.
package struct VariationMask: Hashable, Sendable {
  package var included: [InterfaceID] = []
  package var excluded: [InterfaceID] = []
}
