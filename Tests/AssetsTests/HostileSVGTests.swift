import Markup
import Testing

@testable import Assets

@Suite struct HostileSVGTests {
  @Test(arguments: [
    "<script>alert(1)</script>", "<SCRIPT/>", "<g><script xlink:href=\"x.js\"/></g>",
    "<h:script xmlns:h=\"http://www.w3.org/1999/xhtml\">1</h:script>", "<foreignObject><p/></foreignObject>",
    "<path onload=\"x()\"/>", "<g ONCLICK=\"x\"/>", "<use href=\"other.svg#a\"/>",
    "<use xlink:href=\"data:x\"/>",
    "<image href=\"http://x/y.png\"/>", "<use href=\" javascript:alert(1)\"/>",
    "<path fill=\"url(http://x/#a)\"/>", "<path fill=\"URL('//x')\"/>", "<path style=\"fill:url(x.svg#a)\"/>",
    "<style>@import 'x.css';</style>", "<style>a{fill:url(http://x)}</style>",
    "<path style=\"behavior:expression(alert(1))\"/>", "<iframe/>", "<title onclick=\"x\"/>",
    "<x:y xmlns:x=\"u\" onload=\"x\"/>", "<path clip-path=\"url(&#34;data:image/svg+xml,x&#34;)\"/>",
  ])
  func activeContentIsRefused(_ body: String) {
    #expect(refusal(body) == .unsafe)
  }

  @Test(arguments: [
    "<style>.a{fill:red}</style>", "<text>x</text>", "<image href=\"#a\"/>", "<filter/>", "<pattern/>",
    "<marker/>", "<animate attributeName=\"href\"/>", "<set/>", "<a/>", "<switch/>", "<nonsense/>",
  ])
  func whatIsNotDrawnIsSaid(_ body: String) {
    #expect(refusal(body) == .unsupported)
  }

  @Test(arguments: [
    "<!DOCTYPE svg [<!ENTITY x SYSTEM \"file:///etc/passwd\">]><svg width=\"1\" height=\"1\">&x;</svg>",
    "<!DOCTYPE svg [<!ENTITY x \"y\">]><svg width=\"1\" height=\"1\"/>",
  ])
  func entitiesAreRefused(_ text: String) {
    #expect { try SVGReader.picture(from: Array(text.utf8), named: "x") } throws: {
      ($0 as? AssetError)?.kind == .unsafe
    }
  }

  @Test(arguments: ["", "<svg", "<html/>", "\u{0}", "<svg xmlns=\"urn:other\" width=\"1\" height=\"1\"/>"])
  func whatIsNoSVGIsBroken(_ text: String) {
    #expect { try SVGReader.picture(from: Array(text.utf8), named: "x") } throws: {
      ($0 as? AssetError)?.kind == .broken
    }
  }

  @Test func notesOfEditorsAreLeftOut() throws {
    let body =
      "<metadata><x:y xmlns:x=\"u\"/></metadata><e:v xmlns:e=\"urn:editor\" e:w=\"1\"/><path e:x=\"1\" xmlns:e=\"e\"/>"
    #expect(try drawn(body) == "<g fill=\"#000000\" stroke=\"none\"><path/></g>")
  }

  @Test func useBombsAreRefused() {
    var body = "<g id=\"l0\"><path/></g>"
    for level in 1...12 {
      let uses = String(repeating: "<use href=\"#l\(level - 1)\"/>", count: 10)
      body += "<g id=\"l\(level)\">\(uses)</g>"
    }
    #expect(refusal(body) == .tooLarge)
    #expect(refusal("<g id=\"a\"><use href=\"#a\"/></g>") == .tooLarge)
    #expect(refusal("<g id=\"a\"><use href=\"#b\"/></g><g id=\"b\"><use href=\"#a\"/></g>") == .tooLarge)
    #expect(refusal("<mask id=\"a\"><path mask=\"url(#a)\"/></mask>") == .tooLarge)
    let chain = (1...30_000).map { "<use id=\"u\($0)\" href=\"#u\($0 - 1)\"/>" }.joined()
    #expect(refusal("<path id=\"u0\"/>" + chain) == .tooLarge)
    let reversed = (1...30_000).reversed().map { "<use id=\"u\($0)\" href=\"#u\($0 - 1)\"/>" }.joined()
    #expect(refusal(reversed) == .tooLarge)
  }

  @Test func depthAndNumberAreBounded() {
    #expect(refusal(String(repeating: "<g>", count: 1000)) == .tooLarge)
    #expect(refusal(String(repeating: "<g/>", count: 200_000)) == .tooLarge)
  }

  /// Whatever stands in attributes, the result is well-formed and holds only known names.
  @Test func nothingBreaksOut() throws {
    let attacks = [
      "\"><script>alert(1)</script>", "' onload='x", "]]>", "<!--", "&#0;", "\u{2028}", "a;b{c}", "https://x",
      "\u{0}", "%22%3E", "\\75rl(x)", "M0 0", "1", "red", "url(#a\"onload=\"x)", "#a\"/><script/>",
    ]
    let names = SVGGrammar.attributes.keys.sorted() + ["id", "style", "class", "href", "xml:base", "lang"]
    for name in names {
      for attack in attacks {
        let value = attack.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(
          "\"", with: "&quot;")
        let body = "<g id=\"a\"/><path \(name)=\"\(value)\"/><use href=\"#a\"/>"
        guard let text = try? drawn(body) else { continue }
        let root = try MarkupReader.root(of: Array(text.utf8))
        for element in Array(root.elements) + [root] {
          #expect(SVGTag(rawValue: element.name) != nil)
          #expect(element.attributes.allSatisfy { !$0.name.hasPrefix("on") && $0.name != "style" })
        }
        for word in ["script", "http", "style=", "data:"] {
          #expect(!text.contains(word), "\(name)=\(attack)")
        }
      }
    }
  }
}
