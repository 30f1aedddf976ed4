import Designs
import Diagnostics
import Localization
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
    // Of a canvas nothing else can be wanted: who asks for it is told where it is to be had.
    let hasCanvas = designs.contains { $0.isDocument && $0.design.cells.contains { $0.canvas != nil } }
    func matching<Value: Hashable>(
      _ option: String, _ names: [String], _ known: [String], named word: KeyPath<Value, String>,
      _ read: (String) -> Value?
    ) throws(SelectionFault) -> Set<Value>? {
      let isElsewhere = { (name: String) in hasCanvas && read(name) != nil }
      return try PreviewFilter.matching(option, names, known, isElsewhere: isElsewhere) { name in
        read(name).flatMap { asked($0[keyPath: word], known) ? $0 : nil }
      }
    }
    let stateNames = names(
      matrices.flatMap { $0.states.map(\.rawValue) }, CellState.allCases.map(\.rawValue))
    states = try matching("state", filters.states, stateNames, named: \.rawValue) { CellState(rawValue: $0) }
    let systemNames = names(matrices.flatMap { $0.systems.map(\.name) }, System.allCases.map(\.name))
    systems = try matching("system", filters.systems, systemNames, named: \.name) { System(rawValue: $0) }
    let deviceNames = names(matrices.flatMap { $0.devices.map(\.name) }, Device.allNames)
    devices = try matching("device", filters.devices, deviceNames, named: \.self) { name in
      Device(name: name).map { _ in name }
    }
    let appearanceNames = names(
      matrices.flatMap { $0.appearances.map(\.rawValue) }, Appearance.allCases.map(\.rawValue))
    appearances = try matching("appearance", filters.appearances, appearanceNames, named: \.rawValue) {
      Appearance(rawValue: $0)
    }
    let sizeNames = names(
      matrices.flatMap { $0.contentSizes.map(\.rawValue) }, ContentSize.allCases.map(\.rawValue))
    contentSizes = try matching("content-size", filters.contentSizes, sizeNames, named: \.rawValue) {
      ContentSize(name: $0)
    }
    let directionNames = names(
      matrices.flatMap { $0.directions.map(\.rawValue) }, LayoutDirection.allCases.map(\.rawValue))
    directions = try matching("direction", filters.directions, directionNames, named: \.rawValue) {
      LayoutDirection(rawValue: $0)
    }
    let localeNames = PreviewFilter.unique(matrices.flatMap(\.locales))
    locales = try PreviewFilter.matching("locale", filters.locales, localeNames) { name in
      let locale = LocaleName.normalized(name) ?? name
      return asked(locale, localeNames) ? locale : nil
    }
  }

  private static func unique(_ names: [String]) -> [String] {
    var seen = Set<String>()
    return names.filter { seen.insert($0).inserted }
  }

  private static let canvasWords =
    "layout prints a document as its canvas shows it, which no option changes; render draws it as asked"

  /// The values that names stand for; nil where none are given.
  private static func matching<Value: Hashable>(
    _ option: String, _ names: [String], _ known: [String],
    isElsewhere: (String) -> Bool = { _ in false }, _ value: (String) -> Value?
  ) throws(SelectionFault) -> Set<Value>? {
    if names.isEmpty { return nil }
    var found = Set<Value>()
    for name in names {
      guard let value = value(name) else {
        var words = "--\(option) \(Quotation.quoted(name)) matches nothing"
        if isElsewhere(name) {
          words += "; \(canvasWords)"
        } else if let near = Suggestion.nearest(to: name, among: known) {
          words += " (did you mean \(Quotation.quoted(near))?)"
        }
        throw .filter(words + (known.isEmpty ? "; the designs ask for none" : "; there is \(list(known))"))
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
