import Assets
import Designs
import Diagnostics
import Graphics
import Testing
import Typesetting
import UIKitRules

@testable import Staging

/// A design read from text, and its stages.
struct Fixture {
  let design: Design
  var pictures = PictureLibrary(designFolder: nil, folders: [])

  private static let fonts = try? FontLibrary()

  init(_ json: String) throws {
    let (design, faults) = DesignReader.read(Array(json.utf8), source: SourceID(index: 0))
    self.design = try #require(design, "\(faults.map(\.message))")
  }

  /// One cell `c` with some members, in a table with some members.
  init(cell: String, table: String = "") throws {
    try self.init(
      """
      { "cellproof": 1, "table": { \(table) }, "cells": [ { "id": "c"\(cell.isEmpty ? "" : ", ")\(cell) } ] }
      """)
  }

  func preview(_ state: CellState, _ traits: Traits, row: Int = 0) -> Preview {
    Preview(cell: 0, row: row, state: state, traits: traits)
  }

  func stage(
    _ state: CellState, on system: System, _ device: String = "iPhone 8", appearance: Appearance = .light,
    size: ContentSize = .large, weight: LegibilityWeight = .regular,
    direction: LayoutDirection = .leftToRight,
    row: Int = 0, position: RowPosition = .only
  ) throws -> Stage {
    let traits = Traits(
      system: system, device: try #require(Device.named(device)), appearance: appearance, contentSize: size,
      legibilityWeight: weight, direction: direction)
    return try #require(try stages([preview(state, traits, row: row)], position: position).first)
  }

  /// The stages of some previews, all made by one stager.
  func stages(_ previews: [Preview], position: RowPosition = .only) throws -> [Stage] {
    var stager = Stager(design: design, pictures: pictures, fonts: try #require(Self.fonts))
    return previews.map { stager.stage($0, position: position) }
  }

  func scene(_ id: String, traits: Traits, rowLimit: Int = .max) throws -> SceneStage {
    let scene = try #require(design.scenes.first { $0.id == id })
    var stager = Stager(design: design, pictures: pictures, fonts: try #require(Self.fonts))
    return stager.scene(scene, traits: traits, rowLimit: rowLimit)
  }
}

extension Stage {
  /// The classes from a view up to the table, the view first.
  func chain(_ id: String) -> [String] {
    var chain: [String] = []
    let views = allViews
    var index = views.firstIndex { $0.id == id } ?? -1
    while index >= 0 {
      chain.append(views[index].className)
      index = views[index].parent
    }
    return chain
  }

  func frame(_ id: String) -> Rect? { view(id)?.frame }

  /// A view's frame in the picture.
  func place(_ id: String) -> Rect? {
    let views = allViews
    return views.firstIndex { $0.id == id }.map { Stage.absoluteFrame(of: $0, in: views) }
  }

  /// The text that a view shows.
  func text(_ id: String) -> TextItem? {
    for case .text(let item) in view(id)?.items ?? [] { return item }
    return nil
  }
}

/// Whether two lengths are equal but for what binary fractions leave.
func same(_ left: Double?, _ right: Double, within tolerance: Double = 0.006) -> Bool {
  left.map { abs($0 - right) <= tolerance } ?? false
}

func same(_ left: Rect?, _ x: Double, _ y: Double, _ width: Double, _ height: Double, within: Double = 0.006)
  -> Bool
{
  same(left?.x, x, within: within) && same(left?.y, y, within: within)
    && same(left?.width, width, within: within)
    && same(left?.height, height, within: within)
}

extension System {
  /// Every lane from one on, up to another.
  static func lanes(_ first: System, _ last: System) -> [System] {
    allCases.filter { $0 >= first && $0 <= last }
  }
  static let upTo10 = lanes(.ios8, .ios10)
  static let upTo12 = lanes(.ios8, .ios12)
  static let from11 = lanes(.ios11Xcode8, .ios26)
  static let from11To18 = lanes(.ios11Xcode8, .ios18)
  static let from13 = lanes(.ios13, .ios26)
  static let from13To18 = lanes(.ios13, .ios18)
}
