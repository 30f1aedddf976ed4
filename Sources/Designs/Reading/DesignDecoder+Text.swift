import Diagnostics
import JSON

extension Shapes {
  /// A text with placeholders, or one that the locale chooses.
  static let text = Shape<TextTemplate>(
    form: .either([.string(.text), .object(LocalizedTextKeys.form.name)])
  ) { decoder, node in
    if decoder.document.kind(node) == .object { return decoder.localizedText(at: node) }
    guard decoder.document.kind(node) == .string else { return decoder.wrongType(node, .string(.text)) }
    return decoder.template(at: node)
  }
}

extension DesignDecoder {
  /// The template of a string: literals and placeholders, faults located inside the string.
  mutating func template(at node: Int) -> TextTemplate? {
    let text = document.text(of: node)
    let bytes = Array(text.utf8)
    guard bytes.contains(where: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") }) else {
      return TextTemplate(segments: text.isEmpty ? [] : [.literal(text)])
    }
    var segments: [TextTemplate.Segment] = []
    var literal: [UInt8] = []
    var position = 0
    var isValid = true
    while position < bytes.count {
      let byte = bytes[position]
      if byte != UInt8(ascii: "{"), byte != UInt8(ascii: "}") {
        literal.append(byte)
        position += 1
      } else if position + 1 < bytes.count, bytes[position + 1] == byte {
        literal.append(byte)
        position += 2
      } else if byte == UInt8(ascii: "{"), let end = placeholderEnd(bytes, from: position + 1) {
        if !literal.isEmpty { segments.append(.literal(String(decoding: literal, as: UTF8.self))) }
        literal = []
        if let column = placeholder(bytes[position + 1..<end], in: node) {
          segments.append(.column(column))
        } else {
          isValid = false
        }
        position = end + 1
      } else {
        let brace = byte == UInt8(ascii: "{") ? "{" : "}"
        report(
          "unbalanced-brace", at: span(in: node, position..<position + 1),
          "this brace has no partner; a brace of the text is written \(brace)\(brace)")
        isValid = false
        position += 1
      }
    }
    if !literal.isEmpty { segments.append(.literal(String(decoding: literal, as: UTF8.self))) }
    return isValid ? TextTemplate(segments: segments) : nil
  }

  /// The place of the brace that ends a placeholder; nil where another begins first or none ends it.
  private func placeholderEnd(_ bytes: [UInt8], from start: Int) -> Int? {
    let brace = bytes[start...].firstIndex { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") }
    return brace.flatMap { bytes[$0] == UInt8(ascii: "}") ? $0 : nil }
  }

  private mutating func placeholder(_ name: ArraySlice<UInt8>, in node: Int) -> Int? {
    if name.isEmpty {
      report(
        "empty-placeholder", at: span(in: node, name.startIndex - 1..<name.endIndex + 1),
        "a placeholder names a key of the data")
      return nil
    }
    return column(
      named: String(decoding: name, as: UTF8.self), at: span(in: node, name.startIndex..<name.endIndex))
  }

  /// The place in the source of a range of a string's UTF-8.
  func span(in node: Int, _ range: Range<Int>) -> Span {
    Span(
      file: document.source, start: document.sourceOffset(of: range.lowerBound, in: node),
      end: document.sourceOffset(of: range.upperBound, in: node))
  }
}
