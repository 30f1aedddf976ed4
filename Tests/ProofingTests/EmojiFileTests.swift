import Foundation
import Markup
import Proofing
import Testing

/// Emoji are pictures: a report keeps each as one file, named by its content.
struct EmojiFileTests {
  private static let design = #"""
    { "cellproof": 1, "title": "E", "preview": { "systems": ["12", "26"], "devices": ["iPhone 8"], "states": ["normal", "swiped"] },
      "cells": [ { "id": "a", "content": { "type": "label", "text": "😀 مرحبا {name} 😀", "textColor": "#00000080" },
        "swipeActions": { "trailing": { "actions": [ { "id": "x", "title": "👍🏽" } ] } },
        "data": [ { "name": "a" }, { "name": "🇩🇪" } ] } ] }
    """#

  @Test func eachIsOneFile() throws {
    let folder = try ReportFolder()
    #expect(try folder.render(["a.json": Self.design]).status == .done)
    // Links lead somewhere, nothing is inline that may not be.
    try ReportCheck(folder: folder, name: "out").run()
    let files = folder.files("out")
    let pictures = files.filter { $0.hasPrefix("assets/") && $0.hasSuffix(".png") }
    #expect(pictures.count == 3)
    let pages = try files.filter { $0.hasSuffix(".html") }.map { try folder.text("out/" + $0) }
    for picture in pictures {
      #expect(pages.contains { $0.contains("href=\"../\(picture)\"") })
    }
    #expect(!pages.contains { $0.contains("href=\"data:") })
    #expect(pages.contains { $0.contains("opacity=\"0.5") })
    let fonts = try folder.json("out/report.json")["fonts"].list.map { $0["family"].text }
    #expect(
      fonts.contains("Inter") && fonts.contains("Noto Color Emoji") && fonts.contains("Noto Sans Arabic"))
    let findings = try folder.json("out/report.json")["findings"].list.map { $0["rule"].text }
    #expect(!findings.contains("no-glyph"))
  }
}
