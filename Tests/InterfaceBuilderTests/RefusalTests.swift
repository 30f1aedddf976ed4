import Diagnostics
import Markup
import Testing

@testable import InterfaceBuilder

/// What is no document to read: one error with its place, and nothing else.
@Suite struct RefusalTests {
  private func refusal(_ bytes: [UInt8], _ limits: MarkupLimits = MarkupLimits()) throws -> Diagnostic {
    let (document, diagnostics) = InterfaceReader.read(bytes, source: SourceID(index: 3), limits: limits)
    #expect(document == nil && diagnostics.count == 1)
    let only = try #require(diagnostics.first)
    #expect(only.severity == .error && only.span?.file == SourceID(index: 3))
    return only
  }

  private func refusal(_ text: String, _ limits: MarkupLimits = MarkupLimits()) throws -> Diagnostic {
    try refusal(Array(text.utf8), limits)
  }

  @Test(arguments: [
    ("<plist version=\"1.0\"><dict/></plist>", "a property list"),
    ("<svg xmlns=\"http://www.w3.org/2000/svg\"/>", "an SVG drawing"),
    ("<html/>", "a web page"), ("<a/>", "root element \"a\""), ("<document/>", "root element \"document\""),
    ("<document type=\"other\"/>", "root element \"document\""), ("<archive type=\"x\"/>", "\"archive\""),
  ])
  func otherXML(_ text: String, _ word: String) throws {
    let only = try refusal("<?xml version=\"1.0\"?>\n" + text)
    #expect(only.code == "not-interface-builder" && only.message.contains(word) && only.span?.start == 22)
  }

  @Test(arguments: ["7.10", "8.00"]) func archivesOfXcode3And4(_ version: String) throws {
    let only = try refusal(
      "<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"\(version)\"><data/></archive>")
    #expect(only.code == "archived-xib" && only.message.contains("Xcode 5"))
  }

  @Test(arguments: [
    ("com.apple.InterfaceBuilder3.Cocoa.XIB", "MacOSX.Cocoa", "macOS"),
    ("com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB", "MacOSX.Cocoa", "macOS"),
    ("com.apple.InterfaceBuilder.AppleTV.Storyboard", "AppleTV", "tvOS"),
    ("com.apple.InterfaceBuilder.AppleTV.XIB", "AppleTV", "tvOS"),
    ("com.apple.InterfaceBuilder.WatchKit.Storyboard", "watchKit", "watchOS"),
    ("com.apple.InterfaceBuilder3.CocoaTouch.XIB", "newOS.CocoaTouch", "\"newOS.CocoaTouch\""),
  ])
  func otherPlatforms(_ type: String, _ runtime: String, _ name: String) throws {
    let only = try refusal("<document type=\"\(type)\" version=\"3.0\" targetRuntime=\"\(runtime)\"/>")
    #expect(only.code == "other-platform" && only.message.contains(name))
  }

  @Test(arguments: ["NIBArchive\u{1}", "bplist00\u{1}"]) func compiledNibs(_ text: String) throws {
    #expect(try refusal(text).code == "compiled-nib")
  }

  @Test(arguments: ["", "not XML", "{}", "<document", "<document type=\"com.apple.InterfaceBuilder\">"])
  func noXML(_ text: String) throws {
    #expect(try refusal(text).code == "markup-syntax")
  }

  @Test func brokenInTheMiddle() throws {
    let text = Documents.xib(Documents.cell("<label id=\"l\"></view>"))
    let only = try refusal(text)
    let place = try #require(text.utf8.firstRange(of: "</view>".utf8)).lowerBound
    let offset = text.utf8.distance(from: text.startIndex, to: place)
    #expect(only.code == "markup-syntax" && (offset...offset + 7).contains(Int(only.span?.start ?? 0)))
  }

  @Test func encodings() throws {
    let text = Documents.xib("")
    let units = text.utf16.flatMap { unit -> [UInt8] in [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
    let wide: [UInt8] = [0xFF, 0xFE] + units
    let utf16 = try refusal(wide)
    #expect(utf16.code == "markup-encoding" && utf16.message.contains("UTF-16"))
    let latin = try refusal(Array("<document a=\"".utf8) + [0xE9] + Array("\"/>".utf8))
    #expect(latin.code == "markup-encoding" && latin.span?.start == 13)
    #expect(latin.message.contains("save it as UTF-8"))
    let bogus = try refusal(text.replacing("encoding=\"UTF-8\"", with: "encoding=\"klingon\""))
    #expect(bogus.code == "markup-encoding" && bogus.span?.start == 30)
    #expect(Documents.read("\u{FEFF}" + text).document != nil)
  }

  @Test func entities() throws {
    var laughs = "<!DOCTYPE document [<!ENTITY l0 \"lol\">"
    for level in 1...9 {
      laughs += "<!ENTITY l\(level) \"\(String(repeating: "&l\(level - 1);", count: 10))\">"
    }
    #expect(try refusal(laughs + "]><document>&l9;</document>").code == "markup-declaration")
    let external = "<!DOCTYPE document [<!ENTITY x SYSTEM \"file:///etc/passwd\">]><document>&x;</document>"
    #expect(try refusal(external).code == "markup-declaration")
  }

  @Test func bounds() throws {
    let nested = String(repeating: "<view id=\"v\"><subviews>", count: 150)
    #expect(try refusal(Documents.xib(nested)).code == "markup-too-deep")
    #expect(try refusal(Documents.xib(""), MarkupLimits(bytes: 100)).code == "markup-too-large")
    #expect(try refusal(Documents.xib(""), MarkupLimits(nodes: 5)).code == "markup-too-large")
  }

  /// Views as deep as the bound lets them be are read.
  @Test func deepViews() throws {
    let levels = 90
    let open = (0..<levels).map { "<view id=\"v\($0)\"><subviews>" }.joined()
    let close = String(repeating: "</subviews></view>", count: levels)
    var view = try Documents.view(open + close)
    var depth = 1
    while let inner = view.subviews.first { (view, depth) = (inner, depth + 1) }
    #expect(depth == levels)
  }

  @Test func everyTruncationIsAnErrorAndNothingCrashes() {
    let bytes = Array(Documents.xib(Documents.cell("<label text=\"é\" id=\"l\"/>")).utf8)
    for count in stride(from: 0, to: bytes.count, by: 7) {
      let (document, diagnostics) = InterfaceReader.read(Array(bytes[..<count]), source: SourceID(index: 0))
      #expect(document == nil && diagnostics.count == 1)
    }
  }
}
