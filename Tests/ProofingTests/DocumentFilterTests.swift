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
