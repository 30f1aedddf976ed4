import Foundation
import Proofing
import Testing

/// Interface Builder's documents as devices show them.
struct InterfaceRenderTests {
  private typealias Fixture = InterfaceFixture

  private static let label = InterfaceFixture.label("v", "Title")
  /// From margin to margin, so that the label's height is the row's.
  private static let chain = InterfaceFixture.constraints(
    "v leading content-0 leadingMargin", "v top content-0 topMargin", "- bottomMargin v bottom")

  /// The heights of the cell's pictures, in the normal state on iOS 18.
  private func height(
    _ fixture: InterfaceFixture, _ subviews: String = label, in holder: InterfaceFixture.Holder = .none
  ) throws -> Double? {
    let folder = try ReportFolder()
    let document = fixture.document(subviews, in: holder)
    let outcome = try folder.render([document.name: document.text]) {
      $0.filters.states = ["normal"]
      $0.filters.systems = ["18"]
    }
    #expect(outcome.status == .done)
    try ReportCheck(folder: folder, name: "out").run()
    let previews = try folder.json("out/report.json")["previews"].list
    #expect(previews.count == 1)
    #expect(previews.first?["cell"].text == "cell-0")
    return previews.first?["height"].number
  }

  @Test("Rows size themselves where the table lets them and a chain of constraints says the height")
  func selfSizing() throws {
    // Margins of 11, a line of 17 points 20.33 high at 3x (both measured in Xcode's files), and a pixel of separator.
    let tall = InterfaceFixture.constraints(
      "v top content-0 topMargin", "- bottomMargin v bottom", "v height 100")
    let table = Fixture.Holder.controller(table: "rowHeight=\"-1\" estimatedRowHeight=\"-1\"")
    let content = Fixture(height: 60, cell: "rowHeight=\"60\"", content: tall)
    #expect(try height(content, in: table) == 122.333)
    #expect(
      try height(Fixture(height: 60, cell: "rowHeight=\"60\"", content: Self.chain), in: table) == 42.667)
  }

  @Test("Else a row is as high as the file says")
  func fixedHeight() throws {
    let loose = InterfaceFixture.constraints("v leading content-0 leading", "v centerY content-0 centerY")
    let automatic = Fixture.Holder.controller(table: "rowHeight=\"-1\"")
    #expect(try height(Fixture(height: 60, cell: "rowHeight=\"60\"", content: loose), in: automatic) == 60)
    let fixed = Fixture.Holder.controller(table: "rowHeight=\"80\"")
    #expect(try height(Fixture(height: 80, content: Self.chain), in: fixed) == 80)
    #expect(try height(Fixture(height: 60, content: loose)) == 60)
  }

  /// A card whose bottom is tied says nothing of its height where nothing in it does.
  @Test func cardWithoutHeight() throws {
    let card = InterfaceFixture.view(
      "view", "card", "",
      "<subviews>\(Self.label)</subviews>"
        + InterfaceFixture.constraints("v top card top 10", "v leading card leading"))
    let content = InterfaceFixture.constraints("card top content-0 top", "- bottom card bottom")
    let table = Fixture.Holder.controller(table: "rowHeight=\"-1\"")
    #expect(
      try height(Fixture(height: 90, cell: "rowHeight=\"90\"", content: content), card, in: table) == 90)
  }

  @Test("A finding names the object by Interface Builder's id, and its line")
  func findingPlace() throws {
    let label = InterfaceFixture.label("v", "A title that is far too long for its place")
    let content = InterfaceFixture.constraints(
      "v leading content-0 leading", "v centerY content-0 centerY", "v width 60")
    let document = Fixture(content: content).document(label)
    let folder = try ReportFolder()
    let outcome = try folder.render([document.name: document.text])
    #expect(outcome.status == .done)
    let findings = try folder.json("out/report.json")["findings"].list
    let cut = try #require(findings.first { $0["rule"].text == "truncation" })
    #expect(cut["location"]["file"].text == "Cell.xib")
    #expect(cut["location"]["object"].text == "v")
    #expect(cut["location"]["pointer"].text == "")
    let line = document.text.split(separator: "\n", omittingEmptySubsequences: false)
      .firstIndex { $0.contains("<label") }
    #expect(cut["location"]["line"].number == line.map { Double($0 + 1) })
  }

  @Test("What Xcode flags is a finding of the document")
  func flags() throws {
    let view = InterfaceFixture.view("view", "v", "misplaced=\"YES\"")
    let other = InterfaceFixture.view("view", "w", "ambiguous=\"YES\"")
    let document = Fixture().document(view + other)
    let folder = try ReportFolder()
    try folder.render([document.name: document.text])
    let findings = try folder.json("out/report.json")["findings"].list
    func objects(_ rule: String) -> [String?] {
      findings.filter { $0["rule"].text == rule && $0["previews"].list.isEmpty }.map {
        $0["location"]["object"].text
      }
    }
    #expect(objects("misplaced-view") == ["v"])
    #expect(objects("ambiguous-layout") == ["w"])
  }

  @Test func documentWithoutCells() throws {
    let document = Fixture().document("")
    let start = try #require(document.text.range(of: "<objects>")?.upperBound)
    let end = try #require(document.text.range(of: "</objects>")?.lowerBound)
    let folder = try ReportFolder()
    let outcome = try folder.render([
      "Empty.xib": document.text.replacingCharacters(in: start..<end, with: "")
    ])
    #expect(outcome.status == .done)
    #expect(outcome.messages.map(\.code) == ["no-cell"])
  }

  @Test("A cell is called what its developer calls it; its id stays Interface Builder's")
  func title() throws {
    let folder = try ReportFolder()
    let document = Fixture(cell: "reuseIdentifier=\"Message &lt;1&gt;\"", content: Self.chain)
      .document(Self.label)
    try folder.render([document.name: document.text])
    let page = try folder.text("out/cells/cell-0.html")
    #expect(page.contains("<h1><bdi>Message &lt;1&gt;</bdi></h1>"))
    #expect(page.contains("<code><bdi>cell-0</bdi></code>"))
  }

  /// Files are named by ids: one that leads elsewhere must not.
  @Test func hostileID() throws {
    let folder = try ReportFolder()
    let document = Fixture(content: Self.chain).document(Self.label)
    let text = document.text.replacingOccurrences(of: "cell-0", with: "../../x y")
    let outcome = try folder.render([document.name: text])
    #expect(outcome.status == .done)
    #expect(folder.files("out").contains("cells/------x-y.html"))
    #expect(folder.files().allSatisfy { $0.hasPrefix("out/") || $0 == document.name })
  }
}
