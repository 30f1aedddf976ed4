import Graphics
import Testing

@testable import Assets

/// The colours of a picture and whether it has a clear ground.
struct SVGInkTests {
  private func picture(_ body: String, _ attributes: String = "width=\"24\" height=\"24\"") throws
    -> VectorPicture
  {
    try SVGReader.picture(from: svg(body, attributes), named: "test")
  }

  @Test(arguments: [
    (##"<path d="M1 1h3v3z"/>"##, ["#000000"]),
    (##"<path fill="none" stroke="#E5484D" d="M1 1h3"/>"##, ["#E5484D"]),
    (
      ##"<g fill="red"><circle r="4"/><rect width="2" height="2" stroke="blue"/></g>"##,
      ["#FF0000", "#0000FF"]
    ),
    (##"<path fill="currentColor" d="M1 1h3v3z"/>"##, []),
    (##"<path fill="#00f8" d="M1 1h3v3z"/><path fill="#00f" d="M1 1h3v3z"/>"##, ["#0000FF"]),
    (
      ##"<path style="fill:lime" d="M1 1h3v3z"/><path display="none" fill="red" d="M1 1h3v3z"/>"##,
      ["#00FF00"]
    ),
    (
      ##"<defs><path id="a" fill="red" d="M1 1h3v3z"/><path fill="blue" d="M1 1h3v3z"/></defs><use href="#a"/>"##,
      ["#FF0000"]
    ),
    (##"<symbol id="s"><circle r="2"/></symbol><g fill="red"><use href="#s"/></g>"##, ["#FF0000"]),
    (
      ##"<linearGradient id="g"><stop stop-color="red"/><stop offset="1" stop-color="blue"/></linearGradient><linearGradient id="h" href="#g"/><circle r="4" fill="url(#h)"/>"##,
      ["#FF0000", "#0000FF"]
    ),
    (##"<path fill="url(#none) lime" d="M1 1h3v3z"/>"##, ["#00FF00"]),
    (##"<path visibility="hidden" fill="red" d="M1 1h3v3z"/><line stroke="blue" x2="4"/>"##, ["#0000FF"]),
    (##"<path fill="red" fill-opacity="0" d="M1 1h3v3z"/><g opacity="0"><circle r="3"/></g>"##, []),
    // A stop that lets everything through has no colour that one would see, one in the surroundings' colour has theirs.
    (
      ##"<linearGradient id="g"><stop stop-color="#0000"/><stop stop-color="lime" stop-opacity="0"/><stop stop-color="currentColor"/><stop stop-color="blue" stop-opacity=".5"/></linearGradient><circle r="4" fill="url(#g)"/>"##,
      ["#0000FF"]
    ),
    // One shape in two fills; the same fill twice is looked at once.
    (
      ##"<defs><path id="a" d="M1 1h3v3z"/></defs><use href="#a" fill="red"/><g fill="blue"><use href="#a"/><use href="#a"/></g>"##,
      ["#FF0000", "#0000FF"]
    ),
    (
      ##"<symbol id="s"><circle r="2"/></symbol><use href="#s" fill="red"/><use href="#s" stroke="lime"/>"##,
      ["#FF0000", "#000000", "#00FF00"]
    ),
    (
      ##"<g visibility="hidden"><circle r="2" fill="red"/><circle r="2" fill="blue" visibility="visible"/></g>"##,
      ["#0000FF"]
    ),
    (
      ##"<g stroke="red" fill="none" stroke-width="0"><circle r="2"/><circle r="2" stroke="blue" stroke-width="1"/></g>"##,
      ["#0000FF"]
    ),
    // A gradient without stops paints nothing, whatever stands behind it.
    (##"<linearGradient id="g"/><circle r="4" fill="url(#g) lime"/>"##, []),
  ])
  func colors(body: String, expected: [String]) throws {
    #expect(try picture(body).colors.map(\.hex) == expected)
  }

  @Test(arguments: [
    ##"<rect width="24" height="24"/>"##, ##"<path d="M0 0h24v24H0z"/>"##, ##"<path d="m-1-1v26h26V-1z"/>"##,
    ##"<path d="M0,0 L24,0 L24,24 L0,24 L0,0 Z"/>"##,
    ##"<g fill="#fff"><rect width="100%" height="100%"/></g>"##,
    ##"<linearGradient id="g"><stop/></linearGradient><rect width="24" height="24" fill="url(#g)"/>"##,
    ##"<linearGradient id="g"><stop stop-opacity="1"/><stop stop-color="red"/></linearGradient><rect width="24" height="24" fill="url(#g)"/>"##,
    ##"<rect width="24" height="24" fill="currentColor"/>"##,
    ##"<g fill="currentColor"><path d="M0 0h24v24H0z"/></g>"##,
  ])
  func opaque(body: String) throws { #expect(try picture(body).isOpaque) }

  @Test(arguments: [
    ##"<rect width="23.9" height="24"/>"##, ##"<rect width="24" height="24" fill="none"/>"##,
    ##"<rect width="24" height="24" fill="#ffffff80"/>"##, ##"<rect width="24" height="24" opacity=".5"/>"##,
    ##"<g opacity=".5"><rect width="24" height="24"/></g>"##, ##"<rect width="24" height="24" ry="2"/>"##,
    ##"<g transform="scale(.5)"><rect width="24" height="24"/></g>"##, ##"<circle cx="12" cy="12" r="20"/>"##,
    ##"<path d="M0 0h24L0 24h24z"/>"##, ##"<path d="M0 0h24v24z"/>"##,
    ##"<path d="M0 0c9 9 9 9 24 24H0z"/>"##,
    ##"<path d="M0 0h24v24H0V24z"/>"##, ##"<path d="M0 0 24 0 24 24 0 24z"/>"##, ##"<path d="H"/>"##,
    ##"<defs><rect width="24" height="24"/></defs>"##, "",
    ##"<linearGradient id="g"><stop/><stop stop-color="#0000"/></linearGradient><rect width="24" height="24" fill="url(#g)"/>"##,
    ##"<linearGradient id="g"><stop/><stop stop-opacity=".9"/></linearGradient><rect width="24" height="24" fill="url(#g)"/>"##,
    ##"<linearGradient id="g"/><rect width="24" height="24" fill="url(#g) red"/>"##,
    ##"<rect width="24" height="24" fill="currentColor" fill-opacity=".5"/>"##,
    ##"<rect width="24" height="24" visibility="hidden"/>"##,
  ])
  func clear(body: String) throws { #expect(try !picture(body).isOpaque) }

  /// A view box of other proportions leaves two sides free.
  @Test func letterboxed() throws {
    let body = ##"<rect width="24" height="24"/>"##
    #expect(try picture(body, #"width="48" height="48" viewBox="0 0 24 24""#).isOpaque)
    #expect(try !picture(body, #"width="48" height="24" viewBox="0 0 24 24""#).isOpaque)
  }

  /// Shapes that each use the next one twice in two fills: looked at within the bound, or refused.
  @Test(.timeLimit(.minutes(1))) func repeatedUsesEnd() throws {
    for levels in [10, 40] {
      let chain = (0..<levels).map { level in
        let next = "href=\"#s\(level + 1)\""
        return
          "<g id=\"s\(level)\"><use \(next) fill=\"#\(100_000 + level)\"/><use \(next) stroke=\"red\"/></g>"
      }
      let body = "<defs>\(chain.joined())<circle id=\"s\(levels)\" r=\"2\"/></defs><use href=\"#s0\"/>"
      if levels > 16 {
        #expect(refusal(body) == .tooLarge)
      } else {
        #expect(try picture(body).colors.contains { $0.hex == "#FF0000" })
      }
    }
  }
}
