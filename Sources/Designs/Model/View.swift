package import Diagnostics
package import Graphics

/// A view of a cell's content, of an accessory or of an action's artwork.
package struct View: Sendable {
  /// What the view is.
  package enum Kind: Sendable {
    case view
    case label(Label)
    case textView(TextView)
    case image(ImageView)
    case button(Button)
    case stack(Stack)
    case spacer
    case control(Control)
    /// A view of a class that is not drawn: a box with the class's name.
    case placeholder
  }

  /// The view that holds it.
  package enum Container: String, CaseIterable, Sendable {
    case contentView
    case cell
  }

  /// A width or a height.
  package enum Dimension: Hashable, Sendable {
    case points(Length)
    /// The height of the action that the artwork fills.
    case row
  }

  /// Layout priorities of both axes, 1 to 1000.
  package struct Priorities: Hashable, Sendable {
    package var horizontal: Double
    package var vertical: Double

    package init(horizontal: Double, vertical: Double) {
      self.horizontal = horizontal
      self.vertical = vertical
    }

    /// The same along both axes.
    package static func all(_ priority: Double) -> Priorities {
      Priorities(horizontal: priority, vertical: priority)
    }
  }

  /// The id that the design gives; nil where it gives none.
  package var id: String?
  package var span: Span
  package var kind: Kind
  package var container: Setting<Container>
  package var hidden: Setting<Bool>
  package var alpha: Setting<Double>
  package var backgroundColor: Setting<ColorValue?>
  /// Shown by layout pictures only.
  package var designBackgroundColor: Setting<ColorValue?>
  package var tintColor: Setting<ColorValue?>
  package var cornerRadius: Setting<Double>
  package var cornerCurve: Setting<CornerCurve>
  package var borderColor: Setting<ColorValue?>
  package var borderWidth: Setting<Double>
  package var clipsToBounds: Setting<Bool>
  package var shadow: Setting<Card.Shadow?> = Setting(otherwise: nil)
  /// In the parent, in points; never mirrored.
  package var frame: Setting<Rect?>
  /// How the frame follows the parent; nil: not at all.
  package var autoresizing: Autoresizing?
  package var x: Setting<Double?>
  package var y: Setting<Double?>
  /// Offset of the centre from the parent's.
  package var centerX: Setting<Double?>
  package var centerY: Setting<Double?>
  package var width: Setting<Dimension?>
  package var height: Setting<Dimension?>
  /// nil: UIKit's 8.
  package var layoutMargins: Setting<DirectionalEdgeInsets?>
  /// nil: the default of the kind.
  package var contentHuggingPriority: Setting<Priorities?>
  package var contentCompressionResistancePriority: Setting<Priorities?>
  package var children: [View]
  /// The constraints of all views of a tree; only the tree's root has them.
  package var constraints: [ConstraintList] = []
  /// The size that the view has by itself, where not its content says it.
  package var intrinsicSize = IntrinsicSize.ofContent
  /// Whether its margins are at least what those around it leave: of a root those that the system gives it, of another
  /// view those of its superview.
  package var preservesSuperviewLayoutMargins = false
  /// UIKit's class of a view that stands for one the design has no kind for; nil: that of the kind.
  package var className: String?

  package init(
    id: String?, span: Span, kind: Kind, container: Setting<Container>, hidden: Setting<Bool>,
    alpha: Setting<Double>, backgroundColor: Setting<ColorValue?>,
    designBackgroundColor: Setting<ColorValue?>, tintColor: Setting<ColorValue?>,
    cornerRadius: Setting<Double>, cornerCurve: Setting<CornerCurve>, borderColor: Setting<ColorValue?>,
    borderWidth: Setting<Double>, clipsToBounds: Setting<Bool>, frame: Setting<Rect?>,
    x: Setting<Double?>, y: Setting<Double?>, centerX: Setting<Double?>, centerY: Setting<Double?>,
    width: Setting<Dimension?>, height: Setting<Dimension?>,
    layoutMargins: Setting<DirectionalEdgeInsets?>, contentHuggingPriority: Setting<Priorities?>,
    contentCompressionResistancePriority: Setting<Priorities?>, children: [View]
  ) {
    self.id = id
    self.span = span
    self.kind = kind
    self.container = container
    self.hidden = hidden
    self.alpha = alpha
    self.backgroundColor = backgroundColor
    self.designBackgroundColor = designBackgroundColor
    self.tintColor = tintColor
    self.cornerRadius = cornerRadius
    self.cornerCurve = cornerCurve
    self.borderColor = borderColor
    self.borderWidth = borderWidth
    self.clipsToBounds = clipsToBounds
    self.frame = frame
    self.x = x
    self.y = y
    self.centerX = centerX
    self.centerY = centerY
    self.width = width
    self.height = height
    self.layoutMargins = layoutMargins
    self.contentHuggingPriority = contentHuggingPriority
    self.contentCompressionResistancePriority = contentCompressionResistancePriority
    self.children = children
  }
}
