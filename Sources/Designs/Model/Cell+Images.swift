extension Cell {
  /// Every image that its content, its accessory and its built-in style may show.
  package var images: [ImageValue] {
    var images: [ImageValue] = []
    for root in content.values + accessoryView.values { root?.addImages(to: &images) }
    style?.imageView?.addImages(to: &images)
    return images
  }
}

extension View {
  fileprivate func addImages(to images: inout [ImageValue]) {
    switch kind {
    case .image(let view): images += view.image.values.compactMap(\.self)
    case .button(let button): images += button.image.values.compactMap(\.self)
    case .view, .label, .textView, .stack, .spacer, .control, .placeholder: break
    }
    for child in children { child.addImages(to: &images) }
  }
}

extension Setting {
  /// All values that it may have.
  fileprivate var values: [Value] { rules.map(\.use) + [otherwise] }
}
