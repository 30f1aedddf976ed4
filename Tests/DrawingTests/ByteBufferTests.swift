import FoundationEssentials
import Graphics
import Testing

@testable import Drawing

struct ByteBufferTests {
  private func written(_ write: (inout ByteBuffer) -> Void) -> String {
    var buffer = ByteBuffer()
    write(&buffer)
    return String(decoding: buffer.bytes, as: UTF8.self)
  }

  @Test(
    arguments: [
      (0, "0"), (-0.0, "0"), (12, "12"), (12.5, "12.5"), (0.25, ".25"), (-0.25, "-.25"), (-0.004, "0"),
      (0.005, ".01"), (1.05, "1.05"), (1.999, "2"), (99.996, "100"), (-99.996, "-100"), (1 / 3.0, ".33"),
      (1e9, "1000000000"), (1e300, "10000000000"), (-.infinity, "-10000000000"), (.nan, "0"),
      (.leastNonzeroMagnitude, "0"),
    ] as [(Double, String)])
  func lengths(_ value: Double, _ text: String) {
    #expect(written { $0.append(value) } == text)
  }

  /// Against the standard library's own reading of what was written.
  @Test func lengthsReadBackToAHundredth() {
    var state: UInt64 = 7
    var wrong: [String] = []
    for _ in 0..<4000 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let value = Double(Int64(bitPattern: state) >> 34) / 1024 / 3
      let text = written { $0.append(value) }
      let digits = text.first == "-" ? text.dropFirst() : text[...]
      let read = (text.first == "-" ? -1 : 1) * (Double("0" + digits) ?? .nan)
      let hasTail = digits.contains(".") && (digits.last == "0" || digits.last == ".")
      if !(abs(read - value) <= 0.005 + 1e-9) || hasTail { wrong.append(text) }
    }
    #expect(wrong.isEmpty)
  }

  /// 17 / 2048 and 16 / 2816 to seven places.
  @Test(arguments: [(17 / 2048.0, ".0083008"), (16 / 2816.0, ".0056818"), (1.0, "1"), (1.5, "1.5")])
  func scales(_ value: Double, _ text: String) {
    #expect(written { $0.append(scale: value) } == text)
  }

  @Test(arguments: [
    ("#FFFFFF", " fill=\"#fff\""), ("#FF3B30", " fill=\"#ff3b30\""),
    ("#11223380", " fill=\"#123\" fill-opacity=\".502\""),
    ("#00000001", " fill=\"#000\" fill-opacity=\".0039\""),
  ])
  func colors(_ hex: String, _ text: String) throws {
    let color = try #require(Color(hex: hex))
    #expect(written { $0.append(fill: color) } == text)
  }

  @Test func everyAlphaIsDistinct() {
    let texts = (0...255).map { alpha in written { $0.append(alpha: Double(alpha) / 255) } }
    #expect(Set(texts).count == 256)
    for (alpha, text) in texts.enumerated() {
      #expect(Int(((Double(text.hasPrefix(".") ? "0" + text : text) ?? 9) * 255).rounded()) == alpha)
    }
  }

  @Test(arguments: [
    ("a < b & \"c\" > 'd'", "a &lt; b &amp; &quot;c&quot; &gt; 'd'"),
    ("</svg><script>", "&lt;/svg&gt;&lt;script&gt;"),
    ("\u{0}\u{8}\u{B}\u{1F}\u{7F}\u{85}\u{9F}", String(repeating: "\u{FFFD}", count: 7)),
    ("\t\n\u{A0}é世🚚\u{202E}", "\t\n\u{A0}é世🚚\u{202E}"),
    ("\u{FFFE}\u{FFFF}\u{FFFD}\u{FFBF}\u{EFFF}", "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFBF}\u{EFFF}"),
    ("]]>", "]]&gt;"), ("", ""),
  ])
  func escaping(_ text: String, _ expected: String) {
    #expect(written { $0.append(escaped: text) } == expected)
  }

  /// Against Foundation's.
  @Test(arguments: 0..<40)
  func base64(_ count: Int) {
    let data = (0..<count).map { UInt8(truncatingIfNeeded: $0 * 89 + 3) }
    #expect(written { $0.append(base64: data) } == Data(data).base64EncodedString())
  }
}
