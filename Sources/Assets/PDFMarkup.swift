internal import Markup

/// What cairo writes besides the SVG that we draw, said in ours.
enum PDFMarkup {
  /// A mask by opacity is a filter in cairo's words; whatever holds pixels refuses the file.
  static func adapted(_ element: Element, named name: String) throws(AssetError) -> Element {
    var copy = element
    copy.children = []
    for below in element.elements where below.name != "filter" {
      if below.name == "image" {
        let why = "holds pixels: an image, or an effect (a blend, a mask by lightness, a mesh)"
        throw AssetError(.unsupported, "the PDF \"\(name)\" \(why); use a PNG, or leave it out")
      }
      if below.name == "pattern" {
        throw AssetError(
          .unsupported, "the PDF \"\(name)\" holds a tiling pattern; use a PNG, or leave it out")
      }
      copy.children.append(.element(try adapted(below, named: name)))
    }
    if element.name == "mask" { takeOpacity(&copy) }
    // Any other filter would be passed over in silence.
    if copy.elements.contains(where: { $0.value("filter") != nil }) {
      throw AssetError(.unsupported, "the PDF \"\(name)\" holds a filter; use a PNG, or leave it out")
    }
    return copy
  }

  /// `<mask><g filter="url(#alpha)">` goes by the opacity of what it holds.
  private static func takeOpacity(_ mask: inout Element) {
    guard mask.children.count == 1, case .element(var group) = mask.children[0],
      group.value("filter") == "url(#alpha)"
    else { return }
    group.attributes.removeAll { $0.name == "filter" }
    mask.children = [.element(group)]
    mask.attributes.append(Attribute("mask-type", "alpha"))
  }
}
