import CPoppler
import Graphics
import Testing

@testable import Assets

@Suite struct PDFTests {
  private func read(_ bytes: [UInt8]) throws(AssetError) -> VectorPicture {
    try PDFReader.picture(from: bytes, named: "mark")
  }

  private func text(_ picture: VectorPicture, _ form: VectorPicture.Form = .original) -> String {
    String(decoding: picture.markup(form, idPrefix: "p"), as: UTF8.self)
  }

  private func fault(_ bytes: [UInt8]) -> AssetError? {
    do throws(AssetError) {
      _ = try read(bytes)
      return nil
    } catch {
      return error
    }
  }

  // PDF 32000-1, 8.3.2: y runs upwards from the lower edge of the box.
  @Test func vectorsAreKept() throws {
    let picture = try read(PDFFixture.pdf("1 0 0 rg 2 2 10 6 re f"))
    #expect(picture.size == Size(width: 24, height: 24))
    #expect(picture.viewBox == Rect(x: 0, y: 0, width: 24, height: 24))
    #expect(text(picture).contains("fill=\"#FF0000\""))
    #expect(text(picture).contains("d=\"M 2 22 L 12 22 L 12 16 L 2 16 Z M 2 22\""))
    #expect(text(picture, .template).contains("currentColor"))
    #expect(!text(picture, .template).contains("#FF0000"))
  }

