import Diagnostics
import JSON

/// The keys of a stack.
enum StackKeys {
  static let axis = Key("axis", Shapes.name(Stack.Axis.self, of: "an axis"), "horizontal unless given.")
  static let distribution = Key(
    "distribution", Shapes.name(Stack.Distribution.self, of: "a distribution"), "fill unless given.")
  static let alignment = Key(
    "alignment", Shapes.name(Stack.Alignment.self, of: "a stack alignment"), "fill unless given.")
  static let spacing = Key(
    "spacing", length, "Between children, in points; an object follows the text size.")
  static let customSpacing = Key(
    fixed: "customSpacing", customSpacings, "Spacing behind a child, by the child's id, in points.")
  static let isLayoutMarginsRelativeArrangement = Key(
    "isLayoutMarginsRelativeArrangement", Shapes.boolean, "Whether children keep within the margins.")
  static let isBaselineRelativeArrangement = Key(
    "isBaselineRelativeArrangement", Shapes.boolean, "Whether vertical spacing is between baselines.")

  static let entries = [
    axis.entry, distribution.entry, alignment.entry, spacing.entry, customSpacing.entry,
    isLayoutMarginsRelativeArrangement.entry, isBaselineRelativeArrangement.entry,
  ]

  /// A child's id, where it stands, and the spacing behind the child.
  struct CustomSpacing: Sendable {
    let id: String
    let node: Int
    let spacing: Setting<Length>
  }

  private static let length = Shapes.scalable(.coordinate)

  private static let customSpacings = Shape<[CustomSpacing]>(
    form: .map(.rules(length.form))
  ) { decoder, node in
    guard decoder.document.kind(node) == .object else {
      return decoder.wrongType(node, .map(length.form))
    }
    var spacings: [CustomSpacing] = []
    for (key, value) in decoder.document.members(of: node) {
      let id = decoder.document.text(of: key)
      if ObjectForm.everywhere.contains(id) { continue }
      decoder.key = id
      let spacing = decoder.setting(at: value, length, default: .zero)
      spacings.append(CustomSpacing(id: id, node: key, spacing: spacing))
    }
    return spacings
  }
}

extension DesignDecoder {
  mutating func stack(in fields: Fields, children: [View]) -> Stack {
    Stack(
      axis: setting(StackKeys.axis, in: fields, default: .horizontal),
      distribution: setting(StackKeys.distribution, in: fields, default: .fill),
      alignment: setting(StackKeys.alignment, in: fields, default: .fill),
      spacing: setting(StackKeys.spacing, in: fields, default: .zero),
      customSpacing: customSpacing(in: fields, children: children),
      isLayoutMarginsRelativeArrangement: setting(
        StackKeys.isLayoutMarginsRelativeArrangement, in: fields, default: false),
      isBaselineRelativeArrangement: setting(
        StackKeys.isBaselineRelativeArrangement, in: fields, default: false))
  }

  private mutating func customSpacing(in fields: Fields, children: [View]) -> [Int: Setting<Length>] {
    var spacings: [Int: Setting<Length>] = [:]
    for spacing in value(StackKeys.customSpacing, in: fields) ?? [] {
      if let child = children.firstIndex(where: { $0.id == spacing.id }) {
        spacings[child] = spacing.spacing
      } else if !isFull {
        let clause = nearMiss(to: spacing.id, among: children.prefix(400).compactMap(\.id))
        report(
          "unknown-child", at: spacing.node, "no child of the stack has the id \(quoted(spacing.id))\(clause)"
        )
      }
    }
    return spacings
  }
}
