import Foundation
import Proofing
import Testing

/// Filters say what is drawn of documents, which ask for nothing themselves.
struct DocumentFilterTests {
  private func ids(_ change: (inout Request.Filters) -> Void) throws -> (Outcome, [String]) {
    let folder = try ReportFolder()
    let document = InterfaceFixture().document(InterfaceFixture.label("v", "Title"))
    let outcome = try folder.render([document.name: document.text]) { change(&$0.filters) }
    guard outcome.status == .done else { return (outcome, []) }
    return (outcome, try folder.json("out/report.json")["previews"].list.compactMap { $0["id"].text })
  }

  @Test func traits() throws {
    let (_, ids) = try ids {
      $0.states = ["selected"]
      $0.systems = ["15"]
      $0.devices = ["iPhone 8", "402x874@3x"]
      $0.appearances = ["dark"]
      $0.contentSizes = ["AX3"]
      $0.directions = ["rtl"]
    }
    let traits = "dark.accessibilityExtraLarge.rtl"
    #expect(
      ids == [
        "cell-0/selected.ios15.iphone-8.\(traits)", "cell-0/selected.ios15.402x874-3x.\(traits)",
      ])
  }

  /// What no filter names stays as it is drawn by default.
  @Test func oneOfThem() throws {
    let (_, ids) = try ids {
      $0.directions = ["rtl", "ltr"]
      $0.states = ["normal"]
    }
    #expect(
      ids.sorted() == [
        "cell-0/normal.ios18.iphone-16", "cell-0/normal.ios18.iphone-16.rtl", "cell-0/normal.ios26.iphone-16",
        "cell-0/normal.ios26.iphone-16.rtl",
      ])
  }

  @Test func unknownName() throws {
    let (outcome, _) = try ids { $0.appearances = ["drak"] }
    #expect(outcome.status == .wrongUsage)
    #expect(outcome.messages.last?.text.contains("did you mean \"dark\"?") == true)
  }
}

/// Filters choose among what there is: where there is nothing, what is wrong with the inputs is told and no filter.
struct FilterOfNothingTests {
  private static let filters: [(String, @Sendable (inout Request.Filters) -> Void)] = [
    ("none", { _ in }), ("cell", { $0.cells = ["a"] }), ("state", { $0.states = ["swiped"] }),
    ("system", { $0.systems = ["26"] }), ("device", { $0.devices = ["iPhone 8"] }),
    ("appearance", { $0.appearances = ["dark"] }), ("content-size", { $0.contentSizes = ["AX3"] }),
    ("direction", { $0.directions = ["rtl"] }), ("locale", { $0.locales = ["de"] }),
  ]

  @Test(
    "A folder of broken documents: what is broken is told, with whatever filter", arguments: filters.indices)
  func brokenOnly(filter: Int) throws {
    let folder = try ReportFolder()
    try folder.write("<document", "in/a.xib")
    try folder.write("<plist/>", "in/b.xib")
    var request = Request()
    request.inputs = [.path(folder.path + "/in")]
    Self.filters[filter].1(&request.filters)
    for outcome in [
      Proofing.render(request, into: folder.path + "/out"), Proofing.layout(request, format: .text),
    ] {
      #expect(outcome.status == .done)
      #expect(outcome.messages.compactMap(\.place) == ["a.xib:1:10", "b.xib:1:1"])
    }
    request.inputs = [.path(folder.path + "/in/a.xib")]
    #expect(Proofing.layout(request, format: .text).status == .invalidInput)
  }

  @Test("A document without cells", arguments: filters.indices)
  func withoutCells(filter: Int) throws {
    let folder = try ReportFolder()
    let text = InterfaceFixture().document("").text
    let start = try #require(text.range(of: "<objects>")?.upperBound)
    let end = try #require(text.range(of: "</objects>")?.lowerBound)
    var request = Request()
    request.inputs = [
      .path(try folder.write(text.replacingCharacters(in: start..<end, with: ""), "Empty.xib"))
    ]
    Self.filters[filter].1(&request.filters)
    for outcome in [
      Proofing.render(request, into: folder.path + "/out"), Proofing.layout(request, format: .text),
    ] {
      #expect(outcome.status == .done)
      #expect(outcome.messages.map(\.code) == ["no-cell"])
    }
  }

  @Test("Where a filter is at fault, what is broken is told before it")
  func brokenAndAtFault() throws {
    let folder = try ReportFolder()
    try folder.write("<document", "in/a.xib")
    try folder.write(InterfaceFixture().document("").text, "in/b.xib")
    var request = Request()
    request.inputs = [.path(folder.path + "/in")]
    request.filters.cells = ["none"]
    for outcome in [
      Proofing.render(request, into: folder.path + "/out"), Proofing.layout(request, format: .text),
    ] {
      #expect(outcome.status == .wrongUsage)
      #expect(outcome.messages.first?.place == "a.xib:1:10")
      #expect(outcome.messages.last?.code == "wrong-usage")
    }
  }
}

/// `layout` prints a document's canvas, which no option changes.
struct CanvasFilterTests {
  private static let asked: [(@Sendable (inout Request.Filters) -> Void, String)] = [
    ({ $0.directions = ["rtl"] }, "ltr"), ({ $0.contentSizes = ["AX3"] }, "large"),
    ({ $0.appearances = ["dark"] }, "light"), ({ $0.states = ["swiped"] }, "normal"),
    ({ $0.devices = ["iPhone 16 Pro Max"] }, "375x667@2x"), ({ $0.systems = ["9"] }, "17"),
  ]

  @Test("What the canvas is not is told with where it is to be had", arguments: asked.indices)
  func others(index: Int) throws {
    let (change, there) = Self.asked[index]
    let (folder, document) = (try ReportFolder(), InterfaceFixture().document(""))
    var request = Request()
    request.inputs = [.path(try folder.write(document.text, document.name))]
    change(&request.filters)
    let outcome = Proofing.layout(request, format: .text)
    #expect(outcome.status == .wrongUsage)
    let text = try #require(outcome.messages.last?.text)
    #expect(
      text.contains("canvas") && text.contains("render") && text.hasSuffix("there is \(there)"), "\(text)")
  }

  @Test("What it is may be asked for, and a name of nothing is a slip")
  func own() throws {
    let (folder, document) = (try ReportFolder(), InterfaceFixture().document(""))
    var request = Request()
    request.inputs = [.path(try folder.write(document.text, document.name))]
    request.filters.directions = ["ltr"]
    #expect(Proofing.layout(request, format: .text).status == .done)
    request.filters.directions = ["lrt"]
    let text = try #require(Proofing.layout(request, format: .text).messages.last?.text)
    #expect(text.contains("did you mean \"ltr\"?") && !text.contains("canvas"))
  }

  @Test("A broken file is told in the same words by layout and by render")
  func sameWords() throws {
    let folder = try ReportFolder()
    try folder.write("<document", "in/a.xib")
    try folder.write(InterfaceFixture().document("<view id=\"w\" tag=\"much\"/>").text, "in/b.xib")
    var request = Request()
    request.inputs = [.path(folder.path + "/in")]
    let (layout, render) = (
      Proofing.layout(request, format: .text), Proofing.render(request, into: folder.path + "/out")
    )
    let told = layout.messages.map { "\($0.place ?? "") \($0.level) \($0.text) \($0.code)" }
    let drawn = render.messages.map { "\($0.place ?? "") \($0.level) \($0.text) \($0.code)" }
    #expect(told.contains { $0.hasPrefix("a.xib:1:") && $0.hasSuffix("broken-file") })
    #expect(Set(told).isSubset(of: drawn), "\(told) \(drawn)")
  }
}
