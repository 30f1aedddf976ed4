internal import Graphics
internal import Markup

/// SVG bytes to a picture, or the reason why not.
enum SVGReader {
  static let namespace = "http://www.w3.org/2000/svg"
  private static let limits = MarkupLimits(bytes: 4_000_000, depth: 64, nodes: 100_000)
  static let largestSide = 16_384.0

  static func picture(from bytes: [UInt8], named name: String) throws(AssetError) -> VectorPicture {
    let root = try root(of: bytes, named: name)
    let (size, viewBox) = try geometry(root, name)
    return try picture(of: root, size: size, viewBox: viewBox, hashOf: bytes, named: name)
  }

  /// The picture of elements that may come from another kind of file, whose bytes give the ids their prefix.
  static func picture(
    of root: Element, size: Size, viewBox: Rect, hashOf bytes: [UInt8], named name: String
  ) throws(AssetError) -> VectorPicture {
    let node = try SVGSanitizer(name).node(root)
    let (original, template) = try SVGWriter.markup(of: node, hashOf: bytes, named: name)
    let ink = SVGInk(of: node, viewBox: viewBox)
    // Of other proportions than its size a view box leaves two sides free.
    let fills = abs(size.width * viewBox.height - size.height * viewBox.width) < 0.01 * viewBox.width
    return VectorPicture(
      size: size, viewBox: viewBox, colors: ink.colors, isOpaque: ink.isOpaque && fills,
      originalMarkup: original, templateMarkup: template)
  }

  static func root(of bytes: [UInt8], named name: String) throws(AssetError) -> Element {
    let root: Element
    do throws(MarkupError) {
      root = try MarkupReader.root(of: bytes, limits: limits)
    } catch {
      let kind: AssetError.Kind
      switch error.code {
      case "markup-declaration", "markup-entity": kind = .unsafe
      case "markup-too-large", "markup-too-deep": kind = .tooLarge
      default: kind = .broken
      }
      throw AssetError(
        kind, "the image \"\(name)\" is not a usable SVG: line \(error.line): \(error.message)")
    }
    guard root.name == "svg", root.namespace == namespace || root.namespace == nil else {
      throw AssetError(.broken, "the image \"\(name)\" is not an SVG: its root element is \(root.name)")
    }
    return root
  }

  /// A size is taken from `width` and `height`; what they leave open follows the view box.
  private static func geometry(_ root: Element, _ name: String) throws(AssetError) -> (Size, Rect) {
    let box = root.value("viewBox").flatMap { SVGNumber.numbers($0) }
    let valid = box.flatMap { $0.count == 4 && $0[2] > 0 && $0[3] > 0 ? $0 : nil }
    let width = root.value("width").flatMap { SVGNumber.length($0) }.flatMap { $0 > 0 ? $0 : nil }
    let height = root.value("height").flatMap { SVGNumber.length($0) }.flatMap { $0 > 0 ? $0 : nil }
    let size: Size
    switch (width, height, valid) {
    case (let width?, let height?, _): size = Size(width: width, height: height)
    case (let width?, nil, let box?): size = Size(width: width, height: width * box[3] / box[2])
    case (nil, let height?, let box?): size = Size(width: height * box[2] / box[3], height: height)
    case (nil, nil, let box?): size = Size(width: box[2], height: box[3])
    default:
      throw AssetError(.broken, "the image \"\(name)\" has neither a size nor a viewBox")
    }
    guard size.width <= largestSide, size.height <= largestSide else {
      throw AssetError(.tooLarge, "the image \"\(name)\" is more than \(Int(largestSide)) points a side")
    }
    let rect = valid.map { Rect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
    return (size, rect ?? Rect(origin: .zero, size: size))
  }
}
