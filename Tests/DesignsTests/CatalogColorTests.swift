import Diagnostics
import Graphics
import Testing
import UIKitRules

@testable import Designs

/// The colour sets of asset catalogs, named in a design like its own colours.
struct CatalogColorTests {
  private let red = ColorValue.fixed(Color(rgb: 0xFF0000))
  private let night = ColorValue.dynamic(
    light: .system(.white), dark: .system(.black), lightHighContrast: .system(.white),
    darkHighContrast: .system(.systemBlue))

  private func read(_ table: String, colors: String = "") -> (color: ColorValue?, faults: [Diagnostic]) {
    let text = """
      { "cells": [ { "id": "c" } ], "table": { "backgroundColor": \(table) }, "colors": { \(colors) },
        "assets": ["A.xcassets", "icons"], "cellproof": 1 }
      """
    var asked: [String] = []
    let (design, faults) = DesignReader.read(Array(text.utf8), source: SourceID(index: 0)) { folders in
      asked += folders.map(\.name)
      return ["Brand/accent": red, "night": night, "white": red, "tint": red, "own": red]
    }
    // Once, and with all folders, wherever they stand in the file.
    #expect(asked == ["A.xcassets", "icons"])
    return (design?.table.backgroundColor.otherwise, faults)
  }

  @Test func areColoursByName() {
    #expect(read("\"Brand/accent\"").color == red)
    #expect(read("\"night\"").color == night)
    #expect(read("\"other\"", colors: "\"other\": \"Brand/accent\"").color == red)
  }

  /// The design's own before the catalogs', the catalogs' before UIKit's.
  @Test func ownColoursWin() {
    #expect(read("\"own\"", colors: "\"own\": \"#00FF00\"").color == .fixed(Color(rgb: 0x00FF00)))
    #expect(read("\"white\"").color == red)
    #expect(read("\"tint\"").color == red)
    #expect(read("\"black\"").color == .system(.black))
  }

  @Test func partsOfOneAreTakenApart() {
    #expect(
      read("{ \"light\": \"Brand/accent\", \"dark\": \"night\" }").color
        == .dynamic(
          light: red, dark: .system(.black), lightHighContrast: red, darkHighContrast: .system(.systemBlue)))
  }

  @Test func nearMissesAreSuggested() {
    let faults = read("\"Brand/acent\"").faults
    #expect(faults.map(\.code) == ["unknown-colour"])
    #expect(faults.first?.message.contains("did you mean \"Brand/accent\"?") == true)
  }
}
