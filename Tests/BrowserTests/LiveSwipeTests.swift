import Foundation
import Proofing
import Testing

extension BrowserTests {
  /// A row on the page swiped by mouse, touch and keys, on the lanes that move it in three different ways.
  ///
  /// Expected figures are UIKit's: buttons of 74 from iOS 11 on, two capsules of 63.5 with gaps of 10 on iOS 26,
  /// 25 points of hysteresis, open past half, overshoot to the power 0.7, a full swipe at 0.525 of the width.
  @MainActor
  @Suite struct LiveSwipeTests {
    /// A lane of the report: where it is, how wide it opens (nil: by its titles), and which way.
    struct Lane: CustomTestStringConvertible {
      var id: String
      var openWidth: Double?
      /// -1 where the row is dragged to the left.
      var towards: Double

      var testDescription: String { id }
    }

    nonisolated static let lanes = [
      Lane(id: "mail/swiped.ios10.iphone-se", openWidth: nil, towards: -1),
      Lane(id: "mail/swiped.ios18.iphone-se", openWidth: 148, towards: -1),
      Lane(id: "mail/swiped.ios26.iphone-se", openWidth: 157, towards: -1),
      Lane(id: "mail/swiped.ios10.iphone-se.rtl", openWidth: nil, towards: 1),
      Lane(id: "mail/swiped.ios18.iphone-se.rtl", openWidth: 148, towards: 1),
      Lane(id: "mail/swiped.ios26.iphone-se.rtl", openWidth: 157, towards: 1),
    ]
    /// Capsules of 50 with their titles below; a lone capsule of "Delete" between gaps of 10.
    nonisolated static let pictured = Lane(id: "pictured/swiped.ios26.iphone-se", openWidth: 130, towards: -1)
    nonisolated static let lone = Lane(id: "lone/swiped.ios26.iphone-se", openWidth: 83.5, towards: -1)

    private static let design = """
      { "cellproof": 1,
        "preview": [
          { "systems": ["10", "18", "26"], "devices": ["iPhone SE"], "states": ["normal", "swiped"] },
          { "systems": ["10", "18", "26"], "devices": ["iPhone SE"], "states": ["normal", "swiped"],
            "directions": ["rtl"] } ],
        "table": { "rowHeight": 80 },
        "cells": [ { "id": "mail",
          "content": { "type": "view", "children": [ { "type": "label", "text": "A row", "x": 16, "y": 30 } ] },
          "swipeActions": { "trailing": { "actions": [
            { "id": "flag", "api": "rowAction", "title": "Flag" },
            { "id": "delete", "api": "rowAction", "style": "destructive", "title": "Delete" } ] } } },
          { "id": "pictured", "swipeActions": { "trailing": { "actions": [
            { "id": "flag", "title": "Flag", "image": { "systemName": "flag" } },
            { "id": "bin", "title": "Bin", "image": { "systemName": "trash" } } ] } } },
          { "id": "lone", "swipeActions": { "trailing": { "actions": [
            { "id": "delete", "style": "destructive", "title": "Delete" } ] } } } ] }
      """

    /// The report, drawn once for all tests.
    private static let report: URL? = {
      let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("cellproof-swipe-\(UUID().uuidString)", isDirectory: true)
      var request = Request()
      request.inputs = [.standardInput(Array(design.utf8))]
      request.writesPictures = false
      guard Proofing.render(request, into: folder.path).status == .done else { return nil }
      return folder
    }()

    private static func cellPage(_ cell: Substring) throws -> URL {
      try #require(report).appendingPathComponent("cells/\(cell).html")
    }

