private import Glibc
import Graphics

/// All that is remembered of one text.
final class TextEntry {
  let text: String
  let bytes: [UInt8]
  let prepared: PreparedText
  private(set) lazy var hanStyle = HanStyle(of: prepared.units)
  /// One list of paragraphs for each face and base direction, filled as they are needed.
  var shapes: [(face: FaceKey, direction: BaseDirection, paragraphs: [ParagraphShape?])] = []
  /// Results by what was asked.
  var layouts = KeptResults<TextLayout>()
  var sizes = KeptResults<Size>()

  init(_ text: String) {
    self.text = text
    bytes = Array(text.utf8)
    prepared = PreparedText(text)
  }
}

/// A few results, searched in order.
struct KeptResults<Result> {
  private var requests: [TextRequest] = []
  private var results: [Result] = []

  subscript(_ request: TextRequest) -> Result? {
    for index in requests.indices where requests[index] == request { return results[index] }
    return nil
  }

  /// Past a few dozen, the older ones go: nothing but time depends on them.
  mutating func keep(_ result: Result, for request: TextRequest) {
    if requests.count >= 32 {
      requests.removeAll()
      results.removeAll()
    }
    requests.append(request)
    results.append(result)
  }
}

/// What was asked of a text.
struct TextRequest: Equatable {
  var style: Int
  var width: Double
  var height: Double
  var scale: Double
}

/// A face with its features.
struct FaceKey: Hashable {
  var style: FaceStyle
  var features: ShapingFeatures
  var language: ShapingLanguage
  /// The font of the system's catalog that stands in for Inter.
  var standIn: Int?

  init(_ font: FontDescriptor, language: ShapingLanguage, hasDisplayCut: Bool) {
    self.language = language
    style = FaceStyle(
      weight: font.faceWeight, isItalic: font.isItalic, isDisplay: hasDisplayCut && font.isDisplay)
    features = ShapingFeatures(
      hasTabularDigits: font.hasMonospacedDigits,
      widths: WidthSource(family: font.name.family, style: style))
  }

  /// Languages and other fonts are few: they are told apart by comparing alone.
  func hash(into hasher: inout Hasher) {
    hasher.combine(style.index << 1 | (features.hasTabularDigits ? 1 : 0))
  }
}

/// A text by its bytes: unlike `String`, "é" in one scalar and in two are different.
struct TextKey: Hashable {
  var text: String

  static func == (left: TextKey, right: TextKey) -> Bool {
    let (first, second) = (left.text.utf8, right.text.utf8)
    if first.count != second.count { return false }
    let isEqual = first.withContiguousStorageIfAvailable { one in
      second.withContiguousStorageIfAvailable { other in
        // No bytes have no address.
        guard let one = one.baseAddress, let two = other.baseAddress else { return true }
        return memcmp(one, two, other.count) == 0
      }
    }
    return (isEqual ?? nil) ?? first.elementsEqual(second)
  }

  func hash(into hasher: inout Hasher) {
    let bytes: Void? = text.utf8.withContiguousStorageIfAvailable {
      hasher.combine(bytes: UnsafeRawBufferPointer($0))
    }
    if bytes == nil { for byte in text.utf8 { hasher.combine(byte) } }
  }
}

/// A run by all that shaping depends on.
struct RunKey: Hashable {
  var text: TextKey
  var face: FaceKey
  var script: UInt32
  var isRightToLeft: Bool
}
