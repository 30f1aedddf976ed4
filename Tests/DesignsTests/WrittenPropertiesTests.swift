import Testing

@testable import Designs

/// What the model holds is in the text of a design, or the whole is refused: nothing is left out without a word.
struct WrittenPropertiesTests {
  /// A property and members that set it; `besides` stand there with and without it.
  struct Case: Sendable {
    var property: String
    var members: String
    var besides = ""

    init(_ property: String, _ members: String, besides: String = "") {
      self.property = property
      self.members = members
      self.besides = besides
    }
  }

  private static let cell: [Case] = [
    Case("title", #""title":"a""#), Case("height", #""height":50"#),
    Case("matchedBackground", #""matchedBackground":"red""#),
    Case("backgroundColor", #""backgroundColor":"red""#),
    Case("contentViewBackgroundColor", #""contentViewBackgroundColor":"red""#),
    Case("selectionStyle", #""selectionStyle":"none""#),
    Case("selectedBackgroundColor", #""selectedBackgroundColor":"red""#),
    Case("clipsToBounds", #""clipsToBounds":true"#), Case("card", #""card":{}"#),
    Case("content", #""content":{"type":"view"}"#),
    Case("contentConfiguration", #""contentConfiguration":{}"#), Case("style", #""textLabel":{}"#),
    Case("accessoryType", #""accessoryType":"checkmark""#),
    Case("accessoryView", #""accessoryView":{"type":"view"}"#),
    Case("editingAccessoryType", #""editingAccessoryType":"checkmark""#),
    Case("editingStyle", #""editingStyle":"none""#),
    Case("showsReorderControl", #""showsReorderControl":true"#),
    Case("shouldIndentWhileEditing", #""shouldIndentWhileEditing":false"#),
    Case("indentationLevel", #""indentationLevel":1"#), Case("indentationWidth", #""indentationWidth":1"#),
    Case("pullViewBackground", #""swipeActions":{"pullViewBackground":"red"}"#),
    Case("leadingActions", #""swipeActions":{"leading":{"actions":[{}]}}"#),
    Case("trailingActions", #""swipeActions":{"trailing":{"actions":[{}]}}"#),
    Case("columns", #""data":[{"a":1}]"#), Case("rows", #""data":[{},{}]"#),
    Case("previews", #""preview":{}"#), Case("ignores", #""ignore":[{"rule":"contrast","reason":"a"}]"#),
    Case("canvas", #""canvas":{"device":"iPhone 8","width":320,"margin":16}"#), Case("table", #""table":{}"#),
    Case("surfaceIDs", #""surfaceIDs":{"cell":"a"}"#), Case("separatorInset", #""separatorInset":1"#),
  ]

  private static let view: [Case] = [
    Case("id", #""id":"a""#), Case("kind", #""children":[{"type":"spacer"}]"#, besides: #""id":"b""#),
    Case("container", #""in":"cell""#), Case("hidden", #""hidden":true"#), Case("alpha", #""alpha":0.5"#),
    Case("backgroundColor", #""backgroundColor":"red""#),
    Case("designBackgroundColor", #""designBackgroundColor":"red""#),
    Case("tintColor", #""tintColor":"red""#),
    Case("cornerRadius", #""cornerRadius":1"#), Case("cornerCurve", #""cornerCurve":"continuous""#),
    Case("borderColor", #""borderColor":"red""#), Case("borderWidth", #""borderWidth":1"#),
    Case("clipsToBounds", #""clipsToBounds":true"#), Case("shadow", #""shadow":{"opacity":1}"#),
    Case("frame", #""frame":[0,0,1,1]"#),
    Case("autoresizing", #""autoresizingMask":[]"#, besides: #""frame":[0,0,1,1]"#), Case("x", #""x":1"#),
    Case("y", #""y":1"#), Case("centerX", #""centerX":1"#), Case("centerY", #""centerY":1"#),
    Case("width", #""width":1"#), Case("height", #""height":1"#),
    Case("layoutMargins", #""layoutMargins":1"#),
    Case("contentHuggingPriority", #""contentHuggingPriority":{"vertical":1}"#),
    Case("contentCompressionResistancePriority", #""contentCompressionResistancePriority":{"vertical":1}"#),
    Case("children", #""children":[{"type":"view"}]"#),
    Case("constraints", #""constraints":["superview.width = 1"]"#),
    Case("intrinsicSize", #""intrinsicContentSize":{"width":1}"#),
    Case("preservesSuperviewLayoutMargins", #""preservesSuperviewLayoutMargins":true"#),
    Case("className", #""class":"MKMapView""#),
  ]

  private static let table: [Case] = [
    Case("style", #""style":"grouped""#), Case("backgroundColor", #""backgroundColor":"red""#),
    Case("separatorStyle", #""separatorStyle":"none""#), Case("separatorColor", #""separatorColor":"red""#),
    Case("separatorInset", #""separatorInset":1"#), Case("rowHeight", #""rowHeight":50"#),
    Case("allowsSelection", #""allowsSelection":false"#),
    Case("allowsMultipleSelectionDuringEditing", #""allowsMultipleSelectionDuringEditing":true"#),
    Case("tintColor", #""tintColor":"red""#),
  ]

  private static func tabled(_ members: String) -> String {
    #"{"cellproof":1,"table":{\#(members)},"cells":[{"id":"c"}]}"#
  }

  private static func celled(_ members: String) -> String {
    #"{"cellproof":1,"cells":[{"id":"c"\#(members.isEmpty ? "" : ",")\#(members)}]}"#
  }

  private static func viewed(_ members: String) -> String {
    Samples.view(
      #""type":"view","bounds":[1,2],"children":[{"type":"view"\#(members.isEmpty ? "" : ",")\#(members)}]"#)
  }

  @Test(arguments: cell) func aCells(_ property: Case) throws { try check(property, Self.celled) }

  @Test(arguments: view) func aViews(_ property: Case) throws { try check(property, Self.viewed) }

  @Test(arguments: table) func aTables(_ property: Case) throws { try check(property, Self.tabled) }

  private func check(_ property: Case, _ design: (String) -> String) throws {
    let both = property.besides.isEmpty ? property.members : property.besides + "," + property.members
    let with = try #require(read(design(both)).design)
    guard let text = try? DesignWriter.text(of: [with], heading: DesignWriter.Heading(title: "")).text else {
      return
    }
    let without = try #require(read(design(property.besides)).design)
    #expect(try text != DesignWriter.text(of: [without], heading: DesignWriter.Heading(title: "")).text)
  }

  /// Every stored property has a case; these are no part of what is shown.
  @Test func noneIsForgotten() throws {
    let design = try #require(read(Self.viewed("")).design)
    let content = try #require(design.cells[0].content.otherwise)
    func expect(_ value: some Any, _ cases: [Case], besides others: Set<String>) {
      let properties = Set(Mirror(reflecting: value).children.compactMap(\.label))
      #expect(properties.subtracting(others) == Set(cases.map(\.property)))
    }
    expect(design.cells[0], Self.cell, besides: ["id", "span", "deleteID"])
    expect(content, Self.view, besides: ["span"])
    expect(design.table, Self.table, besides: [])
  }
}
