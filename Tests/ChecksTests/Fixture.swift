import Assets
import Designs
import Diagnostics
import Foundation
import Graphics
import Staging
import Testing
import Typesetting
import UIKitRules

@testable import Checks

/// A design read from text, and what the rules find in its stages.
struct Fixture {
  let text: String
  let design: Design
  /// What a test is about; nil: every rule.
  var only: Set<Rule>?
  /// What a test is not about: rules of the technique that its design uses.
  var leavesOut: Set<Rule> = []
  /// The images of the design.
  private var pictures = PictureLibrary(designFolder: nil, folders: [])

  private static let fonts = try? FontLibrary()

  init(_ json: String) throws {
    text = json
    let (design, faults) = DesignReader.read(Array(json.utf8), source: SourceID(index: 0))
    self.design = try #require(design, "\(faults.map(\.message))")
  }

  /// One cell `c` with some members, in a table with some members; no separators unless the table has some.
  init(cell: String, table: String = #""separatorStyle": "none""#) throws {
    try self.init("{ \"cellproof\": 1, \"table\": { \(table) }, \"cells\": [ { \"id\": \"c\", \(cell) } ] }")
  }

  /// The same with images, by name the bytes of a file.
  init(cell: String, icons: [String: [UInt8]], table: String = #""separatorStyle": "none""#) throws {
    try self.init(cell: cell, table: table)
    let folder = FileManager.default.temporaryDirectory.appending(path: "checks-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, bytes) in icons { try Data(bytes).write(to: folder.appending(path: name)) }
    pictures = PictureLibrary(designFolder: folder.path, folders: ["."])
    for name in icons.keys {
      let id = try pictures.load(String(name.prefix { $0 != "." && $0 != "@" }), scale: 2).get()
      pictures.lookAtPixels(of: id)
    }
  }

  /// The same with what other rules find left out.
  func only(_ rules: Rule...) -> Fixture {
    var copy = self
    copy.only = Set(rules)
    return copy
  }

  func findings(
    _ state: CellState, on system: System, appearance: Appearance = .light,
    direction: LayoutDirection = .leftToRight, contentSize: ContentSize = .large, device: String = "iPhone 8"
  ) throws -> [Finding] {
    let preview = try preview(
      state, on: system, appearance: appearance, direction: direction, contentSize: contentSize,
      device: device)
    let all =
      try CellChecks.findings(in: stage(of: preview), preview, of: design)
      + DesignChecks.findings(in: preview, of: design)
    return all.filter { finding in
      if let only { return only.contains(finding.rule) }
      // The colours here are chosen for other rules.
      return finding.rule != .contrast && !leavesOut.contains(finding.rule)
    }
  }

  /// Whether a system has the state and the table's style.
  func isShown(_ state: CellState, on system: System) throws -> Bool {
    let traits = try preview(state, on: system).traits
    return PreviewSkip.reason(state: state, of: design.cells[0], row: 0, in: traits) == nil
      && PreviewSkip.reason(style: design.table.style, in: traits) == nil
  }

  func stage(_ state: CellState, on system: System) throws -> Stage {
    try stage(of: preview(state, on: system))
  }

  private func stage(of preview: Preview) throws -> Stage {
    var stager = Stager(design: design, pictures: pictures, fonts: try #require(Self.fonts))
    return stager.stage(preview)
  }

  private func preview(
    _ state: CellState, on system: System, appearance: Appearance = .light,
    direction: LayoutDirection = .leftToRight, contentSize: ContentSize = .large, device: String = "iPhone 8"
  ) throws -> Preview {
    let traits = Traits(
      system: system, device: try #require(Device.named(device)), appearance: appearance,
      contentSize: contentSize, direction: direction)
    return Preview(cell: 0, row: 0, state: state, traits: traits)
  }

  /// The names of what is found, in order.
  func rules(
    _ state: CellState, on system: System, appearance: Appearance = .light,
    direction: LayoutDirection = .leftToRight, contentSize: ContentSize = .large, device: String = "iPhone 8"
  ) throws -> [String] {
    try findings(
      state, on: system, appearance: appearance, direction: direction, contentSize: contentSize,
      device: device
    ).map(\.rule.rawValue)
  }

  /// The text that a finding points at.
  func text(at span: Span) -> String {
    String(decoding: Array(text.utf8)[Int(span.start)..<Int(span.end)], as: UTF8.self)
  }
}

extension Fixture {
  /// What is told of every painted bar, whatever it shows.
  static let aboutBars: Set<Rule> = [.pullViewPath, .fullHeightDesignOn26, .swipeGap]

  /// A PNG of one red pixel without an alpha channel, as Python's zlib and struct modules write it (colour type 2).
  static let redPixel: [UInt8] = [
    137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 0, 1, 0, 0, 0, 1, 8, 2, 0, 0, 0,
    144, 119, 83, 222, 0, 0, 0, 12, 73, 68, 65, 84, 120, 156, 99, 248, 207, 192, 0, 0, 3, 1, 1, 0, 201,
    254, 146, 239, 0, 0, 0, 0, 73, 69, 78, 68, 174, 66, 96, 130,
  ]
}

extension Fixture {
  /// Eight by eight pixels: a white block with four red ones in it, one of them blended, and a clear border.
  static let badge: [UInt8] = [
    137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 0, 8, 0, 0, 0, 8, 8, 6, 0, 0, 0,
    196, 15, 190, 139, 0, 0, 0, 35, 73, 68, 65, 84, 120, 218, 99, 96, 32, 6, 252, 199, 1, 72, 87, 112, 6,
    200, 60, 131, 164, 30, 171, 130, 103, 13, 13, 20, 88, 129, 83, 1, 62, 0, 0, 241, 191, 135, 199, 111, 61,
    159, 164, 0, 0, 0, 0, 73, 69, 78, 68, 174, 66, 96, 130,
  ]
}

extension System {
  static let upTo10 = allCases.filter { $0 <= .ios10 }
  static let from11 = allCases.filter { $0 >= .ios11Xcode8 }
  static let upTo12 = allCases.filter { $0 <= .ios12 }
}

/// The states that a system shows of a cell with trailing row actions, all of them swiped.
func swipedStates(_ system: System) -> [CellState] {
  system <= .ios10 ? [.swiping, .swiped, .confirming] : [.swiping, .swiped, .fullSwipe, .confirming]
}