  // 14.11.2: what is shown is the crop box; 7.7.3.3: a page may be turned.
  @Test func theSizeIsTheCropBox() throws {
    let cropped = PDFFixture.pdf("0 g 2 2 10 10 re f", box: "0 0 100 100", page: "/CropBox [2 2 12 22]")
    #expect(try read(cropped).size == Size(width: 10, height: 20))
    #expect(
      try read(PDFFixture.pdf("", box: "0 0 20 40", page: "/Rotate 90")).size == Size(width: 40, height: 20))
    #expect(try read(PDFFixture.pdf("", box: "-5 -5 12.5 12.5")).size == Size(width: 17.5, height: 17.5))
  }

  // 7.9.5: a box is four numbers; poppler takes US Letter for one that it cannot use.
  @Test(arguments: ["0 0 0 0", "5 5 5 30", "0 0 24 0", "a b c d", "0 0 24", "", "0 0 1e40 1e40"])
  func aBoxWithoutAreaIsSaid(box: String) {
    #expect(fault(PDFFixture.pdf("0 g 0 0 9 9 re f", box: box))?.kind == .broken)
  }

  @Test func letterIsASize() throws {
    let letter = Size(width: 612, height: 792)
    #expect(try read(PDFFixture.pdf("0 g 0 0 9 9 re f", box: "0 0 612 792")).size == letter)
    #expect(try read(PDFFixture.pdf("0 g 0 0 9 9 re f", box: "612 792 0 0")).size == letter)
    let referring = PDFFixture.pdf("0 g 0 0 9 9 re f", box: "0 0 6 0 R 792", objects: ["9", "612"])
    #expect(try read(referring).size == letter)
    let missing = String(decoding: PDFFixture.pdf("0 g 0 0 9 9 re f", box: "0 0 24 24"), as: UTF8.self)
      .replacing("/MediaBox", with: "/MediaBux")
    #expect(fault(Array(missing.utf8))?.kind == .broken)
  }

  @Test func strokesGradientsAndOpacityStay() throws {
    let stroke = try text(read(PDFFixture.pdf("0 0 1 RG 2 w 4 4 m 20 20 l S")))
    #expect(stroke.contains("stroke=\"#0000FF\"") && stroke.contains("stroke-width=\"2\""))
    let half = PDFFixture.pdf("/G gs 1 0 0 rg 2 2 10 10 re f", resources: "/ExtGState << /G << /ca 0.5 >> >>")
    #expect(try text(read(half)).contains("fill-opacity=\"0.5\""))
    let shading =
      "/Shading << /S << /ShadingType 2 /ColorSpace /DeviceRGB /Coords [0 0 24 24] /Function << /FunctionType 2 "
      + "/Domain [0 1] /C0 [1 0 0] /C1 [0 0 1] /N 1 >> /Extend [true true] >> >>"
    let gradient = try read(PDFFixture.pdf("q 2 2 20 20 re W n /S sh Q", resources: shading))
    #expect(text(gradient).contains("<linearGradient id=\"p0\""))
    #expect(gradient.hasIDs(.original))
  }

  /// A group's opacity is a mask by opacity, which cairo writes as a filter.
  @Test func masksGoByOpacity() throws {
    let bytes = PDFFixture.pdf(
      "/G gs /F Do", resources: "/ExtGState << /G << /ca 0.5 >> >> /XObject << /F 5 0 R >>",
      objects: [PDFFixture.group("1 0 0 rg 2 2 10 10 re f 0 0 1 rg 5 5 10 10 re f")])
    let markup = try text(read(bytes))
    #expect(markup.contains("mask-type=\"alpha\"") && markup.contains("mask=\"url(#p"))
    #expect(!markup.contains("filter"))
    let soft = PDFFixture.pdf(
      "/G gs 1 0 0 rg 0 0 24 24 re f", resources: "/ExtGState << /G << /SMask << /S /Alpha /G 5 0 R >> >> >>",
      objects: [PDFFixture.group("0 g 2 2 10 10 re f")])
    #expect(try text(read(soft)).contains("mask-type=\"alpha\""))
  }

  @Test func sameBytesEveryTime() throws {
    let bytes = PDFFixture.pdf("q 2 2 20 20 re W n 1 0 0 rg 2 2 10 10 re f Q")
    #expect(try read(bytes) == read(bytes))
  }

  /// No script of a PDF is ever run; it leaves no trace.
  @Test func scriptsAreLeftOut() throws {
    let action = "<< /S /JavaScript /JS (app.alert\\(1\\)) >>"
    let bytes = PDFFixture.pdf(
      "0 g 2 2 9 9 re f", page: "/AA << /O \(action) >>", catalog: "/OpenAction \(action)")
    #expect(try !text(read(bytes)).contains("alert"))
  }

  @Test func pixelsAreRefused() {
    let image = PDFFixture.pdf("q 9 0 0 9 2 2 cm BI /W 1 /H 1 /CS /RGB /BPC 8 /F /AHx ID ff0000> EI Q")
    let blend = PDFFixture.pdf(
      "1 0 0 rg 2 2 10 10 re f /G gs 0 1 0 rg 5 5 10 10 re f",
      resources: "/ExtGState << /G << /BM /Multiply >> >>")
    let lightness = PDFFixture.pdf(
      "/G gs 1 0 0 rg 0 0 24 24 re f",
      resources: "/ExtGState << /G << /SMask << /S /Luminosity /G 5 0 R >> >> >>",
      objects: [PDFFixture.group("1 g 2 2 10 10 re f", space: "/CS /DeviceRGB")])
    let tiles = PDFFixture.pdf(
      "/Pattern cs /P scn 0 0 24 24 re f", resources: "/Pattern << /P 5 0 R >>",
      objects: [
        PDFFixture.stream(
          "1 0 0 rg 0 0 2 2 re f",
          "/PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 4 4] /XStep 4 /YStep 4 /Resources << >>")
      ])
    for bytes in [image, blend, lightness, tiles] { #expect(fault(bytes)?.kind == .unsupported) }
    #expect(fault(image)?.message.hasPrefix("the PDF \"mark\" holds pixels") == true)
  }

  /// Another machine has another face.
  @Test func fontsMustBeInTheFile() {
    let bytes = PDFFixture.pdf(
      "BT /F 12 Tf 2 6 Td (A) Tj ET",
      resources: "/Font << /F << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >>")
    #expect(fault(bytes)?.kind == .unsupported)
  }

  @Test func brokenOnesAreSaid() {
    let whole = PDFFixture.pdf("1 0 0 rg 2 2 10 10 re f")
    let noise = (0..<2000).map { UInt8(truncatingIfNeeded: $0 &* 7919 >> 3) }
    for bytes in [[], Array("%PDF-1.7".utf8), Array("text".utf8), Array(whole.prefix(60)), noise] {
      #expect(fault(bytes)?.kind == .broken)
      #expect(fault(bytes)?.message == "the PDF \"mark\" is damaged or not a PDF")
    }
  }

  @Test func onePageOnly() {
    let fault = fault(PDFFixture.pdf("", pages: 1000))
    #expect(fault?.kind == .broken)
    #expect(fault?.message == "the PDF \"mark\" has 1000 pages; an image has one")
  }

  /// A link is none of the picture; a stream that stands in another file is never fetched.
  @Test func nothingIsFetched() throws {
    let link = PDFFixture.pdf(
      "0 g 2 2 9 9 re f",
      page:
        "/Annots [<< /Type /Annot /Subtype /Link /Rect [0 0 24 24] /A << /S /URI /URI (http://example.com/) >> >>]"
    )
    #expect(try !text(read(link)).contains("example"))
    let project = try Project()
    try project.write(Array("1 0 0 rg 0 0 9 9 re f".utf8), "outside/red")
    let path = "(\(project.root)/outside/red)"
    for file in [path, "<< /Type /Filespec /F \(path) /UF \(path) >>"] {
      let bytes = PDFFixture.pdf(
        "0 0 1 rg 2 2 3 3 re f /F Do", resources: "/XObject << /F 5 0 R >>",
        objects: [PDFFixture.stream("", "/Type /XObject /Subtype /Form /BBox [0 0 24 24] /F \(file)")])
      let markup = try text(read(bytes))
      #expect(markup.contains("#0000FF") && !markup.contains("#FF0000"))
    }
  }

  /// A drawing without an end, and an outline that needs some hundred megabytes.
  @Test(.timeLimit(.minutes(3))) func theCauseOfAnEndIsTold() {
    func message(_ bytes: [UInt8], _ change: (inout CPopplerLimits) -> Void) -> String? {
      var limits = PDFReader.limits
      change(&limits)
      do throws(AssetError) {
        _ = try PDFReader.picture(from: bytes, named: "mark", within: limits)
        return nil
      } catch {
        #expect(error.kind == .tooLarge)
        return error.message
      }
    }
    let waits = message(PDFFixture.bomb) {
      $0.cpuSeconds = 30
      $0.wallSeconds = 1
    }
    #expect(waits == "the PDF \"mark\" takes more than 1 seconds to read")
    let computes = message(PDFFixture.bomb) {
      $0.cpuSeconds = 1
      $0.wallSeconds = 50
    }
    #expect(computes == "the PDF \"mark\" takes more than 1 seconds of computing")
    let outline = PDFFixture.pdf("0 g 0 0 m " + String(repeating: "1 1 l 2 2 l ", count: 2_000_000) + "f")
    let remembers = message(outline) {
      $0.memory = 16 << 20
      $0.cpuSeconds = 30
    }
    #expect(remembers == "the PDF \"mark\" takes more than 16 MB of memory to read")
  }

  @Test func tenThousandPages() {
    #expect(
      fault(PDFFixture.pdf("", pages: 10_000))?.message
        == "the PDF \"mark\" has 10000 pages; an image has one")
  }

  @Test func sizesAreBounded() {
    #expect(fault(PDFFixture.pdf("", box: "0 0 9999999 9999999"))?.kind == .tooLarge)
    #expect(fault(PDFFixture.pdf("", box: "0 0 16385 1"))?.kind == .tooLarge)
    #expect(fault(PDFFixture.pdf("", box: "0 0 16384 1")) == nil)
  }

  @Test func encryptedOnesAreRefused() {
    let bytes = PDFFixture.pdf(
      "0 g 2 2 9 9 re f",
      objects: [
        "<< /Filter /Standard /V 1 /R 2 /P -4 /O <\(String(repeating: "3A", count: 32))> "
          + "/U <\(String(repeating: "5C", count: 32))> >>"
      ], trailer: "/Encrypt 5 0 R /ID [<00112233> <00112233>]")
    #expect(fault(bytes)?.kind == .broken)
    #expect(fault(bytes)?.message.contains("is encrypted") == true)
  }

  /// Forms that hold themselves, and forms that double at each of 30 levels.
  @Test(.timeLimit(.minutes(1))) func bombsEnd() {
    let circle = PDFFixture.pdf(
      "/F Do", resources: "/XObject << /F 5 0 R >>",
      objects: [
        PDFFixture.stream(
          "/F Do 0 g 1 1 2 2 re f",
          "/Type /XObject /Subtype /Form /BBox [0 0 24 24] /Resources << /XObject << /F 5 0 R >> >>")
      ])
    #expect(fault(circle) == nil)
    #expect(fault(PDFFixture.bomb)?.kind == .tooLarge)
    let long = String(repeating: "1 1 2 2 re f\n", count: 60_000)
    #expect(fault(PDFFixture.pdf("0 g \(long)"))?.kind == .tooLarge)
  }
}
