import Designs
import Graphics
import UIKitRules

// What a cell shows.
extension CellBuilder {
  var content: View? {
    guard showsViews, var contentView = cell.contentView else { return nil }
    for index in contentView.subviews.indices where isOfStyle(contentView.subviews[index]) {
      contentView.subviews[index].layout.isFixedFrame = true
    }
    // Margins of the cell reach the contentView.
    if contentView.layout.margins == nil, contentView.layout.preservesSuperviewLayoutMargins {
      contentView.layout.margins = cell.view.layout.margins
    }
    // The cell's surface shows it.
    if !isViewAlone { contentView.appearance.backgroundColor = nil }
    var views = ViewBuilder(builder, cell: cell)
    return views.tree(builder.variations.resolved(contentView), isContentView: true)
  }

  /// Whether views of its own make its content: those of a built-in style too where further views stand beside them,
  /// which may hold on to them; then the style's stand where the file has them.
  private var showsViews: Bool {
    cell.style == .custom || cell.contentView?.subviews.contains { !isOfStyle($0) } == true
  }

  /// Whether a built-in style brings a view.
  private func isOfStyle(_ view: InterfaceView) -> Bool {
    guard let id = view.id, cell.style != .custom else { return false }
    return [cell.textLabel, cell.detailTextLabel, cell.imageView].contains(id)
  }

  /// The texts and the image of a content configuration.
  var contentConfiguration: ContentConfiguration? {
    guard let source = cell.contentConfiguration, let kind = source.kind else { return nil }
    let views = ViewBuilder(builder, cell: cell)
    func text(_ text: InterfaceText?) -> Setting<TextTemplate?> { set(text.map { views.text($0.string) }) }
    return ContentConfiguration(
      kind: set(kind), text: text(source.text), secondaryText: text(source.secondaryText),
      image: set(source.image.map { views.image($0, source.symbolConfiguration, cell.view) }),
      prefersSideBySideTextAndSecondaryText: set(
        source.prefersSideBySideTextAndSecondaryText ? true : nil),
      span: cell.span)
  }

  var accessoryView: View? {
    guard let view = cell.accessoryView else { return nil }
    var views = ViewBuilder(builder, cell: nil)
    return views.tree(builder.variations.resolved(view), isContentView: false)
  }

  var builtInStyle: Designs.CellStyle? {
    guard !showsViews, let name = Designs.CellStyle.Name(cell.style) else { return nil }
    let views = builder.variations.resolved(cell.contentView ?? cell.view).subviews
    let shown = builder.shown
    let builder = ViewBuilder(builder, cell: cell)
    func label(_ id: InterfaceID?, empty word: String) -> CellLabel? {
      guard let id, var view = views.first(where: { $0.id == id }) else { return nil }
      // A canvas shows a word where there is no text.
      if shown == .onCanvas, case .label(var label) = view.content, label.text.string.isEmpty {
        label.text = .plain(word)
        view.content = .label(label)
      }
      return builder.cellLabel(view)
    }
    let image = cell.imageView.flatMap { id in views.first { $0.id == id } }
    return Designs.CellStyle(
      name: set(name), textLabel: label(cell.textLabel, empty: "Title"),
      detailTextLabel: label(cell.detailTextLabel, empty: name == .subtitle ? "Subtitle" : "Detail"),
      imageView: image.map { builder.plainView($0) }, span: cell.span)
  }
}

extension Designs.CellStyle.Name {
  fileprivate init?(_ style: CellStyle) {
    switch style {
    case .custom: return nil
    case .basic: self = .basic
    case .subtitle: self = .subtitle
    case .value1: self = .value1
    case .value2: self = .value2
    }
  }
}
