import Graphics
import Markup
import Testing

@testable import Assets

@Suite struct SVGTests {
  private let open = "<g fill=\"#000000\" stroke=\"none\">"

  @Test func keepsShapesAndTheirAttributes() throws {
    let body = """
      <g id="x" class="c" fill="red"><path d="M0 0
      L1,1z" data-x="1" stroke="#0F08" stroke-width="2px"/><title>t</title><!-- c --></g><rect x="1mm" rx="10%"/>
      """
    #expect(
      try drawn(body) == open + "<g fill=\"#FF0000\"><path d=\"M0 0 L1,1z\" stroke=\"#00FF00\" "
        + "stroke-width=\"2\" stroke-opacity=\"0.533\"/></g><rect x=\"3.7795\" rx=\"10%\"/></g>")
  }

  @Test func aStyleBecomesAttributes() throws {
    let body = """
      <path d="M0 0" fill="red" style="fill : #00f!important; stroke:none;-x-y:1;position:fixed;opacity:50%"/>
      """
    #expect(
      try drawn(body) == open + "<path d=\"M0 0\" fill=\"#0000FF\" stroke=\"none\" opacity=\"0.5\"/></g>")
  }

  @Test func theRootsPaintIsKept() throws {
    let bytes = svg("<path d=\"M0 0\"/>", "viewBox=\"0 0 8 8\" fill=\"none\" stroke=\"currentColor\"")
    let picture = try SVGReader.picture(from: bytes, named: "x")
    #expect(
      String(decoding: picture.markup(.original), as: UTF8.self)
        == "<g fill=\"none\" stroke=\"currentColor\"><path d=\"M0 0\"/></g>")
  }

  @Test(arguments: [
    ("width=\"10\" height=\"20\"", 10.0, 20.0, [0.0, 0, 10, 20]),
    ("width=\"10\" viewBox=\"1 2 5 10\"", 10, 20, [1, 2, 5, 10]),
    ("height=\"2em\" viewBox=\"0,0,10,20\"", 16, 32, [0, 0, 10, 20]),
    ("width=\"100%\" height=\"100%\" viewBox=\"0 0 7 9\"", 7, 9, [0, 0, 7, 9]),
    ("width=\"1in\" height=\"72pt\"", 96, 96, [0, 0, 96, 96]),
    ("width=\"5\" height=\"5\" viewBox=\"0 0 0 0\"", 5, 5, [0, 0, 5, 5]),
  ])
  func sizes(_ attributes: String, _ width: Double, _ height: Double, _ box: [Double]) throws {
    let picture = try SVGReader.picture(from: svg("", attributes), named: "x")
    #expect(picture.size == Size(width: width, height: height))
    #expect(picture.viewBox == Rect(x: box[0], y: box[1], width: box[2], height: box[3]))
  }

  @Test(arguments: [
    ("", AssetError.Kind.broken), ("width=\"nan\" height=\"inf\"", .broken),
    ("width=\"-1\" height=\"1\"", .broken),
    ("width=\"0x10\" height=\"1\"", .broken), ("width=\"20000\" height=\"1\"", .tooLarge),
    ("viewBox=\"0 0 1e300 1\"", .broken),
  ])
  func badSizes(_ attributes: String, _ kind: AssetError.Kind) {
    #expect { try SVGReader.picture(from: svg("", attributes), named: "x") } throws: {
      ($0 as? AssetError)?.kind == kind
    }
  }

  // CSS Color 4 gives these equivalents.
  @Test(arguments: [
    ("rebeccapurple", "#663399"), ("RED", "#FF0000"), ("rgb(255, 0, 51)", "#FF0033"),
    ("rgb(100% 0% 20%)", "#FF0033"), ("hsl(120, 100%, 25%)", "#008000"), ("hsl(210deg 50% 40%)", "#336699"),
    ("#abc", "#AABBCC"), ("currentColor", "currentColor"), ("none", "none"), ("transparent", "none"),
  ])
  func colours(_ text: String, _ expected: String) throws {
    #expect(try drawn("<path fill=\"\(text)\"/>") == open + "<path fill=\"\(expected)\"/></g>")
  }

  @Test(arguments: [
    "red&quot; onload=&quot;x", "#12", "#GGGGGG", "rgb(1,2)", "rgb(NaN,1,1)", "hsl(inf,1%,1%)", "\u{202E}red",
    "url(#gone)x", "color(display-p3 1 0 0)", "rgb(1,2,3", "&lt;script>",
  ])
  func whatIsNoColourIsLeftOut(_ text: String) throws {
    let result = try drawn("<path fill=\"\(text)\"/>")
    #expect(result == open + "<path/></g>" || result == open + "<path fill=\"none\"/></g>")
  }

  @Test(arguments: [
    ("d", "M0 0\"/><script>"), ("d", "M0 0 &amp;"), ("transform", "translate(1) url(#x)"),
    ("transform", "evil(1)"), ("points", "1,1;2"), ("stroke-width", "1e999"), ("x", "calc(1px)"),
    ("fill-rule", "evenodd x"), ("viewBox", "0 0 <"), ("opacity", "x"), ("preserveAspectRatio", "xMidYMid x"),
  ])
  func valuesPassAGrammarOrGo(_ name: String, _ value: String) throws {
    let escaped = value.replacing("\"", with: "&quot;").replacing("<", with: "&lt;")
    #expect(try drawn("<path \(name)=\"\(escaped)\"/>") == open + "<path/></g>")
  }

  @Test func referencesAreNumberedAndInternal() throws {
    let body = """
      <defs><linearGradient id="sky&quot;"><stop offset="0" stop-color="#fff"/></linearGradient>
      <linearGradient id="b" xlink:href="#sky&quot;" gradientTransform="rotate(90)"/>
      <clipPath id="unused"/><path id="p" d="M0 0"/></defs>
      <use xlink:href="#p" x="1"/><use href="#gone"/><path fill="url( '#b' )" clip-path="url(#p)" mask="url(#no)"/>
      """
    #expect(
      try drawn(body) == open
        + "<defs><linearGradient id=\"p0\"><stop offset=\"0\" stop-color=\"#FFFFFF\"/></linearGradient>"
        + "<linearGradient id=\"p1\" href=\"#p0\" gradientTransform=\"rotate(90)\"/><clipPath/>"
        + "<path id=\"p2\" d=\"M0 0\"/></defs><use href=\"#p2\" x=\"1\"/><path fill=\"url(#p1)\"/></g>")
  }

  @Test func idsOfDifferentPicturesNeverClash() throws {
    let shape = "<clipPath id=\"a\"/><path clip-path=\"url(#a)\"/>"
    let one = try SVGReader.picture(from: svg(shape), named: "one")
    let two = try SVGReader.picture(from: svg(shape + " "), named: "two")
    let texts = [one.markup(.original), one.markup(.template), two.markup(.original)].map {
      String(decoding: $0, as: UTF8.self)
    }
    #expect(Set(texts).count == 3)
    #expect(one.hasIDs(.original) && one.hasIDs(.template))
    #expect(try SVGReader.picture(from: svg(shape), named: "again") == one)
    for text in texts {
      let id = try #require(text.firstMatch(of: /id="([^"]*)"/)?.1)
      #expect(text.contains("url(#\(id))"))
    }
  }

  @Test func aTemplateIsOneColour() throws {
    let body = """
      <linearGradient id="a"><stop stop-color="red" stop-opacity=".5"/><stop offset="1"/></linearGradient>
      <g fill="white" color="red"><mask id="m"><rect width="9"/><rect fill="black"/></mask>
      <path fill="url(#a)" stroke="blue" mask="url(#m)"/><path fill="none"/><path fill="rgba(0,0,0,.2)"/></g>
      """
    #expect(
      try drawn(body, .template) == "<g fill=\"currentColor\" stroke=\"none\">"
        + "<linearGradient id=\"p0\"><stop stop-color=\"currentColor\" stop-opacity=\"0.5\"/>"
        + "<stop offset=\"1\" stop-color=\"currentColor\"/></linearGradient>"
        + "<g fill=\"currentColor\"><mask id=\"p1\" fill=\"#FFFFFF\" stroke=\"none\"><rect width=\"9\"/>"
        + "<rect fill=\"#000000\"/></mask><path fill=\"url(#p0)\" stroke=\"currentColor\" mask=\"url(#p1)\"/>"
        + "<path fill=\"none\"/><path fill=\"currentColor\" fill-opacity=\"0.2\"/></g></g>")
  }
}
