package import Diagnostics

/// The swipe actions of one side of a cell, in UIKit's order: the first lies at the outer edge.
package struct SwipeActionsConfiguration: Sendable {
  package var performsFirstActionWithFullSwipe: Setting<Bool>
  package var actions: [Action]
  /// Where the list of actions stands; nil where the cell has none on this side.
  package var actionsSpan: Span?

  package init(
    performsFirstActionWithFullSwipe: Setting<Bool>, actions: [Action], actionsSpan: Span? = nil
  ) {
    self.performsFirstActionWithFullSwipe = performsFirstActionWithFullSwipe
    self.actions = actions
    self.actionsSpan = actionsSpan
  }
}

/// One swipe action.
package struct Action: Sendable {
  package enum API: String, CaseIterable, Sendable {
    case contextualAction
    case rowAction
  }

  package enum Style: String, CaseIterable, Sendable {
    case normal
    case destructive
  }

  package enum Title: Sendable {
    case text(TextTemplate)
    /// Blanks for a wanted width, in points.
    case spaces(Double)
    /// The same in hair spaces (U+200A), the narrowest blanks.
    case hairSpaces(Double)
  }

  package enum Image: Sendable {
    case image(ImageValue)
    case artwork(Artwork)
  }

  package enum Background: Sendable {
    case color(ColorValue)
    /// An image painted as a pattern colour.
    case pattern(Artwork)
  }

  /// The id in layout.json: the design's, else `action0` and so on by side and place.
  package var id: String
  package var span: Span
  package var api: API
  package var style: Setting<Style>
  package var title: Setting<Title>
  package var accessibilityLabel: Setting<TextTemplate?>
  /// nil: UIKit's of the style, or `matchedBackground` for a custom-painted action.
  package var background: Setting<Background?>
  /// Contextual actions only: UIKit's row actions have none.
  package var image: Setting<Image?>

  package init(
    id: String, span: Span, api: API, style: Setting<Style>, title: Setting<Title>,
    accessibilityLabel: Setting<TextTemplate?>, background: Setting<Background?>,
    image: Setting<Image?> = Setting(otherwise: nil)
  ) {
    self.id = id
    self.span = span
    self.api = api
    self.style = style
    self.title = title
    self.accessibilityLabel = accessibilityLabel
    self.background = background
    self.image = image
  }
}
