import Diagnostics
import Markup

/// Tells Interface Builder's documents for iOS from all else.
enum DocumentGate {
  /// Why a well-formed document is not read.
  struct Refusal: Error {
    var code: String
    var message: String
  }

  static func kind(of root: Element) -> Result<DocumentKind, Refusal> {
    let type = root.value("type") ?? ""
    guard root.name == "document", type.hasPrefix("com.apple.InterfaceBuilder") else {
      return .failure(refusal(of: root, type: type))
    }
    if let platform = otherPlatform(type: type, runtime: root.value("targetRuntime") ?? "") {
      let message = "the document is for \(platform); cells are drawn for iOS"
      return .failure(Refusal(code: "other-platform", message: message))
    }
    return .success(words(of: type).contains("Storyboard") ? .storyboard : .xib)
  }

  private static func refusal(of root: Element, type: String) -> Refusal {
    if root.name == "archive", type.hasPrefix("com.apple.InterfaceBuilder") {
      let message =
        "the document is in the archive format of Xcode 3 and 4; open and save it in Xcode 5 or later"
      return Refusal(code: "archived-xib", message: message)
    }
    let what =
      switch root.name {
      case "plist": "a property list"
      case "svg": "an SVG drawing"
      case "html": "a web page"
      default: "an XML document with the root element \(Quotation.quoted(root.name))"
      }
    return Refusal(code: "not-interface-builder", message: "\(what), not an Interface Builder document")
  }

  private static func otherPlatform(type: String, runtime: String) -> String? {
    let words = words(of: type) + words(of: runtime)
    if words.contains("WatchKit") || words.contains("watchKit") { return "watchOS" }
    if words.contains("AppleTV") { return "tvOS" }
    if words.contains("Cocoa") || words.contains("MacOSX") { return "macOS" }
    return runtime.isEmpty || runtime.hasPrefix("iOS.") ? nil : Quotation.quoted(runtime)
  }

  /// The parts of a type such as `com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB`.
  private static func words(of type: String) -> [Substring] { type.split(separator: ".") }

  /// The fault of bytes that are no XML, and what they are instead where they say so.
  static func diagnostic(for error: MarkupError, bytes: [UInt8], source: SourceID) -> Diagnostic {
    let span = Span(file: source, start: error.offset, end: error.offset)
    let compiled: [[UInt8]] = [Array("NIBArchive".utf8), Array("bplist".utf8)]
    guard compiled.contains(where: { bytes.starts(with: $0) }) else {
      return Diagnostic(error.code, error.message, at: span)
    }
    let message = "a compiled nib, not the document that Interface Builder opens"
    return Diagnostic("compiled-nib", message, at: .start(of: source))
  }
}
