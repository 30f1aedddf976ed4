import Foundation
import Markup
import Testing

@Suite struct MarkupReaderTests {
  private func root(_ text: String, _ limits: MarkupLimits = MarkupLimits()) throws(MarkupError) -> Element {
    try MarkupReader.root(of: Array(text.utf8), limits: limits)
  }

  private func fault(_ text: String, _ limits: MarkupLimits = MarkupLimits()) -> MarkupError? {
    do throws(MarkupError) {
      _ = try root(text, limits)
      return nil
    } catch {
      return error
    }
  }

  @Test func readsATree() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!-- note -->
      <a xmlns="urn:one" xmlns:x="urn:two"
         second="2" x:first="&lt;&#233;&quot;">
        text &amp; <![CDATA[<more>]]>
        <x:b/><c
         d=""/>é
      </a>
      """
    let element = try root(text)
    #expect(element.name == "a" && element.prefix == nil && element.namespace == "urn:one")
    #expect(
      element.attributes == [
        Attribute("second", "2"), Attribute("first", "<é\"", prefix: "x", namespace: "urn:two"),
      ])
    #expect(element.value("second") == "2" && element.value("first") == nil)
    #expect(element.text == "\n  text & <more>\n  é\n")
    let below = Array(element.elements)
    #expect(below.map(\.name) == ["b", "c"] && below.map(\.prefix) == ["x", nil])
    #expect(element.line == 3 && below.map(\.line) == [6, 6])
    for node in [element] + below {
      let start = text.utf8.index(text.startIndex, offsetBy: node.offset)
      #expect(text[start] == "<")
    }
  }

  @Test(arguments: [
    ("a &amp; b", "a & b"), ("&#38;", "&"), ("&#x26;&amp;", "&&"), ("&amp;#38;", "&#38;"),
    ("&amp;amp;", "&amp;"),
    ("&lt;&gt;&apos;&quot;&#233;", "<>'\"é"),
  ])
  func referencesInValuesAndTexts(_ written: String, _ text: String) throws {
    let element = try root("<a b=\"\(written)\">\(written)</a>")
    #expect(element.value("b") == text && element.text == text)
  }

  @Test func placesOfTagsAndValues() throws {
    let text = "<r><!-- < > --><é a = 'x>y' bc=\"\" b\n=\n\"ü&lt;\"  ><c/></é></r>"
    let bytes = Array(text.utf8)
    let element = try #require(try root(text).elements.first { _ in true })
    let tag = String(decoding: bytes[element.offset..<element.tagEnd], as: UTF8.self)
    #expect(tag == "<é a = 'x>y' bc=\"\" b\n=\n\"ü&lt;\"  >")
    func value(_ name: String) -> String? {
      element.place(ofValue: name, in: bytes).map { String(decoding: bytes[$0], as: UTF8.self) }
    }
    #expect(value("a") == "x>y" && value("b") == "ü&lt;" && value("bc") == "" && value("c") == nil)
    let empty = try #require(element.elements.first { _ in true })
    #expect(String(decoding: bytes[empty.offset..<empty.tagEnd], as: UTF8.self) == "<c/>")
    #expect(empty.place(ofValue: "a", in: bytes) == nil)
    // A tree that was not read from these bytes.
    #expect(Element("a", attributes: [Attribute("b", "c")]).place(ofValue: "b", in: bytes) == nil)
  }

  @Test func indentationMayBeLeftOut() throws {
    let text = "<a>\n  <b> </b>\n  x\n  <c>\n</c>\n</a>"
    let element = try MarkupReader.root(of: Array(text.utf8), keepsIndentation: false)
    #expect(element.children.count == 3 && element.text == "\n  x\n  ")
    #expect(element.elements.map(\.text) == [" ", "\n"])
    #expect(try root(text).children.count == 5)
  }

  @Test func linesAndPlacesSurviveLongFiles() throws {
    // Longer than the parser's own windows onto its input.
    let lines = (1...20_000).map { "<n i=\"\($0)\">ünïcode</n>" }
    let text = "<r>\n" + lines.joined(separator: "\n") + "\n</r>"
    let bytes = Array(text.utf8)
    for (index, element) in try root(text).elements.enumerated() {
      guard element.line == index + 2, bytes[element.offset...].starts(with: "<n i=\"\(index + 1)\"".utf8)
      else {
        Issue.record("element \(index) is said to be in line \(element.line) at \(element.offset)")
        return
      }
    }
  }

  @Test func aByteOrderMarkIsNoText() throws {
    #expect(try root("\u{FEFF}<a/>").offset == 3)
    #expect(fault("\u{FEFF}<a")?.line == 1)
  }

  @Test func faultsHaveAPlace() {
    let error = fault("<a>\n  <é></b>\n</a>")
    #expect(error?.code == "markup-syntax")
    #expect(error?.line == 2)
    #expect(error?.message.contains("mismatch") == true)
    #expect(fault("")?.code == "markup-syntax")
    #expect(fault("   ")?.code == "markup-syntax")
    #expect(fault("<a/><b/>")?.code == "markup-syntax")
    #expect(fault("<a b='1' b='2'/>")?.code == "markup-syntax")
    #expect(fault("<a>\u{1}</a>")?.code == "markup-syntax")
  }

  @Test func onlyUTF8() {
    func code(_ bytes: [UInt8]) -> MarkupError? {
      do throws(MarkupError) {
        _ = try MarkupReader.root(of: bytes)
        return nil
      } catch {
        return error
      }
    }
    let latin = code(Array("<a>\n".utf8) + [0x61, 0xE9] + Array("</a>".utf8))
    #expect(latin?.code == "markup-encoding" && latin?.line == 2 && latin?.column == 2)
    let wide = code([0xFF, 0xFE] + "<a/>".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] })
    #expect(wide?.code == "markup-encoding")
    // What the file says of itself does not matter.
    #expect(code(Array("<?xml version='1.0' encoding='UTF-16'?><a/>".utf8)) == nil)
    #expect(code(Array("<?xml version='1.0' encoding='ISO-8859-1'?><a>é</a>".utf8)) == nil)
    // But it must be something.
    let bogus = code(Array("\u{FEFF}<?xml version=\"1.0\"\n encoding=\"klingon\"?><a/>".utf8))
    #expect(bogus?.code == "markup-encoding" && bogus?.line == 2 && bogus?.column == 12)
    #expect(bogus?.message.contains("\"klingon\"") == true && bogus?.message.contains("UTF-8") == true)
    // An attribute of that name is none of the declaration's.
    #expect(code(Array("<?xml version='1.0'?><a encoding='klingon'/>".utf8)) == nil)
    #expect(latin?.message.hasSuffix("; save it as UTF-8") == true)
    let named = code(
      Array("<?xml version='1.0' encoding='ISO-8859-1'?><a>".utf8) + [0xE9] + Array("</a>".utf8))
    #expect(
      named?.message == "the document is not UTF-8 but \"ISO-8859-1\", as it says itself; save it as UTF-8")
  }

  @Test func aDoctypeIsPassedOverAndNothingIsLoaded() throws {
    let text = """
      <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://127.0.0.1:9/svg11.dtd"><svg/>
      """
    #expect(try root(text).name == "svg")
    #expect(try root("<!DOCTYPE a SYSTEM \"/etc/passwd\"><a/>").name == "a")
  }

  @Test(arguments: [
    "<!DOCTYPE a [<!ENTITY x \"y\">]><a>&x;</a>",
    "<!DOCTYPE a [<!ENTITY x SYSTEM \"file:///etc/passwd\">]><a>&x;</a>",
    "<!DOCTYPE a [<!ENTITY % x SYSTEM \"http://127.0.0.1:9/x\"> %x;]><a/>",
    "<!DOCTYPE a [<!ATTLIST a b CDATA \"c\">]><a/>",
    "<!DOCTYPE a [<!ATTLIST a b (c|d) \"c\">]><a/>",
    "<!DOCTYPE a [<!ELEMENT a ANY>]><a/>",
    "<!DOCTYPE a [<!NOTATION n SYSTEM \"x\">]><a/>",
  ])
  func declarationsAreRefused(_ text: String) {
    #expect(fault(text)?.code == "markup-declaration")
  }

  @Test func unknownEntitiesAreRefused() {
    #expect(fault("<a>&nbsp;</a>") != nil)
    #expect(fault("<!DOCTYPE a SYSTEM \"x\"><a>&nbsp;</a>") != nil)
  }

  @Test func aBillionLaughsEndAtOnce() {
    var text = "<!DOCTYPE l [<!ENTITY l0 \"lol\">"
    for level in 1...9 {
      let references = String(repeating: "&l\(level - 1);", count: 10)
      text += "<!ENTITY l\(level) \"\(references)\">"
    }
    text += "]><l a=\"&l9;\">&l9;</l>"
    let clock = ContinuousClock()
    let time = clock.measure { #expect(fault(text)?.code == "markup-declaration") }
    #expect(time < .seconds(1))
  }

  @Test func depthSizeAndNumberAreBounded() {
    let deep = String(repeating: "<a>", count: 100_000)
    #expect(fault(deep)?.code == "markup-too-deep")
    #expect(fault(deep, MarkupLimits(depth: 1_000_000)) != nil)
    let wide = "<a>" + String(repeating: "<b/>", count: 2000) + "</a>"
    #expect(fault(wide, MarkupLimits(nodes: 1000))?.code == "markup-too-large")
    #expect(fault(wide, MarkupLimits(nodes: 2001)) == nil)
    #expect(fault(wide, MarkupLimits(bytes: 100))?.code == "markup-too-large")
    let many = "<a " + (0..<2000).map { "a\($0)='1'" }.joined(separator: " ") + "/>"
    #expect(fault(many, MarkupLimits(nodes: 1000))?.code == "markup-too-large")
  }

  @Test func aHugeTextIsReadOrRefused() {
    let long = "<a b=\"" + String(repeating: "x", count: 9_000_000) + "\"/>"
    #expect(fault(long) == nil || fault(long)?.code == "markup-syntax")
    #expect(fault("<a>" + String(repeating: "x", count: 20_000_000) + "</a>") == nil)
  }

  @Test func severalThreadsReadAtOnce() async {
    let counts = await withTaskGroup(of: Int.self, returning: [Int].self) { group in
      for _ in 0..<8 {
        group.addTask {
          (0..<200).reduce(0) { sum, index in
            let bytes = Array("<a>\(index % 2 == 0 ? "<b/>" : "<b>")</a>".utf8)
            return sum + ((try? MarkupReader.root(of: bytes)) == nil ? 0 : 1)
          }
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(counts == Array(repeating: 100, count: 8))
  }

  // The well-formed start of a file, cut anywhere, gives an error and never crashes.
  @Test func everyTruncationIsAnError() {
    let text = "<?xml version='1.0'?><!-- c --><a xmlns:x='u'><b c='&amp;d'>é<![CDATA[ ]]></b><?p q?></a>"
    let bytes = Array(text.utf8)
    for count in 0..<bytes.count {
      #expect(throws: MarkupError.self) { try MarkupReader.root(of: Array(bytes[..<count])) }
    }
  }
}
