import Testing

@testable import Localization

struct StringsFileTests {
  private func text(_ formats: [String: LocalizedFormat], _ key: String) -> String? {
    guard let parts = formats[key]?.parts else { return nil }
    return parts.map { part in
      switch part {
      case .literal(let text): text
      case .argument(let index): "<\(index)>"
      case .plural(let index, _): "<plural \(index)>"
      }
    }.joined()
  }

  @Test func pairs() {
    let file = #"""
      /* Inbox */
      "trash" = "Papierkorb";  // the bin
      "said" = "\"%@\" said:\n%d %%";
      "order" = "%2$@ of %1$lld, %2$@";
      bare.key = plain;
      "alone";
      "twice" = "a"; "twice" = "b";
      "sale" = "50% off, 100% sure, %";
      "escaped" = "\U00e4\U0001F600 \\ \t.";
      """#
    let (formats, faults) = StringsFile.read(Array(file.utf8))
    #expect(faults.isEmpty)
    #expect(text(formats, "trash") == "Papierkorb")
    #expect(text(formats, "said") == "\"<0>\" said:\n<1> %")
    #expect(text(formats, "order") == "<1> of <0>, <1>")
    #expect(text(formats, "bare.key") == "plain")
    #expect(text(formats, "alone") == "alone")
    #expect(text(formats, "twice") == "b")
    #expect(text(formats, "sale") == "50% off, 100% sure, %")
    // Four digits, as the format has them: the rest is text.
    #expect(text(formats, "escaped") == "ä\u{1}F600 \\ \t.")
  }

  @Test func surrogatePair() {
    let (formats, _) = StringsFile.read(Array(#""a" = "\Ud83d\Ude00";"#.utf8))
    #expect(text(formats, "a") == "😀")
  }

  @Test(arguments: [true, false]) func utf16(isLittle: Bool) {
    let bytes = "\u{FEFF}\"k\" = \"Größe\";".utf16.flatMap {
      isLittle ? [UInt8($0 & 0xFF), UInt8($0 >> 8)] : [UInt8($0 >> 8), UInt8($0 & 0xFF)]
    }
    let (formats, faults) = StringsFile.read(bytes)
    #expect(faults.isEmpty)
    #expect(text(formats, "k") == "Größe")
  }

  @Test(arguments: [
    (#""a" "b";"#, "\"=\" behind a key is expected here", 4..<5),
    (#""a" = ;"#, "a text is expected here", 6..<7),
    (#""a" = "b""#, "\";\" behind a text is expected here", 9..<9),
    (#""a" = "b"#, "this quotation mark has no partner", 6..<7),
    ("/* a", "this comment has no end", 0..<2),
    ("= \"a\";", "a key is expected here", 0..<1),
  ])
  func faults(file: String, message: String, range: Range<Int>) {
    let (_, faults) = StringsFile.read(Array(file.utf8))
    #expect(faults == [StringsFault("strings-syntax", message, at: range)])
  }

  @Test func keepsWhatStandsBeforeAFault() {
    let (formats, faults) = StringsFile.read(Array(#""a" = "b"; "c" "d";"#.utf8))
    #expect(text(formats, "a") == "b")
    #expect(faults.count == 1)
  }

  @Test func encodings() {
    #expect(StringsFile.read([0x22, 0xE4, 0x22]).faults.map(\.code) == ["strings-encoding"])
    #expect(StringsFile.read(Array("bplist00".utf8)).faults.map(\.code) == ["compiled-strings"])
    #expect(StringsFile.read([0xFF, 0xFE, 0x22]).faults.isEmpty)
  }

  @Test func propertyList() {
    let file = "<?xml version=\"1.0\"?><plist><dict><key>a</key><string>%@!</string></dict></plist>"
    #expect(text(StringsFile.read(Array(file.utf8)).formats, "a") == "<0>!")
    let broken = StringsFile.read(Array("<plist><array/></plist>".utf8))
    #expect(broken.faults.map(\.code) == ["strings-syntax"])
    #expect(StringsFile.read(Array("<plist><dict>".utf8)).faults.map(\.code) == ["markup-syntax"])
  }
}
