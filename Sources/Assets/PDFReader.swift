internal import CPoppler
internal import Graphics
internal import Markup

/// A PDF of one page to a picture: poppler and cairo make an SVG of it, which is checked like any other.
enum PDFReader {
  static let limits = CPopplerLimits(
    side: SVGReader.largestSide, output: 4_000_000, memory: 512 << 20, cpuSeconds: 2, wallSeconds: 20)

  /// Its size is the crop box, in points.
  static func picture(
    from bytes: [UInt8], named name: String, within limits: CPopplerLimits = Self.limits
  ) throws(AssetError) -> VectorPicture {
    let page = try convert(bytes, name, within: limits)
    if PDFPageBox.isStandIn(width: page.width, height: page.height, in: bytes) {
      throw AssetError(.broken, "the PDF \"\(name)\" has no size: its MediaBox is missing or holds no area")
    }
    let root: Element
    do throws(AssetError) { root = try SVGReader.root(of: page.svg, named: name) } catch {
      throw rephrased(error, name)
    }
    let adapted = try PDFMarkup.adapted(root, named: name)
    let size = Size(width: page.width, height: page.height)
    do throws(AssetError) {
      return try SVGReader.picture(
        of: adapted, size: size, viewBox: Rect(origin: .zero, size: size), hashOf: bytes, named: name)
    } catch {
      throw rephrased(error, name)
    }
  }

  private struct Page {
    var svg: [UInt8]
    var width: Double
    var height: Double
  }

  /// The lines that the checks name are those of an SVG that nobody has seen.
  private static func rephrased(_ error: AssetError, _ name: String) -> AssetError {
    error.kind == .tooLarge
      ? AssetError(.tooLarge, "the PDF \"\(name)\" has too many parts; simplify it or use a PNG")
      : AssetError(.unsupported, "the PDF \"\(name)\" holds something that is not drawn; use an SVG or a PNG")
  }

  private static func convert(
    _ bytes: [UInt8], _ name: String, within limits: CPopplerLimits
  ) throws(AssetError) -> Page {
    let result = bytes.withUnsafeBufferPointer { cpoppler_svg($0.baseAddress, $0.count, limits) }
    defer { cpoppler_free(result.svg) }
    func fault(_ kind: AssetError.Kind, _ words: String) -> AssetError {
      AssetError(kind, "the PDF \"\(name)\" \(words)")
    }
    switch result.outcome {
    case CPopplerDone:
      let svg = UnsafeBufferPointer(start: result.svg, count: result.count)
      return Page(svg: Array(svg), width: result.width, height: result.height)
    case CPopplerMissing:
      throw fault(.noReader, "needs poppler, which is not installed: apt-get install libpoppler-glib8")
    case CPopplerNoProcess: throw fault(.unreadable, "cannot be read: the system gives no process for it")
    case CPopplerEncrypted: throw fault(.broken, "is encrypted; save it without a password")
    case CPopplerPages: throw fault(.broken, "has \(result.pages) pages; an image has one")
    case CPopplerSize where result.width > 0 && result.height > 0:
      throw fault(.tooLarge, "is more than \(Int(SVGReader.largestSide)) points a side")
    case CPopplerSize: throw fault(.broken, "has no size")
    case CPopplerFont:
      throw fault(.unsupported, "has text in a font that it does not hold; turn its text into outlines")
    case CPopplerOutput: throw fault(.tooLarge, "has too many parts; simplify it or use a PNG")
    case CPopplerTime: throw fault(.tooLarge, "takes more than \(limits.cpuSeconds) seconds of computing")
    case CPopplerWait: throw fault(.tooLarge, "takes more than \(limits.wallSeconds) seconds to read")
    case CPopplerMemory: throw fault(.tooLarge, "takes more than \(limits.memory >> 20) MB of memory to read")
    default: throw fault(.broken, "is damaged or not a PDF")
    }
  }
}
