import Designs
import Diagnostics
import Testing

@testable import InterfaceBuilder

/// Cells of documents as designs name them, and the names of their views.
struct NibCellTests {
  private static let label = "<label text=\"Name\" id=\"lab-el-001\" userLabel=\"The Name\"/>"

  private static func named(_ id: String, _ attributes: String) -> String {
    Documents.cell(label.replacing("lab-el-001", with: "label-\(id)"), attributes: attributes)
      .replacing("\"cell-0\"", with: "\"\(id)\"").replacing("\"content-0\"", with: "\"content-\(id)\"")
  }

  private func search(_ name: String?, in objects: String...) throws -> Result<String, NibFault> {
    let document = try Documents.clean(Documents.xib(objects.joined()))
    let found = document.nibCell(NibReference(file: "A.xib", cell: name), source: SourceID(index: 0))
    return found.map(\.cell.id)
  }

  private static let cells = [
    named("one", " reuseIdentifier=\"Message\" customClass=\"MessageCell\""),
    named("two", " reuseIdentifier=\"one\" customClass=\"OtherCell\""),
    named("three", " customClass=\"OtherCell\""),
  ]

  /// The reuse identifier before the id, the id before the class.
  @Test(
    arguments: [
      ("Message", "one"), ("one", "two"), ("two", "two"), ("three", "three"), ("MessageCell", "one"),
    ])
  func found(name: String, id: String) throws {
    #expect(try search(name, in: Self.cells[0], Self.cells[1], Self.cells[2]) == .success(id))
  }

  @Test func theOnlyOne() throws { #expect(try search(nil, in: Self.cells[0]) == .success("one")) }

  @Test func faults() throws {
    func fault(_ name: String?, _ objects: String...) throws -> NibFault? {
      let document = try Documents.clean(Documents.xib(objects.joined()))
      let found = document.nibCell(NibReference(file: "A.xib", cell: name), source: SourceID(index: 0))
      if case .failure(let fault) = found { return fault }
      return nil
    }
    let all = (Self.cells[0], Self.cells[1], Self.cells[2])
    #expect(
      try fault("Massage", all.0, all.1, all.2)
        == NibFault(
          "unknown-nib-cell", #""A.xib" has no cell "Massage"; did you mean "Message"?"#, at: .cell))
    #expect(
      try fault("Quite else", all.0, all.2)
        == NibFault(
          "unknown-nib-cell", #""A.xib" has no cell "Quite else"; it holds "Message", "three""#, at: .cell))
    #expect(
      try fault(nil, all.0, all.2)
        == NibFault(
          "ambiguous-nib-cell",
          #""A.xib" holds 2 cells; say with "cell" which is meant: "Message", "three""#, at: .nib))
    #expect(
      try fault("OtherCell", all.1, all.2)
        == NibFault(
          "ambiguous-nib-cell",
          #"2 cells of "A.xib" are called "OtherCell"; name one by its id: "two", "three""#, at: .cell))
    // A reuse identifier of several is no name for one of them.
    let twins = [
      Self.named("one", " reuseIdentifier=\"Same\""), Self.named("two", " reuseIdentifier=\"Same\""),
    ]
    #expect(
      try fault(nil, twins[0], twins[1])?.message
        == #""A.xib" holds 2 cells; say with "cell" which is meant: "one", "two""#)
    #expect(
      try fault(nil, "<view id=\"v\"/>")
        == NibFault("no-nib-cell", #""A.xib" holds no table cell"#, at: .file))
  }

  /// Where ids are equal too, as after a merge, a name tells nothing: the lines do.
  @Test func equalIDs() throws {
    func message(_ name: String?, _ attributes: String...) throws -> String? {
      let cells = attributes.map { "\n" + Self.named("one", " \($0)") }.joined()
      let (document, _) = Documents.read(Documents.xib(cells))
      let found = try #require(document).nibCell(
        NibReference(file: "A.xib", cell: name), source: SourceID(index: 0))
      if case .failure(let fault) = found { return fault.message }
      return nil
    }
    let lines = try #require(
      Documents.read(Documents.xib("\n" + Self.named("one", "") + "\n" + Self.named("one", ""))).document
    ).cells.map(\.position.line)
    let advice =
      "nothing tells those in lines \(lines[0]), \(lines[1]) apart: give each an id of its own in the file"
    #expect(try message("one", "", "") == #"2 cells of "A.xib" are called "one"; "# + advice)
    #expect(try message(nil, "", "") == #""A.xib" holds 2 cells; say with "cell" which is meant: "# + advice)
    // What still tells them apart is named.
    #expect(
      try message("one", " reuseIdentifier=\"A\"", " customClass=\"B\"")
        == #"2 cells of "A.xib" are called "one"; name one otherwise: "A", "B""#)
  }

  /// Ids, labels, outlets of the cell and of the file's owner; none that lead elsewhere.
  @Test func names() throws {
    let outlets = """
      <connections><outlet property="nameLabel" destination="lab-el-001" id="o1"/>\
      <outlet property="edge" destination="edge-c" id="o2"/>\
      <outletCollection property="rows" destination="lab-el-001" id="o3"/>\
      <outletCollection property="rows" destination="dot" id="o4"/></connections>
      """
    let constraint =
      "<constraints><constraint firstItem=\"dot\" firstAttribute=\"width\" constant=\"8\" id=\"edge-c\"/></constraints>"
    let cell = Documents.cell(Self.label + "<view id=\"dot\"/>", content: constraint, parts: outlets)
    let text = Documents.xib(cell).replacing(
      "id=\"-1\" userLabel=\"File's Owner\"/>",
      with:
        "id=\"-1\"><connections><outlet property=\"owned\" destination=\"dot\" id=\"o5\"/></connections></placeholder>"
    )
    let document = try Documents.clean(text)
    let nib = try document.nibCell(NibReference(file: "A.xib", cell: nil), source: SourceID(index: 0)).get()
    #expect(
      nib.names == [
        "content-0": ["content-0"], "lab-el-001": ["lab-el-001"], "dot": ["dot"],
        "The Name": ["lab-el-001"], "nameLabel": ["lab-el-001"], "rows": ["lab-el-001", "dot"],
        "owned": ["dot"],
      ])
  }
}