    /// Opens the page and a lane's live stage; gives the open width that the page states.
    private func open(_ lane: Lane, width: Int = 1280) throws -> (page: Page, openWidth: Double) {
      let page = try Page.shared()
      try page.setViewport(width: width, height: 800)
      try page.open(Self.cellPage(lane.id.prefix { $0 != "/" }))
      let proof = try JSON.string(lane.id).literal
      let answer = try page.evaluate(
        """
        (() => {
          const proof = document.getElementById(\(proof));
          [...proof.querySelectorAll("button")].find(b => b.textContent.startsWith("Try it")).click();
          return Number(proof.dataset.open);
        })()
        """)
      let openWidth = try #require(answer.number)
      if let expected = lane.openWidth { #expect(openWidth == expected) }
      return (page, openWidth)
    }

    private func words(_ page: Page) throws -> String {
      try page.evaluate("document.querySelector('.live .track').getAttribute('aria-valuetext')").string ?? ""
    }

    /// How far the cell's group has been moved from where the swiped picture has it.
    private func shift(_ page: Page) throws -> Double {
      try page.evaluate(
        "new DOMMatrix(getComputedStyle(document.querySelector('.live .cell')).transform).e"
      ).number ?? .nan
    }

    /// Presses in the middle, moves slowly by some points and, unless told otherwise, lets go standing still.
    private func drag(_ page: Page, by distance: Double, releases: Bool = true) throws {
      let start = try page.spot(of: ".live .track")
      try page.mouse("mouseMoved", start, pressed: false)
      try page.mouse("mousePressed", start, pressed: true)
      for step in 1...8 {
        try page.mouse(
          "mouseMoved", Spot(x: start.x + distance * Double(step) / 8, y: start.y), pressed: true)
      }
      let end = Spot(x: start.x + distance, y: start.y)
      // The last five moves tell the speed.
      for _ in 0..<6 { try page.mouse("mouseMoved", end, pressed: true) }
      if releases { try page.mouse("mouseReleased", end, pressed: false) }
    }

    @Test(arguments: lanes)
    func mouseOpensPastHalf(lane: Lane) throws {
      let (page, openWidth) = try open(lane)
      #expect(try words(page) == "Closed")
      try drag(page, by: lane.towards * 24)
      #expect(try words(page) == "Closed", "within the hysteresis nothing moves")
      try drag(page, by: lane.towards * (25 + openWidth * 0.45).rounded(.down))
      #expect(try words(page) == "Closed", "short of half it closes")
      try drag(page, by: lane.towards * (25 + openWidth * 0.55).rounded(.up))
      #expect(try words(page) == "Open", "past half it stays open")
      #expect(try abs(shift(page)) < 0.01, "open is what the picture shows")
      #expect(page.faults.isEmpty)
    }

    @Test(arguments: lanes)
    func cellFollowsThePointer(lane: Lane) throws {
      let (page, openWidth) = try open(lane)
      try drag(page, by: lane.towards * 85, releases: false)
      // 85 less the hysteresis.
      #expect(try words(page) == "60 of \(Int(openWidth.rounded())) points")
      #expect(try abs(shift(page) - lane.towards * (60 - openWidth)) < 0.01)
    }

    @Test(arguments: lanes.filter { $0.id.contains("ios10") })
    func overdragResists(lane: Lane) throws {
      let (page, openWidth) = try open(lane)
      let beyond = 50.0
      let distance = (25 + openWidth + beyond).rounded()
      try drag(page, by: lane.towards * distance, releases: false)
      let travel = openWidth + pow(distance - 25 - openWidth, 0.7)
      #expect(try abs(shift(page) - lane.towards * (travel - openWidth)) < 0.01)
    }

    @Test func fullSwipeIsTheFirstAction() throws {
      // 0.525 of 375 points.
      let (page, _) = try open(Self.lanes[1])
      try drag(page, by: -(25 + 196), releases: false)
      #expect(try words(page).hasSuffix("points"))
      try page.mouse("mouseReleased", Spot(x: 0, y: 0), pressed: false)
      _ = try page.evaluate("document.querySelector('.live').close()")
      let (again, _) = try open(Self.lanes[1])
      try drag(again, by: -(25 + 198))
      #expect(try words(again) == "Full swipe: Flag")
    }

    /// What covers the others is a capsule as well: 16 of radius beside words, half of 50 below images.
    @Test(arguments: zip([lanes[2], pictured], [16.0, 25]))
    func fullSwipeCoversWithACapsule(lane: Lane, radius: Double) throws {
      let (page, _) = try open(lane)
      try drag(page, by: -(25 + 198))
      #expect(try words(page) == "Full swipe: Flag")
      let cover = "document.querySelector('.live .action > rect[rx]')"
      #expect(try page.evaluate("Number(\(cover).getAttribute('rx'))") == .number(radius))
      // 0.525 of 375, less the gaps.
      let width = try page.evaluate("parseFloat(\(cover).style.width)").number ?? .nan
      #expect(abs(width - (0.525 * 375 - 20)) < 0.01)
    }

    /// A lone capsule is as wide as the way it has come, at most its 63.5; its height, and what it shows, are in
    /// proportion.
    @Test(arguments: [40.0, 70])
    func loneCapsuleFollowsTheWay(travel: Double) throws {
      let (page, _) = try open(Self.lone)
      try drag(page, by: -(25 + travel), releases: false)
      func scale(_ selector: String, _ axis: String) throws -> Double {
        let style = "getComputedStyle(document.querySelector('.live .action\(selector)')).transform"
        return try page.evaluate("new DOMMatrix(\(style)).\(axis)").number ?? .nan
      }
      let (across, down) = (min(travel, 63.5) / 63.5, travel / 83.5)
      #expect(try abs(scale("", "a") - across) < 1e-4)
      #expect(try abs(scale("", "d") - down) < 1e-4)
      #expect(try abs(scale(" g:has(> use)", "a") * across - down) < 1e-4)
    }

    /// The page of techniques finds a cell by its name, and j goes from picture to picture.
    @Test func techniquesAreSievedAndWalked() throws {
      let page = try Page.shared()
      try page.setViewport(width: 1280, height: 800)
      try page.open(#require(Self.report).appendingPathComponent("techniques.html"))
      let shown = "document.querySelectorAll('.proof:not(.sifted)').length"
      let all = try #require(page.evaluate(shown).number)
      try page.press("j")
      let first = try page.evaluate("decodeURIComponent(location.hash)").string ?? ""
      try page.press("j")
      let second = try page.evaluate("decodeURIComponent(location.hash)").string ?? ""
      #expect(first.hasPrefix("#mail/swiped.ios10") && second.hasPrefix("#mail/") && first != second)
      let answer = try page.evaluate(
        """
        (() => {
          const sieve = document.getElementById("sieve");
          sieve.value = "pictured";
          sieve.dispatchEvent(new Event("input"));
          return [...document.querySelectorAll(".proof:not(.sifted)")]
            .every((proof) => proof.closest("tr").querySelector("th").textContent.includes("pictured"));
        })()
        """)
      #expect(answer == true)
      let left = try #require(page.evaluate(shown).number)
      #expect(left > 0 && left < all)
      #expect(page.faults.isEmpty)
    }

    @Test(arguments: lanes)
    func fingerFlicksOpenAndShut(lane: Lane) throws {
      let (page, _) = try open(lane, width: 390)
      let start = try page.spot(of: ".live .track")
      // Quick: eight moves without a rest are far above 50 points a second.
      try page.swipe(from: start, to: Spot(x: start.x + lane.towards * 70, y: start.y))
      #expect(try words(page) == "Open")
      try page.swipe(from: start, to: Spot(x: start.x - lane.towards * 70, y: start.y))
      #expect(try words(page) == "Closed")
      // The dialog lies over the page, so its own box is what there is to check.
      let overflow = try page.evaluate(
        """
        (() => {
          const dialog = document.querySelector(".live"), box = dialog.getBoundingClientRect();
          return Math.max(dialog.scrollWidth - dialog.clientWidth, -box.left, box.right - 390);
        })()
        """)
      #expect(try #require(overflow.number) <= 0)
    }

    @Test(arguments: lanes)
    func keysMoveOpenAndClose(lane: Lane) throws {
      let (page, openWidth) = try open(lane)
      let (opening, closing) = lane.towards < 0 ? ("ArrowLeft", "ArrowRight") : ("ArrowRight", "ArrowLeft")
      try page.press(opening)
      try page.press(opening)
      #expect(try words(page) == "50 of \(Int(openWidth.rounded())) points")
      try page.press(closing)
      #expect(try words(page) == "25 of \(Int(openWidth.rounded())) points")
      try page.press("Enter")
      #expect(try words(page) == "Closed")
      try page.press("End")
      #expect(try words(page) == "Open")
      #expect(try page.evaluate("document.querySelector('.live .state').textContent") == "Open")
      try page.press("Home")
      #expect(try words(page) == "Closed")
      try page.press("Escape")
      // A dialog tells of its end in a task of its own.
      let gone = try page.evaluate(
        """
        new Promise(done => {
          const end = performance.now() + 5000;
          const look = () => document.querySelector(".live") && performance.now() < end
            ? requestAnimationFrame(look) : done(document.querySelectorAll(".live").length);
          look();
        })
        """)
      #expect(gone == 0)
    }

    /// Who wants stillness gets the end at once; others see it settle, and the row at rest only when it has.
    @Test(arguments: [true, false])
    func settlesAsMotionIsWanted(reduced: Bool) throws {
      let (page, _) = try open(Self.lanes[1])
      defer { try? page.setMedia(dark: false) }
      try page.setMedia(dark: false, reducedMotion: reduced)
      try drag(page, by: -120)
      #expect(try words(page) == "Open")
      let duration = try page.evaluate(
        "getComputedStyle(document.querySelector('.live .cell')).transitionDuration")
      #expect(duration == (reduced ? "0s" : "0.3s"))
      try page.press("Home")
      #expect(try words(page) == "Closed")
      // The picture of the row at rest takes over, at once or when the row has come to rest.
      let isAtRest = "document.querySelector('.live .track').classList.contains('closed')"
      let deadline = ContinuousClock.now + .seconds(reduced ? 0 : 10)
      while try page.evaluate(isAtRest) != true, ContinuousClock.now < deadline {}
      #expect(try page.evaluate(isAtRest) == true)
    }

    @Test(.needsAxe, arguments: [390, 1280])
    func stageIsAccessible(width: Int) throws {
      for lane in [Self.lanes[1], Self.lanes[5]] {
        let (page, _) = try open(lane, width: width)
        for dark in [false, true] {
          try page.setMedia(dark: dark)
          let violations = try page.axeViolations()
          #expect(violations.isEmpty)
        }
      }
    }

    @Test func withoutScriptsStatesStandSideBySide() throws {
      let page = try Page.shared()
      try page.setScripts(enabled: false)
      try page.open(Self.cellPage("mail"))
      #expect(try page.evaluate("document.querySelectorAll('.proof').length") == 12)
      #expect(try page.evaluate("document.querySelectorAll('button').length") == 0)
      try page.setScripts(enabled: true)
    }
  }
}
