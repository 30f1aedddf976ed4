import Assets
import Designs
import Diagnostics
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

  /// The same with what other rules find left out.
  func only(_ rules: Rule...) -> Fixture {
    var copy = self
    copy.only = Set(rules)
    return copy
  }

  func findings(
    _ state: CellState, on system: System, appearance: Appearance = .light,
    direction: LayoutDirection = .leftToRight
  ) throws -> [Finding] {
    let preview = try preview(state, on: system, appearance: appearance, direction: direction)
    let all =
      try CellChecks.findings(in: stage(of: preview), preview, of: design)
      + DesignChecks.findings(in: preview, of: design)
    return all.filter { only?.contains($0.rule) ?? true }
  }

  func stage(_ state: CellState, on system: System) throws -> Stage {
    try stage(of: preview(state, on: system))
  }

  private func stage(of preview: Preview) throws -> Stage {
    var stager = Stager(
      design: design, pictures: PictureLibrary(designFolder: nil, folders: []),
      fonts: try #require(Self.fonts))
    return stager.stage(preview)
  }

  private func preview(
    _ state: CellState, on system: System, appearance: Appearance = .light,
    direction: LayoutDirection = .leftToRight
  ) throws -> Preview {
    let traits = Traits(
      system: system, device: try #require(Device.named("iPhone 8")), appearance: appearance,
      direction: direction)
    return Preview(cell: 0, row: 0, state: state, traits: traits)
  }

  /// The names of what is found, in order.
  func rules(
    _ state: CellState, on system: System, appearance: Appearance = .light,
    direction: LayoutDirection = .leftToRight
  ) throws -> [String] {
    try findings(state, on: system, appearance: appearance, direction: direction).map(\.rule.rawValue)
  }

  /// The text that a finding points at.
  func text(at span: Span) -> String {
    String(decoding: Array(text.utf8)[Int(span.start)..<Int(span.end)], as: UTF8.self)
  }
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
