import UIKitRules

/// How a view is laid out.
package struct ViewLayout: Hashable, Sendable {
  /// Whether the frame and the autoresizing mask hold in a document with Auto Layout.
  package var isFixedFrame = false
  package var autoresizingMask: AutoresizingMask = []
  package var translatesAutoresizingMaskIntoConstraints = true
  package var autoresizesSubviews = true
  package var margins: LayoutMargins?
  package var preservesSuperviewLayoutMargins = false
  package var insetsLayoutMarginsFromSafeArea = true
  package var marginsFollowReadableWidth = false
  package var guides: [LayoutGuide] = []
  package var priorities = ContentPriorities()
  package var placeholderIntrinsicSize = PlaceholderIntrinsicSize()
  package var constraints: [InterfaceConstraint] = []
  /// What Interface Builder flags.
  package var isAmbiguous = false
  package var isMisplaced = false
  package var ambiguityVerification = AmbiguityVerification.always
}

/// A guide of a view that constraints name by its id.
package struct LayoutGuide: Hashable, Sendable {
  package var id: InterfaceID
  package var kind: Kind

  package enum Kind: Hashable, Sendable {
    case safeArea
    case layoutMargins
    case readableContent
    case keyboard
    case contentLayout
    case frameLayout
    case other(String)

    init(key: String) {
      self =
        switch key {
        case "safeArea": .safeArea
        case "layoutMargins": .layoutMargins
        case "readableContent": .readableContent
        case "keyboard": .keyboard
        case "contentLayoutGuide": .contentLayout
        case "frameLayoutGuide": .frameLayout
        default: .other(key)
        }
    }
  }
}

/// The content hugging and compression resistance priorities that a document gives, 1 to 1000.
package struct ContentPriorities: Hashable, Sendable {
  /// What holds where the attribute is missing, for every kind of view: Interface Builder writes all that differ, those
  /// of new labels and image views (251) and of controls with a fixed size (750) as well.
  package static let defaultHugging = LayoutPriority.low
  package static let defaultCompressionResistance = LayoutPriority.high

  package var horizontalHugging = defaultHugging
  package var verticalHugging = defaultHugging
  package var horizontalCompressionResistance = defaultCompressionResistance
  package var verticalCompressionResistance = defaultCompressionResistance
}

/// The size that stands for an intrinsic one at design time, in points; nil is "none" in that direction.
package struct PlaceholderIntrinsicSize: Hashable, Sendable {
  package var width: PlaceholderLength?
  package var height: PlaceholderLength?

  package var isSet: Bool { width != nil || height != nil }
}

/// A length of a placeholder.
package enum PlaceholderLength: Hashable, Sendable {
  case points(Double)
  /// No intrinsic length in that direction, whatever the view has at run time.
  case none
}

/// When Interface Builder complains of ambiguity.
package enum AmbiguityVerification: String, CaseIterable, Sendable {
  case always
  case ignoreSizes
  case off
}
