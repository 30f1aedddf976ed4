package import Diagnostics

/// What a cell of a built-in style shows (UITableViewCell.CellStyle).
package struct CellStyle: Sendable {
  /// Interface Builder's and UIKit's name of a style.
  package enum Name: String, CaseIterable, Sendable {
    /// UIKit's `default`: an image and a title.
    case basic
    /// The detail below the title.
    case subtitle
    /// The detail at the trailing edge.
    case value1
    /// The title in a narrow column before the detail.
    case value2
  }

  package var name: Setting<Name>
  package var textLabel: CellLabel?
  /// A basic cell has none.
  package var detailTextLabel: CellLabel?
  /// An image view; nil where the design says nothing of it.
  package var imageView: View?
  package var span: Span

  package init(
    name: Setting<Name>, textLabel: CellLabel?, detailTextLabel: CellLabel?, imageView: View?, span: Span
  ) {
    self.name = name
    self.textLabel = textLabel
    self.detailTextLabel = detailTextLabel
    self.imageView = imageView
    self.span = span
  }
}

/// A label that a built-in style places, and whose looks the style decides where the design does not.
package struct CellLabel: Sendable {
  /// The label as a view, without what it shows.
  package var view: View
  package var label: Label
  /// nil: the style's.
  package var font: Setting<FontValue?>
  package var textAlignment: Setting<Label.Alignment?>
  package var numberOfLines: Setting<Int?>

  package init(
    view: View, label: Label, font: Setting<FontValue?>, textAlignment: Setting<Label.Alignment?>,
    numberOfLines: Setting<Int?>
  ) {
    self.view = view
    self.label = label
    self.font = font
    self.textAlignment = textAlignment
    self.numberOfLines = numberOfLines
  }
}
