import Foundation
import Proofing
import Testing

/// Faulty inputs and outputs: the right status, everything told in its place, nothing half written.
struct InputTests {
  private static let good = #"""
    { "cellproof": 1, "preview": { "states": ["normal"], "systems": ["18"], "devices": ["iPhone 8"] },
      "cells": [ { "id": "a", "content": { "type": "label", "text": "One" } } ] }
    """#

  @Test(
    arguments: [
      "", "{", "[1, 2", "\u{0}", "{ \"cellproof\": 1, \"cells\": [ { \"id\": \"a\", \"height\": -1 } ] }",
      "null",
    ])
  func named(text: String) throws {
    let folder = try ReportFolder()
    let outcome = try folder.render(["a.json": Self.good, "b.json": text])
    #expect(outcome.status == .invalidInput)
    #expect(outcome.messages.contains { $0.level == .error && $0.place?.hasPrefix("b.json:") == true })
    #expect(folder.files("out").isEmpty)
  }

  @Test func missing() throws {
    let folder = try ReportFolder()
    let outcome = try folder.render([:]) { $0.inputs = [.path(folder.path + "/none.json")] }
    #expect(outcome.status == .invalidInput)
    #expect(outcome.messages.count == 1)
  }

  /// A matrix multiplies: what it comes to is counted before any of it is made.
  @Test func tooManyPreviews() throws {
    let systems = (8...18).map { "\"\($0)\"" } + ["\"26\""]
    let sizes = ["XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5"]
      .map { "\"\($0)\"" }
    let rows = Array(repeating: "{}", count: 2000).joined(separator: ",")
    let design = """
      { "cellproof": 1, "preview": { "states": ["normal", "swiped", "editing", "selected"],
          "systems": [\(systems.joined(separator: ","))], "contentSizes": [\(sizes.joined(separator: ","))] },
        "cells": [ { "id": "a", "data": [\(rows)] } ] }
      """
    let folder = try ReportFolder()
    let outcome = try folder.render(["a.json": design])
    #expect(outcome.status == .invalidInput)
    #expect(outcome.messages.map(\.code) == ["too-many-previews"])
    #expect(outcome.messages.first?.text.contains("1152000 previews") == true)
  }

  @Test func fontFolderThatIsNone() throws {
    let folder = try ReportFolder()
    let outcome = try folder.render(["a.json": Self.good]) { $0.fontFolders = ["/dev/null/none"] }
    #expect(outcome.status == .wrongUsage)
    #expect(folder.files("out").isEmpty)
  }

  /// Ids that two inputs share begin with the stem, and pages and pictures are named by them: the longest name that
  /// a file may have (255 bytes on Linux) still leaves room.
  @Test func longNames() throws {
    let folder = try ReportFolder()
    let long = String(repeating: "x", count: 249)
    let outcome = try folder.render([long + "y.json": Self.good, long + "z.json": Self.good])
    #expect(outcome.status == .done)
    let stem = String(repeating: "x", count: 100)
    #expect(
      try folder.json("out/report.json")["previews"].list.map { $0["cell"].text } == [
        stem + "-a", stem + "-a-2",
      ])
  }

  /// A broken file met inside a folder is a finding in its place, told once, and passed over.
  @Test func folder() throws {
    let folder = try ReportFolder()
    try folder.write(Self.good, "in/a.json")
    try folder.write("{ \"cellproof\": 1,\n  \"cells\": oops }", "in/deep/broken.json")
    try folder.write("{ \"name\": \"package\" }", "in/package.json")
    try folder.write("not ours", "in/readme.txt")
    let outcome = try folder.render([:]) { $0.inputs = [.path(folder.path + "/in")] }
    #expect(outcome.status == .done)
    let report = try folder.json("out/report.json")
    #expect(report["previews"].list.map { $0["id"].text } == ["a/normal.ios18.iphone-8"])
    #expect(report["inputs"].list.map(\.text) == ["a.json"])
    let findings = report["findings"].list
    #expect(findings.count == 1)
    #expect(findings.first?["rule"].text == "broken-file")
    #expect(findings.first?["level"].text == "warning")
    #expect(findings.first?["location"]["file"].text == "deep/broken.json")
    #expect(findings.first?["location"]["line"].number == 2)
    #expect(outcome.messages.count == 1)
    #expect(outcome.messages.first?.place?.hasPrefix("deep/broken.json:2:") == true)
    #expect(outcome.messages.first?.code == "broken-file")
  }

  /// So is one that cannot be read at all.
  @Test func unreadable() throws {
    let folder = try ReportFolder()
    try folder.write(Self.good, "in/a.json")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/in/b.json", withDestinationPath: "nowhere")
    let outcome = try folder.render([:]) { $0.inputs = [.path(folder.path + "/in")] }
    #expect(outcome.status == .done)
    let text = try folder.text("out/report.json")
    #expect(!text.contains(folder.path))
    #expect(try folder.json("out/report.json")["previews"].list.count == 1)
  }

  @Test func emptyFolder() throws {
    let folder = try ReportFolder()
    try folder.write("x", "in/readme.txt")
    #expect(try folder.render([:]) { $0.inputs = [.path(folder.path + "/in")] }.status == .invalidInput)
    #expect(folder.files("out").isEmpty)
  }

  @Test func standardInput() throws {
    let folder = try ReportFolder()
    let outcome = try folder.render([:]) { $0.inputs = [.standardInput(Array(Self.good.utf8))] }
    #expect(outcome.status == .done)
    #expect(try folder.json("out/report.json")["inputs"].list.map(\.text) == ["-"])
    let broken = try folder.render([:]) { $0.inputs = [.standardInput([0x7B])] }
    #expect(broken.status == .invalidInput)
    #expect(broken.messages.first?.place?.hasPrefix("-:1:") == true)
    // Nothing of the first report is lost.
    #expect(folder.files("out").contains("index.html"))
  }

  /// An output that is a file, or lies where nothing can be written.
  @Test func unwritableOutput() throws {
    let folder = try ReportFolder()
    try folder.write("mine", "taken")
    let file = try folder.render(["a.json": Self.good], into: "taken")
    #expect(file.status == .outputFailed)
    #expect(try folder.text("taken") == "mine")
    let below = try folder.render(["a.json": Self.good], into: "taken/report")
    #expect(below.status == .outputFailed)
    var request = Request()
    request.inputs = [.standardInput(Array(Self.good.utf8))]
    #expect(Proofing.render(request, into: "/proc/none/report").status == .outputFailed)
    #expect(folder.files().filter { !["a.json", "taken"].contains($0) }.isEmpty)
  }

  /// Files that are not ours stay; ours that are no longer made go.
  @Test func rerun() throws {
    let folder = try ReportFolder()
    try folder.render(["a.json": Self.good])
    try folder.write("mine", "out/notes.txt")
    let before = folder.files("out")
    try folder.render(["a.json": Self.good.replacing("\"id\": \"a\"", with: "\"id\": \"b\"")])
    let after = folder.files("out")
    #expect(try folder.text("out/notes.txt") == "mine")
    #expect(before.contains("cells/a.html"))
    #expect(!after.contains("cells/a.html"))
    #expect(after.contains("cells/b.html"))
    #expect(!after.contains { $0.hasPrefix("svg/a/") })
  }

  @Test func withoutPictures() throws {
    let folder = try ReportFolder()
    try folder.render(["a.json": Self.good]) { $0.writesPictures = false }
    #expect(!folder.files("out").contains { $0.hasPrefix("svg/") })
    #expect(try folder.json("out/report.json")["previews"][0]["svg"].isNull)
    #expect(folder.files("out").contains("cells/a.html"))
  }

  @Test func samples() {
    #expect(Set(Samples.names).count == Samples.names.count)
    #expect(Samples.design("none") == nil)
    let outcome = Proofing.render(Request(sample: "none"), into: "unused")
    #expect(outcome.status == .invalidInput)
  }
}

extension Request {
  fileprivate init(sample: String) {
    self.init()
    inputs = [.sample(sample)]
  }
}
