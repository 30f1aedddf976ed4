import Designs
import Diagnostics
import UIKitRules

/// The values that filters leave of each dimension; nil leaves all.
struct PreviewFilter: Sendable {
  private var cells: Set<String>?
  private var states: Set<CellState>?
  private var systems: Set<System>?
  private var devices: Set<String>?
  private var appearances: Set<Appearance>?
  private var contentSizes: Set<ContentSize>?
  private var directions: Set<LayoutDirection>?
  private var locales: Set<String>?

  /// Checks each value against what the designs ask for.
  init(_ filters: Request.Filters, designs: [LoadedDesign], ids: [[String]]) throws(SelectionFault) {
    let matrices = designs.flatMap { loaded in
      loaded.design.cells.flatMap { $0.previews ?? loaded.design.previews }
    }
    let known = ids.flatMap { $0 } + designs.flatMap { $0.design.cells.map(\.id) }
    cells = try PreviewFilter.matching("cell", filters.cells, ids.flatMap { $0 }) { name in
      known.contains(name) ? name : nil
    }
    let asked = { (name: String, all: [String]) in all.contains(name) }
    // Documents ask for nothing: of them anything may be wanted, but on their canvas.
    let isOpen = designs.contains { $0.isDocument && $0.design.cells.contains { $0.canvas == nil } }
    func names(_ asked: [String], _ all: [String]) -> [String] {
      PreviewFilter.unique(asked + (isOpen ? all : []))
    }
    let stateNames = names(
      matrices.flatMap { $0.states.map(\.rawValue) }, CellState.allCases.map(\.rawValue))
    states = try PreviewFilter.matching("state", filters.states, stateNames) { name in
      asked(name, stateNames) ? CellState(rawValue: name) : nil
    }
    let systemNames = names(matrices.flatMap { $0.systems.map(\.name) }, System.allCases.map(\.name))
    systems = try PreviewFilter.matching("system", filters.systems, systemNames) { name in
      asked(name, systemNames) ? System(rawValue: name) : nil
    }
    let deviceNames = names(matrices.flatMap { $0.devices.map(\.name) }, Device.allNames)
    devices = try PreviewFilter.matching("device", filters.devices, deviceNames) { name in
      asked(name, deviceNames) ? name : nil
    }
    let appearanceNames = names(
      matrices.flatMap { $0.appearances.map(\.rawValue) }, Appearance.allCases.map(\.rawValue))
    appearances = try PreviewFilter.matching("appearance", filters.appearances, appearanceNames) { name in
      asked(name, appearanceNames) ? Appearance(rawValue: name) : nil
    }
    let sizeNames = names(
      matrices.flatMap { $0.contentSizes.map(\.rawValue) }, ContentSize.allCases.map(\.rawValue))
    contentSizes = try PreviewFilter.matching("content-size", filters.contentSizes, sizeNames) { name in
      ContentSize(name: name).flatMap { asked($0.rawValue, sizeNames) ? $0 : nil }
    }
    let directionNames = names(
      matrices.flatMap { $0.directions.map(\.rawValue) }, LayoutDirection.allCases.map(\.rawValue))
    directions = try PreviewFilter.matching("direction", filters.directions, directionNames) { name in
      asked(name, directionNames) ? LayoutDirection(rawValue: name) : nil
    }
    let localeNames = PreviewFilter.unique(matrices.flatMap(\.locales))
    locales = try PreviewFilter.matching("locale", filters.locales, localeNames) { name in
      asked(name, localeNames) ? name : nil
    }
  }

  private static func unique(_ names: [String]) -> [String] {
    var seen = Set<String>()
    return names.filter { seen.insert($0).inserted }
  }

  /// The values that names stand for; nil where none are given.
  private static func matching<Value: Hashable>(
    _ option: String, _ names: [String], _ known: [String], _ value: (String) -> Value?
  ) throws(SelectionFault) -> Set<Value>? {
    if names.isEmpty { return nil }
    var found = Set<Value>()
    for name in names {
      guard let value = value(name) else {
        let there = known.isEmpty ? "the designs ask for none" : "there is " + list(known)
        let clause = Suggestion.clause(for: name, among: known)
        throw .filter("--\(option) \(Quotation.quoted(name)) matches nothing\(clause); \(there)")
      }
      found.insert(value)
    }
    return found
  }

  /// Names one after the other, the first thirty.
  private static func list(_ names: [String]) -> String {
    let shown = names.prefix(30).joined(separator: ", ")
    return names.count > 30 ? "\(shown) and \(names.count - 30) more" : shown
  }

  func admits(cell id: String, or name: String) -> Bool {
    cells.map { $0.contains(id) || $0.contains(name) } ?? true
  }
  func admits(_ state: CellState) -> Bool { states?.contains(state) ?? true }
  func admits(_ system: System) -> Bool { systems?.contains(system) ?? true }
  func admits(_ device: Device) -> Bool { devices?.contains(device.name) ?? true }
  func admits(_ appearance: Appearance) -> Bool { appearances?.contains(appearance) ?? true }
  func admits(_ size: ContentSize) -> Bool { contentSizes?.contains(size) ?? true }
  func admits(_ direction: LayoutDirection) -> Bool { directions?.contains(direction) ?? true }
  func admits(locale: String?) -> Bool {
    locales.map { set in locale.map { set.contains($0) } ?? false } ?? true
  }
}

extension Request.Filters {
  var isEmpty: Bool {
    cells.isEmpty && states.isEmpty && systems.isEmpty && devices.isEmpty && appearances.isEmpty
      && contentSizes.isEmpty && directions.isEmpty && locales.isEmpty
  }
}
