import Diagnostics
import JSON
import UIKitRules

/// The keys of a preview matrix.
enum PreviewKeys {
  static let name = Key(fixed: "name", Shapes.nonEmptyString, "What the matrix shows.")
  static let states = key(
    "states", Shapes.name(CellState.self, of: "a state"),
    "normal, highlighted, swiped and editing unless given.")
  static let systems = key("systems", Shapes.system, "18 and 26 unless given.")
  static let devices = key("devices", Shapes.device, "iPhone 16 unless given; only a size.")
  static let appearances = key(
    "appearances", Shapes.name(Appearance.self, of: "an appearance"), "light unless given.")
  static let contentSizes = key("contentSizes", Shapes.contentSize, "large unless given.")
  static let legibilityWeights = key(
    "legibilityWeights", Shapes.name(LegibilityWeight.self, of: "a legibility weight"),
    "regular unless given.")
  static let directions = key(
    "directions", Shapes.name(LayoutDirection.self, of: "a direction"), "ltr unless given.")
  static let locales = key(
    "locales", Shapes.locale,
    "Those of the strings unless given; en-XA is accented and longer, ar-XB runs from right to left.")

  static let form = ObjectForm(
    "preview", "a preview",
    [
      name.entry, states.entry, systems.entry, devices.entry, appearances.entry, contentSizes.entry,
      legibilityWeights.entry, directions.entry, locales.entry,
    ])

  private static func key<Value: Hashable & Sendable>(
    _ name: String, _ shape: Shape<Value>, _ about: String
  ) -> Key<[Value]> {
    Key(fixed: name, Shapes.distinct(shape), about)
  }
}

extension Shapes {
  /// A list of values that differ.
  static func distinct<Value: Hashable & Sendable>(_ element: Shape<Value>) -> Shape<[Value]> {
    let all = list(element, count: 1...1000)
    return Shape(form: all.form) { decoder, node in
      guard let values = all.read(&decoder, node) else { return nil }
      var seen: Set<Value> = []
      for (value, node) in zip(values, Array(decoder.document.elements(of: node)))
      where !seen.insert(value).inserted {
        decoder.report("duplicate-value", at: node, "the value stands twice in \"\(decoder.key)\"")
      }
      return values
    }
  }

  private static let systemForm = Form.names(System.allCases.map(\.rawValue), of: "a system")

  static let system = Shape<System>(form: systemForm) { decoder, node in
    guard decoder.document.kind(node) == .string else { return decoder.wrongType(node, systemForm) }
    let text = decoder.document.text(of: node)
    if let system = System(rawValue: text) { return system }
    if decoder.isFull { return nil }
    decoder.report("unknown-system", at: node, SystemName.message(text))
    return nil
  }

  static let device = Shape<Device>(form: deviceForm) { decoder, node in
    guard decoder.document.kind(node) == .string else { return decoder.wrongType(node, deviceForm) }
    let text = decoder.document.text(of: node)
    if let device = DeviceName.find(text) { return device }
    if decoder.isFull { return nil }
    decoder.report("unknown-device", at: node, DeviceName.message(text))
    return nil
  }

  private static let deviceForm = Form.either([.names(Device.allNames, of: "a device"), .string(.deviceSize)])

  static let contentSize = named(ContentSize.names, of: "a content size") { ContentSize(name: $0) }
}

extension PreviewMatrix {
  /// What is drawn of a design that does not say it.
  package static let standard = PreviewMatrix(
    name: nil, states: [.normal, .highlighted, .swiped, .editing], systems: [.ios18, .ios26],
    devices: Device.named("iPhone 16").map { [$0] } ?? [], appearances: [.light], contentSizes: [.large],
    legibilityWeights: [.regular], directions: [.leftToRight], locales: [])

  /// One matrix or a list of them.
  static let shape = Shape<[PreviewMatrix]>(
    form: .either([matrix.form, .list(matrix.form, count: 1...1000)])
  ) { decoder, node in
    if decoder.document.kind(node) == .array { return matrices.read(&decoder, node) }
    return matrix.read(&decoder, node).map { [$0] }
  }

  private static let matrices = Shapes.list(matrix, count: 1...1000)

  private static let matrix = Shape<PreviewMatrix>(form: .object(PreviewKeys.form.name)) { decoder, node in
    guard let fields = decoder.fields(of: node, PreviewKeys.form) else { return nil }
    let standard = decoder.standardPreview
    return PreviewMatrix(
      name: decoder.value(PreviewKeys.name, in: fields),
      states: decoder.value(PreviewKeys.states, in: fields) ?? standard.states,
      systems: decoder.value(PreviewKeys.systems, in: fields) ?? standard.systems,
      devices: decoder.value(PreviewKeys.devices, in: fields) ?? standard.devices,
      appearances: decoder.value(PreviewKeys.appearances, in: fields) ?? standard.appearances,
      contentSizes: decoder.value(PreviewKeys.contentSizes, in: fields) ?? standard.contentSizes,
      legibilityWeights: decoder.value(PreviewKeys.legibilityWeights, in: fields)
        ?? standard.legibilityWeights,
      directions: decoder.value(PreviewKeys.directions, in: fields) ?? standard.directions,
      locales: decoder.value(PreviewKeys.locales, in: fields) ?? standard.locales)
  }
}
