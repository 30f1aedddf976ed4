private import Markup

/// A value of a property list, as far as files of strings hold them.
indirect enum PropertyList: Hashable, Sendable {
  case string(String)
  case dictionary([String: PropertyList])
  /// A value of another kind.
  case other

  var string: String? {
    if case .string(let text) = self { text } else { nil }
  }

  var dictionary: [String: PropertyList]? {
    if case .dictionary(let values) = self { values } else { nil }
  }

  /// Whether bytes begin as XML does.
  static func isXML(_ bytes: [UInt8]) -> Bool {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    return start.drop { $0 <= 0x20 }.first == UInt8(ascii: "<")
  }

  /// The dictionary that an XML property list holds.
  static func dictionary(_ bytes: [UInt8]) throws(StringsFault) -> [String: PropertyList] {
    let root: Element
    do throws(MarkupError) {
      root = try MarkupReader.root(of: bytes, keepsIndentation: false)
    } catch {
      throw StringsFault(error.code, error.message, at: error.offset..<error.offset)
    }
    guard root.name == "plist", let element = root.elements.first(where: { _ in true }),
      let values = value(element).dictionary
    else {
      let message = "a property list with a dictionary is expected here"
      throw StringsFault("strings-syntax", message, at: root.offset..<root.tagEnd)
    }
    return values
  }

  private static func value(_ element: Element) -> PropertyList {
    switch element.name {
    case "string", "integer", "real": return .string(element.text)
    case "dict":
      var values: [String: PropertyList] = [:]
      var key: String?
      for child in element.elements {
        if child.name == "key" {
          key = child.text
        } else if let name = key {
          values[name] = value(child)
          key = nil
        }
      }
      return .dictionary(values)
    default: return .other
    }
  }
}
