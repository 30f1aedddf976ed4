/// Text in pages: the one place where it is escaped.
///
/// Pages are read as HTML and parse as XML, so characters that XML has not are replaced by U+FFFD.
extension [UInt8] {
  /// Appends text between tags.
  ///
  /// Text that others wrote stands in a `<bdi>` (`append(isolated:)`), where its direction ends with it.
  mutating func append(text: String) {
    if appendPlain(text) { return }
    for scalar in text.unicodeScalars { append(escaping: scalar) }
  }

  /// Appends text that others wrote, kept apart from the direction of what stands around it.
  mutating func append(isolated text: String) {
    append("<bdi>")
    append(text: text)
    append("</bdi>")
  }

  /// Appends text within a quoted attribute, a `<title>` or an `<option>`, where nothing can isolate it:
  /// what turns its direction is left out.
  mutating func append(attribute text: String) {
    if appendPlain(text) { return }
    for scalar in text.unicodeScalars where !scalar.isDirectionControl { append(escaping: scalar) }
  }

  /// Appends the anchor of an id: as `attribute`, blanks as `_`, since an `id` has none.
  mutating func append(anchor id: String) {
    if !id.utf8.contains(0x20), appendPlain(id) { return }
    for scalar in id.unicodeScalars where !scalar.isDirectionControl {
      scalar.properties.isWhitespace ? append("_") : append(escaping: scalar)
    }
  }

  /// Appends a link to an anchor of a page: what URLs do not take is percent-encoded.
  mutating func append(url path: String) {
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"), UInt8(ascii: "/"), UInt8(ascii: "@"):
        append(byte)
      default:
        append(UInt8(ascii: "%"))
        append(hex: byte)
      }
    }
  }

  /// Appends the percent-encoded fragment that leads to `append(anchor:)`.
  mutating func append(fragment id: String) {
    if id.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) { return append(url: id) }
    var anchor = String.UnicodeScalarView()
    for scalar in id.unicodeScalars where !scalar.isDirectionControl {
      if scalar.properties.isWhitespace { anchor.append("_") } else { anchor.append(scalar.inXML) }
    }
    append(url: String(anchor))
  }

  /// Appends text that is printable ASCII without anything to escape, which nearly all is; else nothing.
  private mutating func appendPlain(_ text: String) -> Bool {
    let start = count
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"), UInt8(ascii: "\""), UInt8(ascii: "'"),
        0..<0x20, 0x7F...:
        removeLast(count - start)
        return false
      default: append(byte)
      }
    }
    return true
  }

  private mutating func append(escaping scalar: Unicode.Scalar) {
    switch scalar {
    case "<": append("&lt;")
    case ">": append("&gt;")
    case "&": append("&amp;")
    case "\"": append("&quot;")
    case "'": append("&#39;")
    default: append(contentsOf: UTF8.encode(scalar.inXML)!)  // every scalar has a UTF-8 form
    }
  }
}

extension Unicode.Scalar {
  /// Itself, or U+FFFD where XML 1.0 and HTML take it for a fault.
  fileprivate var inXML: Unicode.Scalar {
    switch value {
    case 0x09, 0x0A: self
    case 0..<0x20, 0x7F..<0xA0, 0xFDD0...0xFDEF: "\u{FFFD}"
    default: value & 0xFFFE == 0xFFFE ? "\u{FFFD}" : self
    }
  }
}
