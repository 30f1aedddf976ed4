import Foundation
import Testing

@testable import Proofing

/// A device may be dark whatever a design asks for: texts are looked at in the appearance that nobody thought of.
@Suite("The appearance that no preview asks for") struct UnaskedAppearanceTests {
  /// A white card under a label in UIKit's own colour, which turns white in the dark.
  private static func design(_ preview: String, card: String = #""white""#) -> String {
    #"""
    { "cellproof": 1, "preview": { "devices": ["iPhone SE"], "states": ["normal", "highlighted"], \#(preview) },
      "cells": [ { "id": "c", "height": 60, "card": { "backgroundColor": \#(card) }, "selectionStyle": "none",
        "content": { "type": "label", "text": "{n}" }, "data": [ { "n": "One" }, { "n": "Two" } ] } ] }
    """#
  }

  @Test("Dark is looked at where light alone is asked, on systems that have it")
  func dark() throws {
    let found = try findings(Self.design(#""systems": ["12", "13", "18"]"#))
    #expect(found.map(\.rule) == ["contrast"])
    #expect(
      found.first?.message
        == ##"in dark, which no preview asks for: "content" is #FFFFFF on #FFFFFF, a contrast of 1:1; text under 18 pt needs 4.5:1"##
    )
    // Once for each row and system, at rest.
    #expect(
      found.first?.previews.sorted() == [
        "c/normal.ios13.iphone-se", "c/normal.ios13.iphone-se.row2", "c/normal.ios18.iphone-se",
        "c/normal.ios18.iphone-se.row2",
      ])
  }

  @Test("Light is looked at where dark alone is asked")
  func light() throws {
    let found = try findings(Self.design(#""systems": ["18"], "appearances": ["dark"]"#, card: #""black""#))
    #expect(found.map { $0.message.hasPrefix("in light, which no preview asks for: ") } == [true])
  }

  @Test(
    "Nothing is told where both are asked, where the ground follows, before iOS 13, and where a filter asks for one",
    arguments: [
      (#""systems": ["18"], "appearances": ["light", "darkHighContrast"]"#, ##""#FFF""##, [String]()),
      (#""systems": ["18"]"#, #"{ "light": "white", "dark": "black" }"#, []),
      (#""systems": ["12"]"#, #""white""#, []),
      (#""systems": ["18"]"#, #""white""#, ["light"]),
    ])
  func nothing(_ preview: String, card: String, filter: [String]) throws {
    let found = try findings(Self.design(preview, card: card), appearances: filter)
    #expect(found.filter { $0.message.contains("no preview asks") }.map(\.message) == [])
  }

  @Test("What is faint in both is told once")
  func once() throws {
    let design = Self.design(#""systems": ["18"]"#).replacing(
      "\"text\": \"{n}\"", with: ##""text": "{n}", "textColor": "#DDDDDD""##)
    #expect(try findings(design).map { $0.message.hasPrefix("in ") } == [false])
  }

  @Test("The report is the same for one worker and four")
  func workers() throws {
    let design = Self.design(#""systems": ["13", "18", "26"]"#)
    #expect(try findings(design, jobs: 1) == findings(design, jobs: 4))
  }

  private struct Report: Decodable {
    struct Finding: Decodable, Equatable {
      var rule: String
      var message: String
      var previews: [String]
    }
    var findings: [Finding]
  }

  private func findings(
    _ design: String, appearances: [String] = [], jobs: Int? = nil
  ) throws -> [Report.Finding] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "unasked-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    var request = Request()
    request.inputs = [.standardInput(Array(design.utf8))]
    request.filters.appearances = appearances
    request.writesPictures = false
    request.jobs = jobs
    #expect(Proofing.render(request, into: folder.path).status == .done)
    return try JSONDecoder().decode(
      Report.self, from: Data(contentsOf: folder.appending(path: "report.json"))
    ).findings
  }
}
